"""Advice: the best choices of a seat, how they may end, and why (docs/bots.md)."""

import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from witching.bots.leveled import labels
from witching.bots.search import Search
from witching.core.advice import Advice
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.level import WHOLE_GAME
from witching.core.message import Message
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.strategy import Strategy

MOST = 3
LEAST = 24
"""So many simulations there are, whatever the clock says."""
PATIENCE = 3.0
"""So many times its CPU time a thought may take on a busy machine."""
LEAST_TRIES = 8
"""What was tried less often is not well enough known to be told, unless nothing was."""


class Budget(Struct, frozen=True):
    """How long is thought: so many simulations; after `seconds` of this thread's CPU time, or some times as long on a
    machine that is busy, the advice is what was found by then. Without them the same question always gets the same
    advice."""

    simulations: int
    seconds: float | None = None


HINT = Budget(simulations=5000, seconds=1.6)
"""What people wait for. Compiled it is done long before the time is up."""


def advise(game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng, budget: Budget) -> list[Advice]:
    """The best of these choices, at most three, best first."""
    tries, sums = _try_all(game, knowledge, choices, rng, budget)
    best = sorted(choices, key=lambda action: -tries[action])[:MOST]
    told = [action for action in best if tries[action] >= LEAST_TRIES] or best[:1]
    return [_advice(game, knowledge, action, sums[action] / max(1, tries[action])) for action in told]


def _advice(game: Game, knowledge: Knowledge, action: int, margin: float) -> Advice:
    reasons = game.reasons(knowledge, action) or [Message("reasons-worlds")]
    return Advice(action, round(margin, 1) + 0.0, reasons)  # no minus before a zero


def _try_all(
    game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng, budget: Budget
) -> tuple[dict[int, int], dict[int, float]]:
    """How often a search tried each choice, and by how many points in sum the seat ended ahead then."""
    ends: list[float] = [0.0] * knowledge.imagine(Rng(0)).seats
    search = Search(_watched(game.strategy(), ends), horizon=WHOLE_GAME)
    known, seat, is_late = labels(game, knowledge, choices), knowledge.seat, _clock(budget.seconds)
    tries, sums = dict.fromkeys(choices, 0), dict.fromkeys(choices, 0.0)
    while search.simulations < budget.simulations and (search.simulations < LEAST or not is_late()):
        search.run(knowledge, rng, 1)
        tried = next(action for action in choices if search.tries(seat, known[action]) > tries[action])
        tries[tried] += 1
        sums[tried] += ends[seat] - max(end for other, end in enumerate(ends) if other != seat)
    return tries, sums


def _clock(seconds: float | None) -> Callable[[], bool]:
    """Whether the time is up, from now on."""
    if seconds is None:
        return lambda: False
    worked, waited = time.thread_time() + seconds, time.monotonic() + PATIENCE * seconds
    return lambda: time.thread_time() >= worked or time.monotonic() >= waited


def _watched(strategy: Strategy, ends: list[float]) -> Strategy:
    """The same strategy; the points that a simulation ended with for each seat are also written into `ends`."""
    kind = type(strategy)

    def value(self: Strategy, position: Position, seat: int) -> float:
        ends[seat] = kind.value(self, position, seat)
        return ends[seat]

    watched: Strategy = type(f"Watched{kind.__name__}", (kind,), {"value": value})()
    return watched
