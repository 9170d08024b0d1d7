"""The server: tables that lose nothing and leak nothing. It knows no game by name and no human language."""
