"""The bots of this game by their level, the weakest first: the figures are in bench/README.md."""

from witching.core.level import Level
from witching.core.memory import MEMORIES

LEVELS = (
    Level("apprentice", 45, 4, 0.08, MEMORIES["fleeting"]),
    Level("student", 72, 6, 0.043, MEMORIES["short"]),
    Level("adept", 92, 8, 0.03, MEMORIES["fair"]),
    Level("magus", 125, 10, 0.018, MEMORIES["good"]),
    Level("archmage", 135, 12, 0.0, MEMORIES["perfect"]),
)
