"""Worker: a process that answers questions one at a time, and is killed when it does not answer in time.

The standard library's executor cannot kill one stalled worker without failing all the others that wait. What is slow to
load is loaded once, in a process from which the workers are forked.
"""

import multiprocessing
import os
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import forkserver, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle, send_handle
from types import ModuleType
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # Windows has only one of them
    from multiprocessing.context import DefaultContext, ForkServerContext, SpawnContext

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # a system without such signals
    fcntl = None

START = 60.0
"""Seconds that a worker may take to start, on a busy machine."""
SPARE = 10.0
"""Seconds past its limit after which a worker ends itself, if nobody has killed it: the asker may be late too."""

Work = Callable[..., None]
"""What runs in a process: gets its end of a pipe and its arguments, and calls `answer_all`."""

Load = Callable[[], Callable[[bytes], bytes]]
"""Loads what answers and returns it. Raises Unfit."""
Expect = Callable[[bytes], object]
"""Prepares, before a process is forked, what all of them will need."""

FORK, END = b"+", b"-"


class Running(Protocol):
    """What a worker needs of its process."""

    def kill(self) -> None:
        """End it, whatever it is doing."""

    def join(self) -> None:
        """Wait until it has ended."""


Begin = Callable[[Connection], Running]
"""Starts a process that calls `answer_all` with this end of a pipe."""


class Died(Exception):
    """The worker is gone, and the question with it."""


class Stalled(Exception):
    """The worker did not answer in time."""


class NotReady(Stalled):
    """The worker was not ready in time, so it was asked nothing."""


class Unfit(Exception):
    """The worker cannot do its work; the argument is what it sent instead of being ready."""


class Worker:
    """A process that answers questions one at a time; started when first asked, and again after it ended."""

    def __init__(self, begin: Begin, limit: float, most: int | None = None) -> None:
        self._begin = begin
        self._limit = limit
        self._most = most
        self._asked = 0
        self._process: Running | None = None
        self._pipe: Connection | None = None

    @property
    def is_started(self) -> bool:
        """Whether it has a process, which may have ended unnoticed."""
        return self._pipe is not None

    def ask(self, question: bytes, *, hand: Connection | None = None) -> bytes:
        """The answer to a question; the end of a pipe can be handed over with it.

        Raises Died, Stalled, NotReady or Unfit; the next question then gets a new process.
        """
        is_spent = self._most is not None and self._asked >= self._most
        if self._pipe is None or is_spent:
            self.start()
        assert self._pipe is not None
        self._asked += 1
        with self._stopped_by_failure():
            self._pipe.send_bytes(question)
            if hand is not None:
                send_handle(self._pipe, hand.fileno(), None)
            return _receive(self._pipe, self._limit, Stalled)

    def start(self) -> None:
        """Start a new process, ready for questions. Raises Died, NotReady or Unfit, leaving none."""
        self.stop()
        with self._stopped_by_failure():
            self._pipe, theirs = multiprocessing.Pipe()
            with theirs:  # if it stayed open here, nobody would notice when the process ends
                self._process = self._begin(theirs)
            self._asked = 0
            said = _receive(self._pipe, START, NotReady)
            if said:
                raise Unfit(said)

    @contextmanager
    def _stopped_by_failure(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, OSError):
            self.stop()
            raise Died from None
        except (Died, Stalled, Unfit):
            self.stop()
            raise

    def kill(self) -> None:
        """Kill the process, whatever it is doing; any thread may call this while another waits for an answer."""
        process = self._process
        if process is not None:
            process.kill()

    def stop(self) -> None:
        """Kill the process and forget it."""
        self.kill()
        if self._process is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _receive(pipe: Connection, limit: float, too_late: type[Stalled]) -> bytes:
    if not pipe.poll(limit):
        raise too_late
    return pipe.recv_bytes()


def begin_process(work: Work, knows: tuple[object, ...], theirs: Connection) -> Running:
    """Start a clean process that does this work with its end of a pipe and these arguments."""
    process = start_method().Process(target=work, args=(theirs, *knows), name="thinker", daemon=True)
    process.start()
    return process


def can_fork() -> bool:
    """Whether the system can fork processes and pass pipes between them."""
    return "forkserver" in multiprocessing.get_all_start_methods()


def start_method() -> "DefaultContext | ForkServerContext | SpawnContext":
    """How other processes start: clean and, where the system can do that, ignoring Ctrl-C from the very beginning."""
    if not can_fork():
        return multiprocessing.get_context("spawn")
    resource_tracker.ensure_running()  # it would unblock the signal again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # POSIX; Ctrl-C is delayed, not lost
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
    return multiprocessing.get_context("forkserver")


# ---- loaded once for several workers


class Preloaded:
    """What answers, loaded in a process that answers nothing itself: so all workers forked from it start out the same.

    Where the system cannot fork, each worker loads it for itself. `expected` is what `expect` prepares.
    """

    def __init__(self, load: Load, expect: Expect, limit: float) -> None:
        self.expected = b""
        self._limit = limit
        self._fresh = partial(begin_process, _answer, (load, limit))
        self._source = Worker(partial(begin_process, _fork_all, (load, expect, limit)), START)

    def worker(self) -> Worker:
        """A new worker; none of its processes knows what others were asked."""
        return Worker(self._fork if can_fork() else self._fresh, self._limit)

    def stop(self) -> None:
        """Kill the process from which others are forked."""
        self._source.stop()

    def _fork(self, theirs: Connection) -> Running:
        """Fork a process, restarting the source if somebody killed it. Raises Died, NotReady or Unfit."""
        was_ready = self._source.is_started
        try:
            return self._forked(theirs)
        except Died:
            if not was_ready:
                raise
            return self._forked(theirs)

    def _forked(self, theirs: Connection) -> Running:
        return _Forked(self._source, self._source.ask(FORK + self.expected, hand=theirs))


class _Forked:
    """A process that only its parent kills: until then the system cannot reuse its number. So the thread that asks it
    kills it."""

    def __init__(self, source: Worker, number: bytes) -> None:
        self._source = source
        self._number = number

    def kill(self) -> None:
        if self._source.is_started:  # otherwise it ends by itself when its pipe is closed
            try:
                self._source.ask(END + self._number)
            except (Died, Stalled):
                return

    def join(self) -> None:
        """Nothing to wait for."""


# ---- in the worker


def answer_all(pipe: Connection, limit: float, begin: Callable[[], Callable[[bytes], bytes]]) -> None:
    """Load what answers, then answer until nobody asks any more. An Unfit raised by `begin` is sent back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process, which ends its workers
    if fcntl is not None:
        signal.signal(signal.SIGIO, lambda _number, _frame: _end_if_alone(pipe))  # POSIX
    try:
        _end_after(START + SPARE)
        answer = begin()
        _end_after(0)
        pipe.send_bytes(b"")
        while True:
            question = pipe.recv_bytes()
            with _ended_with(pipe):
                _end_after(limit + SPARE)
                said = answer(question)
                _end_after(0)
            pipe.send_bytes(said)
    except Unfit as error:
        pipe.send_bytes(error.args[0])
    except (EOFError, OSError):
        return


@contextmanager
def _ended_with(pipe: Connection) -> Iterator[None]:
    """End the thinking when the asker is gone, by a signal, where the system has one. The signal may also come late,
    for a question that has already been read."""
    if fcntl is None:
        yield
        return
    flags = fcntl.fcntl(pipe, fcntl.F_GETFL)
    fcntl.fcntl(pipe, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(pipe, fcntl.F_SETFL, flags | os.O_ASYNC)
    _end_if_alone(pipe)  # there is no signal for an asker that was already gone
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
    """End this process after some seconds, in case nobody is waiting any more. 0: never."""
    if os.name == "posix":
        signal.setitimer(signal.ITIMER_REAL, seconds)


# ---- in the process from which others are forked


def _answer(pipe: Connection, load: Load, limit: float) -> None:
    answer_all(pipe, limit, load)


def _fork_all(pipe: Connection, load: Load, expect: Expect, limit: float) -> None:
    answer_all(pipe, START, lambda: _Source(pipe, load(), expect, limit))


class _Source:
    """Forks processes, each with a pipe that comes with the question, and kills them by number."""

    def __init__(self, pipe: Connection, answer: Callable[[bytes], bytes], expect: Expect, limit: float) -> None:
        self._pipe = pipe
        self._answer = answer
        self._expect = expect
        self._limit = limit
        self._forked: set[int] = set()

    def __call__(self, question: bytes) -> bytes:
        wanted, about = question[:1], question[1:]
        return self._fork(about) if wanted == FORK else self._end(int(about))

    def _fork(self, expected: bytes) -> bytes:
        if expected:
            self._expect(expected)
        with Connection(recv_handle(self._pipe)) as theirs:
            number = os.fork()
            if number == 0:
                self._answer_alone(theirs)
        self._forked.add(number)
        return str(number).encode()

    def _answer_alone(self, theirs: Connection) -> None:
        """Runs in the forked process and never returns."""
        try:
            self._pipe.close()
            answer_all(theirs, self._limit, lambda: self._answer)
        finally:
            os._exit(0)

    def _end(self, number: int) -> bytes:
        if number in self._forked:
            os.kill(number, signal.SIGKILL)
            os.waitpid(number, 0)
            self._forked.remove(number)
        return b""
