"""The bots of this game by their level, the weakest first: the figures are in bench/README.md."""

from witching.core.level import Level
from witching.core.memory import MEMORIES

LEVELS = (
    Level("apprentice", 12, 0, 0.20, MEMORIES["fleeting"]),
    Level("student", 30, 2, 0.12, MEMORIES["short"]),
    Level("adept", 60, 6, 0.06, MEMORIES["fair"]),
    Level("magus", 150, 10, 0.03, MEMORIES["good"]),
    Level("archmage", 1000, 12, 0.0, MEMORIES["perfect"]),
)
