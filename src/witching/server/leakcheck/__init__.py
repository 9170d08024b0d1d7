"""`witching leak-check`: whether what a viewer got tells more than the viewer may know."""
