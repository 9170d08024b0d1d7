"""Bot pool: processes that think for bots. They get requests and nothing else: never a game's hidden state."""

import asyncio
import os
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue

import msgspec

from witching.bots.advice import HINT, advise
from witching.bots.bot import Bot
from witching.bots.roster import BOTS, Roster
from witching.bots.worker import Died, Stalled, Worker, answer_all, begin_process
from witching.core.advice import Advice
from witching.core.converter import Converter
from witching.core.game import Game
from witching.core.rng import Rng
from witching.server import logs
from witching.server.bots.request import ADVICE, BotPool, BotRequest
from witching.server.metrics import Metrics

WORKERS = 1
LIMIT = 10.0
"""Seconds after which a worker that does not answer is killed."""
MOST_REQUESTS = 5000
"""How many requests a worker answers before a fresh one replaces it, so memory cannot creep up."""
NICENESS = 10
TRIES = 3
RESPITE = 0.2
"""Seconds between two tries: the fork server may itself be going down, if an earlier start ran out of files."""
CLOSED = "closed"
SUBSTITUTE = "greedy"
"""The bot that chooses, inside the server itself, when another one failed."""

Games = Mapping[str, Game]
Answer = int | list[Advice] | str
"""A choice, or advice, or why there is none."""

_encode = msgspec.msgpack.encode
_read_request = Converter(BotRequest).from_msgpack
_read_answer = Converter[Answer](Answer).from_msgpack


class ProcessBotPool(BotPool):
    """Bots think in separate processes, which start with the first request."""

    def __init__(
        self, games: Games, *, bots: Roster = BOTS, workers: int = WORKERS, limit: float = LIMIT,
        most_requests: int = MOST_REQUESTS,
    ) -> None:  # fmt: skip
        self._games = games
        self._threads = ThreadPoolExecutor(workers, "thinker")
        begin = partial(begin_process, _work, (dict(games), dict(bots), limit))
        self._workers = [Worker(begin, limit, most_requests) for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._is_closed = False

    async def choose(self, request: BotRequest) -> int:
        """The bot's choice; the greedy bot's if no worker can answer."""
        if len(request.choices) == 1 or self._is_closed:
            return drawn(request)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, request)

    async def advise(self, request: BotRequest) -> list[Advice]:
        """The best choices; empty if no worker can answer."""
        if self._is_closed:
            return []
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._threads, self._ask, _encode(request))
        if isinstance(answer, list):
            return answer
        self._note_failure(request, answer)
        return []

    def _choose(self, request: BotRequest) -> int:
        """The worker's choice, or a substitute for it. Runs in a thread."""
        answer = self._ask(_encode(request))
        if isinstance(answer, int) and answer in request.choices:
            return answer
        self._note_failure(request, answer)
        return drawn(request) if self._is_closed else in_its_place(request, self._games)

    def _note_failure(self, request: BotRequest, answer: Answer) -> None:
        if not self._is_closed:
            logs.bot_failed(request.game, request.bot, answer if isinstance(answer, str) else "illegal")

    def _ask(self, request: bytes) -> Answer:
        """Wait for a worker and ask it; runs in a thread. A worker that dies may have been killed, so try again."""
        worker = self._idle.get()
        try:
            for _ in range(TRIES):
                try:
                    return CLOSED if self._is_closed else _read_answer(worker.ask(request))
                except Died:
                    time.sleep(RESPITE)
            return "died"
        except Stalled:
            return "stalled"
        except Exception as error:  # the system may deny anything, and a bot must not stop a game
            return logs.kind_of(error)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End all workers, even busy ones; requests still waiting get a choice drawn from their seed."""
        self._is_closed = True
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.stop()


class MeasuredBotPool(BotPool):
    """Wraps another pool and measures how long it takes."""

    def __init__(self, bot_pool: BotPool, metrics: Metrics) -> None:
        self._bot_pool, self._metrics = bot_pool, metrics

    async def choose(self, request: BotRequest) -> int:
        """The wrapped pool's choice."""
        start = time.perf_counter()
        action = await self._bot_pool.choose(request)
        self._metrics.thought(time.perf_counter() - start)
        return action

    async def advise(self, request: BotRequest) -> list[Advice]:
        """The wrapped pool's advice."""
        start = time.perf_counter()
        advice = await self._bot_pool.advise(request)
        self._metrics.thought(time.perf_counter() - start)
        return advice


def in_its_place(request: BotRequest, games: Games) -> int:
    """What an instant bot chooses from the seat's knowledge; if that fails too, any choice."""
    try:
        return answer_of(msgspec.structs.replace(request, bot=SUBSTITUTE), games)
    except Exception as error:  # a game may raise anything, and a bot must not stop it
        logs.bot_failed(request.game, SUBSTITUTE, logs.kind_of(error))
        return drawn(request)


def drawn(request: BotRequest) -> int:
    """One of the choices, drawn from the request's seed: the last resort when no bot can answer."""
    return request.choices[Rng(request.seed).below(len(request.choices))]


# ---- in the worker


def _work(pipe: Connection, games: Games, bots: Roster, limit: float) -> None:
    """Answer requests until no more come."""
    if os.name == "posix":
        os.nice(NICENESS)

    def answer(request: bytes) -> bytes:
        with _ended_by_failure(pipe):
            return _encode(_think(_read_request(request), games, bots))

    answer_all(pipe, limit, lambda: answer)


@contextmanager
def _ended_by_failure(pipe: Connection) -> Iterator[None]:
    """Answer with the first unraisable error and end this process.

    An error raised where compiled code calls a game only reaches stderr, and the search would go on with nonsense,
    failing millions of times.
    """

    def end(error: BaseException | None) -> None:
        pipe.send_bytes(_encode(logs.kind_of(error or Exception())))
        os._exit(1)

    hooks = sys.excepthook, sys.unraisablehook
    sys.excepthook, sys.unraisablehook = lambda _kind, error, _trace: end(error), lambda raised: end(raised.exc_value)
    try:
        yield
    finally:
        sys.excepthook, sys.unraisablehook = hooks


def _think(request: BotRequest, games: Games, bots: Roster) -> Answer:
    """The bot's choice or advice, or how it failed: a bot must not stop a game."""
    try:
        return advice_of(request, games) if request.bot == ADVICE else answer_of(request, games, bots)
    except Exception as error:
        return logs.kind_of(error)


def answer_of(request: BotRequest, games: Games, bots: Roster = BOTS) -> int:
    """A bot's choice: always the same for the same request."""
    game, brain, rng = games[request.game], bots[request.bot](), Rng(request.seed)
    if not isinstance(brain, Bot):
        return brain.choose_from(request.choices, rng)
    return brain.choose(game, game.restore_knowledge(request.knowledge), request.choices, rng)


def advice_of(request: BotRequest, games: Games) -> list[Advice]:
    """The best choices for a seat with the request's knowledge."""
    game = games[request.game]
    return advise(game, game.restore_knowledge(request.knowledge), request.choices, Rng(request.seed), HINT)
