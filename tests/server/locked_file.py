"""Run as a program: hold the lock of an SQLite file until a line comes in."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from processes import LIMIT


@contextmanager
def locked_by_another_process(file: str) -> Iterator[None]:
    """Another process writes into the database and takes its time."""
    command = [sys.executable, __file__, file]
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
    assert holder.stdin is not None
    assert holder.stdout is not None
    try:
        assert holder.stdout.readline() == "held\n"
        yield
    finally:
        holder.communicate("\n", timeout=LIMIT)


if __name__ == "__main__":
    connection = sqlite3.connect(sys.argv[1], isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    print("held", flush=True)
    sys.stdin.readline()
    connection.rollback()
