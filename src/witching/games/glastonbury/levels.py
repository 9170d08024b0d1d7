"""The bots of this game by their level, the weakest first: the figures are in bench/README.md."""

from witching.core.level import Level
from witching.core.memory import MEMORIES

LEVELS = (
    Level("apprentice", 20, 2, 0.16, MEMORIES["fleeting"], taste=30.0),
    Level("student", 24, 3, 0.125, MEMORIES["short"], taste=21.0),
    Level("adept", 26, 4, 0.1, MEMORIES["fair"], taste=19.0),
    Level("magus", 27, 5, 0.085, MEMORIES["good"], taste=19.0),
    Level("archmage", 32, 8, 0.0, MEMORIES["perfect"], taste=16.0),
)
