"""Viewers: everybody who may look at a table is one of these types, never "no seat"."""

from msgspec import Struct


class Seated(Struct, frozen=True, tag="seated"):
    """The player of a seat. `look_closed`: the player has closed a private look that would still be open."""

    seat: int
    look_closed: bool = False


class Spectator(Struct, frozen=True, tag="spectator"):
    """Somebody who sees what lies open to all."""


class OpenBook(Struct, frozen=True, tag="open-book"):
    """Everything, for looking back: only of a game that is over."""


Viewer = Seated | Spectator | OpenBook


def seat_of(viewer: Viewer) -> int:
    """The seat a viewer plays, or -1."""
    return viewer.seat if isinstance(viewer, Seated) else -1
