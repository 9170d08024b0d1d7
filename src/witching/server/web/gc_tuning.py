"""GC tuning: when Python looks for objects that hold each other and nobody else.

All that a table holds is let go of one by one, without such a look. A look at everything takes tenths of a second with
a thousand tables, and everybody waits; left to itself, Python takes one every few seconds, for every choice makes and
drops many objects (docs/decisions/0005-server.md). Here only what is new is looked at, and everything when we say so.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def tuned() -> Iterator[None]:
    """Until the end of the block, whatever was looked at once is not looked at again, but by `collect_all`."""
    gc.freeze()
    gc.callbacks.append(_on_look)
    try:
        yield
    finally:
        gc.callbacks.remove(_on_look)
        gc.unfreeze()


def collect_all() -> None:
    """Look at everything now: what connections and tables that are gone have left is freed."""
    gc.unfreeze()
    gc.collect()


def _on_look(phase: str, info: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
