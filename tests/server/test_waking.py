"""Waking: what a house finds after a restart, with its clocks and bots."""

import asyncio
from typing import Any

import pytest

from server.households import (
    NOON,
    PEOPLE,
    SECOND,
    Clock,
    FirstChoice,
    bring,
    by_the_clock,
    choose,
    command,
    entries_of,
    leave,
    open_room,
    settle,
    terms,
    wait,
)
from server.tables import everything
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.registry import LINGER, House
from witching.server.table.state import AFTER_SLEEP

pytestmark = pytest.mark.slow

PACE, GRACE = 60, 120

def test_a_restart_keeps_what_was_and_leaves_time(sqlite_store: Store) -> None:
    clock = Clock()
    seen: list[Any] = []
    table: list[str] = []

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(pace=PACE, grace=GRACE), PEOPLE)
        ann, _ = await bring(house, room, "ann", "ben")
        await leave(house, room, clock, ann)
        table.append(room.table.id)
        seen.append(everything(room.table))
        clock.forward(10)

    async def later(house: House, clock: Clock) -> None:
        before = await house.look(table[0], everything)
        assert before == seen[0]
        house.put_away()
        await house.wake()
        room = house.rooms[table[0]]
        assert room.table.deadline() == NOON + PACE * SECOND
        assert room.table.grace(0) == NOON + int(LINGER + GRACE) * SECOND
        clock.forward(10 * GRACE)

    async def much_later(house: House, clock: Clock) -> None:
        await house.wake()
        room = house.rooms[table[0]]
        assert entries_of(room, e.Woke) == [e.Woke(), e.Woke()]
        assert room.table.deadline() == clock.now + AFTER_SLEEP
        assert room.table.grace(0) == clock.now + AFTER_SLEEP
        await settle(house)
        assert not entries_of(room, e.Chose, e.Replaced)
        await wait(house, room, clock, LINGER)
        await wait(house, room, clock, AFTER_SLEEP / SECOND - LINGER)
        assert [type(entry) for entry in entries_of(room, e.Chose, e.Left)] == [e.Left, e.Left, e.Chose]
        assert not entries_of(room, e.Replaced)

    by_the_clock(sqlite_store, evening, later, much_later, clock=clock)


@pytest.mark.parametrize("pace", [5, 3600])
def test_who_had_little_or_much_time_keeps_it(sqlite_store: Store, pace: int) -> None:
    table: list[str] = []

    async def evening(house: House, clock: Clock) -> None:
        table.append((await open_room(house, terms(pace=pace), PEOPLE)).table.id)
        clock.forward(100)

    async def later(house: House, clock: Clock) -> None:
        await house.wake()
        kept = clock.now + min(pace * SECOND, AFTER_SLEEP)
        assert house.rooms[table[0]].table.deadline() == max(kept, NOON + pace * SECOND)

    by_the_clock(sqlite_store, evening, later)


def test_bots_play_on_after_a_restart(sqlite_store: Store) -> None:
    table: list[str] = []

    async def evening(house: House, clock: Clock) -> None:
        assert isinstance(house.thinkers, FirstChoice)
        room = await open_room(house, terms("goofspiel", ["", "greedy", "greedy"]), {0: "ann"})
        await settle(house)
        house.thinkers.waits = asyncio.Event()
        await room.ask("ann", choose(room, 0, "bid 1"), lambda done: None)
        assert room.table.due == (0, 1, 2)
        table.append(room.table.id)
        await house.stop()

    async def later(house: House, clock: Clock) -> None:
        await house.wake()
        await settle(house)
        assert house.rooms[table[0]].table.due == (0,)
        assert len(entries_of(house.rooms[table[0]], e.Chose)) == 5

    by_the_clock(sqlite_store, evening, later)


def test_only_games_that_are_played_are_woken(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        await open_room(house, terms(), PEOPLE, begin=False)
        closed = await open_room(house, terms(), PEOPLE)
        await closed.ask("ann", m.AskClose(command()), lambda done: None)
        await open_room(house, terms(), PEOPLE)

    async def later(house: House, clock: Clock) -> None:
        await house.wake()
        assert [room.table.stage for room in house.rooms.values()] == ["playing"]

    by_the_clock(sqlite_store, evening, later)


def test_people_who_do_not_come_back_after_a_restart_left(sqlite_store: Store) -> None:
    table: list[str] = []

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(), PEOPLE)
        await bring(house, room, "ann", "ben")
        table.append(room.table.id)

    async def later(house: House, clock: Clock) -> None:
        await house.wake()
        async with house.use(table[0]) as room:
            await bring(house, room, "ben")
            assert room.table.places[0].is_present
            await wait(house, room, clock, LINGER)
            assert [place.is_present for place in room.table.places] == [False, True]

    by_the_clock(sqlite_store, evening, later)
