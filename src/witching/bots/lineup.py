"""Lineup: the bots of a table, those of the house and those of one's own."""

from collections.abc import Iterable, Sequence

from witching.bots.apart import LIMIT, OwnBot
from witching.bots.bot import Brain
from witching.bots.own import installed_bots, is_file
from witching.bots.roster import BOTS, Roster, make_brain, names_by_seat
from witching.core.refusal import refused


def is_own(name: str) -> bool:
    """Whether this is no bot of the house."""
    return name not in BOTS


def check_name(name: str) -> None:
    """Refuse a name that is neither of a bot nor of a file."""
    if is_own(name) and not is_file(name) and name not in installed_bots():
        raise refused("bots-refusal-unknown-own", given=name[:40], allowed=", ".join([*BOTS, *installed_bots()]))


def find_brain(name: str, *, limit: float = LIMIT, iterations: int | None = None) -> Brain:
    """A bot of the house, of an installed package or of a file. Raises Refused."""
    check_name(name)
    if is_own(name):
        return OwnBot(name, limit=limit, iterations=iterations)
    return make_brain(name, iterations=iterations)


def lineup(names: Sequence[str], seats: int, *, limit: float = LIMIT, bots: Roster = BOTS) -> list[Brain]:
    """A bot for each seat from one name for all or one for each. Raises Refused.

    One of one's own has a single process for all its seats. Those of the house are from `bots`.
    """
    for name in names:
        check_name(name)
    by_seat = names_by_seat(names, seats)
    if len(by_seat) != seats:
        raise refused("bots-refusal-count", given=len(names), seats=seats)
    own = {name: OwnBot(name, limit=limit) for name in dict.fromkeys(by_seat) if is_own(name)}
    return [own[name] if name in own else make_brain(name, bots=bots) for name in by_seat]


def close_bots(brains: Iterable[Brain]) -> None:
    """End the processes of those that think apart."""
    for brain in brains:
        if isinstance(brain, OwnBot):
            brain.close()
