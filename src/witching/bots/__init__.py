"""Bots: they know `core` and receive Knowledge, never a position that `imagine` did not make."""
