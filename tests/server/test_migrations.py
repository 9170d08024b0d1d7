"""The schema: what the migrations make is what the program knows, and old databases with running games go on."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from server.old_databases import DUMPS, read_dump, restore
from witching.cli.games import ALL_GAMES
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.server.storage import database as db
from witching.server.storage import schema
from witching.server.storage.store import Append, Store, Summary
from witching.server.table.events import Chose, LogEntry
from witching.server.table.state import Table, fold

RUNNING = ("running-glastonbury", "running-incantibus")


@pytest.fixture
def old(database: str) -> Store:
    """A database of schema 0001 with running games in it."""
    store = Store(database)
    restore(store, "0001")
    return store


def test_the_steps_make_what_the_program_knows(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    store.require_current()


def test_the_newest_step_is_known_by_its_name(sqlite_store: Store) -> None:
    with sqlite_store.engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == db.newest()
        assert ScriptDirectory.from_config(db.config_for(connection)).get_current_head() == db.newest()


@pytest.mark.parametrize("revision", DUMPS)
def test_a_step_still_makes_the_old_schema(revision: str, tmp_path: Path) -> None:
    """A released migration never changes: it makes what the dump contains."""
    with closing(read_dump(revision)) as dumped:
        expected = [tuple(row) for row in dumped.execute("SELECT name, sql FROM sqlite_master ORDER BY name")]
    store = Store(f"sqlite:///{tmp_path}/old.db")
    with db.writing(store.engine).begin() as connection:
        command.upgrade(db.config_for(connection), revision)
    with closing(sqlite3.connect(tmp_path / "old.db")) as made:
        assert made.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall() == expected
    store.close()


def test_an_old_database_knows_who_sits_where(old: Store) -> None:
    logs = {row.id: old.entries(row.id) for row in old.tables()}
    old.upgrade()
    assert {row.id: old.entries(row.id) for row in old.tables()} == logs
    for guest in ("anna", "anna-phone", "ben", "eva", "guest", "rude"):
        expected = {table for table, log in logs.items() if guest in fold(table, ALL_GAMES, log).sitters}
        assert {row.id for row in old.tables_of(guest, 9)} == expected
    assert old.secret("seats", lambda: "another") == "a secret that was made before"
    old.close()


@pytest.mark.slow
@pytest.mark.parametrize("table_id", RUNNING)
def test_games_that_were_running_go_on_to_their_end(old: Store, table_id: str) -> None:
    old.upgrade()
    table, rng = fold(table_id, ALL_GAMES, old.entries(table_id)), Rng(1)
    while table.stage == "playing":
        row = LogEntry(table.number + 1, 1, _some_choice(table, rng))
        table.apply(row)
        summary = Summary(table.stage, False, table.terms.game, table.sitters)
        assert old.append([Append(table_id, [row], summary)]) == [None]
    again = fold(table_id, ALL_GAMES, old.entries(table_id)).record()
    assert again is not None
    assert again == table.record()
    assert verify(table.game, again).right
    old.close()


def _some_choice(table: Table, rng: Rng) -> Chose:
    assert table.match is not None
    legal = table.match.legal(table.due[0])
    return Chose(table.due[0], table.game.write(legal[rng.below(len(legal))]))


def test_an_upgrade_that_fails_leaves_everything_as_it_was(old: Store) -> None:
    broken = {"payload": '{"what":"sat","seat"', "table": "open-table", "number": 2}
    change = text("UPDATE entries SET payload = :payload WHERE table_id = :table AND number = :number")
    with db.writing(old.engine).begin() as connection:
        right = connection.execute(text("SELECT payload FROM entries WHERE table_id = 'open-table' AND number = 2"))
        mended = {**broken, "payload": right.scalar()}
        connection.execute(change, broken)
    with pytest.raises(ValueError, match="delimiter"):
        old.upgrade()
    assert "sitters" not in inspect(old.engine).get_table_names()
    with db.writing(old.engine).begin() as connection:
        connection.execute(change, mended)
    old.upgrade()
    assert [row.id for row in old.tables_of("rude", 9)] == []
    old.close()


@pytest.mark.slow
def test_two_processes_upgrade_at_once(old: Store, database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    failures: list[BaseException] = []

    def upgrade(store: Store) -> None:
        try:
            store.upgrade()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=upgrade, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    old.require_current()
    for store in (old, *stores):
        store.close()


def test_a_database_that_is_not_of_this_program_is_refused(database: str) -> None:
    store = Store(database)
    with pytest.raises(Refused, match="database-empty"):
        store.require_current()
    with db.writing(store.engine).begin() as connection:
        command.upgrade(db.config_for(connection), "0001")
    with pytest.raises(Refused, match="database-older"):
        store.require_current()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for refuse in (store.require_current, store.upgrade):
        with pytest.raises(Refused, match="database-newer"):
            refuse()
    store.close()
