"""Visits: people who look at a table without a connection are present for a while."""

import asyncio

from server.households import Clock, bring, keeping_house, open_room, settle, terms
from witching.server.storage.store import Store
from witching.server.table.session import VISIT

SECONDS = VISIT // 1000
LINGER = 5.0


def test_a_visitor_is_present_until_the_last_visit_is_over(sqlite_store: Store) -> None:
    async def play() -> None:
        clock = Clock()
        async with keeping_house(sqlite_store, clock=clock, linger=LINGER) as house:
            room = await open_room(house, terms(), {0: "ann", 1: "ben"})
            await bring(house, room, "ben")
            assert not room.table.places[0].is_present
            await room.visit("ann")
            assert room.table.places[0].is_present
            assert not room.is_idle
            clock.forward(SECONDS - 1)
            await room.visit("ann")
            for passed, present in ((SECONDS - 1, True), (1, True), (LINGER, False)):
                clock.forward(passed)
                room.alarms.ring()
                await settle(house)
                assert room.table.places[0].is_present is present
            assert room.table.grace(0) is not None

    asyncio.run(play())


def test_nobody_waits_for_those_who_only_watch(sqlite_store: Store) -> None:
    async def play() -> None:
        async with keeping_house(sqlite_store) as house:
            room = await open_room(house, terms(), {0: "ann", 1: "ben"})
            number = room.table.number
            await room.visit("eve")
            assert (room.visits, room.table.number) == ({}, number)

    asyncio.run(play())


def test_a_visit_rings_when_it_is_over(sqlite_store: Store) -> None:
    async def play() -> None:
        async with keeping_house(sqlite_store) as house:
            room = await open_room(house, terms(), {0: "ann", 1: "ben"})
            await room.visit("ann")
            await settle(house)
            assert not room.alarms.is_quiet

    asyncio.run(play())
