"""Following: which older lines are told otherwise than before.

For a device that follows a table a mark is kept of what it was told by, not what it was told.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, NamedTuple

from witching.core.viewers import Viewer
from witching.server import messages as m
from witching.server.table.state import Kept, Table
from witching.server.table.visibility import Eyes, line_of, viewer_of


class Company(NamedTuple):
    """As whom and with whom somebody hears of a table: where it is another one, everything may be told otherwise."""

    eyes: Eyes
    sees: bool
    seats: tuple[int, ...]
    muted: frozenset[tuple[int, int]]
    undone: int


class Mark(NamedTuple):
    """By what lines are told to somebody: as long as it is the same, each is told the same."""

    company: Company
    game: Any


def mark_of(table: Table, eyes: Eyes) -> Mark:
    """By what lines are told to these eyes now."""
    viewer, own = viewer_of(table, eyes), tuple(table.seats_of(eyes.guest))
    muted = frozenset(pair for pair in table.muted if pair[0] in own)
    undone = len(table.course.undone) if table.course else 0
    game = table.course.mark(viewer) if table.course and viewer else None
    return Mark(Company(eyes, viewer is not None, own, muted, undone), game)


def retold(table: Table, before: Mark, now: Mark, since: int, until: int) -> list[m.Line]:
    """The lines after number `since`, up to `until`, that are told otherwise than by the mark before."""
    if before == now:
        return []
    kept, eyes = table.lines[since:until], now.company.eyes
    viewer = viewer_of(table, eyes)
    if before.company == now.company and viewer is not None:
        kept = _touched(kept, _retold_events(table, viewer, before))
    return [line_of(table, eyes, viewer, each) for each in kept]


def _retold_events(table: Table, viewer: Viewer, before: Mark) -> list[int]:
    return table.course.retold(viewer, before.game) if table.course and before.game is not None else []


def _touched(kept: Sequence[Kept], numbers: list[int]) -> list[Kept]:
    """The lines to which some of these events belong."""
    return [each for each in kept if bisect_left(numbers, each.first) < bisect_left(numbers, each.end)]
