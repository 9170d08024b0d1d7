"""This game's bots by level, the weakest first; their results are in bench/README.md."""

from witching.core.level import Level
from witching.core.memory import MEMORIES

LEVELS = (
    Level("apprentice", 20, 2, 0.16, MEMORIES["fleeting"], temperature=30.0),
    Level("student", 24, 3, 0.125, MEMORIES["short"], temperature=21.0),
    Level("adept", 26, 4, 0.1, MEMORIES["fair"], temperature=19.0),
    Level("magus", 27, 5, 0.085, MEMORIES["good"], temperature=19.0),
    Level("archmage", 32, 8, 0.0, MEMORIES["perfect"], temperature=16.0),
)
