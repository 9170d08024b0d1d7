"""Run as a program: starts `witching serve` again and again, each time as a fork of itself, which saves loading time.

Reads a JSON object for each start: the `arguments` of the command, its `doom`, if any, and `settings`: module constants
to override. Writes `pid N`, then the server's output, and at its end `ended CODE`. The server kills itself at its doom,
as a power cut would.
"""

import asyncio
import importlib
import json
import os
import select
import signal
import sys
from collections.abc import Sequence

import alembic.command  # noqa: F401  what a start would load
from msgspec import Struct, convert
from sqlalchemy import event
from uvicorn.protocols.websockets import websockets_sansio_impl  # noqa: F401  what a start would load

from witching.cli import serve
from witching.cli.main import cli
from witching.server.storage.store import Append, Clash, Store
from witching.server.table.events import Woke
from witching.server.table.session import TableSession

BEFORE, COMMITTED, ACKNOWLEDGED, TOLD = "before", "committed", "acknowledged", "told"
POINTS = (BEFORE, COMMITTED, ACKNOWLEDGED, TOLD)
"""Just before the commit; after it, when nobody knows; when the asker knows; when all devices know."""
TURNS = 100
"""Turns of the event loop in which everything queued leaves for the network."""


class Doom(Struct):
    """The first thing stored in this life is the last: at its commit, or at one of the points after it.

    What a server stores when it wakes up does not count, unless `waking`: then nothing else does.
    """

    point: str
    waking: bool = False
    has_struck: bool = False
    is_dying: bool = False

    def strikes(self, appends: Sequence[Append]) -> bool:
        return any(isinstance(row.event, Woke) == self.waking for append in appends for row in append.rows)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_after(turns: int) -> None:
    if not turns:
        die()
    asyncio.get_running_loop().call_soon(die_after, turns - 1)


def arm(doom: Doom) -> None:
    """Make the server that is started now die of this."""

    class CrashingStore(Store):
        is_last = False

        def append(self, appends: Sequence[Append]) -> list[Clash | None]:
            strikes = doom.strikes(appends)
            self.is_last = strikes and doom.point == BEFORE
            found = super().append(appends)
            if strikes and doom.point == COMMITTED:
                die()
            doom.has_struck = doom.has_struck or strikes
            return found

    def open_store(url: str) -> Store:
        store = CrashingStore(url)
        event.listen(store.engine, "commit", lambda _: die() if store.is_last else None)
        return store

    tell = TableSession._tell

    def tell_and_die(session: TableSession) -> None:
        if doom.has_struck and not doom.is_dying:
            doom.is_dying = True
            if doom.point == TOLD:
                tell(session)
            die_after(TURNS)
        elif not doom.is_dying:
            tell(session)

    vars(serve)["Store"] = open_store
    TableSession._tell = tell_and_die  # type: ignore[assignment]


def run_once(given: dict[str, object]) -> None:
    """In the fork: become the server."""
    for module, constants in convert(given["settings"], dict[str, dict[str, int | float]]).items():
        vars(importlib.import_module(module)).update(constants)
    if given["doom"]:
        arm(convert(given["doom"], Doom))
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    cli(["serve", "--no-browser", *convert(given["arguments"], list[str])], prog_name="witching")


def watch(child: int) -> None:
    """Wait for the end of a server; kill it if nobody waits for it any more."""
    ended = os.pidfd_open(child)
    if 0 in select.select([0, ended], [], [])[0]:
        os.kill(child, signal.SIGKILL)
    os.close(ended)
    print("ended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def main() -> None:
    while line := sys.stdin.readline():
        child = os.fork()
        if not child:
            return run_once(json.loads(line))
        print("pid", child, flush=True)
        watch(child)


if __name__ == "__main__":
    main()
