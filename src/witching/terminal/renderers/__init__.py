"""How each game looks at a terminal: a folder for each game, which knows that game alone."""
