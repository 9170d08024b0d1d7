"""Loaded: what is slow to make ready is made so once, in a process from which those that answer are forked."""

import os
import signal
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle

from witching.bots.worker import START, Died, Running, Stalled, Worker, answer_all, begin_process, can_fork

Load = Callable[[], Callable[[bytes], bytes]]
"""Makes ready what answers. Raises Unfit."""
Expect = Callable[[bytes], object]
"""Sees, before a process is forked, to what all of them will need."""

FORK, END = b"+", b"-"


class Loaded:
    """What answers, made ready in a process that answers nothing: so all that are forked from it begin alike.

    Where the system cannot fork, each of them makes it ready for itself. `expected` is what `expect` sees to.
    """

    def __init__(self, load: Load, expect: Expect, limit: float) -> None:
        self.expected = b""
        self._limit = limit
        self._fresh = partial(begin_process, _answer, (load, limit))
        self._source = Worker(partial(begin_process, _fork_all, (load, expect, limit)), START)

    def worker(self) -> Worker:
        """One of those that answer; each of its processes knows nothing of what others were asked."""
        return Worker(self._fork if can_fork() else self._fresh, self._limit)

    def stop(self) -> None:
        """End the process from which others are forked."""
        self._source.stop()

    def _fork(self, theirs: Connection) -> Running:
        """Raises Died, NotReady or Unfit; where somebody killed the process to fork from, that is started again."""
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
    """A process that the one it was forked from ends, and nobody else: its number cannot be another's until then. So it
    is ended by the thread that asks it."""

    def __init__(self, source: Worker, number: bytes) -> None:
        self._source = source
        self._number = number

    def kill(self) -> None:
        if self._source.is_started:  # or it ends by itself when its pipe is closed
            try:
                self._source.ask(END + self._number)
            except (Died, Stalled):
                return

    def join(self) -> None:
        """Nothing is left to wait for."""


# ---- in the processes


def _answer(pipe: Connection, load: Load, limit: float) -> None:
    answer_all(pipe, limit, load)


def _fork_all(pipe: Connection, load: Load, expect: Expect, limit: float) -> None:
    answer_all(pipe, START, lambda: _Source(pipe, load(), expect, limit))


class _Source:
    """Forks processes, each with a pipe that comes with the question, and ends them by their number."""

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
        """In the forked process, which never comes back from here."""
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
