"""Kinds and actions as text: one spelling for logs, tests, wire and records.

An action must be readable without its box, so a kind is written as its type and its number in the box: `monster-2`.
"""

from typing import NamedTuple

from witching.core.message import Argument, Message
from witching.core.refusal import refused
from witching.games.incantibus.components import (
    ACTIONS,
    BOOK,
    BOOKS,
    CAST_SPELL,
    DECLINE,
    DISCARD_KIND,
    FETCH_KIND,
    FIRST_KIND,
    KEEP_IT,
    KINDS,
    LOOK_SECRET,
    MOST_KINDS,
    MOST_SEATS,
    OPEN_PLACES,
    PAY_KIND,
    POINT_BOOK,
    POINT_POTION,
    POINT_SECRET,
    POINT_SORCERER,
    POINT_VISIBLE,
    POTION,
    POTIONS,
    PURSE,
    ROOM_PLACES,
    SORCERER,
    SORCERERS,
    SPECIALS,
    SPELL,
    SPELLS,
    SPEND_IT,
    STEAL_KIND,
    STEAL_KINDS,
    TAKE_VISIBLE,
)

FORMS = (
    *("point visible 1", "point secret 1", "point potion 1", "point book 1", "point sorcerer 1", "spend", "keep"),
    *("pay gold-1", "discard weapon-1", "cast oculus", "decline", "take visible 1", "look secret 1"),
    *("fetch monster-1", "steal 2 weapon-1"),
)


class Choice(NamedTuple):
    """An action in parts: `place` counts from 0, as do `seat` and `card`; what does not apply is -1."""

    verb: str
    place: int = -1
    kind: int = -1
    seat: int = -1
    card: int = -1


def _kinds() -> dict[int, str]:
    ranges = [(kind, first, MOST_KINDS) for kind, first in FIRST_KIND.items()]
    ranges += [("potion", POTION, POTIONS), ("book", BOOK, BOOKS), ("sorcerer", SORCERER, SORCERERS)]
    written = {first + i: f"{name}-{i + 1}" for name, first, size in ranges for i in range(size)}
    return written | {SPELL: "spell"} | {PURSE + i: name for i, name in enumerate(SPECIALS)}


KIND_NAMES = _kinds()


def write_kind(kind: int) -> str:
    """A kind of token or a piece: `monster-2`, `spell`, `three-gold`, `sorcerer-12`."""
    return KIND_NAMES[kind]


_PLACES = (
    ("point visible", POINT_VISIBLE, ROOM_PLACES),
    ("point secret", POINT_SECRET, ROOM_PLACES),
    ("point potion", POINT_POTION, OPEN_PLACES),
    ("point book", POINT_BOOK, OPEN_PLACES),
    ("point sorcerer", POINT_SORCERER, SORCERERS),
    ("take visible", TAKE_VISIBLE, ROOM_PLACES),
    ("look secret", LOOK_SECRET, ROOM_PLACES),
)
_OF_KINDS = (("pay", PAY_KIND), ("discard", DISCARD_KIND), ("fetch", FETCH_KIND))


def _every_choice() -> dict[int, Choice]:
    choices = {first + i: Choice(verb, place=i) for verb, first, size in _PLACES for i in range(size)}
    choices |= {SPEND_IT: Choice("spend"), KEEP_IT: Choice("keep"), DECLINE: Choice("decline")}
    choices |= {first + kind: Choice(verb, kind=kind) for verb, first in _OF_KINDS for kind in range(1, KINDS)}
    choices |= {CAST_SPELL + card: Choice("cast", card=card) for card in range(len(SPELLS))}
    for seat in range(MOST_SEATS):
        first = STEAL_KIND + STEAL_KINDS * seat - 1
        choices |= {first + kind: Choice("steal", kind=kind, seat=seat) for kind in range(1, STEAL_KINDS + 1)}
    return choices


CHOICES = _every_choice()


def split(action: int) -> Choice:
    """An action in parts."""
    return CHOICES[action]


def write(action: int) -> str:
    """An action in the one notation."""
    choice = CHOICES[action]
    words = [choice.verb]
    if choice.place >= 0:
        words.append(str(choice.place + 1))
    if choice.seat >= 0:
        words.append(str(choice.seat))
    if choice.card >= 0:
        words.append(SPELLS[choice.card])
    if choice.kind >= 0:
        words.append(write_kind(choice.kind))
    return " ".join(words)


ACTION_OF = {write(action): action for action in range(ACTIONS)}


def parse(text: str) -> int:
    """The action that `write` spells this way. Raises Refused."""
    if text not in ACTION_OF:
        raise refused("incantibus-refusal-notation", given=text[:40], allowed=", ".join(FORMS))
    return ACTION_OF[text]


def say_action(action: int) -> Message:
    """An action for people; a kind is named by its type and number, since there is no box to look it up in."""
    choice = CHOICES[action]
    args: dict[str, Argument] = {}
    if choice.place >= 0:
        args["place"] = choice.place + 1
    if choice.seat >= 0:
        args["seat"] = choice.seat
    if choice.card >= 0:
        args["card"] = say_card(choice.card)
    if choice.kind >= 0:
        args["token"] = write_kind(choice.kind)
    return Message(f"incantibus-action-{choice.verb.replace(' ', '-')}", args)


def say_card(card: int) -> Message:
    """The name of a spell card."""
    return Message(f"incantibus-card-{SPELLS[card]}")
