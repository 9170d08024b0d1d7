"""Scheduler: what happens at a table by itself: bots choose, time runs out, people leave and return."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Literal, NamedTuple, Protocol

from witching.core.refusal import Refused
from witching.server.bots.request import BotRequest, choice_request, stand_in_request
from witching.server.table import events as e
from witching.server.table.game_failure import FailureGuard, GameFailed
from witching.server.table.seats import TAKEOVER
from witching.server.table.services import Services
from witching.server.table.state import MILLISECONDS, Table


class Turn(NamedTuple):
    """A choice that a bot makes for a seat: at which moment of the game, and after how many take-backs it is due."""

    seat: int
    moment: int
    undone: int
    by: Literal["bot", "clock"]


class Scheduled(Protocol):
    """A session, as the scheduler sees it."""

    table: Table
    visits: dict[str, int]
    guard: FailureGuard

    @property
    def guests(self) -> AbstractSet[str]:
        """The guests with a connected device, and recent visitors without a connection."""

    async def happen(self, handle: Callable[[Table], Sequence[e.AnyTableEvent]]) -> None:
        """Apply events that no guest asked for."""


class Scheduler:
    """Looks after one session. What is due is decided only when its turn comes, so ringing too often does no harm."""

    def __init__(self, session: Scheduled, services: Services) -> None:
        self._session, self._services = session, services
        self._thinking: set[Turn] = set()
        self._missing: dict[int, int] = {}  # since when a seat's person has had no device; they may be back in a moment
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at: int | None = None
        self._pending = 0
        self._counts_people = False

    def ring(self) -> None:
        """Carry out what is due, when its turn comes: the time or the devices have changed."""
        self.stop()
        if not self._services.tasks.is_stopping:
            self._run(self._session.happen(_nothing))

    def set(self) -> None:
        """Start the bots that are due, note who came or left, and set the timer for what is due next. Called whenever
        the table may have changed, and only while it is the same as stored."""
        if self._services.tasks.is_stopping:
            return
        table, now, guests = self._session.table, self._services.now(), self._session.guests
        self._let_bots_think(table, now)
        if is_everybody_here(table, guests):
            self._missing = {}
        else:
            self._look_for_people(table, guests, now)
        self._ring_at(self._next_time(now))

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._rings_at = None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing will happen here by itself."""
        return self._timer is None and not self.is_busy

    @property
    def is_busy(self) -> bool:
        """Whether something is about to happen without waiting for the timer."""
        return self._pending > 0

    # ---- time

    def _next_time(self, now: int) -> int | None:
        linger = int(self._services.linger * MILLISECONDS)
        missing = [since + linger for since in self._missing.values()]
        times = [*times_of(self._session.table), *missing, *self._session.visits.values()]
        return min((time for time in times if time > now), default=None)

    def _ring_at(self, due: int | None) -> None:
        if due == self._rings_at:
            return
        self.stop()
        if due is not None:
            delay = (due - self._services.now()) / MILLISECONDS
            self._timer, self._rings_at = asyncio.get_running_loop().call_later(delay, self.ring), due

    # ---- bots

    def _let_bots_think(self, table: Table, now: int) -> None:
        """Ask every bot that is due, but none while the game is failing."""
        guard = self._session.guard
        if not (table.terms.pace or any(place.bot for place in table.seats)):
            return
        if guard.failure(table.moment) is None:
            with suppress(GameFailed), guard.watch(table.moment):
                for turn in owed(table, now):
                    self._let_think(turn)

    def _let_think(self, turn: Turn) -> None:
        table = self._session.table
        if turn in self._thinking or table.match is None:
            return
        seat = table.seats[turn.seat]
        request = stand_in_request if seat.is_person else choice_request
        bot_request = request(table.match, turn.seat, seat.bot or TAKEOVER)
        self._thinking.add(turn)
        self._run(self._think(turn, bot_request))

    async def _think(self, turn: Turn, bot_request: BotRequest) -> None:
        """Let a bot make a choice, if that is still due once the bot has finished thinking."""
        session = self._session
        try:
            with session.guard.watch(session.table.moment):
                action = await self._services.bot_pool.choose(bot_request)
            await session.happen(lambda table: chosen(table, turn, table.game.write(action)))
        finally:
            self._thinking.discard(turn)

    # ---- people

    def _look_for_people(self, table: Table, guests: AbstractSet[str], now: int) -> None:
        self._missing = {seat: self._missing.get(seat, now) for seat in missing(table, guests)}
        if not self._counts_people and self._people(table, guests, now):
            self._counts_people = True
            self._run(self._session.happen(self._count_people))

    def _count_people(self, table: Table) -> Sequence[e.AnyTableEvent]:
        self._counts_people = False
        return self.people(table)

    def people(self, table: Table) -> Sequence[e.AnyTableEvent]:
        """The events to note about the table's people now."""
        return self._people(table, self._session.guests, self._services.now())

    def _people(self, table: Table, guests: AbstractSet[str], now: int) -> Sequence[e.AnyTableEvent]:
        """People with a device are back, those without one for a while have left; bots take over from the absent."""
        over = now - int(self._services.linger * MILLISECONDS)
        left = [seat for seat in missing(table, guests) if self._missing.get(seat, now) <= over]
        return [
            *(e.Returned(seat) for seat in returned(table, guests)),
            *(e.Left(seat) for seat in left),
            *(e.Replaced(seat, TAKEOVER) for seat in absent(table, guests, now)),
        ]

    # ---- background tasks

    def _run(self, work: Coroutine[object, None, None]) -> None:
        self._pending += 1
        self._services.tasks.run(self._guarded(work))

    async def _guarded(self, work: Coroutine[object, None, None]) -> None:
        """Do the work. If it cannot be stored now, it is tried again later; if the game fails, it is not."""
        try:
            await work
        except GameFailed:
            self._counts_people = False
        except Refused:
            self._counts_people = False
            await self._recover()
        finally:
            self._pending -= 1

    async def _recover(self) -> None:
        """Wait until the table can be read again, then reschedule everything that is due."""
        while True:
            await asyncio.sleep(self._services.linger)
            try:
                return await self._session.happen(_nothing)
            except GameFailed:
                return
            except Refused:
                continue


def _nothing(table: Table) -> Sequence[e.AnyTableEvent]:
    return []


# ---- what is due at a table


def times_of(table: Table) -> list[int]:
    """The times at which something falls due at a table by itself."""
    times = [table.deadline(), *(table.grace(seat) for seat in table.persons)]
    return [time for time in times if time is not None]


def owed(table: Table, now: int) -> list[Turn]:
    """The choices that bots make now: their own, and those of people whose time is up."""
    match = table.playing
    if match is None:
        return []
    deadline = table.deadline()
    is_late = deadline is not None and deadline <= now
    bots = [seat for seat in match.due if table.seats[seat].bot]
    late = [seat for seat in match.due if is_late and table.seats[seat].plays_itself]
    moment, undone = match.moment, len(match.undone)
    return [*(Turn(seat, moment, undone, "bot") for seat in bots), *(Turn(s, moment, undone, "clock") for s in late)]


def chosen(table: Table, turn: Turn, action: str) -> Sequence[e.AnyTableEvent]:
    """The event of a bot's choice for a seat, unless the moment has passed or the person plays again."""
    match = table.playing
    if match is None or (match.moment, len(match.undone)) != (turn.moment, turn.undone):
        return []
    if turn.seat not in match.due or (turn.by == "bot" and not table.seats[turn.seat].bot):
        return []
    return [e.Chose(turn.seat, action, turn.by)]


def is_everybody_here(table: Table, guests: AbstractSet[str]) -> bool:
    """Whether all people count as present and have a device here."""
    return all(place.away_since is None and place.guest in guests for place in table.seats if place.is_person)


def returned(table: Table, guests: AbstractSet[str]) -> list[int]:
    """The seats whose people count as absent but have a device here."""
    return [seat for seat in table.persons if not table.seats[seat].is_present and table.seats[seat].guest in guests]


def missing(table: Table, guests: AbstractSet[str]) -> list[int]:
    """The seats whose people count as present but have no device here; after the end nobody is waited for."""
    if table.stage in ("over", "closed"):
        return []
    return [seat for seat in table.persons if table.seats[seat].is_present and table.seats[seat].guest not in guests]


def absent(table: Table, guests: AbstractSet[str], now: int) -> list[int]:
    """The seats whose people have been absent too long and have no device here."""
    graces = [(seat, table.grace(seat)) for seat in table.persons if table.seats[seat].guest not in guests]
    return [seat for seat, grace in graces if grace is not None and grace <= now]
