"""A package of pytest too: a browser lives as long as its tests run, see `conftest.py`."""
