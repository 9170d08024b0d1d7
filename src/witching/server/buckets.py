"""Buckets: how much somebody may ask for in a time."""

import time
from collections.abc import Callable


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._at = float(burst), now()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._now()
        self._left, self._at = min(self._burst, self._left + (now - self._at) * self._rate), now
        if self._left < 1:
            return False
        self._left -= 1
        return True
