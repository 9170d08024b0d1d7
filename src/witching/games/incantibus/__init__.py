"""Incantibus: a tower, four wands, and choices that everybody makes at once."""
