"""A long series of games in parts, on any number of processes, whose results do not depend on how many."""

import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import islice
from multiprocessing.util import Finalize
from threading import Event, Thread
from typing import Any, Generic, NamedTuple, TypeVar

from witching.arena.part_sizes import Part, PartSizes
from witching.bots.killable_process import start_method

POLL = 0.2
"""Seconds until Ctrl-C is looked for again."""
GRACE = 3.0
"""Seconds that the parts under way have to end after Ctrl-C."""

PlanT = TypeVar("PlanT")
ResultT = TypeVar("ResultT")
Begin = Callable[[PlanT], AbstractContextManager[Callable[[int, int], ResultT]]]
"""Makes from a plan what plays its parts. A function of a module, so that another process finds it."""


class PlayerLost(Exception):
    """A process that played parts is gone: killed, or the system had no room for it. What it played is missing."""


class Timed(NamedTuple, Generic[ResultT]):
    """The result of a part, of how many games, and the seconds that passed."""

    result: ResultT
    games: int
    seconds: float


def play_parts(begin: Begin[PlanT, ResultT], plan: PlanT, missing: Iterable[int], jobs: int) -> Iterator[ResultT]:
    """Play the missing games, in parts of about a second; their results, in whatever order they are done.

    When the caller stops early, nothing more is begun. Raises PlayerLost.
    """
    sizes = PartSizes()
    parts = sizes.parts(missing)
    play = _one_process(begin, plan, parts) if jobs == 1 else _several_processes(begin, plan, parts, jobs)
    for played in play:
        sizes.learn(played.games, played.seconds)
        yield played.result


def _one_process(begin: Begin[PlanT, ResultT], plan: PlanT, parts: Iterator[Part]) -> Iterator[Timed[ResultT]]:
    with begin(plan) as play:
        for part in parts:
            yield _timed(play, *part)


def _several_processes(
    begin: Begin[PlanT, ResultT], plan: PlanT, parts: Iterator[Part], jobs: int
) -> Iterator[Timed[ResultT]]:
    with _heard_between_parts() as interrupted:
        pool = ProcessPoolExecutor(jobs, start_method(), _begin, (begin, plan))
        waiting: set[Future[Timed[ResultT]]] = set()
        try:
            waiting = {pool.submit(_play, *part) for part in islice(parts, 2 * jobs)}
            while waiting:
                if interrupted.is_set():
                    raise KeyboardInterrupt
                done, waiting = wait(waiting, timeout=POLL, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in sorted(done, key=_is_lost))
                waiting |= {pool.submit(_play, *part) for part in islice(parts, len(done))}
        except BrokenProcessPool:
            raise PlayerLost from None
        finally:
            _end(pool, waiting)


def _is_lost(future: Future[ResultT]) -> bool:
    """Whether this part went with its process; what others have played counts before that is told."""
    return isinstance(future.exception(), BrokenProcessPool)


def _timed(play: Callable[[int, int], ResultT], first: int, count: int) -> Timed[ResultT]:
    started = time.perf_counter()
    return Timed(play(first, count), count, time.perf_counter() - started)


def _end(pool: ProcessPoolExecutor, waiting: set[Future[Timed[ResultT]]]) -> None:
    """Begin nothing more and let what is under way end, but not for long: a single game may take minutes.

    The pool itself cancels what it has not begun: what somebody else cancelled makes it stumble when its processes end.
    """
    pool.shutdown(wait=not waiting, cancel_futures=True)
    end = time.monotonic() + GRACE
    while is_late := any(not future.done() for future in waiting):
        if time.monotonic() > end:
            break
        time.sleep(POLL / 4)
    for process in multiprocessing.active_children() if is_late else ():
        process.kill()


@contextmanager
def _heard_between_parts() -> Iterator[Event]:
    """Ctrl-C sets a flag instead of striking anywhere: a pool struck while it starts a process never ends."""
    interrupted = Event()
    heard = signal.signal(signal.SIGINT, lambda _number, _frame: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, heard)


# ---- in the other processes

_players: list[Callable[[int, int], Any]] = []
"""What plays the parts of this process's plan, once it has begun."""
_held = ExitStack()
"""What that needs, until the process ends."""
FIRST = 10
"""At the end of a process its pool waits for those that it began, after what is to be done first."""


def _begin(begin: Begin[PlanT, ResultT], plan: PlanT) -> None:
    """Ctrl-C reaches every process of the terminal; the first one decides what happens, and all end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.excepthook, sys.unraisablehook = lambda *_crash: None, _on_unraisable
    Thread(target=_end_with_parent, daemon=True).start()
    Finalize(None, _held.close, exitpriority=FIRST)
    _players[:] = [_held.enter_context(begin(plan))]


def _on_unraisable(raised: "sys.UnraisableHookArgs") -> None:
    """What a game raises where compiled code calls it goes no further, and a search would go on by nonsense, perhaps
    for ever: so this process ends, and says where and why. What the error says may quote a card."""
    if not isinstance(raised.object, str):  # no compiled code, which names itself by a text
        sys.__unraisablehook__(raised)
        return
    for frame in traceback.extract_tb(raised.exc_traceback)[-1:]:
        sys.stderr.write(f"{frame.filename}:{frame.lineno} {frame.name}: {raised.exc_type.__name__}\n")
        sys.stderr.flush()
    os._exit(1)


def _end_with_parent() -> None:
    """The executor's processes would wait for ever after a parent that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(first: int, count: int) -> Timed[Any]:
    return _timed(_players[0], first, count)
