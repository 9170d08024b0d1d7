"""Bots: they know `core` and receive Knowledge; the only positions they see come from `imagine`."""
