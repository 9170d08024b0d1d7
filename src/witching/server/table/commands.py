"""Commands: what follows from a guest's command. Nothing changes here: the answer is events, or a refusal."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from witching.bots.roster import check_bot
from witching.core.match import Match
from witching.core.refusal import Refused, quote, refused
from witching.core.secure_rng import SecureRng
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.preferences import Preferences
from witching.server.table.seats import SYMBOLS, Seat
from witching.server.table.state import Table

PHRASES = (
    "hello", "good-luck", "your-turn", "thinking", "well-played", "oops", "thanks", "sorry", "wait", "back-soon",
    "good-game", "again",
)  # fmt: skip
"""The names of phrases that everybody reads in their own language."""


def handle(table: Table, guest: str, command: m.Command) -> Sequence[e.AnyTableEvent]:
    """The events that a command causes. Raises Refused, based on seat, stage and moment, never on a counter."""
    return _HANDLERS[type(command)](table, guest, command)


# ---- the game


def _choose(table: Table, guest: str, command: m.Choose) -> Sequence[e.AnyTableEvent]:
    """Refuse a choice offered at another moment, even if it is legal now: it was not meant for this one."""
    match, place = _playing(table), _own(table, guest, command.seat)
    if command.moment != table.moment:
        raise refused("server-refusal-moment")
    match.check(command.seat, table.action(command.action))
    returned = [] if place.plays_itself else [e.Returned(command.seat)]
    return [*returned, e.Chose(command.seat, command.action)]


def _close_look(table: Table, guest: str, command: m.CloseLook) -> Sequence[e.AnyTableEvent]:
    match = _playing(table)
    _own(table, guest, command.seat)
    return [] if match.viewer(command.seat).look_closed else [e.Shut(command.seat)]


def _take_back(table: Table, guest: str, command: m.Undo) -> Sequence[e.AnyTableEvent]:
    match = _playing(table)
    _own(table, guest, command.seat)
    step = match.last_moment_of(command.seat)
    if step is None:
        raise refused("server-refusal-take-back-nothing")
    if table.wish is not None:
        raise refused("server-refusal-take-back-asked", seat=table.wish.seat)
    if not table.voters(command.seat) or match.is_free_to_take_back(command.seat, step):
        return [e.Undone(command.seat, step)]
    return [e.Wished(command.seat, step)]


def _answer(table: Table, guest: str, command: m.VoteUndo) -> Sequence[e.AnyTableEvent]:
    _playing(table)
    _own(table, guest, command.seat)
    wish = table.wish
    if wish is None or command.seat not in table.voters(wish.seat):
        raise refused("server-refusal-answer")
    answer = e.Answered(command.seat, command.agrees)
    if command.agrees and not set(table.voters(wish.seat)) - wish.agreed - {command.seat}:
        return [answer, e.Undone(wish.seat, wish.step)]
    return [answer]


# ---- the people


def _say(table: Table, guest: str, command: m.Chat) -> Sequence[e.AnyTableEvent]:
    place = _own(table, guest, command.seat)
    text = " ".join(command.text.split())
    if bool(text) == bool(command.phrase) or (command.phrase and command.phrase not in PHRASES):
        raise refused("server-refusal-say", allowed=", ".join(PHRASES))
    if not text.isprintable():
        raise refused("server-refusal-text")
    return [e.Said(command.seat, text, command.phrase, place.name)]


def _mute(table: Table, guest: str, command: m.Mute) -> Sequence[e.AnyTableEvent]:
    _own(table, guest, command.seat)
    if command.other >= len(table.seats) or command.other == command.seat:
        raise _no_seat(table, command.other)
    is_muted = (command.seat, command.other) in table.muted
    return [] if is_muted == command.muted else [e.Muted(command.seat, command.other, command.muted)]


def _sit(table: Table, guest: str, command: m.Sit) -> Sequence[e.AnyTableEvent]:
    place = _place(table, command.seat)
    _not_over(table)
    if guest in table.removed:
        raise refused("server-refusal-removed")
    if not place.is_free:
        raise refused("server-refusal-taken", seat=command.seat)
    if table.playing and table.seats_of(guest):  # else the host could remove somebody and see what they know
        raise refused("server-refusal-not-open", stage=table.stage)
    check_name(command.name, [other.name for other in table.seats])
    if command.symbol:
        check_symbol(command.symbol)
    return [e.Sat(command.seat, guest, command.name, command.symbol)]


def check_name(name: str, others: Sequence[str]) -> None:
    """Refuse a name that is not printable or that somebody else at the table has."""
    if not name.strip() or not name.isprintable():
        raise refused("server-refusal-name", given=quote(name))
    if name.casefold() in map(str.casefold, others):
        raise refused("server-refusal-name-twice", given=quote(name))


def check_symbol(symbol: str) -> None:
    """Refuse an unknown symbol."""
    if symbol not in SYMBOLS:
        raise refused("server-refusal-symbol", given=quote(symbol), allowed=", ".join(SYMBOLS))


def move(table: Table, guest: str, seat: int) -> Sequence[e.AnyTableEvent]:
    """Move a seat to the guest who has shown its key."""
    _not_over(table)
    return [] if table.seats[seat].guest == guest else [e.Moved(seat, guest)]


def _stand(table: Table, guest: str, command: m.Stand) -> Sequence[e.AnyTableEvent]:
    _own(table, guest, command.seat)
    _open(table)
    return [e.Stood(command.seat)]


def _prefer(table: Table, guest: str, command: m.Prefer) -> Sequence[e.AnyTableEvent]:
    place = _own(table, guest, command.seat)
    _open(table)
    _preferences(table).check(command.seat, command.option, command.value)
    is_so = place.prefers.get(command.option, "") == command.value
    return [] if is_so else [e.Preferred(command.seat, command.option, command.value)]


def _return(table: Table, guest: str, command: m.Return) -> Sequence[e.AnyTableEvent]:
    place = _own(table, guest, command.seat)
    return [] if place.is_present and place.plays_itself else [e.Returned(command.seat)]


# ---- the host


def _arrange(table: Table, guest: str, command: m.AssignBot) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _open(table)
    if _place(table, command.seat).is_person:
        raise refused("server-refusal-taken", seat=command.seat)
    if command.bot:
        check_bot(command.bot)
    return [e.Arranged(command.seat, command.bot)]


def _begin(table: Table, guest: str, command: m.Start) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _open(table)
    free = [seat for seat, place in enumerate(table.seats) if place.is_free]
    if free:
        raise refused("server-refusal-open-seats", seats=len(free))
    return [deal(table)]


def deal(table: Table) -> e.Begun:
    """Deal the table's game in a way that nobody can predict or repeat."""
    people = [seat for seat, place in enumerate(table.seats) if place.is_person]
    start = table.game.blank(
        {**table.game.for_people(_preferences(table).options_to_deal(), people), "seats": len(table.seats)}
    )
    start.redeal(SecureRng())
    return e.Begun(table.game.write_setup(start), secrets.token_hex(16))


def _remove(table: Table, guest: str, command: m.Remove) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _not_over(table)
    place = _place(table, command.seat)
    if not place.is_person or place.guest == guest:
        raise refused("server-refusal-remove", seat=command.seat)
    check_bot(command.bot)
    return [e.Removed(command.seat, command.bot)]


def _replace(table: Table, guest: str, command: m.Replace) -> Sequence[e.AnyTableEvent]:
    _playing(table)
    place = _place(table, command.seat)
    if place.guest != guest:
        _hosted(table, guest)
    if not place.plays_itself:
        raise refused("server-refusal-remove", seat=command.seat)
    check_bot(command.bot)
    return [e.Replaced(command.seat, command.bot)]


def _close(table: Table, guest: str, command: m.Close) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _not_over(table)
    return [e.Closed()]


# ---- shared checks


def _place(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise _no_seat(table, seat)
    return table.seats[seat]


def _preferences(table: Table) -> Preferences:
    return Preferences(table.game, table.terms, [place.prefers for place in table.seats])


def _own(table: Table, guest: str, seat: int) -> Seat:
    place = _place(table, seat)
    if not place.is_person or place.guest != guest:
        raise refused("server-refusal-not-yours", seat=seat)
    return place


def _no_seat(table: Table, seat: int) -> Refused:
    return refused("core-refusal-seat", given=str(seat), last=len(table.seats) - 1)


def _hosted(table: Table, guest: str) -> None:
    if table.host != guest:
        raise refused("server-refusal-host")


def _playing(table: Table) -> Match:
    if table.playing is None:
        raise refused("server-refusal-not-playing", stage=table.stage)
    return table.playing


def _open(table: Table) -> None:
    if table.stage != "open":
        raise refused("server-refusal-not-open", stage=table.stage)


def _not_over(table: Table) -> None:
    if table.stage in ("over", "closed"):
        raise refused("server-refusal-over", stage=table.stage)


_HANDLERS: dict[type[m.ToServer], Callable[[Table, str, Any], Sequence[e.AnyTableEvent]]] = {
    m.Choose: _choose,
    m.CloseLook: _close_look,
    m.Undo: _take_back,
    m.VoteUndo: _answer,
    m.Chat: _say,
    m.Mute: _mute,
    m.Sit: _sit,
    m.Stand: _stand,
    m.Prefer: _prefer,
    m.Return: _return,
    m.AssignBot: _arrange,
    m.Start: _begin,
    m.Remove: _remove,
    m.Replace: _replace,
    m.Close: _close,
}
"""All commands but those that need more than the table: a claim needs the server's secret, a rematch another table."""
