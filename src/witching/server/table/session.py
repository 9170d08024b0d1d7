"""Session: a table in use, with the devices connected to it. One lock makes everything here happen in turn.

A command is handled, applied, committed, and only then acknowledged and broadcast. Readers wait for the same lock, so
nobody ever learns of an entry before it is committed. If a commit or the game fails, the table is folded again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TypeVar

from witching import __version__
from witching.core.refusal import Refused, refused
from witching.server import logs
from witching.server import messages as m
from witching.server.ratelimit import Bucket
from witching.server.storage.journal import Clashed, Unavailable
from witching.server.storage.store import summary_of
from witching.server.table import commands, visibility
from witching.server.table import events as e
from witching.server.table.broadcast import Broadcast, Connection, mark_of
from witching.server.table.game_failure import FailureGuard, GameFailed
from witching.server.table.scheduler import Scheduler
from witching.server.table.services import Services
from witching.server.table.state import Table

MOST_TRIES = 5
SAYS = (1.0, 5)
"""How much a guest may say per second, and in a burst."""
PREFERS = (1.0, 30)
"""How often a guest may choose for a seat before the deal, per second, and in a burst."""
HINTS = (0.5, 5)
"""How many hints a guest may have per second, and in a burst."""
VISIT = 60_000
"""Milliseconds for which a person who looked at the table without a connection counts as present."""
ENDED = ("over", "closed")
Handler = Callable[[Table], Sequence[e.AnyTableEvent]]
OpenRematch = Callable[[Table, str], Awaitable[str]]
"""Opens a rematch of a finished table and returns its id."""
Answer = Callable[[m.Ack], None]
T = TypeVar("T")


class TableSession:
    """A table held in memory."""

    def __init__(self, table: Table, services: Services, open_rematch: OpenRematch) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.guard = FailureGuard(table.id, table.terms.game, self._tell_failure)
        self.scheduler = Scheduler(self, services)
        self._services, self._open_rematch = services, open_rematch
        self._lock = asyncio.Lock()
        self.users = 0
        self._says: dict[str, Bucket] = {}
        self._prefers: dict[str, Bucket] = {}
        self._hints: dict[str, Bucket] = {}
        self._told = table.number
        self._is_stale = False
        self.visits: dict[str, int] = {}

    # ---- commands

    async def ask(self, guest: str, ask: m.Command, answer: Answer) -> None:
        """Carry out a guest's command, once, and answer. Raises Refused. It is completed even if the guest is gone."""
        start = time.perf_counter()
        handle = await self._handler_of(guest, ask)
        await to_its_end(self._do(handle, guest, ask.command, answer))
        if isinstance(ask, m.Choose):
            self._services.metrics.told(time.perf_counter() - start)

    async def happen(self, handle: Handler) -> None:
        """Apply events that no guest asked for: those that `handle` returns when its turn comes."""
        await to_its_end(self._do(handle, "", "", lambda done: None))

    async def _handler_of(self, guest: str, ask: m.Command) -> Handler:
        """The handler of a command. Most need only the table; a claim needs the server's secret, a rematch a table."""
        if isinstance(ask, m.Claim):
            keys = self._services.keys
            return lambda table: commands.move(table, guest, keys.seat_of(table.id, table.seats, ask.key))
        if isinstance(ask, m.Rematch):
            new = await self._open_rematch(await self.look(lambda table: table), guest)
            return lambda table: [] if table.rematch else [e.Rematched(new)]
        return lambda table: self._handle(table, guest, ask)

    def _handle(self, table: Table, guest: str, ask: m.Command) -> Sequence[e.AnyTableEvent]:
        events = commands.handle(table, guest, ask)
        if isinstance(ask, m.Chat):
            _take(self._says, guest, SAYS)
        if isinstance(ask, m.Prefer):
            _take(self._prefers, guest, PREFERS)
        return events

    def count_hint(self, guest: str) -> None:
        """Count a hint. Raises Refused if a guest asks too often: the bots at tables need time to think, too."""
        _take(self._hints, guest, HINTS)

    async def _do(self, handle: Handler, guest: str, command: str, answer: Answer) -> None:
        async with self._lock:
            for _ in range(MOST_TRIES):
                await self._refresh()
                try:
                    number = self.table.commands.get((guest, command)) or await self._append(handle, guest, command)
                except Clashed:
                    continue
                answer(m.Ack(command, number))
                self._tell()
                return
        raise refused("server-refusal-unavailable")

    async def _append(self, handle: Handler, guest: str, command: str) -> int:
        """Handle, apply, commit; returns the number of the first entry. Until the commit, the table in memory cannot be
        trusted: another process may have written, or the disk may be full."""
        before = self.table.stage
        with self.guard.watch(self.table.moment):
            rows = self._apply(handle, guest, command)
            summary = summary_of(self.table)
        if not rows:
            return self.table.number
        try:
            await self._services.journal.append(self.table.id, rows, summary)
        except Unavailable:
            raise refused("server-refusal-unavailable") from None
        self._is_stale = False
        if self.table.stage != before and self.table.stage in ENDED:
            logs.table_ended(self.table.id, self.table.stage)
        return rows[0].number

    def _apply(self, handle: Handler, guest: str, command: str) -> list[e.LogEntry]:
        events, first, now = handle(self.table), self.table.number + 1, self._services.now()
        ids = [command] + [""] * len(events)
        rows = [e.LogEntry(first + i, now, event, guest, ids[i]) for i, event in enumerate(events)]
        self._is_stale = bool(rows)
        for row in rows:
            self.table.apply(row)
        return rows

    async def _refresh(self) -> None:
        """Fold the table again from its stored entries, if it may differ from them."""
        if self._is_stale:
            self.table = await self._services.load(self.table.id)
            self._is_stale = False
            self._tell()

    # ---- broadcasting

    def _tell(self) -> None:
        """Send every device what happened since the last time, and look after clocks and bots."""
        if self._told < self.table.number:
            with suppress(GameFailed), self.guard.watch(self.table.moment):
                told = Broadcast(self.table, self._told, self._services.keys.key_of)
                for connection in list(self.connections):
                    self._tell_one(connection, told)
            self._told = self.table.number
        self.scheduler.set()

    @property
    def failure(self) -> GameFailed | None:
        """How the game failed at the current moment, if it did."""
        return self.guard.failure(self.table.moment)

    def _tell_failure(self, failure: GameFailed) -> None:
        for connection in self.connections:
            connection.push(m.encode(m.Refused("", failure.refusal)))

    def _tell_one(self, connection: Connection, telling: Broadcast) -> None:
        told = telling.tell(connection)
        if told is None:
            self.connections.discard(connection)
            connection.close(m.Bye("moved"))
        else:
            connection.push(told)

    def _picture(self, eyes: visibility.Eyes) -> visibility.Picture:
        return visibility.picture(self.table, eyes, self._services.keys.key_of)

    # ---- devices

    async def welcome(self, connection: Connection, ask: m.Resume) -> None:
        """Let a device in: send it everything as it is now, and the lines it missed."""
        async with self._lock:
            await self._refresh()
            with self.guard.watch(self.table.moment):
                self._let_in(connection, ask)
            if self.failure is not None:
                connection.push(m.encode(m.Refused("", self.failure.refusal)))
            if self._services.tasks.is_stopping:
                connection.close(m.Bye("stops"))
            self.scheduler.set()

    def _let_in(self, connection: Connection, ask: m.Resume) -> None:
        eyes = visibility.eyes_of(self.table, connection.eyes.guest, ask.seat)
        picture, lines = self._picture(eyes), visibility.lines(self.table, eyes, ask.since)
        connection.since, connection.mark = ask.since, mark_of(self.table, eyes) if ask.follow else None
        connection.eyes, connection.picture = eyes, picture
        self.connections.add(connection)
        seen = (picture.you, picture.table, picture.view)
        connection.push(m.encode(m.Welcome(self.table.number, self._services.now(), *seen, lines, __version__)))

    async def look_as(self, connection: Connection, seat: int | None) -> None:
        """Send a device the table as seen from another of the guest's seats, or from none."""
        async with self._lock:
            await self._refresh()
            with self.guard.watch(self.table.moment):
                connection.eyes = own_eyes(self.table, connection.eyes.guest, seat)
                connection.picture = self._picture(connection.eyes)
                seen = (connection.picture.you, connection.picture.view)
                connection.push(m.encode(m.Switched(*seen, self._follow(connection))))

    async def sentences(self, guest: str, ask: m.Describe) -> m.Description:
        """The table in sentences, from one of the guest's seats or from none. Raises Refused."""
        told = await self.look(lambda table: visibility.sentences(table, own_eyes(table, guest, ask.seat)))
        return m.Description(ask.seat, told)

    def _follow(self, connection: Connection) -> list[m.Line]:
        """All lines for a device that follows, as they read now."""
        if connection.mark is None:
            return []
        connection.mark = mark_of(self.table, connection.eyes)
        return visibility.lines(self.table, connection.eyes, connection.since)

    async def look(self, seen: Callable[[Table], T]) -> T:
        """What `seen` returns for the table as it is stored."""
        async with self._lock:
            await self._refresh()
            with self.guard.watch(self.table.moment):
                return seen(self.table)

    async def visit(self, guest: str) -> None:
        """Count a person who looks at the table without a connection as present for a while."""
        if self.table.seats_of(guest):
            self.visits[guest] = self._services.now() + VISIT
            await self.happen(self.scheduler.people)

    def dismiss(self, connection: Connection) -> None:
        """Forget a device that is gone."""
        self.connections.discard(connection)
        self.scheduler.ring()

    async def finish(self) -> None:
        """Wait for what was begun, then tell all devices that the server stops."""
        self.scheduler.stop()
        async with self._lock:
            for connection in list(self.connections):
                connection.close(m.Bye("stops"))

    @property
    def is_idle(self) -> bool:
        """Whether nobody uses this session and nothing is scheduled."""
        return not (self.users or self.connections or self._lock.locked()) and self.scheduler.is_quiet

    @property
    def guests(self) -> set[str]:
        """The guests with a connected device, and recent visitors without a connection."""
        now = self._services.now()
        visitors = {guest for guest, until in self.visits.items() if until > now}
        return visitors | {connection.eyes.guest for connection in self.connections}


async def to_its_end(work: Coroutine[object, None, None]) -> None:
    """Run something to completion, even if the caller is cancelled."""
    task = asyncio.create_task(work)
    task.add_done_callback(_note_failure)
    await asyncio.shield(task)


def _note_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        logs.failed(error)


def own_eyes(table: Table, guest: str, seat: int | None) -> visibility.Eyes:
    """A guest's eyes, from one of their seats or from none. Raises Refused for somebody else's seat."""
    if seat is not None and seat not in table.seats_of(guest):
        raise refused("server-refusal-not-yours", seat=seat)
    return visibility.Eyes(guest, seat)


def _take(buckets: dict[str, Bucket], guest: str, pace: tuple[float, int]) -> None:
    if not buckets.setdefault(guest, Bucket(*pace)).take():
        raise refused("server-refusal-too-fast")
