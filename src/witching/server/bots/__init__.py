"""Bots at tables: what one is asked, and the processes that answer."""
