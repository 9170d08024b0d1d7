"""Store: what lies in the database: the logs of tables, who sits where, guests, and what the house keeps."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from witching.core.converter import Converter
from witching.server.storage import database, schema
from witching.server.storage.appending import Append, Clash, Summary, write, write_each
from witching.server.table.events import AnyEntry, Stamped

__all__ = ["Append", "Clash", "Damaged", "Guest", "Store", "Summary", "TableRow"]

TIMEOUT = 5.0
"""Seconds that one waits at most for others who write."""
BEAT = "beat"
STAGES = ("open", "playing", "over", "closed")
LOBBY = ("open", "playing")

_decode = Converter[AnyEntry](AnyEntry).from_json


class TableRow(Struct, frozen=True):
    """A table as one finds it in a list. Times are milliseconds since 1970."""

    id: str
    opened_at: int
    changed_at: int
    stage: str
    listed: bool
    game: str


class Guest(Struct, frozen=True):
    """Somebody who came here before."""

    id: str
    name: str
    symbol: str
    language: str
    seen_at: int


class Damaged(Exception):
    """An entry of the log cannot be read."""

    def __init__(self, table: str, number: int, why: str) -> None:
        super().__init__(f"{table} {number}: {why}")
        self.table, self.number, self.why = table, number, why


class Store:
    """The database. Every method is one transaction and blocks; any thread may call it."""

    def __init__(self, url: str, *, timeout: float = TIMEOUT) -> None:
        """Open a database, which `upgrade` makes ready. Raises Refused."""
        self.timeout = timeout
        self.engine = database.open_engine(database.read_url(url), timeout=timeout)
        self._writing = database.writing(self.engine)

    def upgrade(self) -> None:
        """Bring the schema up to date, also under running games. Raises Refused."""
        database.upgrade(self.engine)

    def require_current(self) -> None:
        """Refuse a database whose schema is not the one of this program."""
        database.require_current(self.engine)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    # ---- the log

    def append(self, appends: Sequence[Append]) -> list[Clash | None]:
        """Store them in one transaction, in this order; those that clash are left out and named at their places."""
        try:
            with self._writing.begin() as connection:
                return write(connection, appends)
        except IntegrityError:
            with self._writing.begin() as connection:
                return write_each(connection, appends)

    def entries(self, table: str, since: int = 0) -> list[Stamped]:
        """The log of a table after the entry of this number. Raises Damaged."""
        columns = schema.entries.c
        query = (
            select(columns.number, columns.at, columns.payload, columns.guest, columns.command)
            .where(columns.table_id == table, columns.number > since)
            .order_by(columns.number)
        )
        return [_stamped(table, row) for row in self._all(query)]

    # ---- looking up tables

    def has_table(self, table: str) -> bool:
        """Whether there is such a table."""
        return bool(self._all(select(schema.tables.c.id).where(schema.tables.c.id == table)))

    def tables(self) -> list[TableRow]:
        """All tables, in the order of their opening."""
        return self._tables(select(schema.tables).order_by(schema.tables.c.opened_at, schema.tables.c.id))

    def tables_at(self, stage: str) -> list[str]:
        """The ids of the tables in this stage, in the order of their opening."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.stage == stage).order_by(columns.opened_at, columns.id)
        return [row.id for row in self._all(query)]

    def summary(self, table: str) -> Summary:
        """What one finds a table by."""
        query = select(schema.tables).where(schema.tables.c.id == table)
        sitting = select(schema.sitters.c.guest).where(schema.sitters.c.table_id == table)
        row = self._tables(query)[0]
        return Summary(row.stage, row.listed, row.game, sorted(each.guest for each in self._all(sitting)))

    def listed_tables(self, limit: int) -> list[TableRow]:
        """The tables in the lobby, those first at which something happened last."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.listed, columns.stage.in_(LOBBY))
        return self._tables(query.order_by(columns.changed_at.desc(), columns.id).limit(limit))

    def tables_of(self, guest: str, limit: int, stages: Sequence[str] = STAGES) -> list[TableRow]:
        """The tables in these stages at which a guest sits, those first at which something happened last."""
        columns = schema.tables.c
        own = (schema.sitters.c.guest == guest, columns.stage.in_(stages))
        query = select(schema.tables).join(schema.sitters).where(*own)
        return self._tables(query.order_by(columns.changed_at.desc(), columns.id).limit(limit))

    def _tables(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(*row) for row in self._all(query)]

    def _all(self, query: Select[Any]) -> Sequence[Any]:
        with self.engine.begin() as connection:
            return connection.execute(query).all()

    # ---- guests and the house

    def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id, if known."""
        rows = self._all(select(schema.guests).where(schema.guests.c.id == guest_id))
        return Guest(*rows[0]) if rows else None

    def save_guest(self, guest: Guest) -> None:
        """Store a guest in the place of what was known."""
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
        """Note that the house could write at this time."""
        self.note(BEAT, str(at))

    def note(self, name: str, value: str) -> None:
        """Keep this under a name, in the place of what was kept there."""
        change = update(schema.house).where(schema.house.c.name == name).values(value=value)
        with self._writing.begin() as connection:
            if not connection.execute(change).rowcount:
                connection.execute(insert(schema.house), {"name": name, "value": value})

    def noted(self, name: str) -> str:
        """What is kept under a name; empty, if nothing is."""
        rows = self._all(select(schema.house.c.value).where(schema.house.c.name == name))
        return str(rows[0].value) if rows else ""

    def secret(self, name: str, make: Callable[[], str]) -> str:
        """What the house keeps under this name; made when it is first asked for, and the same ever after."""
        query = select(schema.house.c.value).where(schema.house.c.name == name)
        try:
            with self._writing.begin() as connection:
                known: str | None = connection.execute(query).scalar()
                if known is None:
                    known = make()
                    connection.execute(insert(schema.house), {"name": name, "value": known})
                return known
        except IntegrityError:  # another process made it meanwhile
            return str(self._all(query)[0].value)


def _stamped(table: str, row: Any) -> Stamped:
    try:
        return Stamped(row.number, row.at, _decode(row.payload), row.guest, row.command)
    except msgspec.MsgspecError as error:
        raise Damaged(table, row.number, str(error)) from None
