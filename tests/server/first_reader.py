"""Run as a program: `late URL` or `forks URL`. Reads the tables of a database as a newly started server does.

Prints the types that msgspec learned only then, or how many of its forks died in which four threads read first.
"""

import gc
import json
import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct

import witching.cli.serve  # noqa: F401  everything that a server loads
from witching.cli.games import ALL_GAMES
from witching.core.verify import require_right
from witching.server.storage.store import Store
from witching.server.table.state import fold

FORKS, THREADS = 20, 4


def unlearnt(kind: type[Struct] = Struct) -> Iterator[str]:
    """The types that msgspec has not yet learned to read."""
    for derived in kind.__subclasses__():
        if not any(type(known).__name__ == "StructInfo" for known in gc.get_referents(derived)):
            yield f"{derived.__module__}.{derived.__name__}"
        yield from unlearnt(derived)


def read_tables(url: str) -> None:
    """Read every table, and check its record."""
    store = Store(url)
    for row in store.tables():
        table = fold(row.id, ALL_GAMES, store.entries(row.id))
        record = table.record()
        assert record is not None, "a game that is over"
        require_right(table.game, record)
    store.close()


def read_together(together: threading.Barrier, url: str) -> None:
    """Begin together with all others."""
    together.wait(60)
    read_tables(url)


def learnt_late(url: str) -> list[str]:
    """The types that msgspec learns from reading the tables."""
    before = set(unlearnt())
    read_tables(url)
    return sorted(before - set(unlearnt()))


def dies(url: str) -> bool:
    """Whether a fork dies in which threads read first, all at once and switching after every few steps."""
    child = os.fork()
    if child:
        return bool(os.waitpid(child, 0)[1])
    sys.setswitchinterval(1e-6)
    together = threading.Barrier(THREADS)
    with ThreadPoolExecutor(THREADS) as readers:
        readings = [readers.submit(read_together, together, url) for _ in range(THREADS)]
    os._exit(any(reading.exception() for reading in readings))


def deaths(url: str) -> int:
    """How many forks died of reading."""
    return sum(dies(url) for _ in range(FORKS))


if __name__ == "__main__":
    print(json.dumps({"late": learnt_late, "forks": deaths}[sys.argv[1]](sys.argv[2])))
