"""Broadcast: what every device is sent when something has happened. Devices that saw the same share the work.

For a device that follows a table, a mark is kept of what its lines depended on, not the lines themselves: two marks are
enough to know which older lines read differently now.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import NamedTuple

from witching.core.viewers import Viewer
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.state import Table
from witching.server.table.visibility import (
    Eyes,
    KeyMaker,
    Picture,
    as_seen,
    changes,
    line_of,
    lines,
    news,
    sights,
    table_state,
    viewer_of,
    you,
)

STORY_END = attrgetter("story_end")


class Company(NamedTuple):
    """Who looks at a table, and what else affects all their lines: if it changes, any line may read differently."""

    eyes: Eyes
    sees: bool
    seats: tuple[int, ...]
    muted: frozenset[tuple[int, int]]
    undone: int


class Mark(NamedTuple):
    """What a viewer's lines depend on: while it stays the same, so does every line."""

    company: Company
    game: object


def mark_of(table: Table, eyes: Eyes) -> Mark:
    """The mark for these eyes now."""
    viewer, own = viewer_of(table, eyes), tuple(table.seats_of(eyes.guest))
    muted = frozenset(pair for pair in table.muted if pair[0] in own)
    undone = len(table.match.undone) if table.match else 0
    game = table.match.mark(viewer) if table.match and viewer else None
    return Mark(Company(eyes, viewer is not None, own, muted, undone), game)


def retold(table: Table, before: Mark, now: Mark, since: int, until: int) -> list[m.Line]:
    """The lines after number `since`, up to `until`, that read differently than under the mark `before`."""
    if before == now:
        return []
    log, eyes = table.log[since:until], now.company.eyes
    viewer = viewer_of(table, eyes)
    if before.company == now.company and viewer is not None:
        log = _touched(log, _retold_events(table, viewer, before))
    return [line_of(table, eyes, viewer, each) for each in log]


def _retold_events(table: Table, viewer: Viewer, before: Mark) -> list[int]:
    return table.match.retold(viewer, before.game) if table.match and before.game is not None else []


def _touched(log: Sequence[e.LogEntry], numbers: list[int]) -> list[e.LogEntry]:
    """The entries to which any of these events, in order, belong; they may also belong to entries before or after."""
    last = {bisect_right(log, number, key=STORY_END): number for number in numbers}
    return [log[at] for at, number in sorted(last.items()) if at < len(log) and log[at].story_start <= number]


class Connection:
    """A guest's device. `push` sends it a message and never waits; `close` ends it and says why."""

    def __init__(self, eyes: Eyes, push: Callable[[bytes], None], close: Callable[[m.Bye], None]) -> None:
        self.eyes = eyes
        self.push = push
        self.close = close
        self.picture: Picture | None = None
        self.since = 0
        self.mark: Mark | None = None
        """The mark of the lines after `since` as it last got them, if it follows them."""


class Broadcast:
    """One round of news: the lines of a table after number `since`, and what they changed."""

    def __init__(self, table: Table, since: int, key_of: KeyMaker) -> None:
        self._table = table
        self._since = since
        self._key_of = key_of
        self._state = table_state(table)
        self._sight = sights(table)
        self._pictures: dict[Eyes, Picture] = {}
        self._lines: dict[Eyes, list[m.Line]] = {}
        self._marks: dict[Eyes, Mark] = {}
        self._changed: dict[tuple[int, int], dict[str, object]] = {}
        self._told: dict[tuple[int, int, int, Eyes], bytes] = {}
        fresh = (entry.event for entry in table.log[since:])
        self._moved = {event.seat for event in fresh if isinstance(event, e.Moved)}

    def tell(self, connection: Connection) -> bytes | None:
        """The news for a device, which then counts as up to date; None if there is nothing more for it to see here: its
        seat moved to another device, or was lost at a table without spectators."""
        before = connection.picture
        assert before is not None
        eyes = next_eyes(self._table, connection.eyes, before.you)
        after = self._picture(eyes)
        has_moved = eyes != connection.eyes and connection.eyes.seat in self._moved
        if has_moved or (after.view is None and before.view is not None):
            return None
        connection.eyes, connection.picture = eyes, after
        as_another = (id(before), id(connection.mark), connection.since, eyes)
        if as_another not in self._told:
            table = self._table_changes(before.table, after.table)
            self._told[as_another] = news(self._fresh(eyes), self._again(connection), table, before, after)
        if connection.mark is not None:
            connection.mark = self._mark(eyes)
        return self._told[as_another]

    def _picture(self, eyes: Eyes) -> Picture:
        if eyes not in self._pictures:
            who, view = you(self._table, eyes, self._key_of), self._sight(eyes)
            self._pictures[eyes] = Picture(as_seen(self._state, view), who, view)
        return self._pictures[eyes]

    def _table_changes(self, before: m.TableState, after: m.TableState) -> dict[str, object]:
        """What changed of the table, for all who saw the same of it."""
        pair = id(before), id(after)
        if pair not in self._changed:
            self._changed[pair] = changes(before, after)
        return self._changed[pair]

    def _fresh(self, eyes: Eyes) -> list[m.Line]:
        if eyes not in self._lines:
            self._lines[eyes] = lines(self._table, eyes, self._since)
        return self._lines[eyes]

    def _again(self, connection: Connection) -> list[m.Line]:
        """The older lines that read differently from now on, for a device that follows."""
        if connection.mark is None:
            return []
        now = self._mark(connection.eyes)
        return retold(self._table, connection.mark, now, connection.since, self._since)

    def _mark(self, eyes: Eyes) -> Mark:
        if eyes not in self._marks:
            self._marks[eyes] = mark_of(self._table, eyes)
        return self._marks[eyes]


def next_eyes(table: Table, eyes: Eyes, you: m.You) -> Eyes:
    """The eyes of a device after something happened: a guest who just sat down looks from that seat, one who lost the
    seat from none.

    A guest who has seats but looks from none is handing the screen on, so nothing opens by itself.
    """
    if eyes.seat is not None:
        return eyes if table.seats[eyes.seat].guest == eyes.guest else Eyes(eyes.guest, None)
    own = table.seats_of(eyes.guest)
    return Eyes(eyes.guest, own[0]) if len(own) == 1 and not you.seats else eyes
