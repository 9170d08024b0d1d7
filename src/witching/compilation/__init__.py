"""Finds, checks and builds the compiled hot modules. Imports no other part of the package."""
