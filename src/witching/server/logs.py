"""Logs: everything that is written down for the person who runs the server. One function for each kind of line.

Nothing else is logged: no cookie, key, name, chat, choice or card. A table's id opens private tables, so only its mark
is written. Libraries may log warnings only, and without the values filled into them.
"""

import hashlib
import logging
import sys
import threading
import traceback
from collections.abc import Sequence
from types import TracebackType
from typing import TextIO

import structlog
from structlog.stdlib import BoundLogger, ProcessorFormatter
from structlog.typing import EventDict, Processor

from witching.server.ratelimit import Bucket

MARK = 8
ODDITIES = (1.0, 20)
"""Lines per second, and in a burst, about what clients do wrong: they must not fill the disk."""

_log: BoundLogger = structlog.wrap_logger(
    logging.getLogger("witching"),
    processors=[structlog.stdlib.filter_by_level, ProcessorFormatter.wrap_for_formatter],
    wrapper_class=BoundLogger,
)
_oddities = Bucket(*ODDITIES)


def mark_of(table: str) -> str:
    """What the log writes for a table: it identifies the table but does not open it."""
    return hashlib.sha256(table.encode()).hexdigest()[:MARK]


# ---- the lines


def started(*, address: str, database: str, version: str, engine: str) -> None:
    """The server is listening; `database` is the kind in use, `engine` says whether the engine is compiled."""
    _log.info("started", address=address, database=database, version=version, engine=engine)


def page_not_built() -> None:
    """The page's files are missing: browsers are sent to the no-script page."""
    _log.warning("no-page-built")


def game_broken(game: str, why: str, detail: str) -> None:
    """An installed game cannot be played: what is wrong with it, and where. Other games are not affected."""
    _log.warning("game-broken", game=game, why=why, detail=detail)


def game_left_out(game: str, place: str) -> None:
    """This game, declared at `place`, is left out because another one has the same name."""
    _log.warning("game-left-out", game=game, place=place)


def texts_missing(game: str, language: str, keys: Sequence[str]) -> None:
    """A game has no texts for these keys in a language: English is used, or the key is shown."""
    _log.warning("texts-missing", game=game, language=language, keys=list(keys))


def game_failed(game: str, function: str, error: BaseException) -> None:
    """A game failed for the first time to describe or show something: a generic text is used instead. The error's
    message may quote a card, so it is not logged."""
    _log.warning("game-failed", game=game, function=function, exc_info=error)


def game_absent(table: str, game: str) -> None:
    """A table stays in the store untouched: its game is not installed, or is broken."""
    _log.warning("game-absent", table=mark_of(table), game=game)


def table_failed(table: str, game: str, error: BaseException) -> None:
    """A game's rules failed at a table, which stays as it was before; its bots are not asked. The error's message may
    quote a card, so it is not logged."""
    _log.error("table-failed", table=mark_of(table), game=game, exc_info=error)


def stopped() -> None:
    """The server has told all clients and ends."""
    _log.info("stopped")


def opened_to_network(addresses: list[str]) -> None:
    """Others on the network can join from now on."""
    _log.info("opened-to-network", addresses=addresses)


def table_opened(table: str, game: str) -> None:
    """Somebody opened a table."""
    _log.info("table-opened", table=mark_of(table), game=game)


def table_ended(table: str, stage: str) -> None:
    """A table's game is over, or the table was closed before that."""
    _log.info("table-ended", table=mark_of(table), stage=stage)


def client_dropped(table: str, why: str) -> None:
    """A device was too slow, or sent too much."""
    if _oddities.take():
        _log.warning("client-dropped", table=mark_of(table), why=why)


def turned_away(why: str) -> None:
    """A request came from a foreign origin, or named a foreign host."""
    if _oddities.take():
        _log.warning("turned-away", why=why)


def database_failed(error: BaseException) -> None:
    """A database operation failed."""
    _log.error("database-failed", error=kind_of(error))


def bot_failed(game: str, bot: str, why: str) -> None:
    """A bot process was killed or died, or the game failed in it."""
    _log.warning("bot-failed", game=game, bot=bot, why=why)


def failed(error: BaseException) -> None:
    """Something unexpected failed."""
    _log.error("failed", exc_info=error)


def kind_of(error: BaseException) -> str:
    """The name of an error, or the database's own code for it: messages may quote what was stored."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return code or type(cause).__name__


# ---- how they are written


def to_json(stream: TextIO) -> None:
    """Write every line as a JSON object."""
    _write_to(stream, logging.INFO, structlog.processors.JSONRenderer())


def to_terminal(stream: TextIO) -> None:
    """Write warnings and errors for the person who started the server."""
    _write_to(stream, logging.WARNING, structlog.dev.ConsoleRenderer(colors=False, pad_event_to=0))


def _write_to(stream: TextIO, level: int, renderer: Processor) -> None:
    handler = logging.StreamHandler(stream)
    handler.addFilter(_is_wanted)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[_plain],
            processors=[ProcessorFormatter.remove_processors_meta, *_SHARED, renderer],
        )
    )
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger("witching").setLevel(level)
    logging.captureWarnings(True)
    sys.excepthook, sys.unraisablehook = _on_crash, _on_unraisable
    threading.excepthook = lambda crash: failed(crash.exc_value or crash.exc_type())


def _is_wanted(record: logging.LogRecord) -> bool:
    """Limit uvicorn's lines: most are about clients that send nonsense, and to it undecodable bytes are even errors."""
    if record.name != "uvicorn.error":
        return True
    if record.exc_info and isinstance(record.exc_info[1], UnicodeError):
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return _oddities.take()


def _on_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log a crash; this includes errors raised where compiled code calls a game, perhaps again and again."""
    if _oddities.take():
        failed(error)


def _on_unraisable(raised: "sys.UnraisableHookArgs") -> None:
    """Log what could not be raised. If compiled code could not, `object` is a string and `_on_crash` has logged it."""
    if raised.exc_value is not None and not isinstance(raised.object, str) and _oddities.take():
        failed(raised.exc_value)


def _plain(logger: object, method: str, event: EventDict) -> EventDict:
    """Keep only the first line of a library's message, unformatted: its arguments and other lines may hold anything.
    An error that it caught is one of ours."""
    record: logging.LogRecord = event["_record"]
    said = "failed" if record.exc_info else str(record.msg).partition("\n")[0]
    return {**event, "event": said, "by": record.name}


def _trace(logger: object, method: str, event: EventDict) -> EventDict:
    """Replace an error by where it came from, without its message or any values."""
    found = event.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = kind_of(error)
        event["trace"] = [
            f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
        ]
    return event


_SHARED: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _trace,
]
