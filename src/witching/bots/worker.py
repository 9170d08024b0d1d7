"""Worker: a process that answers one question after the other, and that is ended when it does not.

The executor of the standard library is not used for this: it cannot end one worker that stalls without failing all the
others that wait.
"""

import multiprocessing
import os
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import forkserver, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import DefaultContext, ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import Any

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # a system without such signals
    fcntl = None

START = 60.0
"""Seconds that a worker may take to start, on a machine that is busy."""

Work = Callable[..., None]
"""What runs in the process: gets its end of a pipe, what the worker knows, and the limit. Calls `answer_all`."""


class Died(Exception):
    """The worker is gone, and took the question with it."""


class Stalled(Exception):
    """The worker did not answer in time."""


class Unfit(Exception):
    """The worker cannot do its work; the argument is what it said instead of that it is ready."""


class Worker:
    """A process that answers one question after the other; started when it is asked, and again after it ended."""

    def __init__(self, work: Work, knows: tuple[Any, ...], limit: float, most: int | None = None) -> None:
        self._work = work
        self._knows = knows
        self._limit = limit
        self._most = most
        self._asked = 0
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, question: bytes) -> bytes:
        """Its answer. Raises Died, Stalled or Unfit, and the next question gets a new process."""
        try:
            is_spent = self._most is not None and self._asked >= self._most
            pipe = self.start() if self._pipe is None or is_spent else self._pipe
            self._asked += 1
            pipe.send_bytes(question)
            return _receive(pipe, self._limit)
        except (EOFError, OSError):
            self.stop()
            raise Died from None
        except (Stalled, Unfit):
            self.stop()
            raise

    def start(self) -> Connection:
        """A new process, ready for questions. Raises Stalled, Unfit, EOFError or OSError."""
        self.stop()
        context = start_method()
        self._pipe, theirs = context.Pipe()
        work = (theirs, *self._knows, self._limit)
        self._process = context.Process(target=self._work, args=work, name="thinker", daemon=True)
        self._process.start()
        theirs.close()  # or nobody would notice when the process ends
        self._asked = 0
        said = _receive(self._pipe, START)
        if said:
            raise Unfit(said)
        return self._pipe

    def kill(self) -> None:
        """End the process, whatever it does; any thread may call this while another one waits for an answer."""
        process = self._process
        if process is not None and process.pid is not None:
            process.kill()

    def stop(self) -> None:
        """End the process and let go of it."""
        self.kill()
        if self._process is not None and self._process.pid is not None:  # or it never started
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _receive(pipe: Connection, limit: float) -> bytes:
    if not pipe.poll(limit):
        raise Stalled
    return pipe.recv_bytes()


def start_method() -> DefaultContext | ForkServerContext | SpawnContext:
    """How other processes begin: clean, and deaf to Ctrl-C from their first moment where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    resource_tracker.ensure_running()  # would open the ears again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # POSIX; Ctrl-C waits, it is not lost
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
    return multiprocessing.get_context("forkserver")


# ---- in the worker


def answer_all(pipe: Connection, limit: float, begin: Callable[[], Callable[[bytes], bytes]]) -> None:
    """Make ready what answers, then answer until nobody asks any more. What `begin` raises as Unfit is told."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process, which ends its workers
    if fcntl is not None:
        signal.signal(signal.SIGIO, lambda _number, _frame: _end_if_alone(pipe))  # POSIX
    try:
        _end_after(START + 1)
        answer = begin()
        _end_after(0)
        pipe.send_bytes(b"")
        while True:
            question = pipe.recv_bytes()
            with _ended_with(pipe):
                _end_after(limit + 1)
                said = answer(question)
                _end_after(0)
            pipe.send_bytes(said)
    except Unfit as error:
        pipe.send_bytes(error.args[0])
    except (EOFError, OSError):
        return


@contextmanager
def _ended_with(pipe: Connection) -> Iterator[None]:
    """A thought ends when whoever asked is gone, by a signal, where there is one. It also comes when a question was
    read before the system had told of it."""
    if fcntl is None:
        yield
        return
    flags = fcntl.fcntl(pipe, fcntl.F_GETFL)
    fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(pipe, fcntl.F_SETFL, flags | os.O_ASYNC)
    try:
        yield
    finally:
        fcntl.fcntl(pipe, fcntl.F_SETFL, flags)


def _end_if_alone(pipe: Connection) -> None:
    """End this process if nobody is at the other end of the pipe."""
    poll = select.poll()
    poll.register(pipe, select.POLLHUP)
    if any(event & select.POLLHUP for _, event in poll.poll(0)):
        os._exit(1)


def _end_after(seconds: float) -> None:
    """A thought that nobody waits for any more ends in any case. 0: not at all."""
    if os.name == "posix":
        signal.setitimer(signal.ITIMER_REAL, seconds)
