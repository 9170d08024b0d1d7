"""Rooms: what people at a table hear and in which order; tables that are put away; again, hints, the end."""

import asyncio
import sqlite3

import pytest

from server.households import (
    PEOPLE,
    Device,
    FirstChoice,
    at_home,
    bring,
    choose,
    command,
    file_of,
    first_choice,
    move_on,
    open_room,
    refusal_of,
    settle,
    stored,
    terms,
)
from server.tables import SHELF, everything
from witching.core.message import Message
from witching.core.refusal import Refused
from witching.server import messages as m
from witching.server.storage.store import Store
from witching.server.table.events import Chose
from witching.server.table.registry import House
from witching.server.table.session import HINTS

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
        deed = choose(room, seat, action)
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
            assert [room.table.log[each.number - 1].event for each in done] == [
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
        choice = m.HintedChoice(action, 0.5, [Message("reasons-worlds")])
        assert told == m.TellHint(seat, room.table.moment, False, [choice])
        cases = [(room, PEOPLE[seat], 1 - seat), (room, PEOPLE[1 - seat], 1 - seat), (room, "eve", seat)]
        other, _ = first_choice(strict)
        for where, guest, of_seat in [*cases, (strict, PEOPLE[other], other)]:
            with pytest.raises(Refused, match="server-refusal-hint"):
                await house.hint(where, guest, m.AskHint(of_seat))

    at_home(sqlite_store, evening)


def test_a_hint_says_for_which_moment_it_is(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        [seat], moment = room.table.due, room.table.moment
        assert isinstance(house.thinkers, FirstChoice)
        house.thinkers.waits = asyncio.Event()
        hint = asyncio.create_task(house.hint(room, PEOPLE[seat], m.AskHint(seat)))
        devices = await bring(house, room, *PEOPLE.values())
        await move_on(room, *devices)
        house.thinkers.waits.set()
        assert (await hint).moment == moment < room.table.moment

    at_home(sqlite_store, evening)


def test_hints_are_for_those_who_pause(sqlite_store: Store) -> None:
    async def evening(house: House) -> None:
        room = await open_room(house, terms(), PEOPLE)
        seat, _ = first_choice(room)

        async def ask(times: int) -> None:
            for _ in range(times):
                await house.hint(room, PEOPLE[seat], m.AskHint(seat))

        await ask(HINTS[1])
        with pytest.raises(Refused, match="server-refusal-too-fast"):
            await ask(HINTS[1])  # on a slow machine one more is there by now

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
