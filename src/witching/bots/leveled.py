"""The bots of a game's levels, which plan, forget and err as their row of the table says; and the sage above them."""

import time
from collections.abc import Callable, Sequence
from copy import copy

from msgspec.structs import replace

from witching.bots.bot import Bot
from witching.bots.search import Search
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.level import NAMES, TEMPERATURE, Level
from witching.core.memory import PERFECT, Memory
from witching.core.rng import Rng

BUSY = 3.0
"""On a busy machine, thinking may take this many times its CPU seconds in wall-clock time."""
SLICE = 8
"""Simulations between two checks of the clock."""
GRAIN = 1 << 20
SIMULATIONS = 10_000
"""The sage's budget: about 0.1 s per choice in both games (bench/README.md)."""
LIKELY = 0.25
"""An error is only ever a choice tried at least this fraction as often as the most tried one."""


class LeveledBot(Bot):
    """Plays a game at one of its levels.

    `simulations` replaces the level's own budget. After `seconds`, as `deadline` counts them, it answers with what it
    has; without `seconds` the same knowledge, choices and generator always give the same answer.
    """

    def __init__(self, level: str, *, simulations: int | None = None, seconds: float | None = None) -> None:
        self.level = level
        self.simulations = simulations
        self.seconds = seconds

    def memory(self, game: Game) -> Memory:
        return self.row(game).memory

    def budgeted(self, iterations: int) -> "LeveledBot":
        bot = copy(self)
        bot.simulations = iterations
        return bot

    def row(self, game: Game) -> Level:
        """The row of the level table that it plays by."""
        return game.level(self.level)

    def begin(self, game: Game, level: Level) -> Search:
        """A search that has not started yet."""
        return Search(game.strategy(), horizon=level.horizon, temperature=level.temperature)

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        level, known = self.row(game), labels(game, knowledge, choices)
        return by_search(self.search(game, knowledge, known, level, rng), known, knowledge.seat, level, rng)

    def search(self, game: Game, knowledge: Knowledge, known: dict[int, int], level: Level, rng: Rng) -> Search:
        """Think as long as the level says, the clock allows and it can matter; a little in any case."""
        search = self.begin(game, level)
        left = level.simulations if self.simulations is None else self.simulations
        is_late = deadline(self.seconds)
        while left > 0 and not is_decided(search, known, knowledge.seat, level, left):
            if search.simulations and is_late():
                break
            search.run(knowledge, rng, min(SLICE, left))
            left -= SLICE
        return search


class SageBot(LeveledBot):
    """Looks as far ahead as the highest level, with a strong player's prior; forgets nothing, makes no errors, thinks
    longest."""

    def __init__(self, *, simulations: int = SIMULATIONS, seconds: float | None = None) -> None:
        super().__init__(NAMES[-1], simulations=simulations, seconds=seconds)

    def row(self, game: Game) -> Level:
        return replace(super().row(game), error_margin=0.0, memory=PERFECT, temperature=TEMPERATURE)


def labels(game: Game, knowledge: Knowledge, choices: Sequence[int]) -> dict[int, int]:
    """By choice, the key under which a search counts it at its root: the same in every world."""
    strategy, world = game.strategy(), knowledge.imagine(Rng(0))
    return {action: strategy.action_key(world, action) for action in choices}


def is_decided(search: Search, known: dict[int, int], seat: int, level: Level, left: int) -> bool:
    """Whether `left` more simulations cannot change what is tried most, which a level without errors takes."""
    if level.error_margin:
        return False
    *_, second, first = [0, *sorted(search.tries(seat, label) for label in known.values())]
    return first - second > left


def by_search(search: Search, known: dict[int, int], seat: int, level: Level, rng: Rng) -> int:
    """The choice tried most or, by a small error, one that looks about as good."""
    tries = {action: search.tries(seat, label) for action, label in known.items()}
    most = max(known, key=lambda action: tries[action])
    if not level.error_margin:
        return most
    likely = [action for action in known if tries[action] >= LIKELY * tries[most]]
    blur = {action: level.error_margin * rng.below(GRAIN) / GRAIN for action in likely}
    return max(likely, key=lambda action: search.mean(seat, known[action]) + blur[action])


def deadline(seconds: float | None) -> Callable[[], bool]:
    """A function that says whether time is up: after `seconds` of this thread's CPU time, or BUSY times that by the
    clock.

    None: never.
    """
    if seconds is None:
        return lambda: False
    worked, waited = time.thread_time() + seconds, time.monotonic() + BUSY * seconds
    return lambda: time.thread_time() >= worked or time.monotonic() >= waited
