"""Absence: people who go and come back, and the bots that play for them."""

import pytest

from server.households import (
    PEOPLE,
    SECOND,
    Clock,
    Device,
    bring,
    by_the_clock,
    choose,
    command,
    entries_of,
    first_choice,
    leave,
    open_room,
    settle,
    terms,
    wait,
)
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.registry import LINGER, House
from witching.server.table.seats import TAKEOVER
from witching.server.table.session import Room

pytestmark = pytest.mark.slow

PACE, GRACE = 60, 120

def test_who_is_gone_for_a_moment_only_is_not_absent(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(), PEOPLE)
        ann, _ = await bring(house, room, "ann", "ben")
        number = room.table.number
        ann.go()
        await settle(house)
        await wait(house, room, clock, LINGER - 1)
        back = Device(house, room, "ann")
        await back.come()
        await wait(house, room, clock, LINGER)
        assert room.table.number == number
        back.go()
        await settle(house)
        await wait(house, room, clock, LINGER - 1)
        assert room.table.number == number
        await wait(house, room, clock, 1)
        assert entries_of(room, e.Left) == [e.Left(0)]

    by_the_clock(sqlite_store, evening)


def test_one_of_two_devices_is_enough(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(), PEOPLE)
        phone, laptop, _ = await bring(house, room, "ann", "ann", "ben")
        phone.go()
        await wait(house, room, clock, 2 * LINGER)
        assert room.table.places[0].is_present
        laptop.go()
        await settle(house)
        await wait(house, room, clock, LINGER)
        assert not room.table.places[0].is_present

    by_the_clock(sqlite_store, evening)


def test_a_bot_takes_over_after_the_grace_and_gives_back(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(grace=GRACE), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        await leave(house, room, clock, ann)
        assert room.table.grace(0) == clock.now + GRACE * SECOND
        assert ben.last["table"]["seats"][0]["grace"] == room.table.grace(0)
        await wait(house, room, clock, GRACE - 1)
        assert not entries_of(room, e.Replaced)
        await wait(house, room, clock, 1)
        assert entries_of(room, e.Replaced) == [e.Replaced(0, TAKEOVER)]
        while room.table.due == (1,) and len(entries_of(room, e.Chose)) < 2:
            await ben.ask(choose(room, *first_choice(room)))
            await settle(house)
        assert e.Chose(0, action_of(room, 0), "bot") in entries_of(room, e.Chose)
        assert room.table.due == (1,)
        back = Device(house, room, "ann")
        await back.come()
        await settle(house)
        assert room.table.places[0].plays_itself
        await ben.ask(choose(room, *first_choice(room)))
        await settle(house)
        assert room.table.due == (0,)

    by_the_clock(sqlite_store, evening)


def action_of(room: Room, seat: int) -> str:
    return next(
        entry.action for entry in entries_of(room, e.Chose) if isinstance(entry, e.Chose) and entry.seat == seat
    )


def test_when_all_are_away_nobody_is_waited_for(sqlite_store: Store) -> None:
    """The grace begins when somebody is there to wait."""

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(grace=GRACE), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        await leave(house, room, clock, ann)
        await wait(house, room, clock, GRACE / 2)
        await leave(house, room, clock, ben)
        await wait(house, room, clock, 100 * GRACE)
        assert not entries_of(room, e.Replaced, e.Chose)
        assert room.table.grace(0) is None
        assert room.is_idle
        back = Device(house, room, "ben")
        await back.come()
        await settle(house)
        assert room.table.grace(0) == clock.now + GRACE * SECOND
        await wait(house, room, clock, GRACE)
        assert entries_of(room, e.Replaced) == [e.Replaced(0, TAKEOVER)]

    by_the_clock(sqlite_store, evening)


def test_who_never_came_has_the_grace_from_the_deal_on(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(grace=GRACE), PEOPLE, begin=False)
        [ann] = await bring(house, room, "ann")
        await wait(house, room, clock, 10 * GRACE)
        await ann.ask(m.AskBegin(command()))
        await settle(house)
        assert room.table.grace(1) == clock.now + GRACE * SECOND
        assert not entries_of(room, e.Replaced)

    by_the_clock(sqlite_store, evening)


def test_after_the_end_nobody_is_waited_for(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms("goofspiel", ["", "random", "random"], pace=PACE, grace=GRACE), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        while room.table.due:
            await ann.ask(choose(room, *first_choice(room)))
            await settle(house)
        number = room.table.number
        await leave(house, room, clock, ann)
        await wait(house, room, clock, 10 * GRACE)
        assert (room.table.stage, room.table.number) == ("over", number)
        house.put_away()
        assert not house.rooms

    by_the_clock(sqlite_store, evening)
