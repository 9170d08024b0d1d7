"""For those who change the program: nothing here is part of it, and no wheel holds it."""
