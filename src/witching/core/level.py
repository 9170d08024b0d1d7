"""Level: how strong a bot is at a game: planning, memory and small human errors."""

from msgspec import Struct

from witching.core.memory import PERFECT, Memory


class Level(Struct, frozen=True):
    """One row of a game's table of levels.

    `simulations` and `horizon` say how far it plans (no simulation: it takes what looks best at once), `memory` how
    well it remembers what is covered, `slip` how much worse than the best, as a part of a win, a choice may look and
    still be taken.
    """

    name: str
    simulations: int
    horizon: int
    slip: float
    memory: Memory = PERFECT
