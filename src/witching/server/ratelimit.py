"""Rate limits: how much a client may ask for. There is a bucket for each address and kind of request."""

import time
from collections import OrderedDict
from collections.abc import Callable

from witching.core.refusal import refused

RATES: dict[str, tuple[float, int]] = {
    "guests": (0.5, 60),
    "tables": (0.1, 30),
    "asks": (20.0, 200),
    "requests": (20.0, 300),
    "replays": (2.0, 60),
    "advice": (0.5, 10),
}
"""Requests per second, and in a burst: far more than one person needs, because several may share an address."""
MOST_BUCKETS = 20_000


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._at = float(burst), now()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._now()
        self._left, self._at = min(self._burst, self._left + (now - self._at) * self._rate), now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimits:
    """The buckets of all addresses; the least recently used are dropped."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, address: str) -> None:
        """Count one request of this kind from an address. Raises Refused if there were too many."""
        if not self._bucket(kind, address).take():
            raise refused("server-refusal-limit")

    def _bucket(self, kind: str, address: str) -> Bucket:
        key = (kind, address)
        if key not in self._buckets:
            rate, burst = RATES[kind]
            self._buckets[key] = Bucket(rate * self._factor, round(burst * self._factor))
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key]
