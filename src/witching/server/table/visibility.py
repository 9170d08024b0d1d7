"""Visibility: what one viewer of a table may get now. The only way out of a table.

Everything is built field by field. A log entry is never sent; `SAID` lists, field by field, what of it is.
"""

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import ne
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict, astuple, replace

from witching.core.message import Argument, Message
from witching.core.story import Event
from witching.core.viewers import Spectator, Viewer
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.seats import Seat
from witching.server.table.state import Table

KeyMaker = Callable[[str, int, int], str]
"""Makes a seat's key from table, seat and generation."""
UNTOLD = Message("server-untold")
"""Stands in for a choice, for viewers who see nothing of the game."""


class Eyes(NamedTuple):
    """Who looks: a guest, from one of the guest's seats or from none."""

    guest: str
    seat: int | None


def eyes_of(table: Table, guest: str, seat: int | None) -> Eyes:
    """A guest's eyes: from the requested seat if it is theirs, else from their only one, else from none."""
    own = table.seats_of(guest)
    if seat in own:
        return Eyes(guest, seat)
    return Eyes(guest, own[0] if len(own) == 1 else None)


def viewer_of(table: Table, eyes: Eyes) -> Viewer | None:
    """How these eyes see the game: as a seat, as a spectator, or not at all."""
    if table.match is None:
        return None
    if eyes.seat is not None:
        return table.match.viewer(eyes.seat)
    may_watch = table.terms.spectators == "open" or (table.terms.spectators == "after" and table.match.is_over)
    return Spectator() if may_watch or table.seats_of(eyes.guest) else None


def sight(table: Table, eyes: Eyes) -> Struct | None:
    """The view of the game; None if there is nothing to see."""
    return sights(table)(eyes)


def sights(table: Table) -> Callable[[Eyes], Struct | None]:
    """A function that gives the view for any eyes, made once for each viewer; valid until something happens."""
    views = cache(table.match.views()) if table.match else None

    def sight_of(eyes: Eyes) -> Struct | None:
        viewer = viewer_of(table, eyes)
        return None if viewer is None or views is None else views(viewer)

    return sight_of


def sentences(table: Table, eyes: Eyes) -> list[Message]:
    """The whole table in sentences; empty if there is nothing to see."""
    view = sight(table, eyes)
    return [] if view is None else table.game.wording.table(view, -1 if eyes.seat is None else eyes.seat)


def lines(table: Table, eyes: Eyes, since: int) -> list[m.Line]:
    """The lines after number `since`, as they may be shown now."""
    log = table.log[since:]
    viewer = viewer_of(table, eyes)
    if viewer is None or table.match is None or not log:
        return [_line(table, each, [], eyes) for each in log]
    first = log[0].story_start
    told = table.match.told_to(viewer, first)
    return [_line(table, each, told[each.story_start - first : each.story_end - first], eyes) for each in log]


def line_of(table: Table, eyes: Eyes, viewer: Viewer | None, entry: e.LogEntry) -> m.Line:
    """One line, as it may be shown now to these eyes, which see the game as this viewer."""
    if viewer is None or table.match is None:
        return _line(table, entry, [], eyes)
    return _line(table, entry, table.match.told_to(viewer, entry.story_start, entry.story_end), eyes)


def _line(table: Table, entry: e.LogEntry, events: list[Event], eyes: Eyes) -> m.Line:
    happening = None if entry.is_undone else happening_of(table, entry.event, eyes.guest)
    return m.Line(entry.number, entry.at, happening, events)


def table_state(table: Table) -> m.TableState:
    """The table for everybody who may see the game."""
    return m.TableState(
        id=table.id,
        terms=table.terms,
        stage=table.stage,
        host=table.host_seat,
        seats=[_seat_state(table, seat, place) for seat, place in enumerate(table.seats)],
        to_act=list(table.due),
        moment=table.moment,
        deadline=table.deadline(),
        wish=_wish(table),
        commitment=table.match.commitment.sha256 if table.match else "",
        salt=table.match.commitment.salt if table.match and table.match.is_over else "",
        former=table.former,
        rematch=table.rematch,
    )


def _seat_state(table: Table, seat: int, place: Seat) -> m.SeatState:
    return m.SeatState(
        kind="person" if place.is_person else "open" if place.is_free else "bot",
        name=place.name,
        symbol=place.symbol,
        plays=place.bot,
        present=place.is_present,
        grace=table.grace(seat),
        prefers=dict(place.prefers),
    )


def _wish(table: Table) -> m.Wish | None:
    """The wish to take back, for everybody who may see the game."""
    if table.wish is None or table.match is None:
        return None
    seat = table.wish.seat
    waiting = [each for each in table.voters(seat) if each not in table.wish.agreed]
    return m.Wish(seat, table.match.told_choice(seat, table.wish.step), waiting)


def as_seen(state: m.TableState, view: Struct | None) -> m.TableState:
    """The table for somebody with this view of the game; without one, no choice is named and the deal never opened."""
    if view is not None:
        return state
    return replace(state, salt="", wish=state.wish and replace(state.wish, choice=UNTOLD))


def open_state(table: Table) -> m.TableState:
    """The table for anybody with its link."""
    return as_seen(table_state(table), sight(table, Eyes("", None)))


def you(table: Table, eyes: Eyes, key_of: KeyMaker) -> m.You:
    """Who the guest is here."""
    own = table.seats_of(eyes.guest)
    return m.You(
        seats=own,
        seat=eyes.seat,
        is_host=table.host == eyes.guest,
        keys=[key_of(table.id, seat, table.seats[seat].generation) for seat in own],
        muted=sorted({other for seat, other in table.muted if seat in own}),
        may_undo=eyes.seat is not None and table.may_undo(eyes.seat),
        brought=table.match.brought(eyes.seat) if table.match is not None and eyes.seat is not None else [],
    )


class Picture(NamedTuple):
    """Everything these eyes see of a table at one moment, except its lines."""

    table: m.TableState
    you: m.You
    view: Struct | None


def picture(table: Table, eyes: Eyes, key_of: KeyMaker) -> Picture:
    """The picture for these eyes now."""
    view = sight(table, eyes)
    return Picture(as_seen(table_state(table), view), you(table, eyes, key_of), view)


def changes(before: Struct | None, after: Struct | None) -> dict[str, object]:
    """The fields of a struct that differ from an earlier one of its type; all fields if there was none."""
    if after is None:
        return {}
    if before is None or type(before) is not type(after):
        return asdict(after)
    now = astuple(after)
    return dict(compress(zip(after.__struct_fields__, now, strict=True), map(ne, astuple(before), now)))


def news(
    lines: list[m.Line], again: list[m.Line], table: dict[str, object], before: Picture, after: Picture
) -> bytes:  # fmt: skip
    """The encoded update: what happened, and what it changed; `table` is what changed of the table."""
    return m.encode(m.Update(lines, again, table, changes(before.you, after.you), changes(before.view, after.view)))


# ---- what a log entry says

PERSONAL = (e.Muted, e.Shut, e.Said, e.Left, e.Returned)
"""What is not said to every guest alike."""


def happening_of(table: Table, entry: e.AnyTableEvent, guest: str) -> m.Happening | None:
    """What a guest gets to see of an entry; None if nothing."""
    said = SAID[type(entry)](entry)
    return _as_heard(table, entry, said, guest) if isinstance(entry, PERSONAL) else said


def _as_heard(table: Table, entry: e.AnyTableEvent, said: m.Happening, guest: str) -> m.Happening | None:
    """What one guest gets to see of something personal."""
    own = table.seats_of(guest)
    if isinstance(entry, e.Muted | e.Shut) and entry.seat not in own:
        return None
    if isinstance(entry, e.Said) and any((seat, entry.seat) in table.muted for seat in own):
        return None
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
    e.Preferred: lambda entry: m.Happening("preferred", entry.seat),
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
"""What is sent of an entry. Its message is for people, on every page; without one, the game's events say it, it is chat
and brings its own text, or it is no news."""
