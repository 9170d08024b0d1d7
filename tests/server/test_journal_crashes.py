"""A writing process is killed at any moment: nothing acknowledged is missing, nothing is doubled."""

import json
import os
import random
import signal
import time
from pathlib import Path
from typing import Any, TextIO

import pytest

import processes
from cli.command import ENVIRONMENT
from processes import LIMIT, Forked
from server import crashing_journal
from server.crashing_journal import UNAVAILABLE, entries_of
from witching.server.storage.store import Store

TABLES = [f"t{i}" for i in range(6)]
TESTS = Path(__file__).parents[1]
NEVER = 0


class Clients:
    """What the clients know after all the rounds so far."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.acknowledged = dict.fromkeys(TABLES, 0)

    def start(self, **asked: Any) -> tuple[Forked, TextIO]:
        """The process that asks for them, and its output."""
        given = {"database": self.database, "acknowledged": self.acknowledged, **asked}
        environment = ENVIRONMENT | {"PYTHONPATH": os.pathsep.join([ENVIRONMENT["PYTHONPATH"], str(TESTS)])}
        reading, writing = os.pipe()
        with open(os.devnull) as nothing:
            files = {"stdin": nothing.fileno(), "stdout": writing, "stderr": 2}
            process = processes.start(crashing_journal.__file__, json.dumps(given), environment=environment, **files)
        os.close(writing)
        return process, os.fdopen(reading)

    def hear(self, output: str) -> None:
        """Note what was acknowledged, in order; a line that was cut off does not count."""
        for line in output.splitlines(keepends=True):
            if line.endswith("\n") and line.strip() != UNAVAILABLE:
                table, command = line.split()
                assert int(command) == self.acknowledged[table] + 1
                self.acknowledged[table] += 1

    def check(self, store: Store) -> None:
        """The log has everything acknowledged, once and in order, and at most one more command for each table."""
        for table in TABLES:
            log = store.entries(table)
            assert [row.number for row in log] == list(range(1, len(log) + 1))
            stored = sum(bool(row.command) for row in log)
            assert self.acknowledged[table] <= stored <= self.acknowledged[table] + 1
            assert [row.event for row in log] == [entry for i in range(1, stored + 1) for entry in entries_of(i)]
            assert [row.command for row in log if row.command] == [f"c{i}" for i in range(1, stored + 1)]


def kill_soon(process: Forked, output: TextIO, chance: random.Random) -> str:
    """Kill a process some time after its first output, and return all output."""
    first = output.readline()
    time.sleep(chance.random() * 0.05)
    process.kill()
    return first + let_die(process, output)


def let_die(process: Forked, output: TextIO) -> str:
    """The output of a process until it dies."""
    with output:
        try:
            assert process.wait(LIMIT) == -signal.SIGKILL
        finally:
            process.kill()
        return output.read()


def kill_often(database: str, rounds: int, chance: random.Random) -> None:
    """Kill it in `rounds` rounds: at any moment, just before a commit, just after it; in turn."""
    clients, store = Clients(database), Store(database)
    store.upgrade()
    for number in range(rounds):
        before, after = [(NEVER, NEVER), (chance.randint(1, 9), NEVER), (NEVER, chance.randint(1, 9))][number % 3]
        process, output = clients.start(before=before, after=after)
        clients.hear(let_die(process, output) if before or after else kill_soon(process, output, chance))
        clients.check(store)
    assert sum(clients.acknowledged.values()) > rounds
    store.close()


@pytest.mark.slow
def test_a_process_is_killed_thirty_times(tmp_path: Path, chance: random.Random) -> None:
    kill_often(f"sqlite:///{tmp_path}/tables.db", 30, chance)


@pytest.mark.all
def test_a_process_is_killed_sixty_times(database: str, chance: random.Random) -> None:
    kill_often(database, 60, chance)


@pytest.mark.exhaustive
def test_a_process_is_killed_two_hundred_times(database: str, chance: random.Random) -> None:
    kill_often(database, 200, chance)


@pytest.mark.slow
def test_a_disk_that_takes_no_more_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """The system refuses to let any file grow; afterwards the same process goes on."""
    clients, store = Clients(f"sqlite:///{tmp_path}/tables.db"), Store(f"sqlite:///{tmp_path}/tables.db")
    store.upgrade()
    process, said = clients.start(limit=150_000)
    with said:
        output = said.read()
    assert process.wait(LIMIT) == 0
    assert output.count(UNAVAILABLE) == 1
    heard = output.partition(UNAVAILABLE)
    assert heard[0]
    assert heard[2]
    clients.hear(output)
    clients.check(store)
    assert min(clients.acknowledged.values()) == 20 < clients.acknowledged[TABLES[0]]
    store.close()
