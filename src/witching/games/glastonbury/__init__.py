"""Glastonbury (Günter Burkhardt): walk around the grid, fill the cauldron, remember what is in it."""
