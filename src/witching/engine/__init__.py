"""Finds, checks and builds the compiled form of the hot modules. Imports no other part of the package."""
