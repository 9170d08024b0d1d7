"""GC tuning: when Python searches for reference cycles.

Whatever a table holds is freed by reference counting alone. A full collection takes tenths of a second with a thousand
tables, and everybody waits; left to itself, Python runs one every few seconds, because every choice makes and drops
many objects (docs/decisions/0005-server.md). Here only new objects are examined, and all of them when we say so.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def tuned() -> Iterator[None]:
    """Within the block, examine an object only once; only `collect_all` examines it again."""
    gc.freeze()
    gc.callbacks.append(_on_look)
    try:
        yield
    finally:
        gc.callbacks.remove(_on_look)
        gc.unfreeze()


def collect_all() -> None:
    """Examine everything now: this frees what closed connections and unloaded tables left behind."""
    gc.unfreeze()
    gc.collect()


def _on_look(phase: str, info: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
