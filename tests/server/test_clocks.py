"""Clocks: what happens at a table by itself as time goes by, which the tests say, and after a restart."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.households import (
    NOON,
    SECOND,
    Clock,
    Device,
    FirstChoice,
    bring,
    choose,
    command,
    first_choice,
    keeping_house,
    open_room,
    settle,
    terms,
)
from server.tables import SHELF, everything
from witching.server import entries as e
from witching.server import messages as m
from witching.server.house import LINGER, House
from witching.server.house import clock as machine
from witching.server.places import TAKEOVER
from witching.server.room import Room
from witching.server.store import Store
from witching.server.table import AFTER_SLEEP

pytestmark = pytest.mark.slow

PACE, GRACE = 60, 120
PATIENCE = 60.0
PEOPLE = {0: "ann", 1: "ben"}
Evening = Callable[[House, Clock], Awaitable[None]]


def at_home(store: Store, *evenings: Evening, clock: Clock | None = None, **others: Any) -> None:
    """Spend evenings in houses over this store, one after the other: each is a restart."""
    time = clock or Clock()

    async def spend(evening: Evening) -> None:
        async with keeping_house(store, clock=time, shelf=SHELF, linger=LINGER, **others) as house:
            await asyncio.wait_for(evening(house, time), PATIENCE)

    for evening in evenings:
        asyncio.run(spend(evening))


async def wait(house: House, room: Room, clock: Clock, seconds: float) -> None:
    """Let time go by at a table."""
    clock.forward(seconds)
    room.alarms.ring()
    await settle(house)


def entries(room: Room, *kinds: type[e.Entry]) -> list[e.AnyEntry]:
    return [kept.stamped.entry for kept in room.table.lines if isinstance(kept.stamped.entry, kinds)]


# ---- the move clock


def test_a_bot_chooses_for_whoever_is_late_once(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(pace=PACE), PEOPLE)
        ann, _ = await bring(house, room, "ann", "ben")
        seat, action = first_choice(room)
        assert room.table.deadline() == NOON + PACE * SECOND
        await wait(house, room, clock, PACE - 1)
        assert not entries(room, e.Chose)
        await wait(house, room, clock, 1)
        assert entries(room, e.Chose) == [e.Chose(seat, action, "clock")]
        assert room.table.places[seat].plays_itself
        assert room.table.deadline() == NOON + 2 * PACE * SECOND
        assert [line["happening"] for line in ann.last["lines"]] == [{"what": "chose", "seat": seat, "by": "clock"}]

    at_home(sqlite_store, evening)


def test_all_who_are_late_with_a_sealed_choice_are_chosen_for(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms("goofspiel", ["", "", ""], pace=PACE), {**PEOPLE, 2: "cat"})
        ann, *_ = await bring(house, room, "ann", "ben", "cat")
        await wait(house, room, clock, PACE / 2)
        await ann.ask(choose(0, "bid 2"))
        assert room.table.deadline() == NOON + PACE * SECOND
        await wait(house, room, clock, PACE / 2)
        late = [e.Chose(seat, "bid 1", "clock") for seat in (1, 2)]
        assert entries(room, e.Chose) == [e.Chose(0, "bid 2"), *late]
        assert room.table.due == (0, 1, 2)

    at_home(sqlite_store, evening)


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
        await devices[seat].ask(choose(seat, last))
        thinkers.waits.set()
        await settle(house)
        assert len(thinkers.asked) == 1
        assert entries(room, e.Chose)[0] == e.Chose(seat, last)
        assert all(entry.seat != seat for entry in entries(room, e.Chose)[1:2] if isinstance(entry, e.Chose))

    at_home(sqlite_store, evening, thinkers=thinkers)


def test_nobody_is_hurried_without_a_pace(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(grace=0), PEOPLE)
        ann, _ = await bring(house, room, "ann", "ben")
        ann.go()
        await wait(house, room, clock, LINGER)
        await wait(house, room, clock, 10**6)
        assert room.table.deadline() is None
        assert not entries(room, e.Chose, e.Replaced)

    at_home(sqlite_store, evening)


def test_taking_back_gives_the_time_anew(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(seats=["", "greedy"], pace=PACE), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        await ann.ask(choose(*first_choice(room)))
        await settle(house)
        clock.forward(PACE - 1)
        await ann.ask(m.AskTakeBack(command(), 0))
        assert room.table.deadline() == clock.now + PACE * SECOND

    at_home(sqlite_store, evening)


# ---- absence


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
        assert entries(room, e.Left) == [e.Left(0)]

    at_home(sqlite_store, evening)


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

    at_home(sqlite_store, evening)


async def leave(house: House, room: Room, clock: Clock, *devices: Device) -> None:
    """Go, and be noticed."""
    for device in devices:
        device.go()
    await settle(house)
    await wait(house, room, clock, LINGER)


def test_a_bot_takes_over_after_the_grace_and_gives_back(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(grace=GRACE), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        await leave(house, room, clock, ann)
        assert room.table.grace(0) == clock.now + GRACE * SECOND
        assert ben.last["table"]["seats"][0]["grace"] == room.table.grace(0)
        await wait(house, room, clock, GRACE - 1)
        assert not entries(room, e.Replaced)
        await wait(house, room, clock, 1)
        assert entries(room, e.Replaced) == [e.Replaced(0, TAKEOVER)]
        while room.table.due == (1,) and len(entries(room, e.Chose)) < 2:
            await ben.ask(choose(*first_choice(room)))
            await settle(house)
        assert e.Chose(0, action_of(room, 0), "bot") in entries(room, e.Chose)
        assert room.table.due == (1,)
        back = Device(house, room, "ann")
        await back.come()
        await settle(house)
        assert room.table.places[0].plays_itself
        await ben.ask(choose(*first_choice(room)))
        await settle(house)
        assert room.table.due == (0,)

    at_home(sqlite_store, evening)


def action_of(room: Room, seat: int) -> str:
    return next(
        entry.action for entry in entries(room, e.Chose) if isinstance(entry, e.Chose) and entry.seat == seat
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
        assert not entries(room, e.Replaced, e.Chose)
        assert room.table.grace(0) is None
        assert room.is_idle
        back = Device(house, room, "ben")
        await back.come()
        await settle(house)
        assert room.table.grace(0) == clock.now + GRACE * SECOND
        await wait(house, room, clock, GRACE)
        assert entries(room, e.Replaced) == [e.Replaced(0, TAKEOVER)]

    at_home(sqlite_store, evening)


def test_who_never_came_has_the_grace_from_the_deal_on(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(grace=GRACE), PEOPLE, begin=False)
        [ann] = await bring(house, room, "ann")
        await wait(house, room, clock, 10 * GRACE)
        await ann.ask(m.AskBegin(command()))
        await settle(house)
        assert room.table.grace(1) == clock.now + GRACE * SECOND
        assert not entries(room, e.Replaced)

    at_home(sqlite_store, evening)


def test_after_the_end_nobody_is_waited_for(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms("goofspiel", ["", "random", "random"], pace=PACE, grace=GRACE), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        while room.table.due:
            await ann.ask(choose(*first_choice(room)))
            await settle(house)
        number = room.table.number
        await leave(house, room, clock, ann)
        await wait(house, room, clock, 10 * GRACE)
        assert (room.table.stage, room.table.number) == ("over", number)
        house.put_away()
        assert not house.rooms

    at_home(sqlite_store, evening)


# ---- bots


def test_bots_choose_when_it_is_their_turn_and_only_then(sqlite_store: Store) -> None:
    thinkers = FirstChoice()

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(seats=["", "greedy", "random"]), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        for _ in range(6):
            await ann.ask(choose(*first_choice(room)))
            await ann.ask(m.AskSay(command(), 0, phrase="hello")) if len(thinkers.asked) < 5 else None
            await settle(house)
        chosen = [entry.seat for entry in entries(room, e.Chose) if isinstance(entry, e.Chose) and entry.by == "bot"]
        assert len(chosen) == len(thinkers.asked) >= 6
        assert {problem.bot for problem in thinkers.asked} == {"greedy", "random"}

    at_home(sqlite_store, evening, thinkers=thinkers)


def test_what_a_bot_thought_before_a_take_back_is_forgotten(sqlite_store: Store) -> None:
    thinkers = FirstChoice()

    async def evening(house: House, clock: Clock) -> None:
        room = await open_room(house, terms(seats=["", "greedy"]), {0: "ann"})
        [ann] = await bring(house, room, "ann")
        before = len(thinkers.asked)
        thinkers.waits = asyncio.Event()
        await ann.ask(choose(*first_choice(room)))
        while len(thinkers.asked) == before:
            await asyncio.sleep(0)
        await ann.ask(m.AskTakeBack(command(), 0))
        thinkers.waits.set()
        await settle(house)
        assert room.table.due == (0,)
        assert len(entries(room, e.Chose)) == before + 1

    at_home(sqlite_store, evening, thinkers=thinkers)


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
        assert not entries(room, e.Chose)
        await wait(house, room, clock, PACE)
        assert entries(room, e.Chose) == [e.Chose(seat, action, "clock")]

    at_home(sqlite_store, evening, thinkers=thinkers)


# ---- restart


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
        assert entries(room, e.Woke) == [e.Woke(), e.Woke()]
        assert room.table.deadline() == clock.now + AFTER_SLEEP
        assert room.table.grace(0) == clock.now + AFTER_SLEEP
        await settle(house)
        assert not entries(room, e.Chose, e.Replaced)
        await wait(house, room, clock, LINGER)
        await wait(house, room, clock, AFTER_SLEEP / SECOND - LINGER)
        assert [type(entry) for entry in entries(room, e.Chose, e.Left)] == [e.Left, e.Left, e.Chose]
        assert not entries(room, e.Replaced)

    at_home(sqlite_store, evening, later, much_later, clock=clock)


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

    at_home(sqlite_store, evening, later)


def test_bots_play_on_after_a_restart(sqlite_store: Store) -> None:
    table: list[str] = []

    async def evening(house: House, clock: Clock) -> None:
        assert isinstance(house.thinkers, FirstChoice)
        room = await open_room(house, terms("goofspiel", ["", "greedy", "greedy"]), {0: "ann"})
        await settle(house)
        house.thinkers.waits = asyncio.Event()
        await room.ask("ann", choose(0, "bid 1"), lambda done: None)
        assert room.table.due == (0, 1, 2)
        table.append(room.table.id)
        await house.stop()

    async def later(house: House, clock: Clock) -> None:
        await house.wake()
        await settle(house)
        assert house.rooms[table[0]].table.due == (0,)
        assert len(entries(house.rooms[table[0]], e.Chose)) == 5

    at_home(sqlite_store, evening, later)


def test_only_games_that_are_played_are_woken(sqlite_store: Store) -> None:
    async def evening(house: House, clock: Clock) -> None:
        await open_room(house, terms(), PEOPLE, begin=False)
        closed = await open_room(house, terms(), PEOPLE)
        await closed.ask("ann", m.AskClose(command()), lambda done: None)
        await open_room(house, terms(), PEOPLE)

    async def later(house: House, clock: Clock) -> None:
        await house.wake()
        assert [room.table.stage for room in house.rooms.values()] == ["playing"]

    at_home(sqlite_store, evening, later)


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

    at_home(sqlite_store, evening, later)


# ---- ringing


def test_a_table_rings_by_itself_when_something_falls_due(sqlite_store: Store) -> None:
    """With the time of the machine: nobody rings but the clock."""

    async def spend() -> None:
        async with keeping_house(sqlite_store, clock=machine, linger=0.05) as house:
            room = await open_room(house, terms(pace=1, grace=1), PEOPLE)
            ann, _ = await bring(house, room, "ann", "ben")
            ann.go()
            while not entries(room, e.Left) or not entries(room, e.Chose) or not entries(room, e.Replaced):
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

    at_home(sqlite_store, evening, thinkers=thinkers)
