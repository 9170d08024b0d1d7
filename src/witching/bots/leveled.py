"""The bots of a game's levels: they plan, they forget and they err as their row of the table says."""

import time
from collections.abc import Sequence

from witching.bots.bot import Bot
from witching.bots.search import Search
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.level import Level
from witching.core.memory import Memory
from witching.core.rng import Rng

SLICE = 32
"""Simulations between two looks at the clock."""
GRAIN = 1 << 20
SELDOM = 0.02
"""A choice that got less than this part of the tries is not known well enough to be taken."""


class LeveledBot(Bot):
    """Plays a game at one of its levels.

    `simulations` takes the place of the level's own budget. After `seconds` of this thread's CPU time it answers with
    what it has; without them the same knowledge, choices and generator always give the same answer.
    """

    def __init__(self, level: str, *, simulations: int | None = None, seconds: float | None = None) -> None:
        self.level = level
        self.simulations = simulations
        self.seconds = seconds

    def memory(self, game: Game) -> Memory:
        return game.level(self.level).memory

    def budgeted(self, iterations: int) -> "LeveledBot":
        return LeveledBot(self.level, simulations=iterations, seconds=self.seconds)

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        level = game.level(self.level)
        search = self.search(game, knowledge, level, rng)
        return by_search(search, labels(game, knowledge, choices), knowledge.seat, level, rng)

    def search(self, game: Game, knowledge: Knowledge, level: Level, rng: Rng) -> Search:
        """Think for as long as the level says, or the clock allows."""
        search = Search(game.strategy(), horizon=level.horizon)
        budget = level.simulations if self.simulations is None else self.simulations
        end = None if self.seconds is None else time.thread_time() + self.seconds
        while search.simulations < budget and (end is None or time.thread_time() < end):
            search.run(knowledge, rng, min(SLICE, budget - search.simulations))
        return search


def labels(game: Game, knowledge: Knowledge, choices: Sequence[int]) -> dict[int, int]:
    """By choice the label under which a search counts it at its root: the same in every world."""
    strategy, world = game.strategy(), knowledge.imagine(Rng(0))
    return {action: strategy.label(world, action) for action in choices}


def by_search(search: Search, known: dict[int, int], seat: int, level: Level, rng: Rng) -> int:
    """The choice that was tried most; with a slip, one that looks about as good."""
    if not level.slip:
        return max(known, key=lambda action: search.tries(seat, known[action]))
    least = SELDOM * search.simulations
    tried = [action for action in known if search.tries(seat, known[action]) >= least] or list(known)
    blur = {action: level.slip * rng.below(GRAIN) / GRAIN for action in tried}
    return max(tried, key=lambda action: search.mean(seat, known[action]) + blur[action])

