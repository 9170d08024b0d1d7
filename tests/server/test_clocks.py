"""Clocks: what happens at a table by itself as time goes by, which the tests say: late choices, bots, ringing."""

import asyncio
from typing import Any

import pytest

from server.households import (
    NOON,
    PATIENCE,
    PEOPLE,
    SECOND,
    Clock,
    FirstChoice,
    bring,
    by_the_clock,
    choose,
    command,
    entries_of,
    first_choice,
    keeping_house,
    open_room,
    settle,
    terms,
    wait,
)
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.registry import LINGER, House
from witching.server.table.registry import clock as machine

pytestmark = pytest.mark.slow

PACE = 60

# ---- the move clock


def test_a_bot_chooses_for_whoever_is_late_once(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(pace=PACE), PEOPLE)
        ann, _ = await bring(house, room, "ann", "ben")
        seat, action = first_choice(room)
        assert room.table.deadline() == NOON + PACE * SECOND
        await wait(house, room, clock, PACE - 1)
        assert not entries_of(room, e.Chose)
        await wait(house, room, clock, 1)
        assert entries_of(room, e.Chose) == [e.Chose(seat, action, "clock")]
        assert room.table.places[seat].plays_itself
        assert room.table.deadline() == NOON + 2 * PACE * SECOND
        assert [line["happening"] for line in ann.last["lines"]] == [{"what": "chose", "seat": seat, "by": "clock"}]

    by_the_clock(sqlite_store, evening)


def test_all_who_are_late_with_a_sealed_choice_are_chosen_for(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms("goofspiel", ["", "", ""], pace=PACE), {**PEOPLE, 2: "cat"})
        ann, *_ = await bring(house, room, "ann", "ben", "cat")
        await wait(house, room, clock, PACE / 2)
        await ann.ask(choose(room, 0, "bid 2"))
        assert room.table.deadline() == NOON + PACE * SECOND
        await wait(house, room, clock, PACE / 2)
        late = [e.Chose(seat, "bid 1", "clock") for seat in (1, 2)]
        assert entries_of(room, e.Chose) == [e.Chose(0, "bid 2"), *late]
        assert room.table.due == (0, 1, 2)

    by_the_clock(sqlite_store, evening)


def test_a_choice_that_comes_while_the_bot_still_thinks_counts(sqlite_store: Store) -> None:
    thinkers = FirstChoice()

    async def evening(house: House, clock: Clock) -> None:
        thinkers.waits = asyncio.Event()
        room = await open_room(house, terms(pace=PACE), PEOPLE)
        devices = await bring(house, room, "ann", "ben")
        seat, _ = first_choice(room)
        clock.forward(PACE)
        for _ in range(3):
            room.alarms.ring()
        while not thinkers.asked:
            await asyncio.sleep(0)
        course = room.table.course
        assert course is not None
        last = room.table.game.write(course.legal(seat)[-1])
        await devices[seat].ask(choose(room, seat, last))
        thinkers.waits.set()
        await settle(house)
        assert len(thinkers.asked) == 1
        assert entries_of(room, e.Chose)[0] == e.Chose(seat, last)
        assert all(entry.seat != seat for entry in entries_of(room, e.Chose)[1:2] if isinstance(entry, e.Chose))

    by_the_clock(sqlite_store, evening, thinkers=thinkers)


def test_nobody_is_hurried_without_a_pace(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(grace=0), PEOPLE)
        ann, _ = await bring(house, room, "ann", "ben")
        ann.go()
        await wait(house, room, clock, LINGER)
        await wait(house, room, clock, 10**6)
        assert room.table.deadline() is None
        assert not entries_of(room, e.Chose, e.Replaced)

    by_the_clock(sqlite_store, evening)


def test_taking_back_gives_the_time_anew(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(seats=["", "greedy"], pace=PACE), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        await ann.ask(choose(room, *first_choice(room)))
        await settle(house)
        clock.forward(PACE - 1)
        await ann.ask(m.AskTakeBack(command(), 0))
        assert room.table.deadline() == clock.now + PACE * SECOND

    by_the_clock(sqlite_store, evening)


# ---- bots


def test_bots_choose_when_it_is_their_turn_and_only_then(sqlite_store: Store) -> None:
    thinkers = FirstChoice()

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(seats=["", "greedy", "random"]), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        for _ in range(6):
            await ann.ask(choose(room, *first_choice(room)))
            await ann.ask(m.AskSay(command(), 0, phrase="hello")) if len(thinkers.asked) < 5 else None
            await settle(house)
        chosen = [entry.seat for entry in entries_of(room, e.Chose) if isinstance(entry, e.Chose) and entry.by == "bot"]
        assert len(chosen) == len(thinkers.asked) >= 6
        assert {problem.bot for problem in thinkers.asked} == {"greedy", "random"}

    by_the_clock(sqlite_store, evening, thinkers=thinkers)


def test_what_a_bot_thought_before_a_take_back_is_forgotten(sqlite_store: Store) -> None:
    thinkers = FirstChoice()

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(seats=["", "greedy"]), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        before = len(thinkers.asked)
        thinkers.waits = asyncio.Event()
        await ann.ask(choose(room, *first_choice(room)))
        while len(thinkers.asked) == before:
            await asyncio.sleep(0)
        await ann.ask(m.AskTakeBack(command(), 0))
        thinkers.waits.set()
        await settle(house)
        assert room.table.due == (0,)
        assert len(entries_of(room, e.Chose)) == before + 1

    by_the_clock(sqlite_store, evening, thinkers=thinkers)


def test_a_person_who_returns_while_the_bot_thinks_chooses(sqlite_store: Store) -> None:
    thinkers = FirstChoice()

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(pace=PACE), PEOPLE)
        devices = await bring(house, room, "ann", "ben")
        seat, action = first_choice(room)
        thinkers.waits = asyncio.Event()
        await devices[seat].ask(m.AskReplace(command(), seat))
        await devices[seat].ask(m.AskReturn(command(), seat))
        thinkers.waits.set()
        await settle(house)
        assert not entries_of(room, e.Chose)
        await wait(house, room, clock, PACE)
        assert entries_of(room, e.Chose) == [e.Chose(seat, action, "clock")]

    by_the_clock(sqlite_store, evening, thinkers=thinkers)


# ---- ringing


def test_a_table_rings_by_itself_when_something_falls_due(sqlite_store: Store) -> None:
    """With the time of the machine: nobody rings but the clock."""

    async def spend() -> None:
        async with keeping_house(sqlite_store, clock=machine, linger=0.05) as house:
            room = await open_room(house, terms(pace=1, grace=1), PEOPLE)
            ann, _ = await bring(house, room, "ann", "ben")
            ann.go()
            while not entries_of(room, e.Left) or not entries_of(room, e.Chose) or not entries_of(room, e.Replaced):
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(spend(), PATIENCE))


def test_what_is_late_is_seen_to_once(sqlite_store: Store) -> None:
    """While a bot thinks about what is late, the table neither rings nor stores nor asks again."""
    thinkers = FirstChoice()

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(pace=PACE), PEOPLE)
        await bring(house, room, "ann", "ben")
        thinkers.waits = asyncio.Event()
        clock.forward(2 * PACE)
        room.alarms.ring()
        begun = set[asyncio.Task[Any]]()
        for _ in range(500):
            begun |= asyncio.all_tasks()
            await asyncio.sleep(0)
        assert len(thinkers.asked) == 1
        assert len(begun) < 10
        thinkers.waits.set()

    by_the_clock(sqlite_store, evening, thinkers=thinkers)
