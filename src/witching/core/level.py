"""Level: how strong a bot is at a game: planning, memory and small human errors."""

from msgspec import Struct

from witching.core.memory import PERFECT, Memory


class Level(Struct, frozen=True):
    """One row of a game's table of levels.

    `simulations` and `horizon` say how far it plans: how many worlds it plays through, and how many choices it plays on
    in each. `memory` is how well it remembers what is covered; `slip`, as a part of a win, how much worse than the best
    a choice may look and still be taken.
    """

    name: str
    simulations: int
    horizon: int
    slip: float = 0.0
    memory: Memory = PERFECT


NAMES = ("apprentice", "student", "adept", "magus", "archmage")
WHOLE_GAME = 1000
LEVELS = tuple(Level(name, 10 * 4**rank, WHOLE_GAME, 0.2 - 0.05 * rank) for rank, name in enumerate(NAMES))
"""For a game that has no table of its own."""
