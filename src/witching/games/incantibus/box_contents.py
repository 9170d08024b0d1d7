"""What is printed on the things in a box: names, prices, points, weapons; open to everybody at any time (I-BOX)."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from witching.core.message import Message
from witching.games.incantibus.box import Box, MonsterRow, PieceRow, PotionRow, Row
from witching.games.incantibus.box_loader import box_of, case_slots, keys_by_kind, room_keys
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import KINDS, POTION, PURSE, SLOTS, SORCERER, SPELL, place_table
from witching.games.incantibus.names import SECTIONS, say_kind, say_room

CASE_PLACES = (*SLOTS, "spells", "purses")


class Price(Struct, frozen=True):
    """What a piece costs. `way` is the word of the box file, `ingredients` for a potion; `count` is how much of it, or
    the strongest wand allowed; `what` the keys of the ingredients or of the monster, or the colour of the potion."""

    way: str
    count: int
    what: list[str]


class Printed(Struct, frozen=True, omit_defaults=True):
    """One kind of thing; `section` is its part of the box file, `place` its part of a case.

    `kind` is the key of the monster of whose kind this one is, with other points. `mark` is the short name of a thing
    that the box file names itself; all others have theirs in the catalogue. `said` is everything printed on it, in
    words, if that is more than its name and the thing may turn up.
    """

    section: str
    place: str
    name: Message | str
    points: int
    price: Price | None = None
    weapon: str | None = None
    colour: str | None = None
    kind: str | None = None
    mark: str | None = None
    said: Message | None = None


class PrintedBox(Struct, frozen=True):
    """Everything in a box by key: `tokens` are all that a case may hold except sorcerers; `slots` are its slots, on the
    side that is played with."""

    tokens: dict[str, Printed]
    sorcerers: dict[str, Printed]
    rooms: dict[str, Message | str]
    slots: dict[str, int]


class Shortener:
    """Makes the marks of things that a box file names itself: the fewest letters that are unique in the box, and a full
    stop, which no built-in mark has in any language. Things in the standard box have theirs in the locale files."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def shorten(self, name: str) -> str:
        """The mark of one more thing with this name."""
        mark = next(mark for mark in _abbreviations(name.replace(" ", "")) if mark not in self._taken)
        self._taken.add(mark)
        return mark


@lru_cache(maxsize=64)
def printed(tables: BoxTables) -> PrintedBox:
    """What is printed in this box."""
    keys, shortener = keys_by_kind(tables), Shortener()
    return PrintedBox(
        tokens={keys[kind]: _printed(tables, kind, shortener) for kind in range(1, KINDS) if kind in keys},
        sorcerers={key: _printed(tables, kind, shortener) for kind, key in keys.items() if kind >= SORCERER},
        rooms={key: say_room(tables, room) for room, key in enumerate(room_keys(tables))},
        slots=slots_of(tables, expert=False),
    )


@lru_cache(maxsize=64)
def slots_of(tables: BoxTables, *, expert: bool) -> dict[str, int]:
    """The slots of a case, on the side for apprentices or for experts."""
    return dict(case_slots(box_of(tables), expert=expert))


def _printed(tables: BoxTables, kind: int, shortener: Shortener) -> Printed:
    section, name = section_of(kind), say_kind(tables, kind)
    row = _rows(box_of(tables), section).get(keys_by_kind(tables)[kind])
    return Printed(
        section=section,
        place=CASE_PLACES[place_table()[kind]] if kind < KINDS else section,
        name=name,
        points=tables.points_of(kind),
        price=_price(row),
        weapon=row.weapon if isinstance(row, MonsterRow) else None,
        kind=row.kind if isinstance(row, MonsterRow) else None,
        colour=row.colour if isinstance(row, PotionRow) else None,
        mark=shortener.shorten(name) if isinstance(name, str) else None,
    )


def section_of(kind: int) -> str:
    """The part of the box file that a kind belongs to."""
    if SPELL <= kind < POTION:
        return "special" if kind >= PURSE else "spells"
    return next(name for name, first, end in SECTIONS if first <= kind < end)


def _rows(box: Box, section: str) -> dict[str, Row]:
    rows: dict[str, Row] = getattr(box, section) if section not in ("spells", "special") else {}
    return rows


def _price(row: Row | None) -> Price | None:
    if isinstance(row, PotionRow):
        return Price("ingredients", len(row.ingredients), row.ingredients)
    if not isinstance(row, PieceRow):
        return None
    ((way, value),) = row.price.items()
    return Price(way, 1, [value]) if isinstance(value, str) else Price(way, value, [])


def _abbreviations(name: str) -> Iterator[str]:
    yield from (f"{name[:size]}." for size in range(2, len(name) + 1))
    yield from (f"{name[:2]}{number}." for number in range(2, 100))
