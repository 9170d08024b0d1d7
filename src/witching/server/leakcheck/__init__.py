"""`witching leak-check`: whether what a viewer got reveals more than the viewer may know."""
