"""Troubles of a running server: for a while nothing can be stored."""

import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from processes import LIMIT
from server.locked_file import locked_by_another_process
from server.serving import Server

SMALL = 4 << 20
"""Bytes of a small disk."""
BLOCK = bytes(4096)
Trouble = Callable[[Server, Path], AbstractContextManager[None]]
"""Something that happens to a server whose database is in a folder."""


@contextmanager
def files_that_may_not_grow(server: Server, folder: Path) -> Iterator[None]:
    """The system lets no file of the server grow."""
    limit = (folder / "witching.db-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def locked_database(server: Server, folder: Path) -> Iterator[None]:
    """Another process writes, for longer than the server waits."""
    with locked_by_another_process(str(folder / "witching.db")):
        yield


@contextmanager
def full_disk(server: Server, folder: Path) -> Iterator[None]:
    """There is no space left: only on a small separate disk."""
    size = os.statvfs(folder)
    assert size.f_blocks * size.f_frsize == SMALL
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(BLOCK)
        except OSError:
            yield
    filler.unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A small disk in place of a folder. Skips where there can be none; fails on the machine that checks everything."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "disk", str(folder)]
    mounted = subprocess.run(command, capture_output=True, timeout=LIMIT)
    if mounted.returncode:
        is_checked = os.environ.get("CI", "") not in ("", "0", "false")
        (pytest.fail if is_checked else pytest.skip)("a small disk needs root: a full one is not tested")
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True, timeout=LIMIT)
