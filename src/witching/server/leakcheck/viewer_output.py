"""Viewer output: all that reaches a viewer of a table, as bytes: what `check` and the tests of secrecy compare."""

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

SeatCommand = m.Choose | m.CloseLook | m.Undo | m.Stand | m.Return | m.Replace | m.Remove | m.VoteUndo
COMMAND = "asked"
MASK = "0" * 64


class ViewerOutput(NamedTuple):
    """What these eyes get at one moment: the answer to `resume since 0`, to whatever they may ask, and what a bot is
    asked that gives them a hint."""

    welcome: bytes
    answers: bytes
    hint: bytes


def capture(table: Table, eyes: Eyes) -> ViewerOutput:
    """All the evidence of a moment."""
    return ViewerOutput(welcome(table, eyes, 0), answers(table, eyes), hint(table, eyes))


def welcome(table: Table, eyes: Eyes, since: int) -> bytes:
    """What a device gets that comes to the table."""
    seen = visibility.picture(table, eyes, _no_key)
    lines = visibility.lines(table, eyes, since)
    return masked(table, m.encode(m.Welcome(table.number, 0, seen.you, seen.table, seen.view, lines, "")))


class Seen(NamedTuple):
    """What a device has that follows a table."""

    number: int
    picture: visibility.Picture
    mark: Mark


def seen(table: Table, eyes: Eyes) -> Seen:
    """What there is to see now, and by what lines are told."""
    return Seen(table.number, visibility.picture(table, eyes, _no_key), mark_of(table, eyes))


def news(table: Table, eyes: Eyes, before: Seen) -> bytes:
    """What a connected device gets that had this before."""
    after, lines = seen(table, eyes), visibility.lines(table, eyes, before.number)
    again = retold(table, before.mark, after.mark, 0, before.number)
    return masked(table, visibility.news(lines, again, before.picture, after.picture))


def masked(table: Table, said: bytes) -> bytes:
    """A message with the commitment blotted out: it is the hash of the deal with a salt that nobody knows before the
    end, so it differs from world to world and tells nothing."""
    return said.replace(table.match.commitment.sha256.encode(), MASK.encode()) if table.match else said


def answers(table: Table, eyes: Eyes) -> bytes:
    """What becomes of everything that a guest could ask now.

    A guest may choose for every own seat. Whoever shares a screen shares the guest: for the seats that the screen does
    not look from, the answers are theirs.
    """
    others = set(table.seats_of(eyes.guest)) - {eyes.seat}
    return b"\n".join(_answer(table, eyes.guest, ask) for ask in asks(table) if ask.seat not in others)


def asks(table: Table) -> Iterator[SeatCommand]:
    """Every choice for every seat, and everything else that is asked by a seat."""
    for seat in range(len(table.seats)):
        for action in range(table.game.actions):
            yield m.Choose(COMMAND, seat, table.game.write(action), table.moment)
        yield m.Choose(COMMAND, seat, "?", table.moment)
        yield from (ask(COMMAND, seat) for ask in (m.CloseLook, m.Undo, m.Stand, m.Return))
        yield from (ask(COMMAND, seat) for ask in (m.Replace, m.Remove))
        yield m.VoteUndo(COMMAND, seat, True)


def _answer(table: Table, guest: str, ask: m.Command) -> bytes:
    """A refusal as it is sent; of what is done, what kinds of lines come of it."""
    try:
        return b" ".join(type(entry).__name__.encode() for entry in handle(table, guest, ask))
    except Refused as error:
        return m.encode(m.Refused(COMMAND, error.refusal))


def hint(table: Table, eyes: Eyes) -> bytes:
    """All that a bot knows which gives a hint to the seat that these eyes look from."""
    match = table.playing
    return m.encode(hint_request(match, eyes.seat)) if match and eyes.seat in match.due else b""


def _no_key(table: str, seat: int, generation: int) -> str:
    return ""
