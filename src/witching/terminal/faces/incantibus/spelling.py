"""Choices in the notation, taken apart again."""

from typing import NamedTuple

from witching.terminal.faces.incantibus.symbols import LETTERS


class Spelt(NamedTuple):
    """A choice taken apart: `point visible 3`, `steal 2 weapon-1`, `pay gold-1`, `decline`."""

    verb: str
    place: int = 0
    seat: int = -1
    kind: str = ""


def spell(action: str) -> Spelt:
    """A choice taken apart."""
    verb, _, rest = action.partition(" ")
    if verb == "steal":
        victim, _, kind = rest.partition(" ")
        return Spelt(verb, seat=int(victim), kind=kind)
    what, _, place = rest.partition(" ")
    return Spelt(f"{verb} {what}", place=int(place)) if place else Spelt(verb, kind=rest)


def label(action: str) -> str:
    """The place that a choice names, as it stands on the board: V3."""
    spelt = spell(action)
    return f"{LETTERS[spelt.verb]}{spelt.place}"
