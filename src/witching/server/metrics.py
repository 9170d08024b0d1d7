"""Metrics: the figures of a running server, in the form that Prometheus reads. None of them names a table or a guest.

The code that does the work calls `Metrics`. docs/guide/host.md says what each figure means.
"""

import asyncio
import time
from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

LAG_EVERY = 0.25
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
GROUPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    """Measures nothing."""

    def committed(self, *, appends: int, entries: int, seconds: float) -> None:
        """One commit stored `entries` of `appends` commands. Called by the writing thread."""

    def told(self, seconds: float) -> None:
        """A choice was stored, acknowledged and handed to every device, `seconds` after it came in."""

    def refused(self, key: str) -> None:
        """Something was refused; `key` names the reason."""

    def thought(self, seconds: float) -> None:
        """A bot has chosen."""

    def lagged(self, seconds: float) -> None:
        """The event loop came back `seconds` late."""

    def dropped(self, why: str) -> None:
        """A device was too slow, or sent too much."""


class PrometheusMetrics(Metrics):
    """The figures of one server, separate from those of any other."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._entries = self._counter("entries")
        self._refusals = self._counter("refusals", "key")
        self._dropped = self._counter("dropped_clients", "why")
        self._commits = self._histogram("commit_seconds", SECONDS)
        self._told = self._histogram("choice_to_told_seconds", SECONDS)
        self._thought = self._histogram("bot_seconds", SECONDS)
        self._lag = self._histogram("loop_lag_seconds", SECONDS)
        self._group = self._histogram("commit_group", GROUPS)

    def watch(self, *, tables: Callable[[], int], connections: Callable[[], int]) -> None:
        """Also report these counts, taken whenever the figures are read."""
        self._now("tables", tables)
        self._now("connections", connections)

    def page(self) -> bytes:
        """All figures as they are now. Call it from the server's event loop."""
        return generate_latest(self.registry)

    # ---- what is measured

    def committed(self, *, appends: int, entries: int, seconds: float) -> None:
        """One commit stored `entries` of `appends` commands."""
        self._commits.observe(seconds)
        self._group.observe(appends)
        self._entries.inc(entries)

    def told(self, seconds: float) -> None:
        """A choice has reached every device."""
        self._told.observe(seconds)

    def refused(self, key: str) -> None:
        """Something was refused."""
        self._refusals.labels(key).inc()

    def thought(self, seconds: float) -> None:
        """A bot has chosen."""
        self._thought.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """The event loop was late."""
        self._lag.observe(seconds)

    def dropped(self, why: str) -> None:
        """A device was dropped."""
        self._dropped.labels(why).inc()

    # ---- how

    def _counter(self, name: str, *labels: str) -> Counter:
        return Counter(f"witching_{name}", "", labels, registry=self.registry)

    def _histogram(self, name: str, buckets: Sequence[float]) -> Histogram:
        return Histogram(f"witching_{name}", "", registry=self.registry, buckets=buckets)

    def _now(self, name: str, count: Callable[[], int]) -> None:
        Gauge(f"witching_{name}", "", registry=self.registry).set_function(count)


async def watch_loop(metrics: Metrics, every: float = LAG_EVERY) -> None:
    """Measure forever how late the event loop runs."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(every)
        metrics.lagged(max(0.0, time.perf_counter() - start - every))
