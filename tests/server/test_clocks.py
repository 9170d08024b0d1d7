"""Clocks: what happens at a table by itself as time passes, set by the tests: late choices, bots, ringing."""

import asyncio
from typing import Any

import pytest

from server.sessions import (
    NOON,
    PATIENCE,
    PEOPLE,
    SECOND,
    Clock,
    FirstChoice,
    bring,
    choose,
    command,
    entries_of,
    first_choice,
    open_session,
    run_timed_scenarios,
    running_registry,
    settle,
    terms,
    wait,
)
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.registry import TableRegistry
from witching.server.table.services import LINGER
from witching.server.table.services import clock as machine

pytestmark = pytest.mark.slow

PACE = 60

# ---- the move clock


def test_a_bot_chooses_for_whoever_is_late_once(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(pace=PACE), PEOPLE)
        ann, _ = await bring(registry, session, "ann", "ben")
        seat, action = first_choice(session)
        assert session.table.deadline() == NOON + PACE * SECOND
        await wait(registry, session, clock, PACE - 1)
        assert not entries_of(session, e.Chose)
        await wait(registry, session, clock, 1)
        assert entries_of(session, e.Chose) == [e.Chose(seat, action, "clock")]
        assert session.table.seats[seat].plays_itself
        assert session.table.deadline() == NOON + 2 * PACE * SECOND
        late = {"key": "page-line-late", "args": {"seat": seat}}
        chosen = {"what": "chose", "seat": seat, "by": "clock", "message": late}
        assert [line["happening"] for line in ann.last["lines"]] == [chosen]

    run_timed_scenarios(sqlite_store, scenario)


def test_all_who_are_late_with_a_sealed_choice_are_chosen_for(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms("goofspiel", ["", "", ""], pace=PACE), {**PEOPLE, 2: "cat"})
        ann, *_ = await bring(registry, session, "ann", "ben", "cat")
        await wait(registry, session, clock, PACE / 2)
        await ann.ask(choose(session, 0, "bid 2"))
        assert session.table.deadline() == NOON + PACE * SECOND
        await wait(registry, session, clock, PACE / 2)
        late = [e.Chose(seat, "bid 1", "clock") for seat in (1, 2)]
        assert entries_of(session, e.Chose) == [e.Chose(0, "bid 2"), *late]
        assert session.table.due == (0, 1, 2)

    run_timed_scenarios(sqlite_store, scenario)


def test_a_choice_that_comes_while_the_bot_still_thinks_counts(sqlite_store: Store) -> None:
    bot_pool = FirstChoice()

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        bot_pool.waits = asyncio.Event()
        session = await open_session(registry, terms(pace=PACE), PEOPLE)
        devices = await bring(registry, session, "ann", "ben")
        seat, _ = first_choice(session)
        clock.forward(PACE)
        for _ in range(3):
            session.scheduler.ring()
        while not bot_pool.asked:
            await asyncio.sleep(0)
        match = session.table.match
        assert match is not None
        last = session.table.game.write(match.legal(seat)[-1])
        await devices[seat].ask(choose(session, seat, last))
        bot_pool.waits.set()
        await settle(registry)
        assert len(bot_pool.asked) == 1
        assert entries_of(session, e.Chose)[0] == e.Chose(seat, last)
        assert all(entry.seat != seat for entry in entries_of(session, e.Chose)[1:2] if isinstance(entry, e.Chose))

    run_timed_scenarios(sqlite_store, scenario, bot_pool=bot_pool)


def test_nobody_is_hurried_without_a_pace(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(grace=0), PEOPLE)
        ann, _ = await bring(registry, session, "ann", "ben")
        ann.go()
        await wait(registry, session, clock, LINGER)
        await wait(registry, session, clock, 10**6)
        assert session.table.deadline() is None
        assert not entries_of(session, e.Chose, e.Replaced)

    run_timed_scenarios(sqlite_store, scenario)


def test_taking_back_gives_the_time_anew(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(seats=["", "greedy"], pace=PACE), {0: "ann"})
        [ann] = await bring(registry, session, "ann")
        await ann.ask(choose(session, *first_choice(session)))
        await settle(registry)
        clock.forward(PACE - 1)
        await ann.ask(m.Undo(command(), 0))
        assert session.table.deadline() == clock.now + PACE * SECOND

    run_timed_scenarios(sqlite_store, scenario)


# ---- bots


def test_bots_choose_when_it_is_their_turn_and_only_then(sqlite_store: Store) -> None:
    bot_pool = FirstChoice()

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(seats=["", "greedy", "random"]), {0: "ann"})
        [ann] = await bring(registry, session, "ann")
        for _ in range(6):
            await ann.ask(choose(session, *first_choice(session)))
            await ann.ask(m.Chat(command(), 0, phrase="hello")) if len(bot_pool.asked) < 5 else None
            await settle(registry)
        made = entries_of(session, e.Chose)
        chosen = [entry.seat for entry in made if isinstance(entry, e.Chose) and entry.by == "bot"]
        assert len(chosen) == len(bot_pool.asked) >= 6
        assert {bot_request.bot for bot_request in bot_pool.asked} == {"greedy", "random"}

    run_timed_scenarios(sqlite_store, scenario, bot_pool=bot_pool)


def test_what_a_bot_thought_before_a_take_back_is_forgotten(sqlite_store: Store) -> None:
    bot_pool = FirstChoice()

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(seats=["", "greedy"]), {0: "ann"})
        [ann] = await bring(registry, session, "ann")
        before = len(bot_pool.asked)
        bot_pool.waits = asyncio.Event()
        await ann.ask(choose(session, *first_choice(session)))
        while len(bot_pool.asked) == before:
            await asyncio.sleep(0)
        await ann.ask(m.Undo(command(), 0))
        bot_pool.waits.set()
        await settle(registry)
        assert session.table.due == (0,)
        assert len(entries_of(session, e.Chose)) == before + 1

    run_timed_scenarios(sqlite_store, scenario, bot_pool=bot_pool)


def test_a_person_who_returns_while_the_bot_thinks_chooses(sqlite_store: Store) -> None:
    bot_pool = FirstChoice()

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(pace=PACE), PEOPLE)
        devices = await bring(registry, session, "ann", "ben")
        seat, action = first_choice(session)
        bot_pool.waits = asyncio.Event()
        await devices[seat].ask(m.Replace(command(), seat))
        await devices[seat].ask(m.Return(command(), seat))
        bot_pool.waits.set()
        await settle(registry)
        assert not entries_of(session, e.Chose)
        await wait(registry, session, clock, PACE)
        assert entries_of(session, e.Chose) == [e.Chose(seat, action, "clock")]

    run_timed_scenarios(sqlite_store, scenario, bot_pool=bot_pool)


# ---- ringing


def test_a_table_rings_by_itself_when_something_falls_due(sqlite_store: Store) -> None:
    """With the machine's own time: only the clock rings."""

    async def spend() -> None:
        async with running_registry(sqlite_store, clock=machine, linger=0.05) as registry:
            session = await open_session(registry, terms(pace=1, grace=1), PEOPLE)
            ann, _ = await bring(registry, session, "ann", "ben")
            ann.go()
            while not all(entries_of(session, kind) for kind in (e.Left, e.Chose, e.Replaced)):
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(spend(), PATIENCE))


def test_what_is_late_is_seen_to_once(sqlite_store: Store) -> None:
    """While a bot thinks about a late choice, the table neither rings nor stores nor asks again."""
    bot_pool = FirstChoice()

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(pace=PACE), PEOPLE)
        await bring(registry, session, "ann", "ben")
        bot_pool.waits = asyncio.Event()
        clock.forward(2 * PACE)
        session.scheduler.ring()
        begun = set[asyncio.Task[Any]]()
        for _ in range(500):
            begun |= asyncio.all_tasks()
            await asyncio.sleep(0)
        assert len(bot_pool.asked) == 1
        assert len(begun) < 10
        bot_pool.waits.set()

    run_timed_scenarios(sqlite_store, scenario, bot_pool=bot_pool)
