"""House: all tables of a server: opened, found again after a restart, put away while nobody is there."""

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

from witching.core.game import Game
from witching.core.refusal import refused
from witching.server import entries as e
from witching.server import logs
from witching.server import messages as m
from witching.server.journal import Clashed, Journal, Unavailable
from witching.server.judging import judge
from witching.server.keys import Keys
from witching.server.meters import Meters
from witching.server.room import Judge, Room, summary_of
from witching.server.store import Store
from witching.server.table import Table, fold
from witching.server.terms import OPEN, Terms, check_terms
from witching.server.thinking import Thinkers, hint_problem

ID = re.compile("[A-Za-z0-9_-]{1,40}")
LINGER = 5.0
"""So many seconds a person whose connection broke is not counted as gone."""

T = TypeVar("T")


def clock() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """The tables that are in use, by their ids."""

    def __init__(
        self,
        shelf: Mapping[str, Game],
        store: Store,
        journal: Journal,
        thinkers: Thinkers,
        keys: Keys,
        *,
        now: Callable[[], int] = clock,
        linger: float = LINGER,
        meters: Meters | None = None,
    ) -> None:
        self.shelf = shelf
        self.store = store
        self.journal = journal
        self.thinkers = thinkers
        self.keys = keys
        self.now = now
        self.linger = linger
        self.meters = meters or Meters()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._running: set[asyncio.Task[None]] = set()

    # ---- tables

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which is kept as long as it is used. Raises Refused when there is no such table."""
        room = await self._room(table_id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1

    async def _room(self, table_id: str) -> Room:
        if table_id not in self.rooms:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    if table_id not in self.rooms:
                        self.rooms.setdefault(table_id, Room(self, await self.load(table_id)))
            finally:
                self._loading.pop(table_id, None)
        return self.rooms[table_id]

    async def look(self, table_id: str, seen: Callable[[Table], T]) -> T:
        """What is seen at a table, which is not taken into use for that. Raises Refused."""
        room = self.rooms.get(table_id)
        return await room.look(seen) if room else seen(await self.load(table_id))

    async def load(self, table_id: str) -> Table:
        """A table as its stored entries say. Raises Refused."""
        if not ID.fullmatch(table_id):
            raise refused("server-refusal-no-table")
        try:
            return await self.journal.read(self._folded, table_id)
        except Unavailable:
            raise refused("server-refusal-unavailable") from None

    def _folded(self, table_id: str) -> Table:
        log = self.store.entries(table_id)
        if not log:
            raise refused("server-refusal-no-table")
        return fold(table_id, self.shelf, log)

    async def open_table(self, guest: str, terms: Terms, deeds: Sequence[m.Deed] = ()) -> Room:
        """A new table with this host, who does this at once. Raises Refused, and then there is no table."""
        check_terms(terms, self.shelf)
        judges = [lambda table, deed=deed: judge(table, guest, deed) for deed in deeds]
        return await self._open([lambda table: [e.Opened(terms, guest)], *judges], guest)

    async def _open(self, judges: Sequence[Judge], guest: str) -> Room:
        table, now = Table(secrets.token_urlsafe(12), self.shelf), self.now()
        for each in judges:
            for entry in each(table):
                table.apply(e.Stamped(table.number + 1, now, entry, guest))
        try:
            await self.journal.append(table.id, [kept.stamped for kept in table.lines], summary_of(table))
        except (Clashed, Unavailable):
            raise refused("server-refusal-unavailable") from None
        logs.table_opened(table.id, table.terms.game)
        room = self.rooms[table.id] = Room(self, table)
        room.alarms.set()
        return room

    async def open_again(self, table: Table, guest: str) -> str:
        """The id of a table for the same people: the one that is there already, or a new one. Raises Refused."""
        if table.stage != "over" or not table.seats_of(guest):
            raise refused("server-refusal-rematch")
        return table.rematch or (await self._open([lambda _: again(table, guest)], guest)).table.id

    # ---- what changes nothing

    async def hint(self, room: Room, guest: str, ask: m.AskHint) -> m.TellHint:
        """A good choice by what lies open now. Raises Refused."""
        course = room.table.playing
        own = ask.seat in room.table.seats_of(guest)
        if course is None or not room.table.terms.hints or not own or ask.seat not in course.due:
            raise refused("server-refusal-hint")
        action = await self.thinkers.choose(hint_problem(course, ask.seat))
        return m.TellHint(ask.seat, room.table.game.write(action))

    # ---- from start to stop

    async def wake(self) -> None:
        """After a restart: games that were being played go on, with their clocks and bots."""
        for table_id in await self.journal.read(self.store.tables_at, "playing"):
            async with self.use(table_id) as room:
                await room.happen(lambda table: [e.Woke()])
                room.alarms.expect_return()

    def put_away(self) -> None:
        """Forget the tables that nobody looks at and where nothing happens by itself: they lie in the store."""
        for table_id, room in list(self.rooms.items()):
            if room.is_idle:
                room.alarms.stop()
                del self.rooms[table_id]

    async def stop(self) -> None:
        """Tell everybody that the server stops, and finish what was begun."""
        for room in self.rooms.values():
            room.alarms.stop()
            for connection in list(room.connections):
                connection.close(m.TellFarewell("stops"))
        if self._running:
            await asyncio.wait(self._running, timeout=self.linger)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logs.failed(error)

    def note_farewell(self, table_id: str, why: str) -> None:
        """A device was sent away from a table, if `why` says so."""
        if why in ("slow", "much"):
            self.meters.dropped(why)
            logs.client_dropped(table_id, why)


def again(table: Table, guest: str) -> list[e.AnyEntry]:
    """A new table for the people of one whose game is over, with the one who asks as its host."""
    seats = [OPEN if place.is_person else place.bot for place in table.places]
    terms = replace(table.terms, seats=seats)
    people = [(seat, table.places[seat]) for seat in table.persons]
    return [
        e.Opened(terms, guest, table.id),
        *(e.Sat(seat, place.guest, place.name, place.symbol) for seat, place in people),
    ]
