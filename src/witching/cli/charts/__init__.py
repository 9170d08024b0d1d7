"""Charts of the command line, as SVG."""
