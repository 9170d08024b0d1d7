"""The page in the browser: serves what is built from `page/`."""
