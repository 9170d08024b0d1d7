"""Waking: what a server finds after a restart, with its clocks and bots."""

import asyncio
from typing import Any

import pytest

from server.sessions import (
    NOON,
    PEOPLE,
    SECOND,
    Clock,
    FirstChoice,
    bring,
    choose,
    command,
    entries_of,
    leave,
    open_session,
    run_timed_scenarios,
    settle,
    terms,
    wait,
)
from server.tables import everything
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.registry import TableRegistry
from witching.server.table.services import LINGER
from witching.server.table.state import AFTER_SLEEP

pytestmark = pytest.mark.slow

PACE, GRACE = 60, 120


def test_a_restart_keeps_what_was_and_leaves_time(sqlite_store: Store) -> None:
    clock = Clock()
    seen: list[Any] = []
    table: list[str] = []

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(pace=PACE, grace=GRACE), PEOPLE)
        ann, _ = await bring(registry, session, "ann", "ben")
        await leave(registry, session, clock, ann)
        table.append(session.table.id)
        seen.append(everything(session.table))
        clock.forward(10)

    async def later(registry: TableRegistry, clock: Clock) -> None:
        before = await registry.look(table[0], everything)
        assert before == seen[0]
        registry.unload_idle()
        await registry.wake()
        session = registry.sessions[table[0]]
        assert session.table.deadline() == NOON + PACE * SECOND
        assert session.table.grace(0) == NOON + int(LINGER + GRACE) * SECOND
        clock.forward(10 * GRACE)

    async def much_later(registry: TableRegistry, clock: Clock) -> None:
        await registry.wake()
        session = registry.sessions[table[0]]
        assert entries_of(session, e.Woke) == [e.Woke(), e.Woke()]
        assert session.table.deadline() == clock.now + AFTER_SLEEP
        assert session.table.grace(0) == clock.now + AFTER_SLEEP
        await settle(registry)
        assert not entries_of(session, e.Chose, e.Replaced)
        await wait(registry, session, clock, LINGER)
        await wait(registry, session, clock, AFTER_SLEEP / SECOND - LINGER)
        assert [type(entry) for entry in entries_of(session, e.Chose, e.Left)] == [e.Left, e.Left, e.Chose]
        assert not entries_of(session, e.Replaced)

    run_timed_scenarios(sqlite_store, scenario, later, much_later, clock=clock)


@pytest.mark.parametrize("pace", [5, 3600])
def test_who_had_little_or_much_time_keeps_it(sqlite_store: Store, pace: int) -> None:
    table: list[str] = []

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        table.append((await open_session(registry, terms(pace=pace), PEOPLE)).table.id)
        clock.forward(100)

    async def later(registry: TableRegistry, clock: Clock) -> None:
        await registry.wake()
        kept = clock.now + min(pace * SECOND, AFTER_SLEEP)
        assert registry.sessions[table[0]].table.deadline() == max(kept, NOON + pace * SECOND)

    run_timed_scenarios(sqlite_store, scenario, later)


def test_bots_play_on_after_a_restart(sqlite_store: Store) -> None:
    table: list[str] = []

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        assert isinstance(registry.services.bot_pool, FirstChoice)
        session = await open_session(registry, terms("goofspiel", ["", "greedy", "greedy"]), {0: "ann"})
        await settle(registry)
        registry.services.bot_pool.waits = asyncio.Event()
        await session.ask("ann", choose(session, 0, "bid 1"), lambda done: None)
        assert session.table.due == (0, 1, 2)
        table.append(session.table.id)
        await registry.stop()

    async def later(registry: TableRegistry, clock: Clock) -> None:
        await registry.wake()
        await settle(registry)
        assert registry.sessions[table[0]].table.due == (0,)
        assert len(entries_of(registry.sessions[table[0]], e.Chose)) == 5

    run_timed_scenarios(sqlite_store, scenario, later)


def test_only_games_that_are_played_are_woken(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        await open_session(registry, terms(), PEOPLE, begin=False)
        closed = await open_session(registry, terms(), PEOPLE)
        await closed.ask("ann", m.Close(command()), lambda done: None)
        await open_session(registry, terms(), PEOPLE)

    async def later(registry: TableRegistry, clock: Clock) -> None:
        await registry.wake()
        assert [session.table.stage for session in registry.sessions.values()] == ["playing"]

    run_timed_scenarios(sqlite_store, scenario, later)


def test_people_who_do_not_come_back_after_a_restart_left(sqlite_store: Store) -> None:
    table: list[str] = []

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        await bring(registry, session, "ann", "ben")
        table.append(session.table.id)

    async def later(registry: TableRegistry, clock: Clock) -> None:
        await registry.wake()
        async with registry.use(table[0]) as session:
            await bring(registry, session, "ben")
            assert session.table.seats[0].is_present
            await wait(registry, session, clock, LINGER)
            assert [place.is_present for place in session.table.seats] == [False, True]

    run_timed_scenarios(sqlite_store, scenario, later)
