"""The sage: beyond the levels, for those who beat them all."""

from msgspec.structs import replace

from witching.bots.leveled import LeveledBot
from witching.core.game import Game
from witching.core.level import NAMES, TEMPERATURE, Level
from witching.core.memory import PERFECT

SIMULATIONS = 10_000
"""About 0.1 s a choice in both games (bench/README.md)."""


class SageBot(LeveledBot):
    """Looks as far as the highest level, with a trained eye, forgets nothing, never slips, and thinks longest."""

    def __init__(self, *, simulations: int = SIMULATIONS, seconds: float | None = None) -> None:
        super().__init__(NAMES[-1], simulations=simulations, seconds=seconds)

    def row(self, game: Game) -> Level:
        return replace(super().row(game), error_margin=0.0, memory=PERFECT, temperature=TEMPERATURE)
