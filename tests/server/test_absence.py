"""Absence: people who leave and come back, and the bots that play for them."""

import pytest

from server.sessions import (
    PEOPLE,
    SECOND,
    Clock,
    Device,
    bring,
    choose,
    command,
    entries_of,
    first_choice,
    leave,
    open_session,
    run_timed_scenarios,
    settle,
    terms,
    wait,
)
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.registry import TableRegistry
from witching.server.table.seats import TAKEOVER
from witching.server.table.services import LINGER
from witching.server.table.session import TableSession

pytestmark = pytest.mark.slow

PACE, GRACE = 60, 120


def test_who_is_gone_for_a_moment_only_is_not_absent(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        ann, _ = await bring(registry, session, "ann", "ben")
        number = session.table.number
        ann.go()
        await settle(registry)
        await wait(registry, session, clock, LINGER - 1)
        back = Device(registry, session, "ann")
        await back.come()
        await wait(registry, session, clock, LINGER)
        assert session.table.number == number
        back.go()
        await settle(registry)
        await wait(registry, session, clock, LINGER - 1)
        assert session.table.number == number
        await wait(registry, session, clock, 1)
        assert entries_of(session, e.Left) == [e.Left(0)]

    run_timed_scenarios(sqlite_store, scenario)


def test_one_of_two_devices_is_enough(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(), PEOPLE)
        phone, laptop, _ = await bring(registry, session, "ann", "ann", "ben")
        phone.go()
        await wait(registry, session, clock, 2 * LINGER)
        assert session.table.seats[0].is_present
        laptop.go()
        await settle(registry)
        await wait(registry, session, clock, LINGER)
        assert not session.table.seats[0].is_present

    run_timed_scenarios(sqlite_store, scenario)


def test_a_bot_takes_over_after_the_grace_and_gives_back(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(grace=GRACE), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        await leave(registry, session, clock, ann)
        assert session.table.grace(0) == clock.now + GRACE * SECOND
        assert ben.last["table"]["seats"][0]["grace"] == session.table.grace(0)
        await wait(registry, session, clock, GRACE - 1)
        assert not entries_of(session, e.Replaced)
        await wait(registry, session, clock, 1)
        assert entries_of(session, e.Replaced) == [e.Replaced(0, TAKEOVER)]
        while session.table.due == (1,) and len(entries_of(session, e.Chose)) < 2:
            await ben.ask(choose(session, *first_choice(session)))
            await settle(registry)
        assert e.Chose(0, action_of(session, 0), "bot") in entries_of(session, e.Chose)
        assert session.table.due == (1,)
        back = Device(registry, session, "ann")
        await back.come()
        await settle(registry)
        assert session.table.seats[0].plays_itself
        await ben.ask(choose(session, *first_choice(session)))
        await settle(registry)
        assert session.table.due == (0,)

    run_timed_scenarios(sqlite_store, scenario)


def action_of(session: TableSession, seat: int) -> str:
    return next(
        entry.action for entry in entries_of(session, e.Chose) if isinstance(entry, e.Chose) and entry.seat == seat
    )


def test_when_all_are_away_nobody_is_waited_for(sqlite_store: Store) -> None:
    """The grace period begins when somebody is there to wait."""

    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(grace=GRACE), PEOPLE)
        ann, ben = await bring(registry, session, "ann", "ben")
        await leave(registry, session, clock, ann)
        await wait(registry, session, clock, GRACE / 2)
        await leave(registry, session, clock, ben)
        await wait(registry, session, clock, 100 * GRACE)
        assert not entries_of(session, e.Replaced, e.Chose)
        assert session.table.grace(0) is None
        assert session.is_idle
        back = Device(registry, session, "ben")
        await back.come()
        await settle(registry)
        assert session.table.grace(0) == clock.now + GRACE * SECOND
        await wait(registry, session, clock, GRACE)
        assert entries_of(session, e.Replaced) == [e.Replaced(0, TAKEOVER)]

    run_timed_scenarios(sqlite_store, scenario)


def test_who_never_came_has_the_grace_from_the_deal_on(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        session = await open_session(registry, terms(grace=GRACE), PEOPLE, begin=False)
        [ann] = await bring(registry, session, "ann")
        await wait(registry, session, clock, 10 * GRACE)
        await ann.ask(m.Start(command()))
        await settle(registry)
        assert session.table.grace(1) == clock.now + GRACE * SECOND
        assert not entries_of(session, e.Replaced)

    run_timed_scenarios(sqlite_store, scenario)


def test_after_the_end_nobody_is_waited_for(sqlite_store: Store) -> None:
    async def scenario(registry: TableRegistry, clock: Clock) -> None:
        agreed = terms("goofspiel", ["", "random", "random"], pace=PACE, grace=GRACE)
        session = await open_session(registry, agreed, {0: "ann"})
        [ann] = await bring(registry, session, "ann")
        while session.table.due:
            await ann.ask(choose(session, *first_choice(session)))
            await settle(registry)
        number = session.table.number
        await leave(registry, session, clock, ann)
        await wait(registry, session, clock, 10 * GRACE)
        assert (session.table.stage, session.table.number) == ("over", number)
        registry.unload_idle()
        assert not registry.sessions

    run_timed_scenarios(sqlite_store, scenario)
