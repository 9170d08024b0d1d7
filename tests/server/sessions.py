"""Sessions for the tests: a real registry over a real store and journal, with devices that are lists of messages."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import msgspec
import pytest

from server.tables import ALL_GAMES as EVERY_GAME
from witching.cli.games import ALL_GAMES
from witching.core.advice import Advice
from witching.core.game import Game
from witching.core.message import Message
from witching.core.refusal import Refused
from witching.server import messages as m
from witching.server.bots.request import BotPool, BotRequest
from witching.server.storage.journal import Journal
from witching.server.storage.store import Store
from witching.server.table import events as e
from witching.server.table.broadcast import Connection
from witching.server.table.registry import TableRegistry
from witching.server.table.seats import SeatKeys
from witching.server.table.services import LINGER, Services
from witching.server.table.session import TableSession
from witching.server.table.settings import Terms
from witching.server.table.visibility import Eyes

SECRET = "a secret of the tests"
NOON = 1_800_000_000_000
SECOND = 1000
PATIENCE = 60.0
PEOPLE = {0: "ann", 1: "ben"}
TimedScenario = Callable[[TableRegistry, "Clock"], Awaitable[None]]
_commands = count(1)


class FirstChoice(BotPool):
    """Takes the first choice at once; `asked` holds the requests, and while `waits` is set nobody gets an answer."""

    def __init__(self) -> None:
        self.asked: list[BotRequest] = []
        self.waits: asyncio.Event | None = None

    async def choose(self, bot_request: BotRequest) -> int:
        self.asked.append(bot_request)
        if self.waits is not None:
            await self.waits.wait()
        return bot_request.choices[0]

    async def advise(self, bot_request: BotRequest) -> list[Advice]:
        return [Advice(await self.choose(bot_request), 0.5, [Message("reasons-worlds")])]


class Clock:
    """The time, set by the test."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)


class Device:
    """A screen of a guest: what it was sent, in order."""

    def __init__(self, registry: TableRegistry, session: TableSession, guest: str) -> None:
        self.registry, self.session, self.guest = registry, session, guest
        self.told: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.connection = Connection(Eyes(guest, None), self._push, self._close)

    def _push(self, message: bytes) -> None:
        self.raw.append(message)
        self.told.append(msgspec.json.decode(message))

    def _close(self, farewell: m.Bye) -> None:
        self._push(m.encode(farewell))
        self.session.dismiss(self.connection)

    async def come(self, since: int = 0, seat: int | None = None) -> None:
        await self.session.welcome(self.connection, m.Resume(m.PROTOCOL, since, seat))

    def go(self) -> None:
        self.session.dismiss(self.connection)

    async def ask(self, deed: m.Command) -> None:
        """Raises Refused; the answer is among the messages received."""
        await self.session.ask(self.guest, deed, lambda done: self._push(m.encode(done)))

    def types(self) -> list[str]:
        return [message["type"] for message in self.told]

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1]

    def happenings(self) -> list[str | None]:
        """What every line reported, in order; None for an empty one."""
        lines = [line for message in self.told for line in message.get("lines", [])]
        return [line["happening"] and line["happening"]["what"] for line in lines]


def command() -> str:
    """The id of a new command."""
    return f"c{next(_commands)}"


def choose(session: TableSession, seat: int, action: str) -> m.Choose:
    """A choice of a seat, as it is offered at the table now."""
    return m.Choose(command(), seat, action, session.table.moment)


def sit(seat: int, name: str) -> m.Sit:
    return m.Sit(command(), seat, name)


@asynccontextmanager
async def running_registry(
    store: Store, *, clock: Callable[[], int] | None = None, bot_pool: BotPool | None = None, linger: float = 5.0,
    games: Mapping[str, Game] = ALL_GAMES,
) -> AsyncIterator[TableRegistry]:  # fmt: skip
    """A registry over a store; stopped at the end, leaving the store open."""
    journal = Journal(store)
    bots, keys = bot_pool or FirstChoice(), SeatKeys(SECRET)
    registry = TableRegistry(Services(games, store, journal, bots, keys, now=clock or Clock(), linger=linger))
    try:
        yield registry
        await settle(registry)
    finally:
        await registry.stop()
        await asyncio.to_thread(journal.close)


async def settle(registry: TableRegistry) -> None:
    """Wait until nothing happens any more except by the clock."""

    async def quiet() -> None:
        while any(session.scheduler.is_busy for session in registry.sessions.values()):
            await asyncio.sleep(0)

    await asyncio.wait_for(quiet(), PATIENCE)


async def open_session(
    registry: TableRegistry, terms: Terms, people: Mapping[int, str], *, begin: bool = True
) -> TableSession:
    """A table where these guests sit, under names of their own, and the game has begun; the first is the host."""
    host = next(iter(people.values()))
    session = await registry.open_table(host, terms)
    for seat, guest in people.items():
        await session.ask(guest, sit(seat, f"{guest} {seat}"), _ignore)
    if begin:
        await session.ask(host, m.Start(command()), _ignore)
    return session


def _ignore(done: m.Ack) -> None:
    """Nobody waits for it."""


async def bring(registry: TableRegistry, session: TableSession, *guests: str) -> list[Device]:
    """A device for each of these guests, at the table and noticed."""
    devices = [Device(registry, session, guest) for guest in guests]
    for device in devices:
        await device.come()
    await settle(registry)
    return devices


def first_choice(session: TableSession) -> tuple[int, str]:
    """A seat that owes a choice, and its first choice."""
    seat = session.table.due[0]
    match = session.table.playing
    assert match is not None
    return seat, session.table.game.write(match.legal(seat)[0])


def terms(game: str = "glastonbury", seats: Sequence[str] = ("", ""), **others: Any) -> Terms:
    return Terms(game, list(seats), **others)


# ---- scenarios


def run_scenario(store: Store, scenario: Callable[[TableRegistry], Awaitable[None]], **others: Any) -> None:
    """Run a scenario at the tables of this store."""

    async def spend() -> None:
        async with running_registry(store, **others) as registry:
            await asyncio.wait_for(scenario(registry), PATIENCE)

    asyncio.run(spend())


def file_of(store: Store) -> str:
    return str(store.engine.url.database)


def stored(store: Store, table: str) -> int:
    """How many entries of a table another process would find."""
    with sqlite3.connect(file_of(store)) as connection:
        [[count]] = connection.execute("select count(*) from entries where table_id = ?", (table,))
    connection.close()
    return int(count)


async def move_on(session: TableSession, *devices: Device) -> None:
    """Let the next seat to act make its first choice, on its own device."""
    seat, action = first_choice(session)
    guest = session.table.seats[seat].guest
    await next(device for device in devices if device.guest == guest).ask(choose(session, seat, action))


async def refusal_of(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.refusal.message.key


def run_timed_scenarios(store: Store, *scenarios: TimedScenario, clock: Clock | None = None, **others: Any) -> None:
    """Run scenarios at the tables of this store, at a time set by the test; each after the first is a restart."""
    time = clock or Clock()
    for scenario in scenarios:
        run_scenario(store, partial(_timed, scenario, time), clock=time, games=EVERY_GAME, linger=LINGER, **others)


async def _timed(scenario: TimedScenario, time: Clock, registry: TableRegistry) -> None:
    await scenario(registry, time)


async def wait(registry: TableRegistry, session: TableSession, clock: Clock, seconds: float) -> None:
    """Let time pass at a table."""
    clock.forward(seconds)
    session.scheduler.ring()
    await settle(registry)


def entries_of(session: TableSession, *kinds: type[e.TableEvent]) -> list[e.AnyTableEvent]:
    return [entry.event for entry in session.table.log if isinstance(entry.event, kinds)]


async def leave(registry: TableRegistry, session: TableSession, clock: Clock, *devices: Device) -> None:
    """Leave, and let it be noticed."""
    for device in devices:
        device.go()
    await settle(registry)
    await wait(registry, session, clock, LINGER)
