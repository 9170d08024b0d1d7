"""Run: one server with its tables, brought under load and measured."""

import asyncio
import random
import resource
from collections.abc import Sequence
from itertools import cycle
from time import perf_counter
from typing import Any

from line import connect
from load import SEATS, Figures, Table, each, play, wish_for
from table_server import Server

GAMES = ("glastonbury", "incantibus")
EVERY = 2.0
WARM_UP = 20
PROBES, PROBE_EVERY = 10, 0.02
"""Sockets that ask whether the server is alive, in turn: so none of them asks more often than it may."""
KILOBYTE = 1024
SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}

Measured = dict[str, Any]


def spread(values: list[float]) -> dict[str, float]:
    """In milliseconds, the values that such shares of all do not exceed."""
    ordered = sorted(values) or [0.0]
    return {name: 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in SHARES.items()}


class Run:
    """One server, and the tables that the bench has there."""

    def __init__(self, server: Server, seed: int = 1) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.figures = Figures()
        self.tables: list[Table] = []

    def open(self, count: int, *, bots: int = 0, games: Sequence[str] = GAMES) -> list[Table]:
        """Tables of these games in turn, with the host alone; with three bots the game begins."""
        wishes = (wish_for(games[number % len(games)], bots) for number in range(count))
        opened = map(self.server.open_table, wishes)
        return [Table(self.server, *named, self.figures, people=SEATS - bots) for named in opened]

    async def fill(self, tables: list[Table]) -> None:
        """Bring in everybody's device."""
        await each(lambda table: table.connect(range(len(table.viewers))), tables)

    async def begin(self, tables: list[Table]) -> None:
        """Let the hosts deal."""
        await each(lambda table: table.begin(), tables)

    async def warm_up(self) -> None:
        """Everything has been loaded and used once before anything is measured."""
        tables = self.open(WARM_UP)
        await self.fill(tables)
        await self.begin(tables)
        await play(tables, every=0.2, seconds=2, rng=self.rng)
        for table in tables:
            table.leave()
        await asyncio.sleep(1)

    async def load(self, tables: list[Table], seconds: float, *, every: float = EVERY) -> Measured:
        """Choices by the clock: what they cost, what they waited for, and the lag of the event loop meanwhile."""
        self.figures = Figures()
        for table in tables:
            table.figures = self.figures
        before, used = self.server.figures(), _own_cpu()
        async with asyncio.TaskGroup() as group:
            probing = group.create_task(self.lag(seconds))
            await play(tables, every=every, seconds=seconds, rng=self.rng)
        used, after, lag = _own_cpu() - used, self.server.figures(), probing.result()
        grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
        self._check_numbers(tables)
        return {**_summary(self.figures, grown, seconds), "generator_cpu_share": used / seconds, "lag": lag}

    def _check_numbers(self, tables: list[Table]) -> None:
        for table in tables:
            if not table.is_told:
                self.figures.breaks("unequal")
            if any(viewer.line.is_lost for viewer in table.viewers):
                self.figures.breaks("cut off")

    async def lag(self, seconds: float) -> dict[str, float]:
        """How long the server takes to say that it is alive: the lag of its event loop, and of the generator's."""
        probe = Probe()
        table, cookie = self.server.open_table(wish_for(GAMES[0]))
        path = f"/api/tables/{table}/socket"
        lines = [await connect(self.server.host, self.server.port, path, cookie, probe.hear) for _ in range(PROBES)]
        end = perf_counter() + seconds
        for line in cycle(lines):
            if perf_counter() > end:
                break
            probe.sent_at = perf_counter()
            line.send(b'{"type":"ping"}')
            await asyncio.wait_for(probe.heard(), 60)
            await asyncio.sleep(PROBE_EVERY)
        for line in lines:
            line.close()
        return spread(probe.times)


class Probe:
    """Asks whether the server is alive, once at a time."""

    def __init__(self) -> None:
        self.sent_at, self.times = 0.0, list[float]()
        self._came = asyncio.Event()

    def hear(self, message: bytes) -> None:
        self.times.append(perf_counter() - self.sent_at)
        self._came.set()

    async def heard(self) -> None:
        await self._came.wait()
        self._came.clear()


def _own_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _summary(figures: Figures, grown: dict[str, float], seconds: float) -> Measured:
    choices, commits = len(figures.told), grown["witching_commit_seconds_count"]
    entries = grown["witching_entries_total"]
    return {
        "choices": choices,
        "choices_per_second": choices / seconds,
        "told": spread(figures.told),
        "acknowledged": spread(figures.acknowledged),
        "late": spread(figures.late),
        "busy": figures.busy,
        "broken": dict(figures.broken),
        "commits_per_second": commits / seconds,
        "appends_per_commit": grown["witching_commit_group_sum"] / commits,
        "commit_ms": 1000 * grown["witching_commit_seconds_sum"] / commits,
        "cpu_per_1000": 1000 * grown["process_cpu_seconds_total"] / choices,
        "cpu_share": grown["process_cpu_seconds_total"] / seconds,
        "kilobytes_per_choice": figures.bytes / KILOBYTE / choices,
        "kilobytes_grown": grown["process_resident_memory_bytes"] / KILOBYTE / entries,
    }
