"""Commands: what becomes of one that a guest sends. Nothing changes here: the answer is events, or a refusal."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from witching.bots.roster import check_bot
from witching.core.match import Match
from witching.core.refusal import Refused, quote, refused
from witching.core.secure_rng import SecureRng
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.seats import SYMBOLS, Seat
from witching.server.table.state import Table

PHRASES = (
    "hello", "good-luck", "your-turn", "thinking", "well-played", "oops", "thanks", "sorry", "wait", "back-soon",
    "good-game", "again",
)  # fmt: skip
"""What can be said in everybody's own language: the names of texts."""


def handle(table: Table, guest: str, ask: m.Deed) -> Sequence[e.AnyTableEvent]:
    """The events that a command makes. Raises Refused; decided by seat, stage and moment, never by a counter."""
    return _HANDLERS[type(ask)](table, guest, ask)


# ---- the game


def _choose(table: Table, guest: str, ask: m.AskChoose) -> Sequence[e.AnyTableEvent]:
    """One that was offered at another moment is none now, though it may be legal: nobody chose it now."""
    match, place = _playing(table), _own(table, guest, ask.seat)
    if ask.moment != table.moment:
        raise refused("server-refusal-moment")
    match.check(ask.seat, table.action(ask.action))
    returned = [] if place.plays_itself else [e.Returned(ask.seat)]
    return [*returned, e.Chose(ask.seat, ask.action)]


def _close_look(table: Table, guest: str, ask: m.AskCloseLook) -> Sequence[e.AnyTableEvent]:
    match = _playing(table)
    _own(table, guest, ask.seat)
    return [] if match.viewer(ask.seat).look_closed else [e.Shut(ask.seat)]


def _take_back(table: Table, guest: str, ask: m.AskTakeBack) -> Sequence[e.AnyTableEvent]:
    match = _playing(table)
    _own(table, guest, ask.seat)
    step = match.last_moment_of(ask.seat)
    if step is None:
        raise refused("server-refusal-take-back-nothing")
    if table.wish is not None:
        raise refused("server-refusal-take-back-asked", seat=table.wish.seat)
    if not table.voters(ask.seat) or match.is_free_to_take_back(ask.seat, step):
        return [e.Undone(ask.seat, step)]
    return [e.Wished(ask.seat, step)]


def _answer(table: Table, guest: str, ask: m.AskAnswer) -> Sequence[e.AnyTableEvent]:
    _playing(table)
    _own(table, guest, ask.seat)
    wish = table.wish
    if wish is None or ask.seat not in table.voters(wish.seat):
        raise refused("server-refusal-answer")
    answer = e.Answered(ask.seat, ask.agrees)
    if ask.agrees and not set(table.voters(wish.seat)) - wish.agreed - {ask.seat}:
        return [answer, e.Undone(wish.seat, wish.step)]
    return [answer]


# ---- the people


def _say(table: Table, guest: str, ask: m.AskSay) -> Sequence[e.AnyTableEvent]:
    place = _own(table, guest, ask.seat)
    text = " ".join(ask.text.split())
    if bool(text) == bool(ask.phrase) or (ask.phrase and ask.phrase not in PHRASES):
        raise refused("server-refusal-say", allowed=", ".join(PHRASES))
    if not text.isprintable():
        raise refused("server-refusal-text")
    return [e.Said(ask.seat, text, ask.phrase, place.name)]


def _mute(table: Table, guest: str, ask: m.AskMute) -> Sequence[e.AnyTableEvent]:
    _own(table, guest, ask.seat)
    if ask.other >= len(table.seats) or ask.other == ask.seat:
        raise _no_seat(table, ask.other)
    is_muted = (ask.seat, ask.other) in table.muted
    return [] if is_muted == ask.muted else [e.Muted(ask.seat, ask.other, ask.muted)]


def _sit(table: Table, guest: str, ask: m.AskSit) -> Sequence[e.AnyTableEvent]:
    place = _place(table, ask.seat)
    _not_over(table)
    if guest in table.removed:
        raise refused("server-refusal-removed")
    if not place.is_free:
        raise refused("server-refusal-taken", seat=ask.seat)
    if table.playing and table.seats_of(guest):  # or the host could remove somebody and read what they know
        raise refused("server-refusal-not-open", stage=table.stage)
    check_name(ask.name, [other.name for other in table.seats])
    if ask.symbol:
        check_symbol(ask.symbol)
    return [e.Sat(ask.seat, guest, ask.name, ask.symbol)]


def check_name(name: str, others: Sequence[str]) -> None:
    """Refuse a name that does not print or that somebody else at the table has."""
    if not name.strip() or not name.isprintable():
        raise refused("server-refusal-name", given=quote(name))
    if name.casefold() in map(str.casefold, others):
        raise refused("server-refusal-name-twice", given=quote(name))


def check_symbol(symbol: str) -> None:
    """Refuse a symbol that nobody can draw."""
    if symbol not in SYMBOLS:
        raise refused("server-refusal-symbol", given=quote(symbol), allowed=", ".join(SYMBOLS))


def move(table: Table, guest: str, seat: int) -> Sequence[e.AnyTableEvent]:
    """A guest has shown the key of a seat: it is theirs from now on."""
    _not_over(table)
    return [] if table.seats[seat].guest == guest else [e.Moved(seat, guest)]


def _stand(table: Table, guest: str, ask: m.AskStand) -> Sequence[e.AnyTableEvent]:
    _own(table, guest, ask.seat)
    _open(table)
    return [e.Stood(ask.seat)]


def _return(table: Table, guest: str, ask: m.AskReturn) -> Sequence[e.AnyTableEvent]:
    place = _own(table, guest, ask.seat)
    return [] if place.is_present and place.plays_itself else [e.Returned(ask.seat)]


# ---- the host


def _arrange(table: Table, guest: str, ask: m.AskArrange) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _open(table)
    if _place(table, ask.seat).is_person:
        raise refused("server-refusal-taken", seat=ask.seat)
    if ask.bot:
        check_bot(ask.bot)
    return [e.Arranged(ask.seat, ask.bot)]


def _begin(table: Table, guest: str, ask: m.AskBegin) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _open(table)
    free = [seat for seat, place in enumerate(table.seats) if place.is_free]
    if free:
        raise refused("server-refusal-open-seats", seats=len(free))
    return [deal(table)]


def deal(table: Table) -> e.Begun:
    """Deal the game of a table as nobody can foretell or repeat."""
    people = [seat for seat, place in enumerate(table.seats) if place.is_person]
    start = table.game.blank({**table.game.for_people(table.terms.options, people), "seats": len(table.seats)})
    start.redeal(SecureRng())
    return e.Begun(table.game.write_setup(start), secrets.token_hex(16))


def _remove(table: Table, guest: str, ask: m.AskRemove) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _not_over(table)
    place = _place(table, ask.seat)
    if not place.is_person or place.guest == guest:
        raise refused("server-refusal-remove", seat=ask.seat)
    check_bot(ask.bot)
    return [e.Removed(ask.seat, ask.bot)]


def _replace(table: Table, guest: str, ask: m.AskReplace) -> Sequence[e.AnyTableEvent]:
    _playing(table)
    place = _place(table, ask.seat)
    if place.guest != guest:
        _hosted(table, guest)
    if not place.plays_itself:
        raise refused("server-refusal-remove", seat=ask.seat)
    check_bot(ask.bot)
    return [e.Replaced(ask.seat, ask.bot)]


def _close(table: Table, guest: str, ask: m.AskClose) -> Sequence[e.AnyTableEvent]:
    _hosted(table, guest)
    _not_over(table)
    return [e.Closed()]


# ---- what is asked everywhere


def _place(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise _no_seat(table, seat)
    return table.seats[seat]


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


_HANDLERS: dict[type[m.Ask], Callable[[Table, str, Any], Sequence[e.AnyTableEvent]]] = {
    m.AskChoose: _choose,
    m.AskCloseLook: _close_look,
    m.AskTakeBack: _take_back,
    m.AskAnswer: _answer,
    m.AskSay: _say,
    m.AskMute: _mute,
    m.AskSit: _sit,
    m.AskStand: _stand,
    m.AskReturn: _return,
    m.AskArrange: _arrange,
    m.AskBegin: _begin,
    m.AskRemove: _remove,
    m.AskReplace: _replace,
    m.AskClose: _close,
}
"""All but those that need more than the table: a claim needs the server's secret, a rematch another table."""
