"""Registry: all tables of a server: opened, found again after a restart, unloaded while idle."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

from witching.core.refusal import refused
from witching.server import logs
from witching.server import messages as m
from witching.server.bots.request import BotRequest, hint_request
from witching.server.storage.journal import Clashed, Unavailable
from witching.server.storage.store import summary_of
from witching.server.table import events as e
from witching.server.table.commands import handle
from witching.server.table.game_failure import FailureGuard, GameAbsent, GameFailed
from witching.server.table.services import Services
from witching.server.table.session import Handler, TableSession
from witching.server.table.settings import OPEN, Terms, check_terms
from witching.server.table.state import Table

T = TypeVar("T")


class TableRegistry:
    """The tables in use, by id."""

    def __init__(self, services: Services, *, hurried: bool = False, broken: Sequence[str] = ()) -> None:
        """`hurried`: bots of the five levels play by the clock. `broken` are games that cannot be played."""
        self.services = services
        self.games = services.games
        self.store = services.store
        self.journal = services.journal
        self.keys = services.keys
        self.now = services.now
        self.metrics = services.metrics
        self.hurried = hurried
        self.broken = list(broken)
        self.sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # ---- tables

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[TableSession]:
        """The session of a table, kept for as long as it is used. Raises Refused if there is no such table."""
        session = await self._find(table_id)
        session.users += 1
        try:
            yield session
        finally:
            session.users -= 1

    async def _find(self, table_id: str) -> TableSession:
        if table_id not in self.sessions:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    if table_id not in self.sessions:
                        self.sessions.setdefault(table_id, self._session(await self.services.load(table_id)))
            finally:
                self._loading.pop(table_id, None)
        return self.sessions[table_id]

    def _session(self, table: Table) -> TableSession:
        return TableSession(table, self.services, self.open_rematch)

    async def look(self, table_id: str, seen: Callable[[Table], T]) -> T:
        """What `seen` returns for a table. Raises Refused."""
        async with self.use(table_id) as session:
            return await session.look(seen)

    async def open_table(self, guest: str, terms: Terms, commands: Sequence[m.Command] = ()) -> TableSession:
        """Open a table with this host and run their first commands. If it raises Refused, no table is opened."""
        with FailureGuard("", terms.game).watch(0):
            check_terms(terms, self.games)
        handlers = [lambda table, command=command: handle(table, guest, command) for command in commands]
        opening: list[Handler] = [lambda table: [e.Opened(terms, guest)], *handlers]
        return await self._open(secrets.token_urlsafe(12), terms.game, opening, guest)

    async def _open(self, table_id: str, game: str, handlers: Sequence[Handler], guest: str) -> TableSession:
        """Raises Clashed if there is already a table with this id."""
        table, now, log = Table(table_id, self.games), self.now(), list[e.LogEntry]()
        with FailureGuard(table_id, game).watch(0):
            for each in handlers:
                for event in each(table):
                    log.append(e.LogEntry(table.number + 1, now, event, guest))
                    table.apply(log[-1])
            summary = summary_of(table)
        try:
            await self.journal.append(table.id, log, summary)
        except Unavailable:
            raise refused("server-refusal-unavailable") from None
        logs.table_opened(table.id, table.terms.game)
        session = self.sessions[table.id] = self._session(table)
        session.scheduler.set()
        return session

    async def open_rematch(self, table: Table, guest: str) -> str:
        """The id of a table for the same people: a new one, or the one that another of them just opened.
        Raises Refused."""
        if table.stage != "over" or not table.seats_of(guest):
            raise refused("server-refusal-rematch")
        new = self.keys.next_table(table.id)
        try:
            await self._open(new, table.terms.game, [lambda _: rematch_events(table, guest)], guest)
        except Clashed:
            return new
        return new

    @property
    def connections(self) -> int:
        """How many devices are connected to tables now."""
        return sum(len(session.connections) for session in self.sessions.values())

    # ---- queries

    async def hint(self, session: TableSession, guest: str, ask: m.GetHint) -> m.Hint:
        """The best choices for a seat that is to act. Raises Refused."""
        bot_request, moment, view = await session.look(lambda table: _hint_question(table, guest, ask.seat))
        session.count_hint(guest)
        game = self.games[bot_request.game]
        by_memory = not game.is_strict(game.restore_knowledge(bot_request.knowledge))
        return m.Hint(ask.seat, moment, by_memory, await self.advise(bot_request, view))

    async def advise(self, bot_request: BotRequest, view: Any) -> list[m.HintedChoice]:
        """The best choices, best first, each as in the choosing seat's view. Raises Refused if no bot can answer."""
        advice = await self.services.bot_pool.advise(bot_request)
        if not advice:
            raise refused("server-refusal-no-advice")
        write, offered = self.games[bot_request.game].write, {choice.action: choice for choice in view.choices}
        told = [(write(each.action), each) for each in advice]
        return [m.HintedChoice(action, offered[action], each.margin, each.reasons) for action, each in told]

    # ---- from start to stop

    async def wake(self) -> None:
        """After a restart: resume the games that were in play, with their clocks and bots."""
        tables = await self.journal.read(self.store.tables_at, "playing")
        waking = [self.services.tasks.run(self._wake(table_id)) for table_id in tables]
        if waking:
            await asyncio.wait(waking)

    async def _wake(self, table_id: str) -> None:
        """Resume one table. If its game is not installed, it sleeps on until a server starts that has it."""
        try:
            async with self.use(table_id) as session:
                await session.happen(lambda table: [e.Woke()] if table.playing else [])
        except GameAbsent as error:
            logs.game_absent(table_id, error.game)
        except GameFailed:  # noted where it happened
            return

    def unload_idle(self) -> None:
        """Drop the sessions that nobody uses and in which nothing is scheduled: their tables are in the store."""
        for table_id, session in list(self.sessions.items()):
            if session.is_idle:
                session.scheduler.stop()
                del self.sessions[table_id]

    async def stop(self) -> None:
        """Finish what was begun, tell all clients that the server stops, and schedule nothing more."""
        self.services.tasks.stop()
        await asyncio.gather(*(session.finish() for session in self.sessions.values()))

    def note_farewell(self, table_id: str, why: str) -> None:
        """Count and log a device that was dropped, if `why` says that it was."""
        if why in ("slow", "much"):
            self.metrics.dropped(why)
            logs.client_dropped(table_id, why)


def _hint_question(table: Table, guest: str, seat: int) -> tuple[BotRequest, int, Any]:
    """The request for a hint, the moment, and the seat's view at that moment. Raises Refused."""
    match, own = table.playing, seat in table.seats_of(guest)
    if match is None or not table.terms.hints or not own or seat not in match.due:
        raise refused("server-refusal-hint")
    return hint_request(match, seat), table.moment, match.view(match.viewer(seat))


def rematch_events(table: Table, guest: str) -> list[e.AnyTableEvent]:
    """The events that open a rematch of a finished table, with the asking guest as its host."""
    seats = [OPEN if place.is_person else place.bot for place in table.seats]
    terms = replace(table.terms, seats=seats)
    people = [(seat, table.seats[seat]) for seat in table.persons]
    return [
        e.Opened(terms, guest, table.id),
        *(e.Sat(seat, place.guest, place.name, place.symbol) for seat, place in people),
        *(e.Preferred(seat, *chosen) for seat, place in people for chosen in place.prefers.items()),
    ]
