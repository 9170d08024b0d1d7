"""Deadline: how long a bot may think while others wait."""

import time
from collections.abc import Callable

BUSY = 3.0
"""On a busy machine, thinking may take this many times its CPU seconds in wall-clock time."""


def deadline(seconds: float | None) -> Callable[[], bool]:
    """A function that says whether time is up: after `seconds` of this thread's CPU time, or BUSY times that by the
    clock.

    None: never.
    """
    if seconds is None:
        return lambda: False
    worked, waited = time.thread_time() + seconds, time.monotonic() + BUSY * seconds
    return lambda: time.thread_time() >= worked or time.monotonic() >= waited
