"""The no-script page: HTML made by the server, for every browser and screen reader, with scripts or without."""
