"""Level: how strong a bot is at a game: planning, memory and small human errors."""

from msgspec import Struct

from witching.core.memory import PERFECT, Memory

TASTE = 3.0
"""Points that make a choice look e times as good to a trained eye."""


class Level(Struct, frozen=True):
    """One row of a game's table of levels.

    `simulations` and `horizon` say how far it plans: how many worlds it plays through, and how many choices it plays on
    in each. `memory` is how well it remembers what is covered; `slip`, as a part of a win, how much worse than the best
    a choice may look and still be taken; `taste`, in points, how far apart two choices must be for a trained eye to
    see it at once: the more, the less is seen before it is tried.
    """

    name: str
    simulations: int
    horizon: int
    slip: float = 0.0
    memory: Memory = PERFECT
    taste: float = TASTE


NAMES = ("apprentice", "student", "adept", "magus", "archmage")
WHOLE_GAME = 1000
