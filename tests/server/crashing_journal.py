"""Run as a program: clients that send commands at several tables, until the process dies.

Reads one JSON object: the database, what was acknowledged at each table before, and when to die by itself. Writes
`table command` for everything that is acknowledged. Like a real client, it asks again for what was not acknowledged.
"""

import asyncio
import json
import os
import resource
import signal
import sys
from collections.abc import Sequence
from typing import Any

from sqlalchemy import event

from witching.server.storage.journal import Journal, Unavailable
from witching.server.storage.store import Append, Clash, Store, Summary
from witching.server.table.events import AnyTableEvent, Chose, LogEntry, Opened, Said
from witching.server.table.settings import Terms

SUMMARY = Summary("playing", False, "game", [])
UNAVAILABLE = "unavailable"


def entries_of(command: int) -> list[AnyTableEvent]:
    """The entries of a command: one or two."""
    if command == 1:
        return [Opened(Terms("game", ["", ""]), "guest")]
    chosen = Chose(0, f"choice-{command}")
    return [chosen, Said(0, "so be it")] if command % 3 == 0 else [chosen]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class CrashingStore(Store):
    """A store whose process dies at one of its commits: just before it, or just after it and before anybody knows."""

    def __init__(self, url: str, before: int, after: int) -> None:
        super().__init__(url)
        self._left = {"before": before, "after": after}
        event.listen(self.engine, "commit", lambda _: self._count("before"))

    def append(self, appends: Sequence[Append]) -> list[Clash | None]:
        found = super().append(appends)
        self._count("after")
        return found

    def _count(self, moment: str) -> None:
        self._left[moment] -= 1
        if self._left[moment] == 0:
            die()


class Client:
    """A client at one table."""

    def __init__(self, journal: Journal, table: str, acknowledged: int) -> None:
        self.journal, self.table, self.command = journal, table, acknowledged
        self.log = journal.store.entries(table)

    async def ask_for_ever(self) -> None:
        while True:
            await self.ask()

    async def ask(self) -> None:
        """Send the next command; what is already stored is not stored again."""
        name = f"c{self.command + 1}"
        if all(row.command != name for row in self.log[-3:]):
            await self._append(name)
        self.command += 1
        os.write(1, f"{self.table} {self.command}\n".encode())

    async def _append(self, name: str) -> None:
        rows = [
            LogEntry(len(self.log) + 1 + place, place, entry, "guest", "" if place else name)
            for place, entry in enumerate(entries_of(self.command + 1))
        ]
        await self.journal.append(self.table, rows, SUMMARY)
        self.log += rows


async def run(given: dict[str, Any]) -> None:
    """Ask at all tables at once."""
    journal = Journal(CrashingStore(given["database"], given["before"], given["after"]))
    await asyncio.gather(*(Client(journal, *each).ask_for_ever() for each in given["acknowledged"].items()))


async def run_into_the_limit(given: dict[str, Any]) -> None:
    """Files may not grow beyond the limit; once that is reported, the limit is lifted, and everything goes on."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (given["limit"], resource.RLIM_INFINITY))
    journal = Journal(Store(given["database"]))
    clients = [Client(journal, *each) for each in given["acknowledged"].items()]
    try:
        await clients[0].ask_for_ever()
    except Unavailable:
        print(UNAVAILABLE, flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    for client in clients * 20:
        await client.ask()
    journal.close()


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    asyncio.run(run_into_the_limit(asked) if "limit" in asked else run(asked))
