"""The bots by name."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from witching.bots.baseline import GreedyBot, RandomBot
from witching.bots.bot import Bot, Brain
from witching.bots.leveled import LeveledBot, SageBot
from witching.core.level import NAMES
from witching.core.refusal import refused

Roster = Mapping[str, Callable[[], Brain]]

HURRY = 1.0
"""Seconds per choice for a level, as `deadline` counts them, where people wait for an uncompiled engine."""
USUAL = "student"
"""The default opponent."""


def _roster(seconds: float | None) -> Roster:
    levels = {name: partial(LeveledBot, name, seconds=seconds) for name in NAMES}
    return {**levels, "sage": partial(SageBot, seconds=seconds), "greedy": GreedyBot, "random": RandomBot}


BOTS = _roster(None)
"""The levels, the weakest first, the sage above them, and the bots that only bot authors need."""
HURRIED = _roster(HURRY)
"""The same, but levels play by the clock: weaker, and not reproducibly."""


def check_bot(name: str) -> None:
    """Refuse a name that no built-in bot has."""
    if name not in BOTS:
        raise refused("bots-refusal-unknown", given=name[:40], allowed=", ".join(BOTS))


def make_brain(name: str, *, iterations: int | None = None, bots: Roster = BOTS) -> Brain:
    """A bot by name, with a budget of `iterations` per choice if it takes one. Raises Refused."""
    check_bot(name)
    brain = bots[name]()
    return brain.budgeted(iterations) if iterations is not None and isinstance(brain, Bot) else brain


def is_playout(names: Sequence[str]) -> bool:
    """Whether these bots choose as `Position.playout` does, so that the compiled loop can play for them."""
    return all(BOTS.get(name) is RandomBot for name in names)


def names_by_seat(names: Sequence[str], seats: int) -> list[str]:
    """One name for all seats, spread out; or one for each, as given."""
    return list(names) * seats if len(names) == 1 else list(names)
