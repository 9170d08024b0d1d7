"""Bots as they are named on the command line."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from witching.bots.external.loader import installed_bots, is_file
from witching.bots.lineup import close_bots, find_brain, load_bots
from witching.bots.roster import BOTS
from witching.cli.options import read_names
from witching.core.refusal import refused


def named_bots(given: str | None, *others: str) -> list[str]:
    """The bots that are named, built-in ones whatever their case, and `others` that may be among them.

    Raises Refused where a name is only near to one of them; what is like none of them is left to whoever seats it.
    """
    return [_read_name(name, [*others, *BOTS]) for name in read_names(given)]


def _read_name(name: str, known: Sequence[str]) -> str:
    if name in known or is_file(name) or name in installed_bots():
        return name
    folded, all_names = name.casefold(), [*known, *installed_bots()]
    if folded in known:
        return folded
    near = get_close_matches(folded, all_names, n=1)
    if near:
        raise refused("bots-refusal-near", given=name[:40], near=near[0], allowed=", ".join(all_names))
    return name


def with_seats(given: Mapping[str, object], bots: Sequence[str]) -> dict[str, object]:
    """The options of a game; several bots have as many seats, where no number is given."""
    return {"seats": len(bots), **given} if len(bots) > 1 else dict(given)


def check_misfits(bots: Sequence[str], seats: int) -> None:
    """Where there are not as many bots as seats, tell first of one that cannot be loaded. Raises Refused."""
    if len(bots) not in (1, seats):
        brains = [find_brain(bot) for bot in bots]
        load_bots(brains)
        close_bots(brains)
