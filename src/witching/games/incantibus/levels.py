"""This game's bots by level, the weakest first; their results are in bench/README.md."""

from witching.core.level import WHOLE_GAME, Level
from witching.core.memory import MEMORIES

LEVELS = (
    Level("apprentice", 9, 0, 0.27, MEMORIES["fleeting"]),
    Level("student", 25, 4, 0.20, MEMORIES["short"]),
    Level("adept", 70, 12, 0.13, MEMORIES["fair"]),
    Level("magus", 450, WHOLE_GAME, 0.025, MEMORIES["good"]),
    Level("archmage", 4000, WHOLE_GAME, 0.0, MEMORIES["perfect"]),
)
