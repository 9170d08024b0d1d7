"""Where a pawn stands: stops, corners and the lines they face, in words."""

from functools import cache
from typing import Final, NamedTuple

from msgspec import Struct

from witching.core.message import Argument, Message
from witching.games.glastonbury.components import CELLS, CORNER_CELLS, CORNERS, LINES, SIDE, STOPS
from witching.games.glastonbury.notation import write_cell

CORNER_AT: Final = dict(zip((CORNERS[name] for name in ("nw", "ne", "sw", "se")), CORNER_CELLS, strict=True))
"""The cell of the card at each corner stop."""


class Place(NamedTuple):
    """A stop: `sort` is row, column or corner, `args` names the stop and what it faces."""

    sort: str
    args: dict[str, Argument]


@cache
def place_of(stop: int) -> Place:
    """What a message needs to name a stop."""
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
    """A stop, or a corner, in a few letters."""
    place = place_of(stop)
    return Message("glastonbury-corner" if place.sort == "corner" else "glastonbury-stop", {"stop": stop})


@cache
def say_lead(stop: int) -> Message:
    """Where the next walk ends."""
    place = place_of(stop)
    return Message(LEADS[place.sort], place.args)


# ---- the board, which is the same in every game


class GridLineView(Struct, frozen=True):
    """A row or column: its number or letter, its cells, and the stops at its ends that face it, the one above or on the
    left first; an outer line has none."""

    name: str
    cells: list[int]
    stops: list[int]


class StopView(Struct, frozen=True):
    """A stop: what it is called and, for a corner, the `cell` of its card."""

    cell: int | None
    said: Message


class BoardView(Struct, frozen=True):
    """What never moves: the names of the cells in reading order, the lines from left to right and from top to bottom,
    and the stops in walking order."""

    cells: list[str]
    columns: list[GridLineView]
    rows: list[GridLineView]
    stops: list[StopView]


def _line_view(name: str, cells: list[int]) -> GridLineView:
    stops = [stop for stop in range(STOPS) if LINES[stop] == cells]
    return GridLineView(name, cells, sorted(stops, key=_is_far))


def _is_far(stop: int) -> bool:
    """Whether a stop is on the right or below."""
    return stop // 5 in (1, 2)


BOARD: Final = BoardView(
    cells=[write_cell(cell) for cell in range(CELLS)],
    columns=[_line_view(write_cell(first)[0], list(range(first, CELLS, SIDE))) for first in range(SIDE)],
    rows=[_line_view(str(row + 1), list(range(SIDE * row, SIDE * (row + 1)))) for row in range(SIDE)],
    stops=[StopView(CORNER_AT.get(stop), say_short(stop)) for stop in range(STOPS)],
)
