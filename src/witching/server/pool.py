"""Pool: processes that think for bots. They get problems and nothing else, so they never hold the truth of a game.

The executor of the standard library is not used: it cannot end one worker that stalls without failing all the others
that wait.
"""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any

import msgspec

from witching.bots.bot import Bot, Brain
from witching.bots.roster import BOTS
from witching.core.game import Game
from witching.core.rng import Rng
from witching.server import logs
from witching.server.thinking import Problem, Thinkers

WORKERS = 1
LIMIT = 10.0
"""Seconds after which a worker that does not answer is killed."""
START = 60.0
"""Seconds that a worker may take to start, on a machine that is busy."""
MOST_PROBLEMS = 5000
"""What a worker answers before a fresh one takes its place, so that nothing grows in it."""
NICENESS = 10
TRIES = 3
RESPITE = 0.2
"""Seconds between two tries: what forks workers may be ending itself, for a start before had no file left."""
CLOSED = "closed"

Shelf = Mapping[str, Game]
Roster = Mapping[str, type[Brain]]
Answer = int | str
"""A choice, or why there is none."""

_encode = msgspec.msgpack.encode
_read_problem = msgspec.msgpack.Decoder(Problem).decode
_read_answer = msgspec.msgpack.Decoder(Answer).decode


class Died(Exception):
    """The worker is gone, and took the problem with it."""


class Stalled(Exception):
    """The worker did not answer in time."""


class ProcessThinkers(Thinkers):
    """Bots think in processes of their own, which are started when the first problem comes."""

    def __init__(
        self, shelf: Shelf, *, bots: Roster = BOTS, workers: int = WORKERS, limit: float = LIMIT,
        most_problems: int = MOST_PROBLEMS,
    ) -> None:  # fmt: skip
        self._threads = ThreadPoolExecutor(workers, "thinker")
        self._workers = [Worker(shelf, bots, limit, most_problems) for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._is_closed = False

    async def choose(self, problem: Problem) -> int:
        """What the bot chooses; where no worker can say, one of the choices drawn by the problem's seed."""
        if len(problem.choices) == 1 or self._is_closed:
            return drawn(problem)
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._threads, self._ask, _encode(problem))
        if answer in problem.choices and isinstance(answer, int):
            return answer
        if not self._is_closed:
            logs.bot_failed(problem.bot, "illegal" if isinstance(answer, int) else answer)
        return drawn(problem)

    def _ask(self, problem: bytes) -> Answer:
        """In a thread that waits for a worker. One that dies may have been killed: others are asked then."""
        worker = self._idle.get()
        try:
            for _ in range(TRIES):
                try:
                    return CLOSED if self._is_closed else worker.ask(problem)
                except Died:
                    time.sleep(RESPITE)
            return "died"
        except Stalled:
            return "stalled"
        except Exception as error:  # whatever the system denies: a bot must not stop a game
            return logs.kind_of(error)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End all workers, also those that think; what waits is drawn by its seed."""
        self._is_closed = True
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.stop()


def drawn(problem: Problem) -> int:
    """One of the choices, by the problem's seed: what is left where no bot can say."""
    return problem.choices[Rng(problem.seed).below(len(problem.choices))]


class Worker:
    """A process that answers one problem after the other; started when it is asked, and again after it ended."""

    def __init__(self, shelf: Shelf, bots: Roster, limit: float, most_problems: int) -> None:
        self._knows = (dict(shelf), dict(bots))
        self._limit = limit
        self._most = most_problems
        self._asked = 0
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, problem: bytes) -> Answer:
        """What the bot says, or how it failed. Raises Died or Stalled, and the next problem gets a new process."""
        try:
            pipe = self._pipe if self._pipe is not None and self._asked < self._most else self._start()
            self._asked += 1
            pipe.send_bytes(problem)
            answer: Answer = _read_answer(_receive(pipe, self._limit))
            return answer
        except (EOFError, OSError):
            self.stop()
            raise Died from None
        except Stalled:
            self.stop()
            raise

    def _start(self) -> Connection:
        self.stop()
        context = _context()
        self._pipe, theirs = context.Pipe()
        work = (theirs, *self._knows, self._limit)
        self._process = context.Process(target=_work, args=work, name="thinker", daemon=True)
        self._process.start()
        theirs.close()  # or nobody would notice when the process ends
        self._asked = 0
        _receive(self._pipe, START)
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


def _context() -> Any:
    """Where there is one, a server of forks that never held a table; workers begin as copies of it."""
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")


# ---- in the worker


def _work(pipe: Connection, shelf: Shelf, bots: Roster, limit: float) -> None:
    """Answer problems until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if os.name == "posix":
        os.nice(NICENESS)
    try:
        pipe.send_bytes(b"")
        while True:
            problem = _read_problem(pipe.recv_bytes())
            _end_after(limit + 1)
            answer = _think(problem, shelf, bots)
            _end_after(0)
            pipe.send_bytes(_encode(answer))
    except (EOFError, OSError):
        return


def _end_after(seconds: float) -> None:
    """A thought that nobody waits for any more, for the server was killed, ends too. 0: not at all."""
    if os.name == "posix":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _think(problem: Problem, shelf: Shelf, bots: Roster) -> Answer:
    """What the bot chooses, or how it failed: a bot must not stop a game."""
    try:
        return answer_of(problem, shelf, bots)
    except Exception as error:
        return logs.kind_of(error)


def answer_of(problem: Problem, shelf: Shelf, bots: Roster = BOTS) -> int:
    """What a bot chooses: always the same for the same problem."""
    game, brain, rng = shelf[problem.game], bots[problem.bot](), Rng(problem.seed)
    if not isinstance(brain, Bot):
        return brain.choose_from(problem.choices, rng)
    return brain.choose(game, game.restore_knowledge(problem.knowledge), problem.choices, rng)
