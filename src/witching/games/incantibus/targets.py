"""The places that wands point at, by area and number, and what they are called: V3."""

from typing import Final, Literal

from msgspec import Struct

from witching.core.message import Argument, Message
from witching.games.incantibus.notation import CHOICES

Area = Literal["visible", "secret", "potion", "book", "sorcerer"]

LETTERS: Final[dict[Area, str]] = {"visible": "V", "secret": "S", "potion": "P", "book": "B", "sorcerer": "M"}
"""By area, the letter of its places."""


class Target(Struct, frozen=True):
    """A place that wands point at; places of an area are counted from 1."""

    area: Area
    place: int


AREAS: Final[dict[str, Area]] = {
    "point visible": "visible",
    "take visible": "visible",
    "point secret": "secret",
    "look secret": "secret",
    "point potion": "potion",
    "point book": "book",
    "point sorcerer": "sorcerer",
}
TARGETS: Final = {
    action: Target(AREAS[choice.verb], choice.place + 1) for action, choice in CHOICES.items() if choice.place >= 0
}
"""By action, the place that it names."""


def say_at(target: Target, thing: Message | str | None) -> Message:
    """A place on the board and what lies there."""
    args: dict[str, Argument] = {"letter": LETTERS[target.area], "place": target.place}
    return Message("incantibus-at", args | {"thing": thing}) if thing else Message("incantibus-at-hidden", args)


def say_place(target: Target) -> Message:
    """A place on the board."""
    return Message("incantibus-place", {"letter": LETTERS[target.area], "place": target.place})
