"""What the things in a box are called: by key in its file, and for people."""

from functools import cache

from witching.core.message import Message
from witching.games.incantibus.box import Row
from witching.games.incantibus.box_loader import box_of, keys_by_kind, room_keys, standard_tables
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import (
    BOOK,
    EMPTY,
    GOLD,
    INGREDIENT,
    MONSTER,
    POTION,
    SORCERER,
    SPELL,
    UNKNOWN,
    WEAPON,
)
from witching.games.incantibus.notation import write_kind

SECTIONS = (
    ("ingredients", INGREDIENT, WEAPON), ("weapons", WEAPON, MONSTER), ("monsters", MONSTER, GOLD),
    ("gold", GOLD, SPELL), ("potions", POTION, BOOK), ("books", BOOK, SORCERER), ("sorcerers", SORCERER, UNKNOWN),
)  # fmt: skip


def key_of(tables: BoxTables, kind: int) -> str:
    """The key of a kind in its box file: `goblin`, `spell`, `three-gold`, `lady-goblina`."""
    return keys_by_kind(tables)[kind]


def key_or_none(tables: BoxTables, kind: int) -> str | None:
    """The key of a kind; None for an empty place."""
    return None if kind == EMPTY else key_of(tables, kind)


def kinds_by_key(tables: BoxTables, first: int, end: int) -> dict[str, int]:
    """The kinds of a range by their keys."""
    return {key: kind for kind, key in keys_by_kind(tables).items() if first <= kind < end}


def say_kind(tables: BoxTables, kind: int) -> Message | str:
    """A kind for people: by the name in the box file, by the built-in name, or by its key."""
    key = key_of(tables, kind)
    if SPELL <= kind < POTION:
        return Message(f"incantibus-token-{key}")
    section = next(name for name, first, end in SECTIONS if first <= kind < end)
    return _say(tables, section, key)


def say_any_kind(tables: BoxTables, kind: int) -> Message | str:
    """A kind for people; one that the box does not have is named as in the notation."""
    return say_kind(tables, kind) if kind in keys_by_kind(tables) else write_kind(kind)


def say_room(tables: BoxTables, room: int) -> Message | str:
    """A room for people."""
    return _say(tables, "rooms", room_keys(tables)[room])


def _say(tables: BoxTables, section: str, key: str) -> Message | str:
    name = _rows(tables, section)[key].name
    if name is not None:
        return name
    return Message(f"incantibus-name-{section}-{key}") if key in _standard_keys(section) else key.replace("-", " ")


def _rows(tables: BoxTables, section: str) -> dict[str, Row]:
    rows: dict[str, Row] = getattr(box_of(tables), section)
    return rows


@cache
def _standard_keys(section: str) -> frozenset[str]:
    """The keys of the standard box, for which the locale files have names."""
    return frozenset(_rows(standard_tables(), section))
