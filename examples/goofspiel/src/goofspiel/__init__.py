"""Goofspiel with three cards: a game for Witching Hour."""
