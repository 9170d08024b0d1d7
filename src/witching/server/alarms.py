"""Alarms: what happens at a table by itself: bots choose, time runs out, people go and come back."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from witching.core.course import Course
from witching.core.refusal import Refused
from witching.server import entries as e
from witching.server.places import TAKEOVER
from witching.server.table import Table
from witching.server.thinking import problem_of

if TYPE_CHECKING:
    from witching.server.room import Room

Moment = tuple[int, int, int]
"""A seat, the moment of the game at which it chooses, and how often was taken back before."""


class Alarms:
    """Looks after one room. What falls due is judged again when its turn comes, so ringing too often harms nothing."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._thinking: set[Moment] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._pending = 0

    def set(self) -> None:
        """The table has changed: ask bots that are due, and set the clock to what falls due next."""
        table = self._room.table
        for seat in table.due:
            if table.places[seat].bot:
                self._ask_bot(seat, table.places[seat].bot, "bot")
        self.stop()
        due = next_time(table)
        if due is not None:
            delay = max(0, due - self._room.house.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing will happen here by itself."""
        return self._timer is None and not self._pending

    # ---- time

    def _ring(self) -> None:
        self._timer = None
        self._run(self._on_time())

    async def _on_time(self) -> None:
        now = self._room.house.now()
        await self._room.happen(lambda table: absent(table, now))
        for seat in late(self._room.table, now):
            self._ask_bot(seat, TAKEOVER, "clock")

    # ---- bots

    def _ask_bot(self, seat: int, bot: str, by: str) -> None:
        course = self._room.table.playing
        assert course is not None
        moment = (seat, course.moment, len(course.undone))
        if moment not in self._thinking:
            self._thinking.add(moment)
            self._run(self._think(moment, bot, by))

    async def _think(self, moment: Moment, bot: str, by: str) -> None:
        """Let a bot choose what is due, if it still is when the bot has thought."""
        room, seat = self._room, moment[0]
        course = room.table.playing
        if course is not None and _is_at(course, moment):
            action = room.table.game.write(await room.house.thinkers.choose(problem_of(course, seat, bot)))
            await room.happen(lambda table: _chosen(table, moment, action, by))
        self._thinking.discard(moment)

    # ---- people

    async def note_presence(self) -> None:
        """People whose device has come are back."""
        await self._room.happen(lambda table: [e.Returned(seat) for seat in _come(table, self._room.guests)])

    def expect_return(self) -> None:
        """People whose last device is gone may come back in a moment; else they left."""
        self._run(self._note_absence())

    async def _note_absence(self) -> None:
        await asyncio.sleep(self._room.house.linger)
        await self._room.happen(lambda table: [e.Left(seat) for seat in _gone(table, self._room.guests)])

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._pending += 1
        self._room.house.run(self._guarded(work))

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """What cannot be stored now is tried again later: the table is as it was."""
        try:
            await work
        except Refused:
            self._thinking.clear()
            await asyncio.sleep(self._room.house.linger)
            self.set()
        finally:
            self._pending -= 1


def next_time(table: Table) -> int | None:
    """When something falls due at a table by itself."""
    times = [table.deadline(), *(table.grace(seat) for seat in table.persons)]
    return min((time for time in times if time is not None), default=None)


def absent(table: Table, now: int) -> Sequence[e.AnyEntry]:
    """Bots take over from those who were absent too long."""
    graces = [(seat, table.grace(seat)) for seat in table.persons]
    return [e.Replaced(seat, TAKEOVER) for seat, grace in graces if grace is not None and grace <= now]


def late(table: Table, now: int) -> list[int]:
    """The people whose time for a choice is over."""
    deadline = table.deadline()
    if deadline is None or deadline > now:
        return []
    return [seat for seat in table.due if table.places[seat].plays_itself]


def _is_at(course: Course, moment: Moment) -> bool:
    return (course.moment, len(course.undone)) == moment[1:] and moment[0] in course.due


def _chosen(table: Table, moment: Moment, action: str, by: str) -> Sequence[e.AnyEntry]:
    """What a bot chose for a seat, unless the moment has gone by or the person has come back."""
    course, seat = table.playing, moment[0]
    if course is None or not _is_at(course, moment) or (by == "bot" and not table.places[seat].bot):
        return []
    return [e.Chose(seat, action, "clock" if by == "clock" else "bot")]


def _come(table: Table, guests: set[str]) -> list[int]:
    return [seat for seat in table.persons if not table.places[seat].is_present and table.places[seat].guest in guests]


def _gone(table: Table, guests: set[str]) -> list[int]:
    """After the end nobody is waited for."""
    if table.stage in ("over", "closed"):
        return []
    return [seat for seat in table.persons if table.places[seat].is_present and table.places[seat].guest not in guests]
