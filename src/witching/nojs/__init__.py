"""The no-script page: HTML made by the server, for every browser and screen reader, with scripts or without."""

HOME = "/plain"
"""Its first address. People have links that begin with it, so it stays."""
