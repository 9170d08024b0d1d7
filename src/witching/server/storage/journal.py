"""Journal: how entries become durable. One thread writes; requests that arrive during a commit share the next one."""

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, ParamSpec, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from witching.server import logs
from witching.server.metrics import Metrics
from witching.server.storage.store import Append, Store, Summary
from witching.server.table.events import LogEntry

MOST_AT_ONCE = 1000
"""The most appends in one commit: the number of variables in a statement is limited."""
READERS = 4

P = ParamSpec("P")
T = TypeVar("T")


class Clashed(Exception):
    """Nothing was stored: another process wrote to the table, or the command is already stored. Read, decide again."""


class Unavailable(Exception):
    """The database failed: nothing was stored, or that is unknown. Read before going on."""


class _Order(NamedTuple):
    """Something for the thread to write, and the future that waits for it."""

    work: Append | Callable[[], None]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]


Outcome = Exception | None
"""The result of an order: the exception for its future, if something went wrong."""


class Journal:
    """The only way to write to a store from event loops; there may be several."""

    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self.store = store
        self._metrics = metrics or Metrics()
        self._orders: list[_Order] = []
        self._changed = threading.Condition()
        self._is_closing = False
        self._readers = ThreadPoolExecutor(READERS, "journal-reader")
        self._writer = threading.Thread(target=self._run, name="journal-writer", daemon=True)
        self._writer.start()

    async def append(self, table: str, rows: Sequence[LogEntry], summary: Summary) -> None:
        """Store entries; returns only after the commit that holds them.

        Raises Clashed or Unavailable. A caller that is cancelled while waiting cannot know whether they were stored.
        """
        await self._order(Append(table, rows, summary))

    async def write(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let the writing thread call a function of the store. Raises Unavailable."""
        done: list[T] = []
        await self._order(lambda: done.append(function(*args, **kwargs)))
        return done[0]

    async def read(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that reads from the store, outside the event loop. Raises Unavailable."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: function(*args, **kwargs))
        except (DBAPIError, PoolTimeout) as error:
            logs.database_failed(error)
            raise _translated(error) from error

    def close(self) -> None:
        """Write everything pending, then end. Blocks; afterwards every call raises Unavailable."""
        with self._changed:
            self._is_closing = True
            self._changed.notify()
        self._writer.join()
        self._readers.shutdown()

    async def _order(self, work: Append | Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        order = _Order(work, loop, loop.create_future())
        with self._changed:
            if self._is_closing:
                raise Unavailable
            self._orders.append(order)
            self._changed.notify()
        await order.future

    # ---- the writing thread

    def _run(self) -> None:
        while group := self._next_group():
            appends = [order for order in group if isinstance(order.work, Append)]
            _answer(appends, self._append([order.work for order in appends if isinstance(order.work, Append)]))
            for order in group:
                if not isinstance(order.work, Append):
                    _answer([order], [_outcome(order.work)])

    def _next_group(self) -> list[_Order]:
        """The orders since the last commit; empty when everything is written and the journal is closing."""
        with self._changed:
            self._changed.wait_for(lambda: self._orders or self._is_closing)
            group, self._orders = self._orders[:MOST_AT_ONCE], self._orders[MOST_AT_ONCE:]
            return group

    def _append(self, appends: list[Append]) -> list[Outcome]:
        """Store all in one commit; if that fails, one by one, so only the faulty ones fail."""
        if not appends:
            return []
        start = time.monotonic()
        try:
            clashes = self.store.append(appends)
        except Exception as error:
            logs.database_failed(error)
            return [self._append_alone(append, error, start + self.store.timeout) for append in appends]
        entries = sum(len(append.rows) for append in appends)
        self._metrics.committed(appends=len(appends), entries=entries, seconds=time.monotonic() - start)
        return [None if clash is None else Clashed() for clash in clashes]

    def _append_alone(self, append: Append, error: Exception, deadline: float) -> Outcome:
        """Try again unless time is up: if the database is down, the orders must not all wait in turn."""
        if time.monotonic() >= deadline:
            return _translated(error)
        try:
            clash = self.store.append([append])[0]
            return None if clash is None or self._holds(append) else Clashed()
        except Exception as again:
            return _translated(again)

    def _holds(self, append: Append) -> bool:
        """Whether exactly these entries are stored, so the commit that seemed to fail did not."""
        stored = self.store.entries(append.table, append.rows[0].number - 1)
        return stored[: len(append.rows)] == list(append.rows)


def _outcome(work: Callable[[], None]) -> Outcome:
    try:
        work()
    except Exception as error:
        logs.database_failed(error)
        return _translated(error)
    return None


def _translated(error: Exception) -> Exception:
    """The exception for the caller: errors about values are passed on unchanged."""
    if isinstance(error, DataError | IntegrityError | ProgrammingError):
        return error
    return Unavailable(str(error)) if isinstance(error, DBAPIError | PoolTimeout) else error


def _answer(orders: Sequence[_Order], outcomes: Sequence[Outcome]) -> None:
    """Wake all waiting callers, with one call per event loop."""
    by_loop = defaultdict(list)
    for order, outcome in zip(orders, outcomes, strict=True):
        by_loop[order.loop].append((order.future, outcome))
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, answers)
        except RuntimeError:  # the loop is closed: nobody is waiting any more
            continue


def _settle(answers: Sequence[tuple[asyncio.Future[None], Outcome]]) -> None:
    for future, outcome in answers:
        if future.done():  # the caller was cancelled
            continue
        if outcome is not None:
            future.set_exception(outcome)
        else:
            future.set_result(None)
