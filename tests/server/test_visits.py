"""Visits: people who look at a table without a connection are present for a while."""

import asyncio

from server.sessions import Clock, bring, open_session, running_registry, settle, terms
from witching.server.storage.store import Store
from witching.server.table.session import VISIT

SECONDS = VISIT // 1000
LINGER = 5.0


def test_a_visitor_is_present_until_the_last_visit_is_over(sqlite_store: Store) -> None:
    async def play() -> None:
        clock = Clock()
        async with running_registry(sqlite_store, clock=clock, linger=LINGER) as registry:
            session = await open_session(registry, terms(), {0: "ann", 1: "ben"})
            await bring(registry, session, "ben")
            ann = session.table.seats[0]
            assert not ann.is_present
            await session.visit("ann")
            assert session.table.seats[0].is_present
            assert not session.is_idle
            clock.forward(SECONDS - 1)
            await session.visit("ann")
            for passed, present in ((SECONDS - 1, True), (1, True), (LINGER, False)):
                clock.forward(passed)
                session.scheduler.ring()
                await settle(registry)
                assert session.table.seats[0].is_present is present
            assert session.table.grace(0) is not None

    asyncio.run(play())


def test_nobody_waits_for_those_who_only_watch(sqlite_store: Store) -> None:
    async def play() -> None:
        async with running_registry(sqlite_store) as registry:
            session = await open_session(registry, terms(), {0: "ann", 1: "ben"})
            number = session.table.number
            await session.visit("eve")
            assert (session.visits, session.table.number) == ({}, number)

    asyncio.run(play())


def test_a_visit_rings_when_it_is_over(sqlite_store: Store) -> None:
    async def play() -> None:
        async with running_registry(sqlite_store) as registry:
            session = await open_session(registry, terms(), {0: "ann", 1: "ben"})
            await session.visit("ann")
            await settle(registry)
            assert not session.scheduler.is_quiet

    asyncio.run(play())
