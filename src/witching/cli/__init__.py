"""The command line: where games, bots and arena meet."""
