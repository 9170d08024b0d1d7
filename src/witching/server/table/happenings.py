"""Happenings: what a log entry says to one guest, and the sentence for it.

An entry itself is never sent; `SAID` lists, field by field, what is. Its message is for people, on every page; without
one, the game's events say it, it is chat and brings its own text, or it is no news.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from witching.core.message import Argument, Message
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.state import Table


def happening_of(table: Table, entry: e.AnyTableEvent, guest: str) -> m.Happening | None:
    """What a guest gets to see of an entry; None if nothing."""
    own = table.seats_of(guest)
    if isinstance(entry, e.Muted | e.Shut) and entry.seat not in own:
        return None
    if isinstance(entry, e.Said) and any((seat, entry.seat) in table.muted for seat in own):
        return None
    said = SAID[type(entry)](entry)
    is_own_presence = isinstance(entry, e.Left | e.Returned) and entry.seat in own  # no news to that person
    return replace(said, message=None) if is_own_presence else said


def _tell(key: str, **args: Argument) -> Message:
    return Message(key, args)


def _chose(entry: e.Chose) -> m.Happening:
    """The game's events describe a choice, but not that it came too late."""
    late = _tell("page-line-late", seat=entry.seat) if entry.by == "clock" else None
    return m.Happening("chose", entry.seat, by=entry.by, message=late)


def _answered(entry: e.Answered) -> m.Happening:
    key = "page-line-agreed" if entry.agrees else "page-line-declined"
    return m.Happening("answered", entry.seat, agrees=entry.agrees, message=_tell(key, seat=entry.seat))


def _by_seat(what: m.What, key: str) -> Callable[[Any], m.Happening]:
    """A happening whose message needs only the seat."""
    return lambda entry: m.Happening(what, entry.seat, message=_tell(key, seat=entry.seat))


SAID: dict[type[e.TableEvent], Callable[[Any], m.Happening]] = {
    e.Opened: lambda entry: m.Happening("opened"),
    e.Sat: lambda entry: m.Happening(
        "sat", entry.seat, name=entry.name, message=_tell("page-line-sat", name=entry.name)
    ),
    e.Moved: _by_seat("moved", "page-line-moved"),
    e.Stood: lambda entry: m.Happening("stood", entry.seat, message=_tell("page-line-stood")),
    e.Arranged: lambda entry: m.Happening("arranged", entry.seat, bot=entry.bot),
    e.Begun: lambda entry: m.Happening("begun", message=_tell("page-line-begun")),
    e.Chose: _chose,
    e.Shut: lambda entry: m.Happening("shut", entry.seat),
    e.Wished: _by_seat("wished", "page-line-wished"),
    e.Answered: _answered,
    e.Undone: _by_seat("undone", "page-line-undone"),
    e.Said: lambda entry: m.Happening("said", entry.seat, entry.name, text=entry.text, phrase=entry.phrase),
    e.Muted: lambda entry: m.Happening("muted", entry.seat, other=entry.other, agrees=entry.muted),
    e.Left: _by_seat("left", "page-line-left"),
    e.Returned: _by_seat("returned", "page-line-returned"),
    e.Replaced: lambda entry: m.Happening(
        "replaced", entry.seat, bot=entry.bot, message=_tell("page-line-replaced", seat=entry.seat)
    ),
    e.Removed: lambda entry: m.Happening("removed", entry.seat, bot=entry.bot, message=_tell("page-line-removed")),
    e.Woke: lambda entry: m.Happening("woke", message=_tell("page-line-woke")),
    e.Rematched: lambda entry: m.Happening("rematched", table=entry.table),
    e.Closed: lambda entry: m.Happening("closed", message=_tell("page-line-closed")),
}
