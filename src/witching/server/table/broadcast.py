"""Telling: what every device hears when something has happened. Devices that saw the same share the work."""

from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.connection import Connection
from witching.server.table.following import Mark, mark_of, retold
from witching.server.table.state import Table
from witching.server.table.visibility import Eyes, KeyMaker, Picture, as_seen, lines, news, sights, table_state, you


class Telling:
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
        self._told: dict[tuple[int, int, int, Eyes], bytes] = {}
        fresh = (kept.stamped.entry for kept in table.lines[since:])
        self._moved = {entry.seat for entry in fresh if isinstance(entry, e.Moved)}

    def tell(self, connection: Connection) -> bytes | None:
        """The news for a device, which has then seen them; None when there is nothing more for it to see here: its
        seat went on at another device, or is lost at a table without spectators."""
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
            self._told[as_another] = news(self._fresh(eyes), self._again(connection), before, after)
        if connection.mark is not None:
            connection.mark = self._mark(eyes)
        return self._told[as_another]

    def _picture(self, eyes: Eyes) -> Picture:
        if eyes not in self._pictures:
            who, view = you(self._table, eyes, self._key_of), self._sight(eyes)
            self._pictures[eyes] = Picture(as_seen(self._state, view), who, view)
        return self._pictures[eyes]

    def _fresh(self, eyes: Eyes) -> list[m.Line]:
        if eyes not in self._lines:
            self._lines[eyes] = lines(self._table, eyes, self._since)
        return self._lines[eyes]

    def _again(self, connection: Connection) -> list[m.Line]:
        """The older lines that are told otherwise from now on, to a device that follows."""
        if connection.mark is None:
            return []
        now = self._mark(connection.eyes)
        return retold(self._table, connection.mark, now, connection.since, self._since)

    def _mark(self, eyes: Eyes) -> Mark:
        if eyes not in self._marks:
            self._marks[eyes] = mark_of(self._table, eyes)
        return self._marks[eyes]


def next_eyes(table: Table, eyes: Eyes, you: m.You) -> Eyes:
    """The eyes of a device after something happened: who just sat down looks from there, who lost the seat from none.

    Whoever looks from none though there are own seats hands the screen on, and nothing opens by itself.
    """
    own = table.seats_of(eyes.guest)
    if eyes.seat is None and len(own) == 1 and not you.seats:
        return Eyes(eyes.guest, own[0])
    return eyes if eyes.seat is None or eyes.seat in own else Eyes(eyes.guest, None)
