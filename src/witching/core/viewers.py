"""Viewers: everybody who may look at a table is one of these types, never "no seat"."""

from msgspec import Struct

from witching.core.position import Position
from witching.core.refusal import refused


class Seated(Struct, frozen=True, tag="seated"):
    """The player of a seat. `look_closed`: the player has closed a private look that would still be open; the host
    takes that back when a new look begins."""

    seat: int
    look_closed: bool = False


class Spectator(Struct, frozen=True, tag="spectator"):
    """Somebody who sees what is open to all."""


class OpenBook(Struct, frozen=True, tag="open-book"):
    """Everything, for looking back: only for a finished game."""


class Hindsight(Struct, frozen=True, tag="hindsight"):
    """Everything, at an earlier moment of a game that has since ended: only code that holds the finished record may
    make one (`core.replay`), since the moment itself cannot tell."""


Viewer = Seated | Spectator | OpenBook | Hindsight


def check_viewer(viewer: Viewer, position: Position) -> None:
    """Refuse a seat that the table does not have, and the open book while the game goes on."""
    if isinstance(viewer, OpenBook) and not position.is_over():
        raise refused("core-refusal-open-book")
    if isinstance(viewer, Seated):
        check_seat(viewer.seat, position)


def check_seat(seat: int, position: Position) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < position.seats:
        raise refused("core-refusal-seat", given=str(seat)[:20], last=position.seats - 1)


def seat_of(viewer: Viewer) -> int:
    """The seat a viewer plays, or -1."""
    return viewer.seat if isinstance(viewer, Seated) else -1
