"""A tournament: every bot meets every other on the same deals, from every seat (docs/tournament.md)."""
