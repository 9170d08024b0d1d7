"""The games, one folder each; they never import each other."""
