"""Witching Hour: games of witches and potions, their rules engine and its bots."""

from witching.engine import loader

__version__ = "0.2.0"

loader.activate()
