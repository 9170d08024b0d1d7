"""Sessions in trouble: nothing can be stored, or another server wrote."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.sessions import (
    PEOPLE,
    Device,
    FirstChoice,
    bring,
    choose,
    command,
    file_of,
    first_choice,
    move_on,
    open_session,
    refusal_of,
    run_scenario,
    running_registry,
    settle,
    sit,
    stored,
    terms,
)
from server.tables import ALL_GAMES, everything
from witching.core.refusal import Refused
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table.events import Chose
from witching.server.table.registry import TableRegistry
from witching.server.table.services import clock
from witching.server.table.state import fold

# ---- when nothing can be stored


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """Somebody else writes, and does not finish."""
    connection = sqlite3.connect(file_of(store), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


@pytest.fixture
def hasty_store(sqlite_store: Store) -> Iterator[Store]:
    """A store that waits for others only for a moment."""
    store = Store(str(sqlite_store.engine.url), timeout=0.1)
    yield store
    store.close()


@pytest.mark.slow
def test_what_cannot_be_stored_is_refused_and_told_to_nobody(hasty_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        session = await open_session(registry, terms("incantibus"), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        heard, before = (len(ann.told), len(ben.told)), everything(session.table)
        seat, action = first_choice(session)
        deed = choose(session, seat, action)
        with locked(hasty_store):
            for _ in range(2):
                assert await refusal_of((ann, ben)[seat].ask(deed)) == "server-refusal-unavailable"
            late = Device(registry, session, "ben")
            await late.come()
            assert late.told[0]["number"] == stored(hasty_store, session.table.id)
            assert everything(session.table) == before
            assert (len(ann.told), len(ben.told)) == heard
        await (ann, ben)[seat].ask(deed)
        assert ann.happenings().count("chose") == ben.happenings().count("chose") == 1
        log = hasty_store.entries(session.table.id)
        assert everything(fold(session.table.id, registry.games, log)) == everything(session.table)

    run_scenario(hasty_store, scenario)


def test_a_table_that_cannot_be_stored_is_not_opened(hasty_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        with locked(hasty_store), pytest.raises(Refused):
            await registry.open_table("ann", terms())
        assert not registry.sessions

    run_scenario(hasty_store, scenario)


@pytest.mark.slow
def test_bots_and_people_go_on_when_there_is_room_again(hasty_store: Store) -> None:
    """What happens by itself is retried until it can be stored."""

    async def scenario(registry: TableRegistry) -> None:
        bot_pool = registry.services.bot_pool
        assert isinstance(bot_pool, FirstChoice)
        bot_pool.waits = asyncio.Event()
        session = await open_session(registry, terms(seats=["", "greedy", "greedy"]), {0: "ann"})
        ann = Device(registry, session, "ann")
        await ann.come()
        while not bot_pool.asked:
            await move_on(session, ann)
        with locked(hasty_store):
            bot_pool.waits.set()
            ann.go()
            await asyncio.sleep(0.5)
            assert session.scheduler.is_busy
            before = stored(hasty_store, session.table.id)
        while session.table.seats[0].is_present or session.table.due != (0,):
            await asyncio.sleep(0.01)
        await settle(registry)
        assert before < stored(hasty_store, session.table.id) == session.table.number

    run_scenario(hasty_store, scenario, linger=0.05, clock=clock)


# ---- two servers


@pytest.mark.slow
def test_two_servers_on_one_database_decide_again(sqlite_store: Store) -> None:
    """Three bid at once: each server learns of the other's bids when its own clash with them. A bid at a moment that
    has passed in the other server does not count at the next."""
    other_store = Store(str(sqlite_store.engine.url))

    async def scenario(registry: TableRegistry) -> None:
        async with running_registry(other_store, games=ALL_GAMES) as other:
            session = await open_session(registry, terms("goofspiel", ["", "", ""]), {**PEOPLE, 2: "cat"})
            ann, cat = await bring(registry, session, "ann", "cat")
            async with other.use(session.table.id) as twin:
                [ben] = await bring(other, twin, "ben")
                for card in (1, 2, 3):
                    if card > 1:
                        assert await refusal_of(ben.ask(choose(twin, 1, f"bid {card}"))) == "server-refusal-moment"
                    for seat, device in enumerate((ann, ben, cat)):
                        await device.ask(choose(device.session, seat, f"bid {card}"))
                await ben.ask(m.Chat(command(), 1, "well played"))
                await ann.ask(m.Chat(command(), 0, "thanks"))
                log = sqlite_store.entries(session.table.id)
                assert [row.number for row in log] == list(range(1, len(log) + 1))
                assert [row.event for row in log if isinstance(row.event, Chose)] == [
                    Chose(seat, f"bid {card}") for card in (1, 2, 3) for seat in (0, 1, 2)
                ]
                assert everything(fold(session.table.id, ALL_GAMES, log)) == everything(session.table)
                for device in (ann, ben, cat):
                    numbers = [line["number"] for told in device.told for line in told.get("lines", [])]
                    assert numbers == list(range(1, len(numbers) + 1))
                assert ann.happenings().count("said") == 2
                assert ann.happenings().count("chose") == 9

    run_scenario(sqlite_store, scenario, games=ALL_GAMES)
    other_store.close()


def test_who_comes_too_late_in_the_other_house_hears_why(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        async with running_registry(sqlite_store) as other:
            session = await open_session(registry, terms(), {0: "ann"}, begin=False)
            async with other.use(session.table.id) as twin:
                [eve] = await bring(other, twin, "eve")
                await session.ask("cat", sit(1, "Cat"), lambda done: None)
                assert await refusal_of(eve.ask(sit(1, "Eve"))) == "server-refusal-taken"
                assert eve.happenings().count("sat") == 2
                assert twin.table.seats_of("cat") == [1]

    run_scenario(sqlite_store, scenario)


def test_a_command_that_the_other_house_did_is_not_done_again(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry) -> None:
        async with running_registry(sqlite_store) as other:
            session = await open_session(registry, terms(), PEOPLE)
            async with other.use(session.table.id) as twin:
                deed, done = m.Chat("once", 0, "hello"), list[m.Ack]()
                await session.ask("ann", deed, done.append)
                await twin.ask("ann", deed, done.append)
                assert done[0] == done[1]
                assert len(sqlite_store.entries(session.table.id)) == done[0].number

    run_scenario(sqlite_store, scenario)
