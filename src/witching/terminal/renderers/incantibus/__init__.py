"""How Incantibus looks at a terminal."""
