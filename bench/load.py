"""Load: many tables at which people choose by the clock, and what they wait for.

Every viewer checks that the numbers of its lines have no gap. A choice is timed from the moment it is sent to its
acknowledgement, and to the moment at which the last of the table's viewers has its line.
"""

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

import msgspec
from line import Line, connect
from msgspec import UNSET, Struct, UnsetType
from table_server import Server

SEATS = 4
AT_ONCE = 32
"""Tables that are set up at the same time."""
PATIENCE = 60.0
OPPONENT = "student"
"""Whom people play against who choose nobody."""

T = TypeVar("T")


class Numbered(Struct):
    number: int


class Offered(Struct):
    action: str


class View(Struct):
    choices: list[Offered] | UnsetType = UNSET


class Wish(Struct):
    waiting: list[int]


class Stand(Struct):
    to_act: list[int] | UnsetType = UNSET
    moment: int | UnsetType = UNSET
    stage: str | UnsetType = UNSET
    wish: Wish | UnsetType | None = UNSET


class Told(Struct):
    """What a generator reads of a message; the rest is skipped."""

    type: str
    number: int = 0
    command: str = ""
    lines: list[Numbered] = []
    table: Stand | None = None
    view: View | None = None


_read = msgspec.json.Decoder(Told).decode


@dataclass
class Figures:
    """What was measured, in seconds; `broken` counts everything that must not happen."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    busy: int = 0
    bytes: int = 0
    broken: dict[str, int] = field(default_factory=dict)

    def breaks(self, what: str) -> None:
        self.broken[what] = self.broken.get(what, 0) + 1


class Clocked:
    """A table at which somebody chooses by the clock; `is_waiting` until all have heard of the last choice."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.is_waiting = False
        self.sent_at = 0.0
        self._changed = asyncio.Event()

    @property
    def is_told(self) -> bool:
        """Whether all viewers have heard the same."""
        raise NotImplementedError

    def choose(self, at: float, rng: random.Random) -> None:
        """Let somebody who is due choose, at `at` by the plan; if the last choice is not told yet, that is noted."""
        if self.is_waiting or not self.is_told:
            self.figures.busy += 1
        elif send := self.plan(rng):
            self.is_waiting, self.sent_at = True, perf_counter()
            self.figures.late.append(self.sent_at - at)
            send()

    def plan(self, rng: random.Random) -> Callable[[], None] | None:
        """What sends the next choice; None when nobody has one."""
        raise NotImplementedError

    def told(self, last: float) -> None:
        """The last viewer has heard of the choice."""
        self.is_waiting = False
        self.figures.told.append(last - self.sent_at)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    def note(self) -> None:
        """Something came."""
        self._changed.set()


class Viewer:
    """One device at a table: the number of its last line, when that came, and what its seat may choose."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.line: Line
        self.number = 0
        self.heard_at = 0.0
        self.choices: list[Offered] = []
        self.alive_at = 0.0

    def has_heard(self) -> bool:
        return self.number > 0

    def hear(self, message: bytes) -> None:
        now, told = perf_counter(), _read(message)
        self.table.figures.bytes += len(message)
        if told.type in ("update", "welcome"):
            self._follow(told, now)
        elif told.type == "ack":
            self.table.acknowledge(told, now)
        elif told.type == "pong":
            self.alive_at = now
        else:
            self.table.figures.breaks(told.type)
        self.table.note()

    def _follow(self, told: Told, now: float) -> None:
        for line in told.lines:
            if line.number != self.number + 1:
                self.table.figures.breaks("gaps")
            self.number = line.number
        self.heard_at = now
        if told.view is not None and told.view.choices is not UNSET:
            self.choices = told.view.choices
        self.table.follow(told)

    def ask(self, kind: str, **fields: object) -> None:
        self.line.send(msgspec.json.encode({"type": kind, **fields}))


class Table(Clocked):
    """A table with its viewers, one for each seat of a person."""

    def __init__(self, server: Server, table_id: str, cookie: str, figures: Figures, people: int = SEATS) -> None:
        super().__init__(figures)
        self.id = table_id
        self.viewers = [Viewer(self) for _ in range(people)]
        self.due: list[int] = []
        self.moment = 0
        self.stage = "open"
        self.wish: Wish | None = None
        self._server, self._cookie = server, cookie
        self._commands = itertools.count()
        self._done = 0

    # ---- setting up

    async def connect(self, seats: Sequence[int]) -> None:
        """Bring in the devices of these seats, and let everybody but the host sit down."""
        for seat in seats:
            viewer, path = self.viewers[seat], f"/api/tables/{self.id}/socket"
            cookie = "" if seat else self._cookie
            viewer.line = await connect(self._server.host, self._server.port, path, cookie, viewer.hear)
            viewer.ask("resume", protocol=2, since=viewer.number)
            await self.until(viewer.has_heard)
            if seat:
                viewer.ask("sit", command="sit", seat=seat, name=f"Guest {seat}")
                await self.until(lambda: self._done > 0)
                self._done = 0

    async def begin(self) -> None:
        await self.do(0, "start")

    async def do(self, by: int, kind: str, /, **fields: object) -> None:
        """Let a seat do something, and wait until all have heard of it."""
        self._done = 0
        self.viewers[by].ask(kind, command=f"d{next(self._commands)}", **fields)
        await self.until(lambda: self._done > 0 and all(viewer.number >= self._done for viewer in self.viewers))

    def leave(self) -> None:
        for viewer in self.viewers:
            viewer.line.close()

    # ---- choosing

    @property
    def is_told(self) -> bool:
        return len({viewer.number for viewer in self.viewers}) == 1

    def plan(self, rng: random.Random) -> Callable[[], None] | None:
        people = [seat for seat in self.due if seat < len(self.viewers)]
        if self.stage != "playing" or not people:
            return None
        seat = rng.choice(people)
        action, command = rng.choice(self.viewers[seat].choices).action, f"c{next(self._commands)}"
        self._done = 0
        wish = {"command": command, "seat": seat, "action": action, "moment": self.moment}
        return lambda: self.viewers[seat].ask("choose", **wish)

    def acknowledge(self, told: Told, now: float) -> None:
        self._done = told.number
        if self.is_waiting:
            self.figures.acknowledged.append(now - self.sent_at)
            self._settle()

    def follow(self, told: Told) -> None:
        if told.table is not None:
            self.due = self.due if told.table.to_act is UNSET else told.table.to_act
            self.moment = self.moment if told.table.moment is UNSET else told.table.moment
            self.stage = self.stage if told.table.stage is UNSET else told.table.stage
            self.wish = self.wish if told.table.wish is UNSET else told.table.wish
        if self.is_waiting:
            self._settle()

    def _settle(self) -> None:
        """The choice is told when it is acknowledged and all viewers have its line."""
        if self._done and all(viewer.number >= self._done for viewer in self.viewers):
            self.told(max(viewer.heard_at for viewer in self.viewers))


# ---- many tables


def wish_for(game: str, bots: int = 0) -> dict[str, object]:
    """A table of four seats whose host sits down at once; with bots in all the others the game begins."""
    terms = {"game": game, "seats": [""] * (SEATS - bots) + [OPPONENT] * bots}
    return {"terms": terms, "sit": [{"seat": 0, "name": "Host"}], "begin": bots == SEATS - 1}


async def each(work: Callable[[T], Awaitable[None]], tables: Iterable[T]) -> None:
    """Do something at all tables, at AT_ONCE of them at a time."""
    waiting = iter(tables)

    async def worker() -> None:
        for table in waiting:
            await work(table)

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))


async def play(tables: Sequence[Clocked], *, every: float, seconds: float, rng: random.Random) -> None:
    """Let every table choose once in `every` seconds, at a moment of its own; then wait for what was sent."""
    start = perf_counter()
    phases = sorted((rng.random() * every, number) for number in range(len(tables)))
    for begun in itertools.count():
        for phase, number in phases:
            at = start + begun * every + phase
            if at - start >= seconds:
                await settled(tables)
                return
            if (delay := at - perf_counter()) > 0:
                await asyncio.sleep(delay)
            tables[number].choose(at, rng)


async def settled(tables: Sequence[Clocked]) -> None:
    """Wait until everything that was sent has been told; what is missing after a while is lost."""
    for table in tables:
        try:
            await table.until(lambda table=table: not table.is_waiting and table.is_told)  # type: ignore[misc]
        except TimeoutError:
            table.figures.breaks("lost")
