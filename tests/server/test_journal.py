"""The journal: durable before it is sent, many appends in one commit, and only what is wrong fails."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from server.locked_file import locked_by_another_process
from server.postgres import Cluster
from server.postgres_proxy import PostgresProxy
from server.table_logs import choosing, opening
from witching.server.storage.journal import Clashed, Journal, Unavailable
from witching.server.storage.store import Append, Guest, Store

GENEROUS = 60


@pytest.fixture
def journal(store: Store) -> Iterator[Journal]:
    opened = Journal(store)
    yield opened
    opened.close()


async def put(journal: Journal, append: Append) -> None:
    """Wait for an append, but not forever."""
    await asyncio.wait_for(journal.append(append.table, append.rows, append.summary), GENEROUS)


async def outcomes(journal: Journal, *appends: Append) -> list[type]:
    """The outcomes of appends asked for at once."""
    found = await asyncio.gather(*(put(journal, append) for append in appends), return_exceptions=True)
    return [type(each) for each in found]


def test_what_was_acknowledged_is_there_for_everybody(database: str, journal: Journal) -> None:
    async def write() -> None:
        other = Store(database)
        for number in range(1, 20):
            append = opening("a") if number == 1 else choosing("a", number + 1)
            await put(journal, append)
            assert other.entries("a")[-len(append.rows) :] == list(append.rows)
        other.close()

    asyncio.run(write())


def test_what_waits_goes_into_one_commit(store: Store, journal: Journal) -> None:
    commits: list[object] = []
    event.listen(store.engine, "commit", commits.append)

    async def write() -> None:
        await asyncio.gather(*(put(journal, opening(f"t{i}")) for i in range(200)))

    asyncio.run(write())
    assert len(store.tables()) == 200
    assert 1 <= len(commits) <= 50


def test_what_clashes_is_told_and_the_others_are_stored(journal: Journal) -> None:
    async def write() -> list[type]:
        await put(journal, opening("a"))
        return await outcomes(journal, opening("a"), opening("b"), choosing("a", 3), choosing("a", 3))

    assert asyncio.run(write()) == [Clashed, type(None), type(None), Clashed]
    assert [len(journal.store.entries(table)) for table in "ab"] == [3, 2]


def impossible(table: str) -> Append:
    """An append that no database can store: its time has too many digits."""
    append = opening(table)
    return Append(table, [replace(row, at=1 << 70) for row in append.rows], append.summary)


def test_what_is_wrong_fails_alone(journal: Journal) -> None:
    async def write() -> list[type]:
        return await outcomes(journal, opening("a"), opening("b"), impossible("c"), opening("d"), opening("e"))

    found = asyncio.run(write())
    assert [kind is type(None) for kind in found] == [True, True, False, True, True]
    assert issubclass(found[2], Exception)
    assert [row.id for row in journal.store.tables()] == ["a", "b", "d", "e"]


def test_several_event_loops_write_at_once(journal: Journal) -> None:
    async def write(name: int) -> None:
        await put(journal, opening(f"t{name}"))
        for number in range(3, 20):
            await put(journal, choosing(f"t{name}", number))

    threads = [threading.Thread(target=lambda name=name: asyncio.run(write(name))) for name in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(GENEROUS)
    assert [len(journal.store.entries(f"t{name}")) for name in range(3)] == [19, 19, 19]


def test_reading_and_writing_beside_the_log(journal: Journal) -> None:
    async def meet() -> Guest | None:
        await journal.write(journal.store.save_guest, Guest("g", "Anna", "", "en", 1))
        return await journal.read(journal.store.guest, "g")

    assert asyncio.run(meet()) == Guest("g", "Anna", "", "en", 1)


def test_whoever_is_cancelled_harms_nobody(journal: Journal) -> None:
    async def write() -> None:
        given_up = [asyncio.ensure_future(put(journal, opening(f"t{i}"))) for i in range(5)]
        await asyncio.sleep(0)
        for task in given_up:
            task.cancel()
        await put(journal, opening("kept"))

    asyncio.run(write())
    asyncio.run(put(journal, opening("later")))
    assert {"kept", "later"} <= {row.id for row in journal.store.tables()}


def test_a_loop_that_is_gone_harms_nobody(sqlite_store: Store) -> None:
    """The writer is held up until the loop in which somebody waited is closed."""
    journal = Journal(sqlite_store)

    async def ask() -> None:
        waiting = asyncio.ensure_future(journal.append("a", opening("a").rows, opening("a").summary))
        await asyncio.sleep(0)
        waiting.cancel()

    with locked_by_another_process(str(sqlite_store.engine.url.database)):
        asyncio.run(ask())
    asyncio.run(put(journal, opening("b")))
    assert [row.id for row in sqlite_store.tables()] == ["a", "b"]
    journal.close()


def test_closing_writes_what_was_asked_for(store: Store) -> None:
    journal = Journal(store)

    async def write() -> list[None]:
        appends = [opening(f"t{i:03}") for i in range(100)]
        asked = [journal.append(append.table, append.rows, append.summary) for append in appends]
        waiting = asyncio.gather(*asked)
        await asyncio.sleep(0)
        await asyncio.to_thread(journal.close)
        assert await outcomes(journal, opening("late")) == [Unavailable]
        return await waiting

    asyncio.run(write())
    assert [row.id for row in store.tables()] == [f"t{i:03}" for i in range(100)]


# ---- a database that does not answer


@pytest.mark.slow
def test_a_locked_database_is_waited_for_and_then_told(tmp_path: Path) -> None:
    """Another process holds the lock longer than anybody waits: all are told soon, and later everything works."""
    store = Store(f"sqlite:///{tmp_path}/tables.db", timeout=0.3)
    store.upgrade()
    journal = Journal(store)
    asyncio.run(put(journal, opening("before")))
    many = [opening(f"t{i}") for i in range(50)]
    with locked_by_another_process(f"{tmp_path}/tables.db"):
        told = asyncio.run(asyncio.wait_for(outcomes(journal, *many), 10))  # in turn it would be 15 s
        assert set(told) == {Unavailable}
        assert asyncio.run(journal.read(store.has_table, "before"))
    assert set(asyncio.run(outcomes(journal, *many))) == {type(None)}
    assert len(store.tables()) == 51
    journal.close()
    store.close()


@pytest.mark.slow
def test_a_full_disk_is_told_and_nothing_acknowledged_is_lost(sqlite_store: Store) -> None:
    """SQLite reports a full disk; when there is room again, everything goes on."""
    store, has_room = sqlite_store, threading.Event()

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + (10**6 if has_room.is_set() else 6)}")

    event.listen(store.engine, "connect", limit)
    journal = Journal(store)
    stored: list[str] = []

    async def fill() -> None:
        for number in range(10_000):
            await put(journal, opening(f"t{number:05}"))
            stored.append(f"t{number:05}")

    with pytest.raises(Unavailable):
        asyncio.run(fill())
    assert stored
    assert [row.id for row in store.tables()] == stored
    has_room.set()
    store.close()
    asyncio.run(put(journal, opening("z")))
    assert [row.id for row in store.tables()] == [*stored, "z"]
    journal.close()


@pytest.mark.slow
@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_commit_of_which_nobody_heard_is_neither_lost_nor_doubled(cluster: Cluster, cut: str) -> None:
    """The connection breaks while PostgreSQL commits: the journal finds out what became of it."""
    url, proxy = cluster.new_database(), PostgresProxy(cluster.folder)
    name = url.partition("@/")[2].partition("?")[0]
    store = Store(f"postgresql://witching@127.0.0.1:{proxy.port}/{name}?sslmode=disable&gssencmode=disable")
    store.upgrade()
    journal = Journal(store)
    asyncio.run(put(journal, opening("a")))
    proxy.cut = cut  # type: ignore[assignment]
    assert asyncio.run(outcomes(journal, choosing("a", 3, command="x"), opening("b"))) == [type(None), type(None)]
    assert proxy.cuts == 1
    assert [row.number for row in store.entries("a")] == [1, 2, 3]
    assert asyncio.run(outcomes(journal, choosing("a", 4, command="x"))) == [Clashed]
    journal.close()
    store.close()
    proxy.close()


@pytest.mark.slow
def test_postgresql_may_be_stopped_and_started(cluster: Cluster) -> None:
    """Everything acknowledged is there afterwards; meanwhile people are told, and then it goes on by itself."""
    store = Store(cluster.new_database())
    store.upgrade()
    journal = Journal(store)
    asyncio.run(put(journal, opening("a")))
    cluster.stop()
    try:
        assert asyncio.run(outcomes(journal, choosing("a", 3), opening("b"))) == [Unavailable, Unavailable]
        with pytest.raises(Unavailable):
            asyncio.run(journal.read(store.tables))
    finally:
        cluster.start()
    assert asyncio.run(outcomes(journal, choosing("a", 3), opening("b"))) == [type(None), type(None)]
    assert [len(store.entries(table)) for table in "ab"] == [3, 2]
    journal.close()
    store.close()
