"""Where a pawn stands: stops, corners and the lines they face, as words of the board."""

from typing import Final, NamedTuple

from witching.core.message import Argument, Message
from witching.games.glastonbury.components import CORNERS, LINES, SIDE
from witching.games.glastonbury.notation import write_cell

CORNER_STOPS: Final = frozenset(CORNERS.values())


class Place(NamedTuple):
    """A stop: `sort` is row, column or corner, `args` names the stop and what it faces."""

    sort: str
    args: dict[str, Argument]


def place_of(stop: int) -> Place:
    """What a message about a stop needs."""
    if stop in CORNER_STOPS:
        return Place("corner", {"stop": stop})
    first, second = LINES[stop][:2]
    if second - first == SIDE:
        return Place("column", {"column": write_cell(first)[0], "stop": stop})
    return Place("row", {"row": first // SIDE + 1, "stop": stop})


def faced_cells(stop: int) -> list[int]:
    """The cells of the line that a stop faces; none at a corner."""
    return [] if stop in CORNER_STOPS else LINES[stop]


STANDS: Final = {
    "row": "glastonbury-face-stands-row",
    "column": "glastonbury-face-stands-column",
    "corner": "glastonbury-face-stands-corner",
}
LEADS: Final = {
    "row": "glastonbury-face-leads-row",
    "column": "glastonbury-face-leads-column",
    "corner": "glastonbury-face-leads-corner",
}


def say_place(stop: int) -> Message:
    """A stop and what it faces, as a phrase."""
    place = place_of(stop)
    return Message(STANDS[place.sort], place.args)


def say_short(stop: int) -> Message:
    """A stop, or a corner, in few letters."""
    place = place_of(stop)
    key = "glastonbury-face-corner" if place.sort == "corner" else "glastonbury-face-stop"
    return Message(key, place.args)


def say_lead(stop: int) -> Message:
    """Where the next walk ends."""
    place = place_of(stop)
    return Message(LEADS[place.sort], place.args)
