"""Custom bots: written by whoever plays, found by a path or an entry point, each in a process of its own."""
