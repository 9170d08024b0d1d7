"""The terminal: playing, replaying and looking up at a screen of text. Only renderers know a game."""
