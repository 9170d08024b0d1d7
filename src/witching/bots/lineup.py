"""Lineup: the bots of a table, those of the house and those of one's own."""

from collections.abc import Iterable, Sequence
from contextlib import ExitStack

from witching.bots.apart import LIMIT, OwnBot
from witching.bots.bot import Brain
from witching.bots.own import installed_bots, is_file
from witching.bots.roster import BOTS, Roster, make_brain, names_by_seat
from witching.core.refusal import refused


def is_own(name: str) -> bool:
    """Whether this is no bot of the house."""
    return name not in BOTS


def check_bot_name(name: str) -> None:
    """Refuse a name that is neither of a bot nor of a file."""
    if is_own(name) and not is_file(name) and name not in installed_bots():
        raise refused("bots-refusal-unknown-own", given=name[:40], allowed=", ".join([*BOTS, *installed_bots()]))


def find_brain(name: str, *, limit: float = LIMIT, iterations: int | None = None) -> Brain:
    """A bot of the house, of an installed package or of a file, which is not loaded yet. Raises Refused."""
    check_bot_name(name)
    if is_own(name):
        return OwnBot(name, limit=limit, iterations=iterations)
    return make_brain(name, iterations=iterations)


def lineup(
    names: Sequence[str], seats: int, *, limit: float = LIMIT, iterations: int | None = None, bots: Roster = BOTS
) -> list[Brain]:
    """A bot for each seat from one name for all or one for each. Raises Refused.

    One of one's own has a process for each of its seats and is not loaded yet. Those of the house are from `bots`.
    """
    for name in names:
        check_bot_name(name)
    by_seat = names_by_seat(names, seats)
    if len(by_seat) != seats:
        raise refused("bots-refusal-count", given=len(names), seats=seats)
    own = {name: OwnBot(name, limit=limit, iterations=iterations) for name in by_seat if is_own(name)}
    return [
        own[name].another() if name in own else make_brain(name, iterations=iterations, bots=bots) for name in by_seat
    ]


def load_bots(brains: Iterable[Brain]) -> None:
    """Load those of one's own now. Raises Refused, and then no process of any of them is left."""
    own = _own(brains)
    with ExitStack() as refused_one:
        refused_one.callback(close_bots, own)
        for bot in own:
            bot.load()
        refused_one.pop_all()


def begin_game(brains: Iterable[Brain]) -> None:
    """Let those of one's own begin a game as if they had never played another."""
    for bot in _own(brains):
        bot.begin_game()


def close_bots(brains: Iterable[Brain]) -> None:
    """End the processes of those that think apart."""
    own = _own(brains)
    begin_game(own)  # one that thinks is ended by the process that it was forked from
    for bot in own:
        bot.close()


def _own(brains: Iterable[Brain]) -> list[OwnBot]:
    return [brain for brain in brains if isinstance(brain, OwnBot)]
