"""The no-script page: HTML made by the server, for every browser and screen reader, with scripts or without."""

HOME = "/plain"
"""Its home address. People have links that begin with it, so it must not change."""
