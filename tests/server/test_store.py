"""The store gives back what it was given; a clash changes nothing."""

import os
import threading
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import text

from server.table_logs import ENTRIES, choosing, numbered, opening, summary
from witching.core.refusal import Refused
from witching.server.storage.store import Append, Clash, Damaged, Guest, Store
from witching.server.table.events import AnyTableEvent, LogEntry, Moved, Removed, Sat, Stood

NEW = count()
SEATING = (Sat, Moved, Stood, Removed)

Plan = tuple[str, list[AnyTableEvent], int, str, list[str]]
PLANS = st.lists(
    st.lists(
        st.tuples(
            st.sampled_from(["one", "two"]),
            st.lists(ENTRIES, min_size=1, max_size=3),
            st.sampled_from([0, 0, 0, 0, 1, -1]),
            st.sampled_from(["", "", "a", "b", "c"]),
            st.lists(st.sampled_from(["anna", "ben", "eva"]), max_size=3),
        ),
        max_size=6,
    ),
    max_size=4,
)
"""Groups of appends: the table, the entries, how far the number is off, the command, who sits there."""


class Model:
    """What a store should hold, in the plainest form."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.logs: dict[str, list[LogEntry]] = {}
        self.stages: dict[str, str] = {}
        self.sitters: dict[str, set[str]] = {}
        self.guests = ("anna", "ben", "eva")

    def plan(self, table: str, entries: list[AnyTableEvent], off: int, command: str, sitters: list[str]) -> Append:
        """An append by somebody who knows the log, or nearly does."""
        number = len(self.logs.get(self.prefix + table, [])) + 1 + off
        rows = numbered(entries, number, at=next(NEW), guest="guest", command=command)
        return Append(self.prefix + table, rows, summary(*(self.prefix + guest for guest in sitters)))

    def append(self, append: Append) -> Clash | None:
        """Apply it whole or not at all."""
        log = self.logs.get(append.table, [])
        known = {row.command for row in log} - {""}
        if append.rows[0].number != len(log) + 1 or append.rows[0].command in known:
            return Clash(append.table, append.rows[0].number)
        self.logs[append.table] = log + list(append.rows)
        self.stages[append.table] = append.summary.stage
        if any(isinstance(row.event, SEATING) for row in append.rows):
            self.sitters[append.table] = set(append.summary.sitters)
        return None

    def compare(self, store: Store) -> None:
        """Every query gives what it should."""
        for table in ("one", "two"):
            log = self.logs.get(self.prefix + table, [])
            assert store.entries(self.prefix + table) == log
            assert store.entries(self.prefix + table, len(log) // 2) == log[len(log) // 2 :]
            assert store.has_table(self.prefix + table) is bool(log)
        rows = {row.id: row for row in store.tables() if row.id.startswith(self.prefix)}
        assert {table: (row.opened_at, row.changed_at) for table, row in rows.items()} == {
            table: (log[0].at, log[-1].at) for table, log in self.logs.items()
        }
        for guest in self.guests:
            mine = {row.id for row in store.tables_of(self.prefix + guest, 10)}
            assert mine == {table for table, who in self.sitters.items() if self.prefix + guest in who}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(plans=PLANS)
def test_what_was_stored_is_read_back_and_a_clash_changes_nothing(store: Store, plans: list[list[Plan]]) -> None:
    model = Model(f"{next(NEW)}-")
    for group in plans:
        appends, expected = [], []
        for plan in group:
            appends.append(model.plan(*plan))
            expected.append(model.append(appends[-1]))
        assert store.append(appends) == expected
        model.compare(store)


def test_a_command_is_stored_once_for_each_guest_and_table(store: Store) -> None:
    assert store.append([opening("a"), opening("b"), choosing("a", 3, command="x")]) == [None] * 3
    again = [choosing("a", 4, command="x"), choosing("b", 3, command="x"), choosing("a", 4, command="x", guest="ben")]
    assert store.append(again) == [Clash("a", 4), None, None]
    assert [len(store.entries(table)) for table in "ab"] == [4, 3]


def test_what_follows_a_clash_in_its_group_clashes_too(store: Store) -> None:
    store.append([opening("a"), choosing("a", 3, command="x")])
    found = store.append([choosing("a", 4, command="x"), choosing("a", 5), opening("b")])
    assert found == [Clash("a", 4), Clash("a", 5), None]
    assert len(store.entries("a")) == 3


def test_a_table_is_opened_once(store: Store) -> None:
    assert store.append([opening("a", guest="anna"), opening("a", guest="ben")]) == [None, Clash("a", 1)]
    assert store.append([opening("a", guest="eva")]) == [Clash("a", 1)]
    assert [row.id for row in store.tables_of("anna", 5)] == ["a"]
    assert store.tables_of("eva", 5) == []


def test_nobody_writes_behind_a_hole(store: Store) -> None:
    assert store.append([choosing("a", 3), opening("a"), choosing("a", 4)]) == [Clash("a", 3), None, Clash("a", 4)]
    first, second = opening("b").rows
    holed = Append("b", [first, replace(second, number=3)], summary())
    assert store.append([holed]) == [Clash("b", 1)]
    assert not store.has_table("b")


def test_the_lobby_shows_listed_tables_the_last_changed_first(store: Store) -> None:
    store.append([opening(name, at=at, listed=name != "c") for at, name in enumerate("abcd")])
    store.append([opening("over", listed=True, stage="over")])
    store.append([Append("a", numbered([Stood(0)], 3, at=9), summary(listed=True, stage="open"))])
    assert [row.id for row in store.listed_tables(9)] == ["a", "d", "b"]
    assert [row.id for row in store.listed_tables(2)] == ["a", "d"]
    assert store.tables_at("over") == ["over"]
    assert store.tables_at("open") == ["a", "b", "c", "d"]
    assert [row.id for row in store.tables()] == ["a", "b", "over", "c", "d"]


def test_who_leaves_a_seat_no_longer_has_the_table_among_the_own(store: Store) -> None:
    store.append([opening("a", guest="anna"), opening("b", guest="anna", at=2)])
    store.append([Append("a", numbered([Moved(0, "phone")], 3), summary("phone"))])
    assert [row.id for row in store.tables_of("anna", 5)] == ["b"]
    assert [row.id for row in store.tables_of("phone", 5)] == ["a"]


def test_guests_are_known_again(store: Store) -> None:
    assert store.guest("g") is None
    for name in ("Anna", "Анна 🧙"):
        store.save_guest(Guest("g", name, "cat", "ru", 12))
        assert store.guest("g") == Guest("g", name, "cat", "ru", 12)


def test_a_secret_is_made_once(store: Store) -> None:
    made = count()
    assert [store.secret("key", lambda: str(next(made))) for _ in range(3)] == ["0", "0", "0"]
    assert store.secret("other", lambda: "z") == "z"


def test_the_last_note_is_kept(store: Store) -> None:
    assert store.noted("word") == ""
    for value in ("one", "two"):
        store.note("word", value)
        assert store.noted("word") == value


def test_an_entry_that_cannot_be_read_is_named(store: Store) -> None:
    store.append([opening("a"), choosing("a", 3)])
    with store.engine.begin() as connection:
        connection.execute(text('UPDATE entries SET payload = \'{"what":"unheard"}\' WHERE number = 2'))
    with pytest.raises(Damaged) as error:
        store.entries("a")
    assert (error.value.table, error.value.number) == ("a", 2)
    assert len(store.entries("a", 2)) == 1


@pytest.mark.slow
def test_two_processes_share_the_tables(database: str, store: Store) -> None:
    """Each appends after what it knows, and reads again after a clash: nothing is lost, doubled or left out."""
    store.append([opening(table) for table in "abc"])
    stored: list[list[tuple[str, str]]] = [[], []]
    threads = [threading.Thread(target=_write_much, args=(database, name, stored[name])) for name in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for table in "abc":
        log = store.entries(table)
        assert [row.number for row in log] == list(range(1, len(log) + 1))
        commands = [row.command for row in log if row.command]
        assert sorted(commands) == sorted(command for each in stored for where, command in each if where == table)
    assert [len(each) for each in stored] == [60, 60]


def _write_much(database: str, name: int, stored: list[tuple[str, str]]) -> None:
    store, last = Store(database), dict.fromkeys("abc", 2)
    for step in range(20):
        waiting = dict.fromkeys(sorted(last) if name else sorted(last, reverse=True), f"{name}-{step}")
        while waiting:
            appends = [choosing(table, last[table] + 1, command=command) for table, command in waiting.items()]
            for append, clash in zip(appends, store.append(appends), strict=True):
                if clash is None:
                    stored.append((append.table, waiting.pop(append.table)))
                last[append.table] = store.entries(append.table)[-1].number
    store.close()


def test_a_commit_is_on_the_disk_before_it_returns(store: Store) -> None:
    """What no kill can show: only these settings survive a power cut."""
    by_dialect: dict[str, dict[str, object]] = {
        "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2, "PRAGMA foreign_keys": 1},
        "postgresql": {"SHOW synchronous_commit": "on", "SHOW lock_timeout": "5s"},
    }
    wanted = by_dialect[store.engine.dialect.name]
    with store.engine.begin() as connection:
        assert {query: connection.execute(text(query)).scalar() for query in wanted} == wanted


@pytest.mark.parametrize(
    "url", ["tables.db", "sqlite://", "sqlite:///:memory:", "mysql://host/tables", "sqlite:////no/such/folder/a.db"]
)
def test_an_address_that_cannot_be_is_refused(url: str) -> None:
    with pytest.raises(Refused) as error:
        Store(url)
    assert error.value.refusal.message.key in ("server-refusal-database-url", "server-refusal-database-file")


def test_a_refusal_tells_no_password() -> None:
    with pytest.raises(Refused) as error:
        Store("mysql://name:hush@host/tables")
    assert "hush" not in str(error.value)


def test_nobody_else_may_read_the_file(sqlite_store: Store) -> None:
    file = sqlite_store.engine.url.database
    sqlite_store.append([opening("a")])
    for name in (file, f"{file}-wal"):
        assert os.stat(str(name)).st_mode & 0o077 == 0
