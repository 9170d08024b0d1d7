"""Bot pool: processes that think for bots. They get requests and nothing else: never a game's hidden state."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue

import msgspec

from witching.bots.killable_process import Died, Stalled, Worker, begin_process
from witching.bots.roster import BOTS, Roster
from witching.core.advice import Advice
from witching.core.converter import Converter
from witching.core.rng import Rng
from witching.server import logs
from witching.server.bots.request import BotPool, BotRequest
from witching.server.bots.thinking import Answer, Games, answer_of, encode, work
from witching.server.metrics import Metrics

WORKERS = 1
LIMIT = 10.0
"""Seconds after which a worker that does not answer is killed."""
MOST_REQUESTS = 5000
"""How many requests a worker answers before a fresh one replaces it, so memory cannot creep up."""
TRIES = 3
RESPITE = 0.2
"""Seconds between two tries: the fork server may itself be going down, if an earlier start ran out of files."""
CLOSED = "closed"
SUBSTITUTE = "greedy"
"""The bot that chooses, inside the server itself, when another one failed."""

_read_answer = Converter[Answer](Answer).from_msgpack


class ProcessBotPool(BotPool):
    """Bots think in separate processes, which start with the first request."""

    def __init__(
        self, games: Games, *, bots: Roster = BOTS, workers: int = WORKERS, limit: float = LIMIT,
        most_requests: int = MOST_REQUESTS,
    ) -> None:  # fmt: skip
        self._games = games
        self._threads = ThreadPoolExecutor(workers, "thinker")
        begin = partial(begin_process, work, (dict(games), dict(bots), limit))
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
        answer = await loop.run_in_executor(self._threads, self._ask, encode(request))
        if isinstance(answer, list):
            return answer
        self._note_failure(request, answer)
        return []

    def _choose(self, request: BotRequest) -> int:
        """The worker's choice, or a substitute for it. Runs in a thread."""
        answer = self._ask(encode(request))
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
