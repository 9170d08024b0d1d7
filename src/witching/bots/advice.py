"""Advice: a seat's best choices, how they may end, and why (docs/bots.md)."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from witching.bots.leveled import deadline, labels
from witching.bots.search import Search
from witching.core.advice import RANKS, Advice, telling
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.level import NAMES
from witching.core.message import Message
from witching.core.rng import Rng

MOST = len(RANKS)
LEAST = 24
"""The fewest simulations, whatever the clock says."""
ENOUGH, FEW = 400, 8
"""How often each advised choice is tried, so that margins can be compared; fewer times when time is up."""
EAGER = 0.5
"""How much the search explores: more than for the best choice alone, so that the next best are known too."""


class Budget(Struct, frozen=True):
    """How long to think: this many `simulations`, or less after `seconds`, as `deadline` counts them: then the advice
    is what was found so far. Without `seconds` the same question always gets the same advice."""

    simulations: int
    seconds: float | None = None


HINT = Budget(simulations=5000, seconds=1.6)
"""For people who wait. The compiled engine is done long before time is up."""


class Tried(NamedTuple):
    """A choice, and the average margin that it and its equivalents ended with."""

    action: int
    margin: float


class Trials:
    """A search for the best choices that records how often each was tried, and how it ended for the seat."""

    def __init__(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> None:
        self._knowledge, self._rng = knowledge, rng
        self._search = Search(game.strategy(), horizon=game.level(NAMES[-1]).horizon, exploration=EAGER)
        self._labels = labels(game, knowledge, choices)
        self.tries = dict.fromkeys(choices, 0)
        self._ahead = dict.fromkeys(choices, 0.0)
        alike: dict[int, list[int]] = {}
        for action in choices:
            alike.setdefault(game.equivalent_action(knowledge, action), []).append(action)
        self._equivalent = {action: group for group in alike.values() for action in group}

    def go_on(self) -> None:
        """Run one more simulation."""
        self._search.run(self._knowledge, self._rng, 1)
        seat, tries = self._knowledge.seat, self.tries
        tried = next(action for action in tries if self._search.tries(seat, self._labels[action]) > tries[action])
        tries[tried] += 1
        self._ahead[tried] += self._search.margin(seat)

    def go_on_with(self, action: int) -> None:
        """Run one more simulation that begins with this choice."""
        self._search.force(self._knowledge.seat, action)
        self.go_on()
        self._search.unforce()

    def best(self) -> list[int]:
        """The choices tried most, the most tried first; one for each group of equivalent choices."""
        alike = [group for action, group in self._equivalent.items() if action == group[0]]
        alike.sort(key=lambda group: -self.tries_of(group[0]))
        return [max(group, key=self.tries.__getitem__) for group in alike[:MOST]]

    def tries_of(self, action: int) -> int:
        """How often a choice and its equivalents were tried."""
        return sum(self.tries[each] for each in self._equivalent[action])

    def margin_of(self, action: int) -> float:
        """By how many points the seat ended ahead on average, to a tenth."""
        ahead = sum(self._ahead[each] for each in self._equivalent[action])
        return round(ahead / max(1, self.tries_of(action)), 1) + 0.0  # turns -0.0 into 0.0


def advise(game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng, budget: Budget) -> list[Advice]:
    """The best of these choices, at most three, best first; where there is only one, that one."""
    if len(choices) == 1:
        return [Advice(choices[0], 0.0, [Message("reasons-only")])]
    told = _try_all(Trials(game, knowledge, choices, rng), budget)
    found = [game.reasons(knowledge, each.action) for each in told]
    reasons = telling(found, [each.margin for each in told])
    return [Advice(each.action, each.margin, why) for each, why in zip(told, reasons, strict=True)]


def _try_all(trials: Trials, budget: Budget) -> list[Tried]:
    """The choice tried most, which is what a bot takes; then the next two by margin, once they have been tried often
    enough too."""
    is_late = deadline(budget.seconds)
    for simulation in range(budget.simulations):
        if simulation >= LEAST and is_late():
            break
        trials.go_on()
    best = trials.best()
    for action in best:
        while trials.tries_of(action) < (FEW if is_late() else min(ENOUGH, budget.simulations)):
            trials.go_on_with(action)
    first, *others = [Tried(action, trials.margin_of(action)) for action in best]
    return [first, *sorted(others, key=lambda each: -each.margin)]
