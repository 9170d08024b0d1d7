"""Bot pool: processes that think for bots. They get requests and nothing else, never the truth of a game."""

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
"""What a worker answers before a fresh one takes its place, so that nothing grows in it."""
NICENESS = 10
TRIES = 3
RESPITE = 0.2
"""Seconds between two tries: what forks workers may be ending itself, for a start before had no file left."""
CLOSED = "closed"
SUBSTITUTE = "greedy"
"""Who chooses, in the server itself, for a bot that could not."""

Games = Mapping[str, Game]
Answer = int | list[Advice] | str
"""A choice, or advice, or why there is none."""

_encode = msgspec.msgpack.encode
_read_request = Converter(BotRequest).from_msgpack
_read_answer = Converter[Answer](Answer).from_msgpack


class ProcessBotPool(BotPool):
    """Bots think in processes of their own, which are started when the first request comes."""

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
        """What the bot chooses; where no worker can say, what looks best at once."""
        if len(request.choices) == 1 or self._is_closed:
            return drawn(request)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, request)

    async def advise(self, request: BotRequest) -> list[Advice]:
        """The best of the choices; none where no worker can say."""
        if self._is_closed:
            return []
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._threads, self._ask, _encode(request))
        if isinstance(answer, list):
            return answer
        self._note_failure(request, answer)
        return []

    def _choose(self, request: BotRequest) -> int:
        """In a thread: the worker's choice, or another in its place."""
        answer = self._ask(_encode(request))
        if isinstance(answer, int) and answer in request.choices:
            return answer
        self._note_failure(request, answer)
        return drawn(request) if self._is_closed else in_its_place(request, self._games)

    def _note_failure(self, request: BotRequest, answer: Answer) -> None:
        if not self._is_closed:
            logs.bot_failed(request.game, request.bot, answer if isinstance(answer, str) else "illegal")

    def _ask(self, request: bytes) -> Answer:
        """In a thread that waits for a worker. One that dies may have been killed: others are asked then."""
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


class MeasuredBotPool(BotPool):
    """Another pool, with a clock beside it."""

    def __init__(self, bot_pool: BotPool, metrics: Metrics) -> None:
        self._bot_pool, self._metrics = bot_pool, metrics

    async def choose(self, request: BotRequest) -> int:
        """What the others choose."""
        start = time.perf_counter()
        action = await self._bot_pool.choose(request)
        self._metrics.thought(time.perf_counter() - start)
        return action

    async def advise(self, request: BotRequest) -> list[Advice]:
        """What the others advise."""
        start = time.perf_counter()
        advice = await self._bot_pool.advise(request)
        self._metrics.thought(time.perf_counter() - start)
        return advice


def in_its_place(request: BotRequest, games: Games) -> int:
    """What a bot chooses that needs no time to think, by what the seat knows; where that fails too, any choice."""
    try:
        return answer_of(msgspec.structs.replace(request, bot=SUBSTITUTE), games)
    except Exception as error:  # whatever a game does: a bot must not stop it
        logs.bot_failed(request.game, SUBSTITUTE, logs.kind_of(error))
        return drawn(request)


def drawn(request: BotRequest) -> int:
    """One of the choices, by the request's seed: what is left where no bot can say."""
    return request.choices[Rng(request.seed).below(len(request.choices))]


# ---- in the worker


def _work(pipe: Connection, games: Games, bots: Roster, limit: float) -> None:
    """Answer requests until nobody asks any more."""
    if os.name == "posix":
        os.nice(NICENESS)

    def answer(request: bytes) -> bytes:
        with _ended_by_failure(pipe):
            return _encode(_think(_read_request(request), games, bots))

    answer_all(pipe, limit, lambda: answer)


@contextmanager
def _ended_by_failure(pipe: Connection) -> Iterator[None]:
    """What a game raises where compiled code calls it goes nowhere but to stderr, and the search goes on by nonsense,
    millions of times. So the first of it is the answer, and ends this process."""

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
    """What the bot chooses or advises, or how it failed: a bot must not stop a game."""
    try:
        return advice_of(request, games) if request.bot == ADVICE else answer_of(request, games, bots)
    except Exception as error:
        return logs.kind_of(error)


def answer_of(request: BotRequest, games: Games, bots: Roster = BOTS) -> int:
    """What a bot chooses: always the same for the same request."""
    game, brain, rng = games[request.game], bots[request.bot](), Rng(request.seed)
    if not isinstance(brain, Bot):
        return brain.choose_from(request.choices, rng)
    return brain.choose(game, game.restore_knowledge(request.knowledge), request.choices, rng)


def advice_of(request: BotRequest, games: Games) -> list[Advice]:
    """Which choices are best for a seat that knows this."""
    game = games[request.game]
    return advise(game, game.restore_knowledge(request.knowledge), request.choices, Rng(request.seed), HINT)
