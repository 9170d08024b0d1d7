"""Bots at tables: the requests they get, and the processes that answer them."""
