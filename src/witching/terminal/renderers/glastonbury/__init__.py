"""How Glastonbury looks at a terminal."""
