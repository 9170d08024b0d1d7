"""A bot of one's own thinks apart: in a process that gets its seat's knowledge and can be ended."""

import operator
import os
import pickle
import time
from collections.abc import Callable, Sequence
from functools import cache
from multiprocessing.connection import Connection

import msgspec
from msgspec import Struct

from witching.bots.bot import Bot
from witching.bots.own import FILE, describe, label, load_bot
from witching.bots.worker import START, Died, Stalled, Unfit, Worker, answer_all
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.refusal import Refusal, Refused, quote, refused
from witching.core.rng import Rng

LIMIT = 10
"""Seconds that a choice may take, unless somebody says otherwise."""
HALF_SEED = 1 << 30

RAISED, STALLED, ILLEGAL, DIED = "raised", "stalled", "illegal", "died"


class BotFailed(Exception):
    """A bot gave no choice that counts: `why` is one of the words above, `detail` what is known besides."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail


class Question(Struct, frozen=True, array_like=True):
    """All that the process gets; the game is stateless and holds no table."""

    game: bytes
    knowledge: bytes
    choices: list[int]
    seed: int


class Answer(Struct, frozen=True, array_like=True):
    """What was chosen, or why nothing was, and the CPU seconds it took."""

    seconds: float
    choice: int = -1
    why: str = ""
    detail: str = ""


_encode = msgspec.msgpack.encode
_read_question = msgspec.msgpack.Decoder(Question).decode
_read_answer = msgspec.msgpack.Decoder(Answer).decode
_read_refusal = msgspec.msgpack.Decoder(Refusal).decode


class OwnBot(Bot):
    """A bot of one's own, by its name. Its process is started at once, and again after it was ended.

    `cpu_seconds` is what its choices took so far. A bot that keeps nothing between choices chooses the same for the
    same knowledge, choices and state of `rng`.
    """

    def __init__(self, name: str, *, limit: float = LIMIT, iterations: int | None = None) -> None:
        self.cpu_seconds = 0.0
        self._worker = Worker(_work, (name, iterations), limit)
        self._limit = limit
        try:
            self._worker.start()
        except Unfit as error:
            self._worker.stop()
            raise Refused(_read_refusal(error.args[0])) from None
        except Stalled:
            self._worker.stop()
            raise refused("bots-refusal-slow", bot=label(name), seconds=int(START)) from None
        except (EOFError, OSError):
            self._worker.stop()
            raise refused("bots-refusal-died", bot=label(name)) from None

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        """What the bot chooses. Raises BotFailed."""
        seed = rng.below(HALF_SEED) << 30 | rng.below(HALF_SEED)
        answer = self._ask(Question(_pickled(game), knowledge.to_bytes(), list(choices), seed))
        self.cpu_seconds += answer.seconds
        if answer.why:
            raise BotFailed(answer.why, answer.detail)
        return answer.choice

    def _ask(self, question: Question) -> Answer:
        try:
            return _read_answer(self._worker.ask(_encode(question)))
        except Stalled:
            raise BotFailed(STALLED, f"{self._limit} s") from None
        except (Died, Unfit):
            raise BotFailed(DIED) from None

    def close(self) -> None:
        """End its process."""
        self._worker.stop()


@cache
def _pickled(game: Game) -> bytes:
    return pickle.dumps(game)


# ---- in the process of the bot


def _work(pipe: Connection, name: str, iterations: int | None, limit: float) -> None:
    """Answer questions until nobody asks any more; what the bot prints goes where errors go."""
    os.dup2(2, 1)
    answer_all(pipe, limit, lambda: _ready(name, iterations))


def _ready(name: str, iterations: int | None) -> Callable[[bytes], bytes]:
    try:
        bot = load_bot(name)
    except Refused as error:
        raise Unfit(_encode(error.refusal)) from None
    bot = bot if iterations is None else bot.budgeted(iterations)
    return lambda question: _encode(_answer(bot, _read_question(question), name))


def _answer(bot: Bot, question: Question, name: str) -> Answer:
    """What the bot says, whatever it does: only ending its process is not caught here."""
    game = _unpickled(question.game)
    knowledge = game.restore_knowledge(question.knowledge)
    started = time.process_time()
    try:
        chosen = bot.choose(game, knowledge, list(question.choices), Rng(question.seed))
        seconds = time.process_time() - started
    except BaseException as error:
        found = FILE.fullmatch(name)
        told = describe(error, found["path"] if found else "")
        return Answer(time.process_time() - started, why=RAISED, detail=told)
    return _judged(chosen, question.choices, seconds)


def _judged(chosen: object, choices: Sequence[int], seconds: float) -> Answer:
    try:
        choice = operator.index(chosen)  # type: ignore[arg-type]
    except TypeError:
        return Answer(seconds, why=ILLEGAL, detail=_quote(chosen))
    return Answer(seconds, choice) if choice in choices else Answer(seconds, why=ILLEGAL, detail=_quote(choice))


def _quote(chosen: object) -> str:
    try:
        return " ".join(quote(repr(chosen)).split())
    except Exception:  # whatever a class of one's own says
        return type(chosen).__name__


@cache
def _unpickled(data: bytes) -> Game:
    game: Game = pickle.loads(data)
    return game
