"""Database: durable connections to SQLite or PostgreSQL, and upgrades of the schema."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    URL,
    ClauseElement,
    Connection,
    CursorResult,
    Dialect,
    Engine,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.sql.compiler import SQLCompiler

from witching.core.refusal import quote, refused

if TYPE_CHECKING:  # loaded where it is used
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
DIALECTS = ("sqlite", "postgresql")
NO_FILE = (None, "", ":memory:")
UPGRADE_LOCK = 0x77697463
"""The number of the advisory lock that a process holds while it upgrades a PostgreSQL database."""
OWNER_ONLY = 0o600
MILLISECONDS = 1000
MOST_WORDS = 200


def read_url(given: str) -> URL:
    """The address of a database: an SQLAlchemy URL of a supported kind. Raises Refused."""
    try:
        url = make_url(given)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError):
        raise refused("server-refusal-database-url", given=quote(given)) from None
    if kind not in DIALECTS or (kind == "sqlite" and url.database in NO_FILE):
        raise refused("server-refusal-database-url", given=quote(url.render_as_string()))
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def open_engine(url: URL, *, timeout: float) -> Engine:
    """An engine whose transactions wait at most `timeout` seconds for other ones. Raises Refused."""
    try:
        return _open_sqlite(url, timeout) if url.get_backend_name() == "sqlite" else _open_postgresql(url, timeout)
    except (ImportError, NoSuchModuleError):
        raise refused("server-refusal-database-driver", driver=url.get_driver_name()) from None


def writing(engine: Engine) -> Engine:
    """The same database for writing: a transaction takes the lock at its start, so it never reads what another one is
    about to change."""
    return engine.execution_options(writes=True)


def _open_sqlite(url: URL, timeout: float) -> Engine:
    file = Path(url.database or "")
    try:
        file.touch(mode=OWNER_ONLY)  # it holds deals and sealed choices
    except OSError as error:
        raise refused("server-refusal-database-file", path=str(file), why=error.strerror or "") from None
    engine = create_engine(url, connect_args={"timeout": timeout})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Make a commit reach the disk before it returns, without blocking readers. Transactions begin when we say so."""
    connection.isolation_level = None
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _open_postgresql(url: URL, timeout: float) -> Engine:
    limits = f"-c lock_timeout={int(timeout * MILLISECONDS)} -c synchronous_commit=on"
    arguments = {"connect_timeout": max(2, int(timeout)), "options": limits}
    return create_engine(url, pool_pre_ping=True, connect_args=arguments)


def execute(
    connection: Connection, statement: ClauseElement, rows: Sequence[Mapping[str, object]]
) -> CursorResult[*tuple[Any, ...]]:  # fmt: skip
    """Execute a statement that every append needs, once for each row of values: its text is made only once."""
    written, order = _written(statement, connection.dialect, tuple(rows[0]))
    if order is None:
        return connection.exec_driver_sql(written, [dict(row) for row in rows])
    return connection.exec_driver_sql(written, [tuple([row[name] for name in order]) for row in rows])


@lru_cache
def _written(statement: ClauseElement, dialect: Dialect, names: tuple[str, ...]) -> tuple[str, list[str] | None]:
    """A statement as the database reads it, and the order of its values; None if they go by their names."""
    compiled = statement.compile(dialect=dialect, column_keys=names)
    assert isinstance(compiled, SQLCompiler)
    return compiled.string, compiled.positiontup


@contextmanager
def refusing() -> Iterator[None]:
    """Turn the error of an unusable database into a refusal."""
    try:
        yield
    except DBAPIError as error:
        raise refused("server-refusal-database-broken", why=quote_line(error.orig)) from None


def quote_line(error: object) -> str:
    """A database's error text, on one line of limited length."""
    return " ".join(str(error).split())[:MOST_WORDS]


@refusing()
def upgrade(engine: Engine) -> None:
    """Bring the schema up to date in one transaction: all of it, or nothing. Raises Refused."""
    if _found(engine) != newest():
        _upgrade(engine)


def newest() -> str:
    """The revision after the last step, taken from that step's file name."""
    return max(step.stem for step in (MIGRATIONS / "versions").glob("r*.py"))[1:5]


def _found(engine: Engine) -> str | None:
    """The revision of a database, read without loading Alembic; None if it cannot be determined."""
    try:
        with engine.connect() as connection:
            found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            return found
    except DBAPIError:
        return None


def _upgrade(engine: Engine) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.util import CommandError

    with writing(engine).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
        config = config_for(connection)
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise refused("server-refusal-database-newer") from None


@refusing()
def require_current(engine: Engine) -> None:
    """Refuse a database whose schema is not this program's."""
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        script = ScriptDirectory.from_config(config_for(connection))
    known = {revision.revision for revision in script.walk_revisions()}
    if found is None:
        raise refused("server-refusal-database-empty")
    if found != script.get_current_head():
        raise refused("server-refusal-database-older" if found in known else "server-refusal-database-newer")


def config_for(connection: Connection) -> "Config":
    """The configuration with which Alembic runs the steps on this connection."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
