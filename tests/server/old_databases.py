"""Databases as older programs left them: dumped as SQL, and loaded into an empty one of either kind."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Boolean, MetaData, Table, insert

from witching.server.storage import database as db
from witching.server.storage.store import Store

FOLDER = Path(__file__).parent
STORED = FOLDER / "stored"
"""What a program stored on one day in every possible way: a database, records, a tournament, games at a terminal."""
DUMPS = {"0001": FOLDER / "schema_0001.sql", "0002": STORED / "tables.sql"}
"""By their schema. None of them is ever made again."""
VERSION = "alembic_version"


def restore(store: Store, revision: str) -> None:
    """Fill an empty database with the dump of this schema, which it has then."""
    with closing(read_dump(revision)) as dumped, db.writing(store.engine).begin() as connection:
        command.upgrade(db.config_for(connection), revision)
        known = MetaData()
        known.reflect(connection)
        for table in known.sorted_tables:
            if table.name != VERSION:
                connection.execute(insert(table), list(_rows(dumped, table)))


def read_dump(revision: str) -> sqlite3.Connection:
    """The dump as a database in memory."""
    dumped = sqlite3.connect(":memory:")
    dumped.executescript(DUMPS[revision].read_text(encoding="utf-8"))
    dumped.row_factory = sqlite3.Row
    return dumped


def _rows(dumped: sqlite3.Connection, table: Table) -> Iterator[dict[str, Any]]:
    """SQLite stores booleans as numbers, which PostgreSQL does not accept as booleans."""
    truths = {column.name for column in table.columns if isinstance(column.type, Boolean)}
    for row in dumped.execute(f"SELECT * FROM {table.name}"):
        yield {name: bool(row[name]) if name in truths else row[name] for name in row.keys()}  # noqa: SIM118
