"""Services: what all sessions of a server share: the store, the bot pool, the clock."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field

from witching.core.game import Game
from witching.core.refusal import refused
from witching.server import logs
from witching.server.bots.request import BotPool
from witching.server.metrics import Metrics
from witching.server.storage.journal import Journal, Unavailable
from witching.server.storage.store import Damaged, Store
from witching.server.table.events import Opened
from witching.server.table.game_failure import FailureGuard
from witching.server.table.seats import SeatKeys
from witching.server.table.state import Table, fold

ID = re.compile("[A-Za-z0-9_-]{1,40}")
LINGER = 5.0
"""Seconds before a person whose connection broke counts as gone."""


def clock() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class BackgroundTasks:
    """What runs in the background until the server stops."""

    def __init__(self) -> None:
        self.is_stopping = False
        self._running: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Run something in the background; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def stop(self) -> None:
        """Cancel all tasks."""
        self.is_stopping = True
        for task in self._running:
            task.cancel()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logs.failed(error)


@dataclass(frozen=True)
class Services:
    """Everything a session works with."""

    games: Mapping[str, Game]
    store: Store
    journal: Journal
    bot_pool: BotPool
    keys: SeatKeys
    now: Callable[[], int] = clock
    linger: float = LINGER
    metrics: Metrics = field(default_factory=Metrics)
    tasks: BackgroundTasks = field(default_factory=BackgroundTasks)
    guards: dict[str, FailureGuard] = field(default_factory=dict)
    """Guards of the tables that could not be folded, so each failure is logged only once."""

    async def load(self, table_id: str) -> Table:
        """A table, folded from its stored entries. Raises Refused."""
        if not ID.fullmatch(table_id):
            raise refused("server-refusal-no-table")
        try:
            return await self.journal.read(self._folded, table_id)
        except Unavailable:
            raise refused("server-refusal-unavailable") from None
        except Damaged as error:
            logs.failed(error)
            raise refused("server-refusal-damaged") from None

    def _folded(self, table_id: str) -> Table:
        log = self.store.entries(table_id)
        if not log:
            raise refused("server-refusal-no-table")
        game = log[0].event.terms.game if isinstance(log[0].event, Opened) else ""
        with self.guards.setdefault(table_id, FailureGuard(table_id, game)).watch(0):
            table = fold(table_id, self.games, log)
        self.guards.pop(table_id, None)
        return table
