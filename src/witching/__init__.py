"""Witching Hour: games of witches and potions, their rules engine and its bots."""

from witching.engine import loader

__version__ = "0.1.0"

loader.activate()
