"""Households for the tests: a real House over a real store and journal, with devices that are lists of messages."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import msgspec
import pytest

from server.tables import SHELF as EVERY_GAME
from witching.cli.shelf import SHELF
from witching.core.advice import Advice
from witching.core.game import Game
from witching.core.message import Message
from witching.core.refusal import Refused
from witching.server import messages as m
from witching.server.bots.request import Problem, Thinkers
from witching.server.storage.journal import Journal
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.broadcast import Connection
from witching.server.table.registry import LINGER, House
from witching.server.table.seat_keys import Keys
from witching.server.table.session import Room
from witching.server.table.settings import Terms
from witching.server.table.visibility import Eyes

SECRET = "a secret of the tests"
NOON = 1_800_000_000_000
SECOND = 1000
PATIENCE = 60.0
PEOPLE = {0: "ann", 1: "ben"}
TimedEvening = Callable[[House, "Clock"], Awaitable[None]]
_commands = count(1)


class FirstChoice(Thinkers):
    """Chooses the first at once; `asked` are the problems, and while `waits` is set nobody gets an answer."""

    def __init__(self) -> None:
        self.asked: list[Problem] = []
        self.waits: asyncio.Event | None = None

    async def choose(self, problem: Problem) -> int:
        self.asked.append(problem)
        if self.waits is not None:
            await self.waits.wait()
        return problem.choices[0]

    async def advise(self, problem: Problem) -> list[Advice]:
        return [Advice(await self.choose(problem), 0.5, [Message("reasons-worlds")])]


class Clock:
    """The time, as a test says."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)


class Device:
    """A screen of a guest: what it was told, in order."""

    def __init__(self, house: House, room: Room, guest: str) -> None:
        self.house, self.room, self.guest = house, room, guest
        self.told: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.connection = Connection(Eyes(guest, None), self._push, self._close)

    def _push(self, message: bytes) -> None:
        self.raw.append(message)
        self.told.append(msgspec.json.decode(message))

    def _close(self, farewell: m.TellFarewell) -> None:
        self._push(m.encode(farewell))
        self.room.dismiss(self.connection)

    async def come(self, since: int = 0, seat: int | None = None) -> None:
        await self.room.welcome(self.connection, m.AskResume(since, seat))

    def go(self) -> None:
        self.room.dismiss(self.connection)

    async def ask(self, deed: m.Deed) -> None:
        """Raises Refused; the answer is among what is told."""
        await self.room.ask(self.guest, deed, lambda done: self._push(m.encode(done)))

    def types(self) -> list[str]:
        return [message["type"] for message in self.told]

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1]

    def happenings(self) -> list[str | None]:
        """What every line said, in order; None for an empty one."""
        lines = [line for message in self.told for line in message.get("lines", [])]
        return [line["happening"] and line["happening"]["what"] for line in lines]


def command() -> str:
    """The id of a new command."""
    return f"c{next(_commands)}"


def choose(room: Room, seat: int, action: str) -> m.AskChoose:
    """A choice of a seat, as it is offered at the table now."""
    return m.AskChoose(command(), seat, action, room.table.moment)


def sit(seat: int, name: str) -> m.AskSit:
    return m.AskSit(command(), seat, name)


@asynccontextmanager
async def keeping_house(
    store: Store, *, clock: Callable[[], int] | None = None, thinkers: Thinkers | None = None, linger: float = 5.0,
    shelf: Mapping[str, Game] = SHELF,
) -> AsyncIterator[House]:  # fmt: skip
    """A house over a store, which is stopped at the end and leaves the store open."""
    journal = Journal(store)
    house = House(shelf, store, journal, thinkers or FirstChoice(), Keys(SECRET), now=clock or Clock(), linger=linger)
    try:
        yield house
        await settle(house)
    finally:
        await house.stop()
        await asyncio.to_thread(journal.close)


async def settle(house: House) -> None:
    """Wait until nothing more happens by itself but by time."""

    async def quiet() -> None:
        while any(room.alarms.is_busy for room in house.rooms.values()):
            await asyncio.sleep(0)

    await asyncio.wait_for(quiet(), PATIENCE)


async def open_room(house: House, terms: Terms, people: Mapping[int, str], *, begin: bool = True) -> Room:
    """A table where these guests sit (their names are theirs) and the game has begun; the first one is the host."""
    host = next(iter(people.values()))
    room = await house.open_table(host, terms)
    for seat, guest in people.items():
        await room.ask(guest, sit(seat, f"{guest} {seat}"), _ignore)
    if begin:
        await room.ask(host, m.AskBegin(command()), _ignore)
    return room


def _ignore(done: m.TellDone) -> None:
    """Nobody waits for it."""


async def bring(house: House, room: Room, *guests: str) -> list[Device]:
    """A device for each of these guests, at the table and noticed."""
    devices = [Device(house, room, guest) for guest in guests]
    for device in devices:
        await device.come()
    await settle(house)
    return devices


def first_choice(room: Room) -> tuple[int, str]:
    """A seat that owes a choice and the first that it may choose."""
    seat = room.table.due[0]
    course = room.table.playing
    assert course is not None
    return seat, room.table.game.write(course.legal(seat)[0])


def terms(game: str = "glastonbury", seats: Sequence[str] = ("", ""), **others: Any) -> Terms:
    return Terms(game, list(seats), **others)


# ---- evenings


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
    await next(device for device in devices if device.guest == guest).ask(choose(room, seat, action))


async def refusal_of(work: Awaitable[None]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.refusal.message.key


def by_the_clock(store: Store, *evenings: TimedEvening, clock: Clock | None = None, **others: Any) -> None:
    """Spend evenings in houses over this store, at a time that the test says; each after the first is a restart."""
    time = clock or Clock()
    for evening in evenings:
        at_home(store, partial(_timed, evening, time), clock=time, shelf=EVERY_GAME, linger=LINGER, **others)


async def _timed(evening: TimedEvening, time: Clock, house: House) -> None:
    await evening(house, time)


async def wait(house: House, room: Room, clock: Clock, seconds: float) -> None:
    """Let time go by at a table."""
    clock.forward(seconds)
    room.alarms.ring()
    await settle(house)


def entries_of(room: Room, *kinds: type[e.TableEvent]) -> list[e.AnyTableEvent]:
    return [entry.event for entry in room.table.log if isinstance(entry.event, kinds)]


async def leave(house: House, room: Room, clock: Clock, *devices: Device) -> None:
    """Go, and be noticed."""
    for device in devices:
        device.go()
    await settle(house)
    await wait(house, room, clock, LINGER)
