"""The server: tables that lose nothing and leak nothing. It names no game and speaks no language."""
