"""Rivals of the bots, to measure what thinking brings: for `witching tournament` (bench/README.md).

`Tenth` and `Tenfold` are sages that think for a tenth and for ten times as long as the sage, which takes about 0.1 s a
choice here; `Regretful` and `Bounded` learn choices that are due at once by regret matching and by bounds.
"""

from witching.bots.leveled import SIMULATIONS, SageBot
from witching.bots.search import REGRET, UCB, Search
from witching.core.game import Game
from witching.core.level import Level


class Tenth(SageBot):
    def __init__(self) -> None:
        super().__init__(simulations=SIMULATIONS // 10)


class Tenfold(SageBot):
    def __init__(self) -> None:
        super().__init__(simulations=10 * SIMULATIONS)


class Bounded(SageBot):
    """Of 600 simulations."""

    simultaneous = UCB

    def __init__(self) -> None:
        super().__init__(simulations=600)

    def begin(self, game: Game, level: Level) -> Search:
        temperature, simultaneous = level.temperature, self.simultaneous
        return Search(game.strategy(), horizon=level.horizon, temperature=temperature, simultaneous=simultaneous)


class Regretful(Bounded):
    simultaneous = REGRET
