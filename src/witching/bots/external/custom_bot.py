"""A custom bot thinks in a separate process, which gets only what one seat knows in one game, and can be killed."""

import hashlib
import operator
import os
import pickle
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache, partial

import msgspec
from msgspec import Struct

from witching.bots.bot import Bot
from witching.bots.external.loader import FILE, describe, label, load_bot
from witching.bots.killable_process import START, Died, Preloaded, Stalled, Unfit
from witching.core.converter import Converter
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.refusal import Refusal, Refused, quote, refused
from witching.core.rng import Rng

LIMIT = 10
"""Seconds that a choice may take by default."""

MOST_LOADS = 3
"""How often in a row loading may fail before giving up: it may take a minute each time."""

RAISED, STALLED, ILLEGAL, DIED, UNLOADED = "raised", "stalled", "illegal", "died", "unloaded"


class BotFailed(Exception):
    """A bot gave no choice that counts: `why` is one of the words above, `detail` what else is known."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail


class Question(Struct, frozen=True, array_like=True):
    """Everything the process gets; the game is stateless and holds no table."""

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
_read_question = Converter(Question).from_msgpack
_read_answer = Converter(Answer).from_msgpack
_read_refusal = Converter(Refusal).from_msgpack


class CustomBot(Bot):
    """A custom bot at one seat. What it keeps between choices ends with the game, as its process does.

    It is loaded when it is first asked, unless `load` was called before. If that fails, so does every choice until the
    game is over; in the next games it is tried again, but not for ever. `cpu_seconds` is what its choices have taken so
    far. A bot that keeps nothing chooses the same for the same knowledge and choices: no draw of `rng` reaches its
    process, as it could reveal the deal.
    """

    def __init__(
        self, name: str, *, limit: float = LIMIT, iterations: int | None = None, loaded: Preloaded | None = None
    ) -> None:
        self.cpu_seconds = 0.0
        self._name = name
        self._limit = limit
        self._loaded = loaded or Preloaded(partial(_ready, name, iterations), _unpickled, limit)
        self._worker = self._loaded.worker()
        self._unloaded: str | None = None
        self._failed_loads = 0

    def another(self) -> "CustomBot":
        """The same bot for another seat: loaded once, with a process for each seat."""
        return CustomBot(self._name, limit=self._limit, loaded=self._loaded)

    def load(self) -> None:
        """Load it now. Raises Refused."""
        try:
            self._worker.start()
        except Unfit as error:
            raise Refused(_read_refusal(error.args[0])) from None
        except Stalled:
            raise refused("bots-refusal-slow", bot=label(self._name), seconds=int(START)) from None
        except Died:
            raise refused("bots-refusal-died", bot=label(self._name)) from None

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        """What the bot chooses. Raises BotFailed."""
        known = knowledge.to_bytes()
        self._loaded.expected = _pickled(game)
        answer = self._ask(Question(_pickled(game), known, list(choices), _seed(known)))
        self.cpu_seconds += answer.seconds
        if answer.why:
            raise BotFailed(answer.why, answer.detail)
        if answer.choice not in choices:  # its process cannot be trusted to have checked
            raise BotFailed(ILLEGAL, _quote(answer.choice))
        return answer.choice

    def _ask(self, question: Question) -> Answer:
        self._see_to_process()
        try:
            return _read_answer(self._worker.ask(_encode(question)))
        except Stalled:
            raise BotFailed(STALLED, f"{self._limit} s") from None
        except Died:
            raise BotFailed(DIED) from None

    def _see_to_process(self) -> None:
        """Raises BotFailed."""
        if self._unloaded is None and not self._worker.is_started:
            self._unloaded = self._failure_to_start()
            self._failed_loads = 0 if self._unloaded is None else self._failed_loads + 1
        if self._unloaded is not None:
            raise BotFailed(UNLOADED, self._unloaded)

    def _failure_to_start(self) -> str | None:
        try:
            self._worker.start()
        except Unfit as error:
            told = _read_refusal(error.args[0]).message.args
            return str(told.get("what") or told.get("why", ""))
        except Stalled:
            return f"{START:g} s"
        except Died:
            return ""
        return None

    def begin_game(self) -> None:
        """Drop what it kept in the last game."""
        self._worker.stop()
        if self._failed_loads < MOST_LOADS:
            self._unloaded = None

    def close(self) -> None:
        """End its process and the one that it was forked from."""
        self._worker.stop()
        self._loaded.stop()


def _seed(known: bytes) -> int:
    """Derived only from what the seat knows, which differs at every choice: so it reveals nothing more."""
    return int.from_bytes(hashlib.sha256(b"witching own bot " + known).digest()[:8], "big") >> 1


@cache
def _pickled(game: Game) -> bytes:
    return pickle.dumps(game)


# ---- in the bot's process


def _ready(name: str, iterations: int | None) -> Callable[[bytes], bytes]:
    """Load the bot; what it prints goes to standard error."""
    os.dup2(2, 1)
    sys.stdout = sys.stderr  # which is not buffered
    try:
        bot = load_bot(name)
    except Refused as error:
        raise Unfit(_encode(error.refusal)) from None
    bot = bot if iterations is None else bot.budgeted(iterations)
    return lambda question: _encode(_answer(bot, _read_question(question), name))


def _answer(bot: Bot, question: Question, name: str) -> Answer:
    """What the bot answers, whatever it does: only the end of its process is not caught here."""
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
    except Exception:  # whatever a custom class says
        return type(chosen).__name__


@cache
def _unpickled(data: bytes) -> Game:
    game: Game = pickle.loads(data)
    return game
