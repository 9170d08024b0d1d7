"""Custom bots: written by users, found by path or entry point, each run in a separate process."""
