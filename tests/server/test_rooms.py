"""Rooms: what people at a table hear, in which order, and what happens when something goes wrong."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from server.households import (
    Device,
    FirstChoice,
    bring,
    choose,
    command,
    first_choice,
    keeping_house,
    open_room,
    settle,
    sit,
    terms,
)
from server.tables import SHELF, everything
from witching.core.refusal import Refused
from witching.server import messages as m
from witching.server.entries import Chose
from witching.server.house import House, clock
from witching.server.outlook import Eyes, sight
from witching.server.room import HINTS, Room
from witching.server.store import Store
from witching.server.table import fold

PATIENCE = 60.0
PEOPLE = {0: "ann", 1: "ben"}


def at_home(store: Store, evening: Callable[[House], Awaitable[None]], **others: Any) -> None:
    """Spend an evening in a house over this store."""

    async def spend() -> None:
        async with keeping_house(store, **others) as house:
            await asyncio.wait_for(evening(house), PATIENCE)

    asyncio.run(spend())


def file_of(store: Store) -> str:
    return str(store.engine.url.database)


def stored(store: Store, table: str) -> int:
    """How many entries of a table another process would find."""
    with sqlite3.connect(file_of(store)) as connection:
        [[count]] = connection.execute("select count(*) from entries where table_id = ?", (table,))
    connection.close()
    return int(count)


async def move_on(room: Room, *devices: Device) -> None:
    """Let whoever owes a choice choose the first, at the own device."""
    seat, action = first_choice(room)
    guest = room.table.places[seat].guest
    await next(device for device in devices if device.guest == guest).ask(choose(seat, action))


async def refusal_of(work: Awaitable[None]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.refusal.message.key


# ---- save before you say


class Auditor(Device):
    """A device that looks into the database, as another process, at the moment it is told something."""

    def _push(self, message: bytes) -> None:
        super()._push(message)
        told = self.last
        numbers = [line["number"] for line in told.get("lines", [])] + [told.get("number", 0)]
        assert max(numbers) <= stored(self.house.store, self.room.table.id)


@pytest.mark.slow
def test_nothing_is_told_before_it_is_stored(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms("incantibus"), PEOPLE)
        devices = [Auditor(house, room, guest) for guest in ("ann", "ben", "eve")]
        for device in devices:
            await device.come()
        for _ in range(8):
            await move_on(room, *devices)
        assert all(device.happenings().count("chose") == 8 for device in devices)

    at_home(sqlite_store, evening)


def test_whoever_acts_hears_that_it_is_done_before_the_news(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        [ann] = await bring(house, room, "ann")
        del ann.told[:]
        await ann.ask(m.AskSay("hi", 0, phrase="hello"))
        assert ann.types() == ["tell-done", "tell-news"]
        assert (ann.told[0]["command"], ann.told[0]["number"]) == ("hi", room.table.number)

    at_home(sqlite_store, evening)


# ---- once


def test_a_command_that_comes_again_is_answered_again_and_not_done_again(sqlite_store: Store) -> None:
    asked: list[m.AskChoose] = []
    table: list[str] = []

    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        seat, action = first_choice(room)
        guest = PEOPLE[seat]
        [device] = await bring(house, room, guest)
        deed = choose(seat, action)
        await asyncio.gather(device.ask(deed), device.ask(deed), device.ask(deed))
        await device.ask(deed)
        done = [told["number"] for told in device.told if told["type"] == "tell-done"]
        assert len(done) == 4
        assert len(set(done)) == 1
        assert device.happenings().count("chose") == 1
        asked.append(deed)
        table.append(room.table.id)

    async def next_evening(house: House) -> None:
        before = stored(sqlite_store, table[0])
        async with house.use(table[0]) as room:
            done: list[m.TellDone] = []
            await room.ask(PEOPLE[asked[0].seat], asked[0], done.append)
            assert [room.table.lines[each.number - 1].stamped.entry for each in done] == [
                Chose(asked[0].seat, asked[0].action)
            ]
        assert stored(sqlite_store, table[0]) == before

    at_home(sqlite_store, evening)
    at_home(sqlite_store, next_evening)


def test_two_guests_may_use_the_same_id(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        await ann.ask(m.AskSay("same", 0, "one"))
        await ben.ask(m.AskSay("same", 1, "two"))
        assert ben.happenings().count("said") == 2

    at_home(sqlite_store, evening)


def test_what_was_begun_is_finished_when_the_asker_is_gone(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        asking = asyncio.create_task(ann.ask(m.AskSay("x", 0, "still here")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await ben.ask(m.AskSay("y", 1, "I heard you"))
        assert ben.happenings().count("said") == 2

    at_home(sqlite_store, evening)


def test_words_are_few_but_one_that_comes_again_is_answered(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        [ann] = await bring(house, room, "ann")
        refused = 0
        for number in range(30):
            try:
                await ann.ask(m.AskSay(f"w{number}", 0, "again and again"))
            except Refused as error:
                refused += error.refusal.message.key == "server-refusal-too-fast"
        assert 0 < refused < 30
        await ann.ask(m.AskSay("w0", 0, "again and again"))
        assert ann.happenings().count("said") == 30 - refused

    at_home(sqlite_store, evening)


# ---- devices


def test_two_devices_of_one_seat_hear_the_same(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        phone, laptop, ben = await bring(house, room, "ann", "ann", "ben")
        for _ in range(4):
            await move_on(room, phone, ben)
        chosen = [[raw for raw in device.raw if b'"chose"' in raw] for device in (phone, laptop, ben)]
        assert chosen[0] == chosen[1] != chosen[2]
        assert len(chosen[0]) == 4

    at_home(sqlite_store, evening)


def test_who_comes_later_gets_everything_and_who_comes_back_what_was_missed(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        seen = room.table.number
        ben.go()
        for _ in range(2):
            await ann.ask(m.AskSay(command(), 0, "where are you?"))
        late, back = Device(house, room, "ben"), Device(house, room, "ben")
        await late.come()
        await back.come(since=seen)
        assert [line["number"] for line in late.told[0]["lines"]] == list(range(1, room.table.number + 1))
        assert late.told[0]["lines"][seen:] == back.told[0]["lines"]
        assert back.happenings() == ["said", "said"]
        assert late.told[0]["view"] == back.told[0]["view"]

    at_home(sqlite_store, evening)


def test_a_guest_who_sits_down_at_a_connected_device_looks_from_there(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), {0: "ann"}, begin=False)
        ann, ben = await bring(house, room, "ann", "ben")
        await ben.ask(sit(1, "Ben"))
        await settle(house)
        assert room.table.places[1].is_present
        assert [told["you"]["looks_from"] for told in ben.told if "looks_from" in told.get("you", {})] == [None, 1]
        await ben.ask(m.AskStand(command(), 1))
        assert ben.last["you"]["looks_from"] is None
        assert "tell-farewell" not in ben.types()
        assert ann.connection in room.connections

    at_home(sqlite_store, evening)


@pytest.mark.slow
def test_one_screen_for_two_looks_from_one_seat_at_a_time(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms("incantibus", ["", "", ""]), {0: "ann", 1: "ann", 2: "ben"})
        [screen] = await bring(house, room, "ann")
        assert screen.told[0]["you"]["looks_from"] is None
        assert screen.told[0]["view"] == plain(sight(room.table, Eyes("a stranger", None)))
        for seat in (0, 1, None, 1):
            await room.look_as(screen.connection, seat)
            assert (screen.last["type"], screen.last["you"]["looks_from"]) == ("tell-sight", seat)
            assert screen.last["view"] == plain(sight(room.table, Eyes("ann", seat)))
            seen = screen.last["view"]
            acting, action = first_choice(room)
            await room.ask(room.table.places[acting].guest, choose(acting, action), lambda done: None)
            seen |= screen.last["view"]
            assert seen == plain(sight(room.table, Eyes("ann", seat)))
        assert await refusal_of(room.look_as(screen.connection, 2)) == "server-refusal-not-yours"

    at_home(sqlite_store, evening)


def test_a_screen_that_is_handed_on_stays_covered(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms("incantibus"), PEOPLE)
        [ann] = await bring(house, room, "ann")
        assert ann.told[0]["you"]["looks_from"] == 0
        await room.look_as(ann.connection, None)
        await ann.ask(m.AskSay(command(), 0, "do not look"))
        assert ann.connection.eyes == Eyes("ann", None)
        assert "looks_from" not in ann.last["you"]

    at_home(sqlite_store, evening)


def plain(value: object) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


# ---- keys


def test_a_key_takes_a_seat_along_to_another_device(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        ann, ben, phone = await bring(house, room, "ann", "ben", "ann's phone")
        [key] = ann.told[0]["you"]["keys"]
        await phone.ask(m.AskClaim(command(), key))
        await settle(house)
        assert (ann.last["type"], ann.last["why"]) == ("tell-farewell", "moved")
        assert ann.connection not in room.connections
        assert room.table.seats_of("ann's phone") == [0]
        assert room.table.places[0].is_present
        assert room.table.host == "ann's phone"
        assert phone.connection.eyes.seat == 0
        before = len(ann.told)
        await ben.ask(m.AskSay(command(), 1, "hello"))
        assert len(ann.told) == before
        again = Device(house, room, "ann")
        await again.come()
        assert again.last["you"]["seats"] == []
        assert await refusal_of(again.ask(m.AskClaim(command(), key))) == "server-refusal-key"
        [fresh] = [you["keys"] for you in [told.get("you", {}) for told in phone.told] if you.get("keys")]
        await again.ask(m.AskClaim(command(), fresh[0]))
        assert room.table.seats_of("ann") == [0]

    at_home(sqlite_store, evening)


def test_what_is_no_key_opens_nothing(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        other = await open_room(house, terms(), PEOPLE)
        [eve] = await bring(house, room, "eve")
        wrong = [house.keys.key_of(other.table.id, 0, 1), house.keys.key_of(room.table.id, 0, 0)]
        for key in ["", "x", "a.b", "WyJhIiwwLDFd.xxxx", "ключ", "." * 200, *wrong]:
            assert await refusal_of(eve.ask(m.AskClaim(command(), key))) == "server-refusal-key"

    at_home(sqlite_store, evening)


@pytest.mark.parametrize("spectators", ["open", "none"])
def test_the_key_of_somebody_removed_is_dead(sqlite_store: Store, spectators: str) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(spectators=spectators), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        [key] = ben.told[0]["you"]["keys"]
        await ann.ask(m.AskRemove(command(), 1))
        await settle(house)
        eve = Device(house, room, "eve")
        assert await refusal_of(eve.ask(m.AskClaim(command(), key))) == "server-refusal-key"
        if spectators == "open":
            assert "tell-farewell" not in ben.types()
            assert ben.connection.picture is not None
            assert plain(ben.connection.picture.view) == plain(sight(room.table, Eyes("ben", None)))
        else:
            assert ben.types()[-1] == "tell-farewell"
            assert ben.connection not in room.connections

    at_home(sqlite_store, evening)


# ---- put away


def test_a_table_is_put_away_and_found_as_it_was(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms("incantibus", spectators="none"), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        for _ in range(5):
            await move_on(room, ann, ben)
        house.put_away()
        assert room.table.id in house.rooms
        ann.go()
        ben.go()
        await settle(house)
        house.put_away()
        assert not house.rooms
        async with house.use(room.table.id) as again:
            assert again is not room
            assert everything(again.table) == everything(room.table)
            house.put_away()
            assert house.rooms
        house.put_away()
        assert not house.rooms

    at_home(sqlite_store, evening, linger=0.0)


def test_those_who_come_at_once_find_the_same_room(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        table = (await open_room(house, terms(), PEOPLE)).table.id
        await settle(house)
        house.put_away()
        assert not house.rooms
        devices = []

        async def come(guest: str) -> None:
            async with house.use(table) as room:
                devices.append(Device(house, room, guest))
                await devices[-1].come()

        await asyncio.gather(*map(come, ("ann", "ben", "eve", "ann")))
        assert {device.room for device in devices} == {house.rooms[table]}

    at_home(sqlite_store, evening)


def test_a_table_that_there_is_not_is_refused(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        async def use(table: str) -> None:
            async with house.use(table):
                raise AssertionError(table)

        for table in ("nothing", "", "../etc", "a" * 100, "ключ"):
            assert await refusal_of(use(table)) == "server-refusal-no-table"

    at_home(sqlite_store, evening)


def test_a_damaged_log_is_refused_and_stops_no_other_table(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        rooms = [await open_room(house, terms(), PEOPLE) for _ in range(2)]
        await settle(house)
        bad, good = (room.table.id for room in rooms)
        with sqlite3.connect(file_of(sqlite_store)) as connection:
            connection.execute("update entries set payload = '{' where table_id = ? and number = 2", (bad,))
        connection.close()
        house.put_away()
        await house.wake()
        assert list(house.rooms) == [good]
        assert await refusal_of(house.look(bad, lambda table: None)) == "server-refusal-damaged"

    at_home(sqlite_store, evening)


# ---- when nothing can be stored


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    connection = sqlite3.connect(file_of(store), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


@pytest.fixture
def hasty_store(sqlite_store: Store) -> Iterator[Store]:
    """A store that waits for others a moment only."""
    store = Store(str(sqlite_store.engine.url), timeout=0.1)
    yield store
    store.close()


@pytest.mark.slow
def test_what_cannot_be_stored_is_refused_and_told_to_nobody(hasty_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms("incantibus"), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        heard, before = (len(ann.told), len(ben.told)), everything(room.table)
        seat, action = first_choice(room)
        deed = choose(seat, action)
        with locked(hasty_store):
            for _ in range(2):
                assert await refusal_of((ann, ben)[seat].ask(deed)) == "server-refusal-unavailable"
            late = Device(house, room, "ben")
            await late.come()
            assert late.told[0]["number"] == stored(hasty_store, room.table.id)
            assert everything(room.table) == before
            assert (len(ann.told), len(ben.told)) == heard
        await (ann, ben)[seat].ask(deed)
        assert ann.happenings().count("chose") == ben.happenings().count("chose") == 1
        log = hasty_store.entries(room.table.id)
        assert everything(fold(room.table.id, house.shelf, log)) == everything(room.table)

    at_home(hasty_store, evening)


def test_a_table_that_cannot_be_stored_is_not_opened(hasty_store: Store) -> None:
    async def evening(house: House) -> None:
        with locked(hasty_store), pytest.raises(Refused):
            await house.open_table("ann", terms())
        assert not house.rooms

    at_home(hasty_store, evening)


@pytest.mark.slow
def test_bots_and_people_go_on_when_there_is_room_again(hasty_store: Store) -> None:
    """What happens by itself is tried until it can be stored."""

    async def evening(house: House) -> None:
        thinkers = house.thinkers
        assert isinstance(thinkers, FirstChoice)
        thinkers.waits = asyncio.Event()
        room = await open_room(house, terms(seats=["", "greedy", "greedy"]), {0: "ann"})
        ann = Device(house, room, "ann")
        await ann.come()
        while not thinkers.asked:
            await move_on(room, ann)
        with locked(hasty_store):
            thinkers.waits.set()
            ann.go()
            await asyncio.sleep(0.5)
            assert room.alarms.is_busy
            before = stored(hasty_store, room.table.id)
        while room.table.places[0].is_present or room.table.due != (0,):
            await asyncio.sleep(0.01)
        await settle(house)
        assert before < stored(hasty_store, room.table.id) == room.table.number

    at_home(hasty_store, evening, linger=0.05, clock=clock)


# ---- two servers


@pytest.mark.slow
def test_two_houses_on_one_database_judge_again(sqlite_store: Store) -> None:
    """Three bid at once: each house learns of the other's bids when its own clash with them."""
    other_store = Store(str(sqlite_store.engine.url))

    async def evening(house: House) -> None:
        async with keeping_house(other_store, shelf=SHELF) as other:
            room = await open_room(house, terms("goofspiel", ["", "", ""]), {**PEOPLE, 2: "cat"})
            ann, cat = await bring(house, room, "ann", "cat")
            async with other.use(room.table.id) as twin:
                [ben] = await bring(other, twin, "ben")
                for card in (1, 2, 3):
                    for seat, device in enumerate((ann, ben, cat)):
                        await device.ask(choose(seat, f"bid {card}"))
                await ben.ask(m.AskSay(command(), 1, "well played"))
                await ann.ask(m.AskSay(command(), 0, "thanks"))
                log = sqlite_store.entries(room.table.id)
                assert [row.number for row in log] == list(range(1, len(log) + 1))
                assert [row.entry for row in log if isinstance(row.entry, Chose)] == [
                    Chose(seat, f"bid {card}") for card in (1, 2, 3) for seat in (0, 1, 2)
                ]
                assert everything(fold(room.table.id, SHELF, log)) == everything(room.table)
                for device in (ann, ben, cat):
                    numbers = [line["number"] for told in device.told for line in told.get("lines", [])]
                    assert numbers == list(range(1, len(numbers) + 1))
                assert ann.happenings().count("said") == 2
                assert ann.happenings().count("chose") == 9

    at_home(sqlite_store, evening, shelf=SHELF)
    other_store.close()


def test_who_comes_too_late_in_the_other_house_hears_why(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        async with keeping_house(sqlite_store) as other:
            room = await open_room(house, terms(), {0: "ann"}, begin=False)
            async with other.use(room.table.id) as twin:
                [eve] = await bring(other, twin, "eve")
                await room.ask("cat", sit(1, "Cat"), lambda done: None)
                assert await refusal_of(eve.ask(sit(1, "Eve"))) == "server-refusal-taken"
                assert eve.happenings().count("sat") == 2
                assert twin.table.seats_of("cat") == [1]

    at_home(sqlite_store, evening)


def test_a_command_that_the_other_house_did_is_not_done_again(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        async with keeping_house(sqlite_store) as other:
            room = await open_room(house, terms(), PEOPLE)
            async with other.use(room.table.id) as twin:
                deed, done = m.AskSay("once", 0, "hello"), list[m.TellDone]()
                await room.ask("ann", deed, done.append)
                await twin.ask("ann", deed, done.append)
                assert done[0] == done[1]
                assert len(sqlite_store.entries(room.table.id)) == done[0].number

    at_home(sqlite_store, evening)


# ---- again, hints, the end


@pytest.mark.slow
def test_however_many_ask_they_meet_again_at_one_table(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms("goofspiel", ["", "", "random"]), PEOPLE)
        ann, ben = await bring(house, room, "ann", "ben")
        assert await refusal_of(ann.ask(m.AskRematch(command()))) == "server-refusal-rematch"
        while room.table.stage == "playing":
            await move_on(room, ann, ben)
            await settle(house)
        eve = Device(house, room, "eve")
        assert await refusal_of(eve.ask(m.AskRematch(command()))) == "server-refusal-rematch"
        deed = m.AskRematch(command())
        await asyncio.gather(ben.ask(deed), ann.ask(m.AskRematch(command())), ben.ask(deed))
        assert len(sqlite_store.tables()) == 2
        told = [message["table"]["rematch"] for message in ann.told if "rematch" in message.get("table", {})]
        assert told == ["", room.table.rematch]
        assert ann.happenings().count("rematched") == 1
        async with house.use(room.table.rematch) as again:
            new = again.table
            assert (new.former, new.stage, new.host) == (room.table.id, "open", "ben")
            assert [place.name for place in new.places] == [place.name for place in room.table.places]
            assert (new.seats_of("ann"), new.seats_of("ben"), new.places[2].bot) == ([0], [1], "random")
            await again.ask("ben", m.AskBegin(command()), lambda done: None)
            assert again.table.course is not None
            assert room.table.course is not None
            assert again.table.course.commitment != room.table.course.commitment

    at_home(sqlite_store, evening, shelf=SHELF)


def test_a_hint_is_for_whoever_is_to_choose_where_hints_are_agreed(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        strict = await open_room(house, terms(hints=False), PEOPLE)
        seat, action = first_choice(room)
        told = await house.hint(room, PEOPLE[seat], m.AskHint(seat))
        assert told == m.TellHint(seat, action)
        cases = [(room, PEOPLE[seat], 1 - seat), (room, PEOPLE[1 - seat], 1 - seat), (room, "eve", seat)]
        other, _ = first_choice(strict)
        for where, guest, of_seat in [*cases, (strict, PEOPLE[other], other)]:
            with pytest.raises(Refused, match="server-refusal-hint"):
                await house.hint(where, guest, m.AskHint(of_seat))

    at_home(sqlite_store, evening)


def test_hints_are_for_those_who_pause(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        seat, _ = first_choice(room)
        for _ in range(HINTS[1]):
            await house.hint(room, PEOPLE[seat], m.AskHint(seat))
        with pytest.raises(Refused, match="server-refusal-too-fast"):
            await house.hint(room, PEOPLE[seat], m.AskHint(seat))

    at_home(sqlite_store, evening)


def test_everybody_hears_that_the_server_stops(sqlite_store: Store) -> None:
    devices: list[Device] = []

    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        devices.extend(await bring(house, room, "ann", "ben", "eve"))
        asking = asyncio.create_task(devices[0].ask(m.AskSay("last", 0, "good night")))
        await asyncio.sleep(0)
        await house.stop()
        await asking
        assert stored(sqlite_store, room.table.id) == room.table.number

    at_home(sqlite_store, evening)
    assert [device.types()[-1] for device in devices] == ["tell-farewell"] * 3
    assert devices[0].types()[-3:] == ["tell-done", "tell-news", "tell-farewell"]
