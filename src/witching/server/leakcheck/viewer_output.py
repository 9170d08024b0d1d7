"""Viewer output: everything that reaches a viewer of a table, as bytes; `check` and the secrecy tests compare it."""

from collections.abc import Iterator
from typing import NamedTuple

from witching.core.refusal import Refused
from witching.server import messages as m
from witching.server.bots.request import hint_request
from witching.server.table import visibility
from witching.server.table.broadcast import Mark, mark_of, retold
from witching.server.table.commands import handle
from witching.server.table.state import Table
from witching.server.table.visibility import Eyes

SeatCommand = m.Choose | m.CloseLook | m.Undo | m.Stand | m.Prefer | m.Return | m.Replace | m.Remove | m.VoteUndo
COMMAND = "asked"
MASK = "0" * 64


class ViewerOutput(NamedTuple):
    """What these eyes get at one moment: the reply to `resume since 0`, the answers to every possible command, and the
    request for a hint."""

    welcome: bytes
    answers: bytes
    hint: bytes


def capture(table: Table, eyes: Eyes) -> ViewerOutput:
    """Everything that these eyes get now."""
    return ViewerOutput(welcome(table, eyes, 0), answers(table, eyes), hint(table, eyes))


def welcome(table: Table, eyes: Eyes, since: int) -> bytes:
    """What a device gets when it connects to the table."""
    seen = visibility.picture(table, eyes, _no_key)
    lines = visibility.lines(table, eyes, since)
    return masked(table, m.encode(m.Welcome(table.number, 0, seen.you, seen.table, seen.view, lines, "")))


class Seen(NamedTuple):
    """What a device that follows a table has got so far."""

    number: int
    picture: visibility.Picture
    mark: Mark


def seen(table: Table, eyes: Eyes) -> Seen:
    """The picture and the mark for these eyes now."""
    return Seen(table.number, visibility.picture(table, eyes, _no_key), mark_of(table, eyes))


def news(table: Table, eyes: Eyes, before: Seen) -> bytes:
    """What a connected device gets that had `before`."""
    after, lines = seen(table, eyes), visibility.lines(table, eyes, before.number)
    again = retold(table, before.mark, after.mark, 0, before.number)
    changed = visibility.changes(before.picture.table, after.picture.table)
    return masked(table, visibility.news(lines, again, changed, before.picture, after.picture))


def masked(table: Table, said: bytes) -> bytes:
    """A message with the commitment masked: it is a hash of the deal with a salt that is secret until the end, so it
    differs from world to world but reveals nothing."""
    return said.replace(table.match.commitment.sha256.encode(), MASK.encode()) if table.match else said


def answers(table: Table, eyes: Eyes) -> bytes:
    """The answers to every command that a guest could send now.

    Commands for the guest's other seats are left out: people who share a screen share the guest, and those answers are
    for the others.
    """
    others = set(table.seats_of(eyes.guest)) - {eyes.seat}
    return b"\n".join(_answer(table, eyes.guest, ask) for ask in asks(table) if ask.seat not in others)


def asks(table: Table) -> Iterator[SeatCommand]:
    """Every choice for every seat, and every other command that names a seat."""
    for seat in range(len(table.seats)):
        for action in range(table.game.actions):
            yield m.Choose(COMMAND, seat, table.game.write(action), table.moment)
        yield m.Choose(COMMAND, seat, "?", table.moment)
        yield from (ask(COMMAND, seat) for ask in (m.CloseLook, m.Undo, m.Stand, m.Return))
        yield from (ask(COMMAND, seat) for ask in (m.Replace, m.Remove))
        yield m.VoteUndo(COMMAND, seat, True)
        each = (option for option in table.game.options if option.kind == "each")
        yield from (m.Prefer(COMMAND, seat, option.name, value) for option in each for value in ("", *option.names))


def _answer(table: Table, guest: str, ask: m.Command) -> bytes:
    """A refusal as it is sent, or the kinds of events that a command causes."""
    try:
        return b" ".join(type(entry).__name__.encode() for entry in handle(table, guest, ask))
    except Refused as error:
        return m.encode(m.Refused(COMMAND, error.refusal))


def hint(table: Table, eyes: Eyes) -> bytes:
    """Everything a bot gets to know when it gives a hint to the seat that these eyes look from."""
    match = table.playing
    return m.encode(hint_request(match, eyes.seat)) if match and eyes.seat in match.due else b""


def _no_key(table: str, seat: int, generation: int) -> str:
    return ""
