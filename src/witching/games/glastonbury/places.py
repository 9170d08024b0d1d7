"""Where a pawn stands: stops, corners and the lines they face, as words of the board."""

from functools import cache
from typing import Final, NamedTuple

from msgspec import Struct

from witching.core.message import Argument, Message
from witching.games.glastonbury.components import CELLS, CORNER_CELLS, CORNERS, LINES, SIDE, STOPS
from witching.games.glastonbury.notation import write_cell

CORNER_AT: Final = dict(zip((CORNERS[name] for name in ("nw", "ne", "sw", "se")), CORNER_CELLS, strict=True))
"""The cell in which the card of a corner stop lies."""


class Place(NamedTuple):
    """A stop: `sort` is row, column or corner, `args` names the stop and what it faces."""

    sort: str
    args: dict[str, Argument]


@cache
def place_of(stop: int) -> Place:
    """What a message about a stop needs."""
    if stop in CORNER_AT:
        return Place("corner", {"stop": stop})
    first, second = LINES[stop][:2]
    if second - first == SIDE:
        return Place("column", {"column": write_cell(first)[0], "stop": stop})
    return Place("row", {"row": first // SIDE + 1, "stop": stop})


def faced_cells(stop: int) -> list[int]:
    """The cells of the line that a stop faces; none at a corner."""
    return [] if stop in CORNER_AT else LINES[stop]


STANDS: Final = {
    "row": "glastonbury-stands-row",
    "column": "glastonbury-stands-column",
    "corner": "glastonbury-stands-corner",
}
LEADS: Final = {
    "row": "glastonbury-leads-row",
    "column": "glastonbury-leads-column",
    "corner": "glastonbury-leads-corner",
}


def say_place(stop: int) -> Message:
    """A stop and what it faces, as a phrase."""
    place = place_of(stop)
    return Message(STANDS[place.sort], place.args)


def say_short(stop: int) -> Message:
    """A stop, or a corner, in few letters."""
    place = place_of(stop)
    return Message("glastonbury-corner" if place.sort == "corner" else "glastonbury-stop", {"stop": stop})


@cache
def say_lead(stop: int) -> Message:
    """Where the next walk ends."""
    place = place_of(stop)
    return Message(LEADS[place.sort], place.args)


# ---- the board, which is the same in every game


class StopView(Struct, frozen=True):
    """A stop: where it stands, beside the cells in rows and columns 1 to 6, and the cells of the line that it faces.

    A corner stop faces none, and is the `cell` in which its card lies. `line` is the letter or number of the line.
    """

    row: int
    column: int
    cell: int | None
    cells: list[int]
    line: str
    said: Message


class BoardView(Struct, frozen=True):
    """What never moves: the names of the cells in reading order, and the stops in the order in which pawns walk."""

    cells: list[str]
    stops: list[StopView]


def _stop_view(stop: int) -> StopView:
    args = place_of(stop).args
    line = str(args.get("column", args.get("row", "")))
    row, column = _spot(stop)
    return StopView(row, column, CORNER_AT.get(stop), faced_cells(stop), line, say_short(stop))


def _spot(stop: int) -> tuple[int, int]:
    """Row and column of a stop: around the cells, a corner in its own."""
    if stop in CORNER_AT:
        return CORNER_AT[stop] // SIDE + 1, CORNER_AT[stop] % SIDE + 1
    side, first = stop // 5, LINES[stop][0]
    across = first % SIDE + 1 if side % 2 == 0 else first // SIDE + 1
    return ((0, across), (across, SIDE + 1), (SIDE + 1, across), (across, 0))[side]


BOARD: Final = BoardView([write_cell(cell) for cell in range(CELLS)], [_stop_view(stop) for stop in range(STOPS)])
