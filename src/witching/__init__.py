"""Witching Hour: games of witches and potions, their rules engine and its bots."""

from witching import interrupts

if interrupts.is_command():
    interrupts.hold()  # until `__main__` has loaded the command line

from witching.compilation import loader

__version__ = "0.2.0"

loader.activate()
