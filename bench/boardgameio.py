"""boardgame.io's server with a counter game for four, under the same load and the same generator as ours.

It is installed below bench/out with npm when it is first wanted. Its choices are kept in memory, as its documentation
starts it; ours are on the disk before anybody hears of them.
"""

import json
import os
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any

from line import Line, connect
from load import SEATS, Clocked, Figures, each, play
from programs import HERE, OUT
from table_server import HOST, cpu_seconds, end, port_of

REFERENCE = HERE / "reference" / "boardgameio"
INSTALLED = OUT / "boardgameio"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
GAME = "/counter,"
EVENT = f"42{GAME}".encode()
NOT_HERE = -1


def install() -> str:
    """Why there is none; empty when there is one."""
    if not shutil.which("npm") or not shutil.which("node"):
        return "npm is not here"
    if (INSTALLED / "node_modules" / "boardgame.io").exists():
        return ""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    shutil.copy(REFERENCE / "package.json", INSTALLED)
    command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=INSTALLED, stdout=subprocess.DEVNULL)
    return "npm could not install it" if done.returncode else ""


@contextmanager
def counting() -> Iterator["subprocess.Popen[str]"]:
    """The server until the end of the block."""
    environment = {**os.environ, "NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
    process = subprocess.Popen(
        ["node", REFERENCE / "server.cjs"], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        text=True, start_new_session=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        end(process)


class Counter(Clocked):
    """A table of four who count in turn."""

    def __init__(self, port: int, number: int, figures: Figures) -> None:
        super().__init__(figures)
        self._port, self._match = port, f"match{number}"
        self._states, self._heard_at = [NOT_HERE] * SEATS, [0.0] * SEATS
        self._turn, self._before = "0", 0
        self._lines: list[Line] = []

    async def connect(self) -> None:
        for seat in range(SEATS):
            line = await connect(HOST, self._port, SOCKET, "", partial(self._hear, seat))
            self._lines.append(line)
            line.send(f"40{GAME}".encode())
            await self.until(partial(self._is_here, seat))

    def _is_here(self, seat: int) -> bool:
        return self._states[seat] != NOT_HERE

    def _hear(self, seat: int, text: bytes) -> None:
        now = perf_counter()
        self.figures.bytes += len(text)
        if text == b"2":
            self._lines[seat].send(b"3")
        elif text.startswith(b"40"):
            self._emit(seat, ["sync", self._match, str(seat), None, SEATS])
        elif text.startswith(EVENT):
            self._follow(seat, json.loads(text[len(EVENT) :]), now)
        self.note()

    def _follow(self, seat: int, event: list[Any], now: float) -> None:
        name, _, told, *_ = event
        if name not in ("sync", "update"):
            return
        state = told["state"] if name == "sync" else told
        if name == "update" and state["_stateID"] != self._states[seat] + 1:
            self.figures.breaks("gaps")
        self._states[seat], self._turn, self._heard_at[seat] = state["_stateID"], state["ctx"]["currentPlayer"], now
        if self.is_waiting and self.is_told and self._states[seat] > self._before:
            self.told(max(self._heard_at))

    @property
    def is_told(self) -> bool:
        return len(set(self._states)) == 1

    def plan(self, rng: random.Random) -> Callable[[], None]:
        self._before, seat = self._states[0], self._turn
        move: dict[str, Any] = {"type": "add", "args": [], "playerID": seat, "credentials": None}
        event = ["update", {"type": "MAKE_MOVE", "payload": move}, self._before, self._match, seat]
        return lambda: self._emit(int(seat), event)

    def _emit(self, seat: int, event: list[Any]) -> None:
        self._lines[seat].send(EVENT + json.dumps(event).encode())


async def measure(count: int, *, every: float, seconds: float) -> tuple[Figures, float]:
    """What was measured at this many tables, and the CPU seconds the server needed for it."""
    figures = Figures()
    with counting() as process:
        port = port_of(process)
        tables = [Counter(port, number, figures) for number in range(count)]
        await each(lambda table: table.connect(), tables)
        rng = random.Random(1)
        await play(tables, every=every, seconds=2 * every, rng=rng)
        figures = Figures()
        for table in tables:
            table.figures = figures
        before = cpu_seconds(process.pid)
        await play(tables, every=every, seconds=seconds, rng=rng)
        return figures, cpu_seconds(process.pid) - before
