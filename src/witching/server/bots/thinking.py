"""Thinking: what a process of the bot pool does with a request."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection

import msgspec

from witching.bots.advice import HINT, advise
from witching.bots.bot import Bot
from witching.bots.killable_process import answer_all
from witching.bots.roster import BOTS, Roster
from witching.core.advice import Advice
from witching.core.converter import Converter
from witching.core.game import Game
from witching.core.rng import Rng
from witching.server import logs
from witching.server.bots.request import ADVICE, BotRequest

NICENESS = 10

Games = Mapping[str, Game]
Answer = int | list[Advice] | str
"""A choice, or advice, or why there is none."""

encode = msgspec.msgpack.encode
_read_request = Converter(BotRequest).from_msgpack


def work(pipe: Connection, games: Games, bots: Roster, limit: float) -> None:
    """Answer requests until no more come."""
    if os.name == "posix":
        os.nice(NICENESS)

    def answer(request: bytes) -> bytes:
        with _ended_by_failure(pipe):
            return encode(_think(_read_request(request), games, bots))

    answer_all(pipe, limit, lambda: answer)


@contextmanager
def _ended_by_failure(pipe: Connection) -> Iterator[None]:
    """Answer with the first unraisable error and end this process.

    An error raised where compiled code calls a game only reaches stderr, and the search would go on with nonsense,
    failing millions of times.
    """

    def end(error: BaseException | None) -> None:
        pipe.send_bytes(encode(logs.kind_of(error or Exception())))
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
