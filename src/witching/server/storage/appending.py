"""Appending: entries go into the database behind the last one of their table, or not at all."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from witching.server.storage import schema
from witching.server.table.events import Moved, Removed, Sat, Stamped, Stood

SEATING = Sat | Moved | Stood | Removed


class Summary(Struct, frozen=True):
    """What one looks tables up by. `sitters` are the guests who sit there now; they are stored when an entry says that
    somebody sat down, moved, stood up or was removed."""

    stage: str
    listed: bool
    game: str
    sitters: list[str]


class Append(Struct, frozen=True):
    """Entries that follow the last one of a table, at least one, and the table as they leave it."""

    table: str
    rows: Sequence[Stamped]
    summary: Summary


class Clash(Struct, frozen=True):
    """An append that was left out: somebody else wrote at its table, or its command is stored already."""

    table: str
    number: int


_number = select(func.max(schema.entries.c.number)).where(schema.entries.c.table_id == schema.tables.c.id)
_wanted = schema.tables.c.id.in_(bindparam("wanted", expanding=True))
_last = select(schema.tables.c.id, _number.scalar_subquery()).where(_wanted)
_add = insert(schema.entries)
_change = update(schema.tables).where(schema.tables.c.id == bindparam("table"))


def write(connection: Connection, appends: Sequence[Append]) -> list[Clash | None]:
    """Store those whose numbers follow. Raises IntegrityError when a command is stored already or, between two
    processes of PostgreSQL, a number."""
    clashes = _clashes(connection, appends)
    fitting = [append for append, clash in zip(appends, clashes, strict=True) if clash is None]
    if fitting:
        _write_tables(connection, fitting)
        rows: list[dict[str, Any]] = sorted(_rows(fitting), key=_place)
        connection.execute(_add, rows)
        _write_sitters(connection, fitting)
    return clashes


def write_each(connection: Connection, appends: Sequence[Append]) -> list[Clash | None]:
    """Store them one by one, table after table; what one clashes with leaves the transaction as it was."""
    order = sorted(range(len(appends)), key=lambda place: appends[place].table)
    found = {place: _write_alone(connection, appends[place]) for place in order}
    return [found[place] for place in range(len(appends))]


def _write_alone(connection: Connection, append: Append) -> Clash | None:
    try:
        with connection.begin_nested():
            return write(connection, [append])[0]
    except IntegrityError:
        return Clash(append.table, append.rows[0].number)


def _clashes(connection: Connection, appends: Sequence[Append]) -> list[Clash | None]:
    """For each whether its numbers follow the last one of its table, those before it in this group included."""
    wanted = sorted({append.table for append in appends})
    last = {table: number or 0 for table, number in connection.execute(_last, {"wanted": wanted})}
    found: list[Clash | None] = []
    for append in appends:
        first, numbers = last.get(append.table, 0) + 1, [row.number for row in append.rows]
        follows = numbers == list(range(first, first + len(numbers)))
        found.append(None if follows else Clash(append.table, numbers[0]))
        if follows:
            last[append.table] = numbers[-1]
    return found


def _write_tables(connection: Connection, appends: Sequence[Append]) -> None:
    """In the order of their ids: two processes that write to the same tables never wait for each other in a circle."""
    opened = [append for append in appends if append.rows[0].number == 1]
    left = {append.table: append for append in appends}  # the last one of each
    new = [_values(left[append.table]) | {"id": append.table, "opened_at": append.rows[0].at} for append in opened]
    changed = [_values(left[table]) | {"table": table} for table in sorted(left.keys() - {row["id"] for row in new})]
    if new:
        connection.execute(insert(schema.tables), sorted(new, key=lambda row: str(row["id"])))
    if changed:
        connection.execute(_change, changed)


def _values(append: Append) -> dict[str, object]:
    summary = append.summary
    return {
        "changed_at": append.rows[-1].at, "stage": summary.stage, "listed": summary.listed, "game": summary.game,
    }  # fmt: skip


def _rows(appends: Iterable[Append]) -> Iterator[dict[str, Any]]:
    for append in appends:
        for row in append.rows:
            payload = msgspec.json.encode(row.entry).decode()
            yield {
                "table_id": append.table, "number": row.number, "at": row.at, "guest": row.guest,
                "command": row.command, "payload": payload,
            }  # fmt: skip


def _place(row: dict[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]


def _write_sitters(connection: Connection, appends: Iterable[Append]) -> None:
    seated = [append for append in appends if any(isinstance(row.entry, SEATING) for row in append.rows)]
    sitters = {append.table: append.summary.sitters for append in seated}
    rows = [{"guest": guest, "table_id": table} for table in sorted(sitters) for guest in sorted(set(sitters[table]))]
    if sitters:
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id.in_(sorted(sitters))))
    if rows:
        connection.execute(insert(schema.sitters), rows)
