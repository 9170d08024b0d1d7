"""Deadline: until when somebody may think for whom others wait."""

import time
from collections.abc import Callable

BUSY = 3.0
"""So many times its CPU seconds a thought may take by the clock on the wall, on a machine that is busy."""


def deadline(seconds: float | None) -> Callable[[], bool]:
    """Whether the time is up, from now on: after `seconds` of this thread's CPU time, or some times as long in all.

    None: it never is.
    """
    if seconds is None:
        return lambda: False
    worked, waited = time.thread_time() + seconds, time.monotonic() + BUSY * seconds
    return lambda: time.thread_time() >= worked or time.monotonic() >= waited
