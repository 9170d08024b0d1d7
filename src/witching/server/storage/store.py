"""Store: the contents of the database: the logs of tables, who sits where, guests, and the server's own notes.

Entries are only ever added after the last one of their table.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypedDict

import msgspec
from msgspec import Struct
from sqlalchemy import BindParameter, Connection, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from witching.core.converter import Converter
from witching.server.storage import database, schema
from witching.server.table.events import AnyTableEvent, LogEntry, Moved, Removed, Sat, Stood
from witching.server.table.state import Table

TIMEOUT = 5.0
"""The most seconds to wait for other writers."""
BEAT = "beat"
STAGES = ("open", "playing", "over", "closed")
LOBBY = ("open", "playing")
SEATING = Sat | Moved | Stood | Removed


class Summary(Struct, frozen=True):
    """What tables are looked up by. `sitters` are the guests who sit there now; they are stored when an entry says that
    somebody sat down, moved, stood up or was removed."""

    stage: str
    listed: bool
    game: str
    sitters: list[str]


def summary_of(table: Table) -> Summary:
    """What the index of tables should say about this one."""
    return Summary(table.stage, table.terms.privacy == "listed", table.terms.game, table.sitters)


class Append(Struct, frozen=True):
    """One or more entries that follow a table's last one, and the table's summary after them."""

    table: str
    rows: Sequence[LogEntry]
    summary: Summary


class Clash(Struct, frozen=True):
    """An append that was left out: another process wrote to its table, or its command is already stored."""

    table: str
    number: int


class TableRow(Struct, frozen=True):
    """A table as it appears in a list. Times are milliseconds since 1970."""

    id: str
    opened_at: int
    changed_at: int
    stage: str
    listed: bool
    game: str


class Guest(Struct, frozen=True):
    """A guest who has been here before."""

    id: str
    name: str
    symbol: str
    language: str
    seen_at: int


class Damaged(Exception):
    """A log entry cannot be read."""

    def __init__(self, table: str, number: int, why: str) -> None:
        super().__init__(f"{table} {number}: {why}")
        self.table, self.number, self.why = table, number, why


_decode = Converter[AnyTableEvent](AnyTableEvent).from_json
_number = select(func.max(schema.entries.c.number)).where(schema.entries.c.table_id == schema.tables.c.id)
_add = insert(schema.entries)
_change = update(schema.tables).where(schema.tables.c.id == bindparam("table"))


class Store:
    """The database. Every method is one transaction and blocks; any thread may call it."""

    def __init__(self, url: str, *, timeout: float = TIMEOUT) -> None:
        """Open a database; `upgrade` makes it ready. Raises Refused."""
        self.timeout = timeout
        self.engine = database.open_engine(database.read_url(url), timeout=timeout)
        self._writing = database.writing(self.engine)

    def upgrade(self) -> None:
        """Bring the schema up to date, even while games are in play. Raises Refused."""
        database.upgrade(self.engine)

    def require_current(self) -> None:
        """Refuse a database whose schema is not this program's."""
        database.require_current(self.engine)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    # ---- the log

    def append(self, appends: Sequence[Append]) -> list[Clash | None]:
        """Store them in one transaction, in this order. One that clashes is left out, and its clash returned."""
        try:
            with self._writing.begin() as connection:
                return _write(connection, appends)
        except IntegrityError:
            with self._writing.begin() as connection:
                return _write_each(connection, appends)

    def entries(self, table: str, since: int = 0) -> list[LogEntry]:
        """The log of a table after entry number `since`. Raises Damaged."""
        columns = schema.entries.c
        query = (
            select(columns.number, columns.at, columns.payload, columns.guest, columns.command)
            .where(columns.table_id == table, columns.number > since)
            .order_by(columns.number)
        )
        return [_read_entry(table, row) for row in self._all(query)]

    # ---- looking up tables

    def has_table(self, table: str) -> bool:
        """Whether there is such a table."""
        return bool(self._all(select(schema.tables.c.id).where(schema.tables.c.id == table)))

    def tables(self) -> list[TableRow]:
        """All tables, in the order they were opened."""
        return self._tables(select(schema.tables).order_by(schema.tables.c.opened_at, schema.tables.c.id))

    def tables_at(self, stage: str) -> list[str]:
        """The ids of the tables in this stage, in the order they were opened."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.stage == stage).order_by(columns.opened_at, columns.id)
        return [row.id for row in self._all(query)]

    def summary(self, table: str) -> Summary:
        """What a table is looked up by."""
        query = select(schema.tables).where(schema.tables.c.id == table)
        sitting = select(schema.sitters.c.guest).where(schema.sitters.c.table_id == table)
        row = self._tables(query)[0]
        return Summary(row.stage, row.listed, row.game, sorted(each.guest for each in self._all(sitting)))

    def listed_tables(self, limit: int) -> list[TableRow]:
        """The tables in the lobby, most recently active first."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.listed, columns.stage.in_(LOBBY))
        return self._tables(query.order_by(columns.changed_at.desc(), columns.id).limit(limit))

    def tables_of(self, guest: str, limit: int, stages: Sequence[str] = STAGES) -> list[TableRow]:
        """The tables in these stages at which a guest sits, most recently active first."""
        columns = schema.tables.c
        own = (schema.sitters.c.guest == guest, columns.stage.in_(stages))
        query = select(schema.tables).join(schema.sitters).where(*own)
        return self._tables(query.order_by(columns.changed_at.desc(), columns.id).limit(limit))

    def _tables(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(*row) for row in self._all(query)]

    def _all(self, query: Select[Any]) -> Sequence[Any]:
        with self.engine.begin() as connection:
            return connection.execute(query).all()

    # ---- guests, and the server's own notes

    def guest(self, guest_id: str) -> Guest | None:
        """The guest with this id, if known."""
        rows = self._all(select(schema.guests).where(schema.guests.c.id == guest_id))
        return Guest(*rows[0]) if rows else None

    def save_guest(self, guest: Guest) -> None:
        """Store a guest, replacing what was known."""
        values = msgspec.structs.asdict(guest)
        change = update(schema.guests).where(schema.guests.c.id == guest.id)
        try:
            with self._writing.begin() as connection:
                if not connection.execute(change, values).rowcount:
                    connection.execute(insert(schema.guests), values)
        except IntegrityError:  # another process met the same guest first
            with self._writing.begin() as connection:
                connection.execute(change, values)

    def beat(self, at: int) -> None:
        """Note that the server was able to write at this time."""
        self.note(BEAT, str(at))

    def note(self, name: str, value: str) -> None:
        """Keep a value under a name, replacing any earlier one."""
        change = update(schema.house).where(schema.house.c.name == name).values(value=value)
        with self._writing.begin() as connection:
            if not connection.execute(change).rowcount:
                connection.execute(insert(schema.house), {"name": name, "value": value})

    def noted(self, name: str) -> str:
        """The value kept under a name; empty if there is none."""
        rows = self._all(select(schema.house.c.value).where(schema.house.c.name == name))
        return str(rows[0].value) if rows else ""

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """The server's secret of this name; made on first use and never changed."""
        query = select(schema.house.c.value).where(schema.house.c.name == name)
        try:
            with self._writing.begin() as connection:
                known: str | None = connection.execute(query).scalar()
                if known is None:
                    known = make()
                    connection.execute(insert(schema.house), {"name": name, "value": known})
                return known
        except IntegrityError:  # another process has made it meanwhile
            return str(self._all(query)[0].value)


def _read_entry(table: str, row: Any) -> LogEntry:
    try:
        return LogEntry(row.number, row.at, _decode(row.payload), row.guest, row.command)
    except msgspec.MsgspecError as error:
        raise Damaged(table, row.number, str(error)) from None


# ---- how entries are written


def _write(connection: Connection, appends: Sequence[Append]) -> list[Clash | None]:
    """Store those whose numbers follow on. Raises IntegrityError if a command is already stored or, between two
    processes on PostgreSQL, a number is."""
    clashes = _clashes(connection, appends)
    fitting = [append for append, clash in zip(appends, clashes, strict=True) if clash is None]
    if fitting:
        _write_tables(connection, fitting)
        rows = sorted(_rows(fitting), key=_place)
        database.execute(connection, _add, rows)
        _write_sitters(connection, fitting)
    return clashes


def _write_each(connection: Connection, appends: Sequence[Append]) -> list[Clash | None]:
    """Store them one by one, table by table; one that clashes leaves the transaction as it was."""
    order = sorted(range(len(appends)), key=lambda place: appends[place].table)
    found = {place: _write_alone(connection, appends[place]) for place in order}
    return [found[place] for place in range(len(appends))]


def _write_alone(connection: Connection, append: Append) -> Clash | None:
    try:
        with connection.begin_nested():
            return _write(connection, [append])[0]
    except IntegrityError:
        return Clash(append.table, append.rows[0].number)


@lru_cache
def _last(tables: int) -> Select[Any]:
    """The query for the last numbers of so many tables, `table0` and on."""
    wanted: list[BindParameter[str]] = [bindparam(f"table{place}") for place in range(tables)]
    return select(schema.tables.c.id, _number.scalar_subquery()).where(schema.tables.c.id.in_(wanted))


def _clashes(connection: Connection, appends: Sequence[Append]) -> list[Clash | None]:
    """For each append a clash, unless its numbers follow its table's last one, counting earlier ones of this group."""
    if not appends:
        return []
    wanted = sorted({append.table for append in appends})
    values = {f"table{place}": table for place, table in enumerate(wanted)}
    last = {table: number or 0 for table, number in database.execute(connection, _last(len(wanted)), [values])}
    found: list[Clash | None] = []
    for append in appends:
        first, numbers = last.get(append.table, 0) + 1, [row.number for row in append.rows]
        follows = numbers == list(range(first, first + len(numbers)))
        found.append(None if follows else Clash(append.table, numbers[0]))
        if follows:
            last[append.table] = numbers[-1]
    return found


def _write_tables(connection: Connection, appends: Sequence[Append]) -> None:
    """Write in the order of ids, so two processes that write to the same tables cannot deadlock."""
    opened = [append for append in appends if append.rows[0].number == 1]
    left = {append.table: append for append in appends}  # the last one of each
    new = [_values(left[append.table]) | {"id": append.table, "opened_at": append.rows[0].at} for append in opened]
    changed = [_values(left[table]) | {"table": table} for table in sorted(left.keys() - {row["id"] for row in new})]
    if new:
        connection.execute(insert(schema.tables), sorted(new, key=lambda row: str(row["id"])))
    if changed:
        database.execute(connection, _change, changed)


def _values(append: Append) -> dict[str, object]:
    summary = append.summary
    return {
        "changed_at": append.rows[-1].at, "stage": summary.stage, "listed": summary.listed, "game": summary.game,
    }  # fmt: skip


class _EntryRow(TypedDict):
    """An entry as the database stores it."""

    table_id: str
    number: int
    at: int
    guest: str
    command: str
    payload: str


def _rows(appends: Iterable[Append]) -> Iterator[_EntryRow]:
    for append in appends:
        for row in append.rows:
            payload = msgspec.json.encode(row.event).decode()
            yield {
                "table_id": append.table, "number": row.number, "at": row.at, "guest": row.guest,
                "command": row.command, "payload": payload,
            }  # fmt: skip


def _place(row: _EntryRow) -> tuple[str, int]:
    return row["table_id"], row["number"]


def _write_sitters(connection: Connection, appends: Iterable[Append]) -> None:
    seated = [append for append in appends if any(isinstance(row.event, SEATING) for row in append.rows)]
    sitters = {append.table: append.summary.sitters for append in seated}
    rows = [{"guest": guest, "table_id": table} for table in sorted(sitters) for guest in sorted(set(sitters[table]))]
    if sitters:
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id.in_(sorted(sitters))))
    if rows:
        connection.execute(insert(schema.sitters), rows)
