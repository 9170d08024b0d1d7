"""Level: how strong a bot is at a game: planning, memory and small human errors."""

from msgspec import Struct, field

from witching.core.memory import PERFECT, Memory

TEMPERATURE = 3.0
"""Points that make a choice e times as likely a priori, for a strong player."""


class Level(Struct, frozen=True):
    """One row of a game's table of levels.

    `simulations` and `horizon` are how far it plans: how many worlds it plays through, and how many choices ahead in
    each. `memory` is how well it remembers what is covered; `error_margin`, as a fraction of a win, how much worse than
    the best a choice may look and still be taken; `temperature`, in points, how flat the prior is: the higher, the less
    it sees before trying. `error_margin` and `temperature` are stored under their original names.
    """

    name: str
    simulations: int
    horizon: int
    error_margin: float = field(name="slip", default=0.0)
    memory: Memory = PERFECT
    temperature: float = field(name="taste", default=TEMPERATURE)


NAMES = ("apprentice", "student", "adept", "magus", "archmage")
WHOLE_GAME = 1000
