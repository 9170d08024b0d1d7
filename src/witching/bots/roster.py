"""The bots by name."""

from collections.abc import Sequence

from witching.bots.bot import Bot, Brain
from witching.bots.chance import RandomBot
from witching.bots.greedy import GreedyBot
from witching.core.refusal import refused

BOTS: dict[str, type[Brain]] = {"random": RandomBot, "greedy": GreedyBot}


def make_brain(name: str, *, iterations: int | None = None) -> Brain:
    """A bot by its name, with a budget of so many iterations a choice if it takes one. Raises Refused."""
    if name not in BOTS:
        raise refused("bots-refusal-unknown", given=name[:40], allowed=", ".join(BOTS))
    brain = BOTS[name]()
    return brain.budgeted(iterations) if iterations is not None and isinstance(brain, Bot) else brain


def brains(names: Sequence[str], seats: int) -> list[Brain]:
    """A bot for each seat from one name for all or one for each. Raises Refused."""
    made = [make_brain(name) for name in names_by_seat(names, seats)]
    if len(made) != seats:
        raise refused("bots-refusal-count", given=len(names), seats=seats)
    return made


def is_playout(names: Sequence[str]) -> bool:
    """Whether these bots choose as `Position.playout` does, so that the compiled loop can play for them."""
    return all(BOTS.get(name) is RandomBot for name in names)


def names_by_seat(names: Sequence[str], seats: int) -> list[str]:
    """One name for all seats, spread out; or one for each, as given."""
    return list(names) * seats if len(names) == 1 else list(names)
