"""Meters: what is measured while the server runs. Those who do the work call these; `metrics` keeps the figures."""

import asyncio
import time

from witching.core.advice import Advice
from witching.server.bots.request import Problem, Thinkers

LAG_EVERY = 0.25


class Meters:
    """Measures nothing."""

    def committed(self, *, appends: int, entries: int, seconds: float) -> None:
        """One commit stored what so many deeds made. Called by the writing thread."""

    def told(self, seconds: float) -> None:
        """A choice was stored, acknowledged and handed to every device, so long after it came in."""

    def refused(self, key: str) -> None:
        """Something was refused, for this reason."""

    def thought(self, seconds: float) -> None:
        """A bot has chosen."""

    def lagged(self, seconds: float) -> None:
        """The event loop came back so much later than it should have."""

    def dropped(self, why: str) -> None:
        """A device was too slow, or sent too much."""


class MeasuredThinkers(Thinkers):
    """Other thinkers, with a clock beside them."""

    def __init__(self, thinkers: Thinkers, meters: Meters) -> None:
        self._thinkers, self._meters = thinkers, meters

    async def choose(self, problem: Problem) -> int:
        """What the others choose."""
        start = time.perf_counter()
        action = await self._thinkers.choose(problem)
        self._meters.thought(time.perf_counter() - start)
        return action

    async def advise(self, problem: Problem) -> list[Advice]:
        """What the others advise."""
        start = time.perf_counter()
        advice = await self._thinkers.advise(problem)
        self._meters.thought(time.perf_counter() - start)
        return advice


async def watch_loop(meters: Meters, every: float = LAG_EVERY) -> None:
    """Measure, for ever, how late the event loop comes to what is due."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(every)
        meters.lagged(max(0.0, time.perf_counter() - start - every))
