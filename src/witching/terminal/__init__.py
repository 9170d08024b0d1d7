"""The terminal: playing, replaying and looking up at a screen of text. Faces know a game, nothing else here does."""
