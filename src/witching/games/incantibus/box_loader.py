"""From the rows of a box to the tables of the engine, and what every kind is called."""

import copyreg
from collections import Counter
from functools import lru_cache
from typing import Any

import msgspec

from witching.core.converter import Converter
from witching.games.incantibus import components
from witching.games.incantibus.box import Box, TokenRow, box_document, convert_box, parse_box, standard_text
from witching.games.incantibus.box_check import WEAPON_PRICES, check_box
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import (
    ANY,
    BOOK,
    COUNT,
    DIFFERENT,
    EQUAL,
    GOLD,
    INGREDIENT,
    KINDS,
    LEAST_SEATS,
    MONSTER,
    POTION,
    PURSE,
    SLOTS,
    SORCERER,
    SPECIALS,
    SPELL,
    SPELLS,
    SUM,
    THREE_GOLD,
    WEAPON,
)

RANGES = {"ingredients": (INGREDIENT, WEAPON), "weapons": (WEAPON, MONSTER)}
PADDING = [0] * components.MOST_KINDS
_DOCUMENT = Converter(dict[str, Any])


@lru_cache(maxsize=64)
def tables_of_text(text: str) -> BoxTables:
    """The tables of a box file. Raises Refused, saying what is off."""
    return tables_of(check_box(parse_box(text)))


@lru_cache(maxsize=64)
def tables_of_document(document: bytes) -> BoxTables:
    """The tables of a box as a record stores it, in JSON. Raises Refused."""
    return tables_of(check_box(convert_box(_DOCUMENT.from_json(document))))


copyreg.pickle(BoxTables, lambda tables: (tables_of_document, (tables.document,)))


def standard_tables() -> BoxTables:
    """The tables of the standard box."""
    return tables_of_text(standard_text())


@lru_cache(maxsize=64)
def box_of(tables: BoxTables) -> Box:
    """The rows that these tables came from."""
    return convert_box(_DOCUMENT.from_json(tables.document))


@lru_cache(maxsize=64)
def keys_by_kind(tables: BoxTables) -> dict[int, str]:
    """By kind, the key of its row in the box file, for every kind in the box."""
    box = box_of(tables)
    keys = {SPELL: "spell"} | {PURSE + i: special for i, special in enumerate(SPECIALS)}
    sections = ((INGREDIENT, box.ingredients), (WEAPON, box.weapons), (MONSTER, box.monsters), (GOLD, box.gold))
    for first, rows in (*sections, (POTION, box.potions), (BOOK, box.books), (SORCERER, box.sorcerers)):
        keys |= {first + i: key for i, key in enumerate(rows)}
    return keys


def tables_of(box: Box) -> BoxTables:
    """Fill the tables from rows that have been checked."""
    tables = BoxTables(msgspec.json.encode(box_document(box)))
    _fill_packs(tables, box)
    rooms = sorted(box.rooms.values(), key=lambda room: room.back != "roof")
    tables.fill_rooms([r.visible for r in rooms], [r.secret for r in rooms], [LEAST_SEATS[r.back] for r in rooms])
    _fill_kinds(tables, box)
    _fill_prices(tables, box)
    return tables


@lru_cache(maxsize=64)
def room_keys(tables: BoxTables) -> list[str]:
    """The keys of the rooms by number, the roof first."""
    return sorted(box_of(tables).rooms, key=lambda key: box_of(tables).rooms[key].back != "roof")


def _tokens(box: Box) -> list[tuple[int, TokenRow]]:
    sections = ((INGREDIENT, box.ingredients), (WEAPON, box.weapons), (MONSTER, box.monsters), (GOLD, box.gold))
    return [(first + i, row) for first, rows in sections for i, row in enumerate(rows.values())]


def _fill_packs(tables: BoxTables, box: Box) -> None:
    visible = [kind for kind, row in _tokens(box) for _ in range(row.visible)] + [SPELL] * box.spell_tokens.visible
    secret = [kind for kind, row in _tokens(box) for _ in range(row.secret)] + [SPELL] * box.spell_tokens.secret
    cards = [card for card, name in enumerate(SPELLS) for _ in range(box.spell_cards[name])]
    tables.fill_packs(visible, secret, cards, [box.special[name] for name in SPECIALS])


def _fill_kinds(tables: BoxTables, box: Box) -> None:
    points, coins = [0] * components.UNKNOWN, [0] * KINDS
    for i, gold in enumerate(box.gold.values()):
        points[GOLD + i] = coins[GOLD + i] = gold.coins
    points[THREE_GOLD] = coins[THREE_GOLD] = 3
    points[SPELL] = 1
    for i, monster in enumerate(box.monsters.values()):
        points[MONSTER + i] = monster.points
    for i, potion in enumerate(box.potions.values()):
        points[POTION + i] = potion.points
    for first, rows in ((BOOK, box.books), (SORCERER, box.sorcerers)):
        for i, row in enumerate(rows.values()):
            points[first + i] = row.points
    weapons = [WEAPON + list(box.weapons).index(monster.weapon) for monster in box.monsters.values()]
    slots = [case_slots(box, expert=expert)[place] for expert in (False, True) for place in SLOTS]
    tables.fill_kinds(points, coins, (weapons + PADDING)[:8], slots)


def case_slots(box: Box, *, expert: bool) -> dict[str, int]:
    """The slots of a side of the case (I-CASE, I-EXPERT): the expert side is like the other one, but for what is said
    of it."""
    return box.case | (box.expert_case or {}) if expert else box.case


def _fill_prices(tables: BoxTables, box: Box) -> None:
    names = list(box.ingredients)
    for i, potion in enumerate(box.potions.values()):
        counts = Counter(potion.ingredients)
        tables.fill_recipe(i, ([counts[name] for name in names] + PADDING)[:8])
        fitting = [INGREDIENT + names.index(name) for name in counts]
        tables.fill_price(i, components.RECIPE, len(potion.ingredients), fitting)
    for first, rows in ((BOOK, box.books), (SORCERER, box.sorcerers)):
        for i, row in enumerate(rows.values()):
            ((word, value),) = row.price.items()
            tables.fill_price(first - POTION + i, *_price(box, word, value))
            if word in WEAPON_PRICES:
                tables.ask_weapons(first - POTION + i)


def _price(box: Box, word: str, value: int | str) -> tuple[int, int, list[int]]:
    """The way of a price, its amount and the kinds that fit."""
    if isinstance(value, str):
        if word == "monster":
            rows = enumerate(box.monsters.items())
            return COUNT, 1, [MONSTER + i for i, (key, row) in rows if value in (key, row.kind)]
        return COUNT, 1, [POTION + i for i, row in enumerate(box.potions.values()) if row.colour == value]
    if word == "wand":
        return components.BARE_WAND, value, []
    if word == "gold":
        return SUM, value, [*range(GOLD, SPELL), THREE_GOLD]
    if word == "any":
        return ANY, value, list(range(1, KINDS))
    counted = {"spell": range(SPELL, PURSE), "special": range(PURSE, POTION)}
    if word in counted:
        return COUNT, value, list(counted[word])
    way, _, what = word.rpartition("-")
    return {"": COUNT, "equal": EQUAL, "different": DIFFERENT}[way], value, list(range(*RANGES[what]))
