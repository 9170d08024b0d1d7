"""The independent checker of Incantibus, the content of the file: its shape, box, setup and commitment."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

SPECIAL = ["purse", "three-gold", "universalus", "stone"]  # (2.4)
CARDS = ["expandius", "fortuna", "imperium", "oculus", "universalus", "philosophio", "alchemy", "iskanto"]
TOKEN_SECTIONS = {"ingredients": "ingredient", "weapons": "weapon", "monsters": "monster", "gold": "gold"}
WORDS = {**TOKEN_SECTIONS, "potions": "potion", "books": "book"}
BROUGHT = {"expandius": "purse", "fortuna": "three-gold", "universalus": "universalus", "philosophio": "stone"}
SORTS = ["ingredients", "weapons", "monsters", "gold", "potions", "books"]  # the sorts of slots (6.7)
EXTRA_SORT = {"stone": "ingredients", "universalus": "weapons", "three-gold": "gold"}
WANDS = {2: [1, 4], 3: [1, 2, 4], 4: [1, 2, 3, 4]}
BACKS = {2: ["roof", "2+"], 3: ["roof", "2+", "3+"], 4: ["roof", "2+", "3+", "4"]}
# (2.1); first what holds where the key is not there
SWITCHES = {
    "imperium": ["catchable", "any"],
    "universalus_pays": ["special", "weapon"],
    "caster_wand": ["now", "pointing"],
}
LIMIT = 1_048_576

Price = tuple[str, Any]  # a word and its value; ("recipe", [ingredient words]) for a potion
Offer = list[tuple[str, int, int]]  # (kind, how many may be paid, what each counts), in box order
Line = dict[str, Any]


class Wrong(Exception):
    """The record is not right."""


def fail(where: str, what: str) -> NoReturn:
    """Refuse the record."""
    raise Wrong(f"{where}: {what}")


def deny(wrong: bool, where: str, what: str) -> None:
    """Refuse the record if this is wrong with it."""
    if wrong:
        fail(where, what)


# ---------------------------------------------------------------- the file (R1)
def no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object, refusing a key that occurs twice (R1.3)."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key is twice in an object")
    return made


def no_number(text: str) -> NoReturn:
    """Refuse fractions, exponents, NaN and infinities (R1.2, R1.4)."""
    raise ValueError(f"not an integer: {text[:40]}")


def parse(data: bytes) -> Any:
    """Read the bytes as strict JSON (R1.1 to R1.5)."""
    deny(len(data) > LIMIT, "file", "too long")
    try:
        text = data.decode("utf-8")
        if text.startswith("\ufeff"):
            raise ValueError("byte order mark")
        value = json.loads(text, object_pairs_hook=no_twins, parse_float=no_number, parse_constant=no_number)
        json.dumps(value, ensure_ascii=False).encode("utf-8")  # a lone surrogate fails here
    except UnicodeError:
        fail("file", "not UTF-8, or a lone surrogate")
    except ValueError as error:
        fail("file", " ".join(str(error).split()))
    except RecursionError:
        fail("file", "nested too deeply")
    return value


# ---------------------------------------------------------------- shapes
def an_object(value: Any, where: str, keys: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Any]:
    """An object with exactly these keys, and perhaps the optional ones (R1.3)."""
    deny(not isinstance(value, dict), where, "not an object")
    for key in keys:
        deny(key not in value, where, f"key {key} is missing")
    if unknown := set(value) - set(keys) - set(optional):
        fail(where, f"unknown key {min(unknown)!a}")
    found: dict[str, Any] = value
    return found


def a_list(value: Any, where: str, low: int = 0, high: int = LIMIT) -> list[Any]:
    """A list of low to high entries."""
    deny(not isinstance(value, list) or not low <= len(value) <= high, where, "not a list of the right length")
    found: list[Any] = value
    return found


def an_integer(value: Any, where: str, low: int = 0, high: int = 99) -> int:
    """An integer from low to high; true and false are not integers."""
    right = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    deny(not right, where, f"not an integer from {low} to {high}")
    found: int = value
    return found


def a_text(value: Any, where: str, low: int = 1, high: int = 40) -> str:
    """A string of low to high code points; by default TEXT (2.5)."""
    right = isinstance(value, str) and low <= len(value) <= high
    deny(not right, where, f"not a string of {low} to {high} characters")
    found: str = value
    return found


def check_shape(record: Any) -> None:
    """The keys and types of the whole except box, deal and result (R2, 2.1 to 2.3, R4.1)."""
    deny(not isinstance(record, dict), "record", "not an object")
    keys = ["format", "engine", "game", "options", "seats", "deal", "commitment", "actions", "result"]
    an_object(record, "record", keys + ["undone"] * ("undone" in record))
    deny(record["format"] != "witching-record-1", "format", "another format")
    a_text(record["engine"], "engine", 0)
    deny(record["game"] != "incantibus", "game", "another game")
    options = an_object(record["options"], "options", ["edition", "expert", "box"], SWITCHES)
    deny(options["edition"] != "ru", "options.edition", "not ru")
    deny(not isinstance(options["expert"], bool), "options.expert", "not a boolean")
    for key, values in SWITCHES.items():
        deny(options.get(key, values[0]) not in values, f"options.{key}", "not one of its values")
    for number, seat in enumerate(a_list(record["seats"], "seats", 2, 4)):
        an_object(seat, f"seats[{number}]", ["name", "kind", "wand"])
        a_text(seat["name"], f"seats[{number}].name", 0)
        a_text(seat["kind"], f"seats[{number}].kind", 0)
        an_integer(seat["wand"], f"seats[{number}].wand", 1, 4)
    opening = an_object(record["commitment"], "commitment", ["sha256", "salt"])
    for key, length in (("sha256", 64), ("salt", 32)):
        digits = a_text(opening[key], f"commitment.{key}", length, length)
        deny(not set(digits) <= set("0123456789abcdef"), f"commitment.{key}", "not lower-case hexadecimal")
    for step, entry in enumerate(a_list(record["actions"], "actions"), 1):
        a_list(entry, f"step {step}", 2, 2)
        an_integer(entry[0], f"step {step}", 0, 3)
        a_text(entry[1], f"step {step}", 0, LIMIT)
    check_undone(a_list(record.get("undone", []), "undone"), len(record["seats"]), len(record["actions"]))


def check_undone(undone: list[Any], seats: int, actions: int) -> None:
    """What was taken back (R6)."""
    left = 0
    for entry in undone:
        a_list(entry, "undone", 3, 3)
        seat, before, after = (an_integer(number, "undone", 0, LIMIT) for number in entry)
        deny(seat >= seats or after >= before or before < left, "undone", "this cannot have happened")
        left = after
    deny(left > actions, "undone", "it leaves more actions than there are")


# ---------------------------------------------------------------- the box (2.5)
def check_rows(
    box: dict[str, Any], section: str, most: tuple[int, int], keys: list[str], optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The rows of one section: how many, their keys, their optional name and other optional texts."""
    rows = box[section]
    if not isinstance(rows, dict) or not most[0] <= len(rows) <= most[1]:
        fail(f"box.{section}", f"not {most[0]} to {most[1]} rows")
    for key, row in rows.items():
        deny(not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", key), f"box.{section}", f"bad key {key!a}")
        an_object(row, f"box.{section}.{key}", keys, ["name", *optional])
        for field in {"name", *optional} & set(row):
            a_text(row[field], f"box.{section}.{key}.{field}")
        for field in {"visible", "secret", "points", "coins"} & set(keys):
            an_integer(row[field], f"box.{section}.{key}.{field}")
        for field in {"weapon", "back", "colour"} & set(keys):
            a_text(row[field], f"box.{section}.{key}.{field}")
    return rows


def check_counts(box: dict[str, Any], section: str, keys: list[str], optional: Iterable[str] = ()) -> None:
    """A section that is one plain object of numbers."""
    for key, value in an_object(box[section], f"box.{section}", keys, optional).items():
        an_integer(value, f"box.{section}.{key}")


def check_box(box: Any) -> None:
    """The shape of the box and everything that makes it playable (2.5)."""
    an_object(box, "box", [*TOKEN_SECTIONS, "spell-tokens", "special", "spell-cards", "rooms", "potions", "books",
                           "sorcerers", "case"], ["expert-case"])  # fmt: skip
    for section in TOKEN_SECTIONS:
        extra = {"monsters": ["points", "weapon"], "gold": ["coins"]}.get(section, [])
        check_rows(box, section, (1, 8), ["visible", "secret", *extra], ("kind",) if section == "monsters" else ())
    check_counts(box, "spell-tokens", ["visible", "secret"])
    check_counts(box, "special", SPECIAL)
    check_counts(box, "spell-cards", CARDS)
    check_counts(box, "case", SORTS)
    if "expert-case" in box:
        check_counts(box, "expert-case", [], SORTS)
    check_rows(box, "rooms", (8, 8), ["back", "visible", "secret"])  # (2.5, 3), so are the following
    check_rows(box, "potions", (9, 9), ["colour", "ingredients", "points"])
    check_rows(box, "books", (9, 9), ["price", "points"])
    check_rows(box, "sorcerers", (12, 12), ["price", "points"])
    check_token_counts(box)
    check_rooms(box["rooms"])
    check_recipes(box)
    for section in ("books", "sorcerers"):
        for key, row in box[section].items():
            check_price(box, row["price"], f"box.{section}.{key}.price")


def check_token_counts(box: dict[str, Any]) -> None:
    """(2.5, 1, 2, 4, 5)."""
    rows = [row for section in TOKEN_SECTIONS for row in box[section].values()] + [box["spell-tokens"]]
    for field, number in (("visible", 38), ("secret", 26)):
        deny(sum(row[field] for row in rows) != number, "box", f"not {number} {field} tokens")
    deny(14 not in (sum(amounts(box["monsters"])), sum(amounts(box["weapons"]))), "box", "no 14 monsters or weapons")
    deny(sum(box["special"].values()) != 6, "box.special", "not 6 special tokens")
    deny(sum(box["spell-cards"].values()) != 12, "box.spell-cards", "not 12 spell cards")
    keys = [key for section in WORDS for key in box[section]] + ["spell", *SPECIAL]
    deny(len(set(keys)) != len(keys), "box", "two kinds have the same key")
    for key, row in box["monsters"].items():
        deny(row["weapon"] not in box["weapons"], f"box.monsters.{key}.weapon", "no key of weapons")
        like = box["monsters"].get(row["kind"], row) if "kind" in row else {"weapon": row["weapon"]}
        deny("kind" in like, f"box.monsters.{key}.kind", "no key of a monster without kind")
        deny(like["weapon"] != row["weapon"], f"box.monsters.{key}.weapon", "not that of its kind")


def amounts(rows: dict[str, Any]) -> list[int]:
    """How many tokens each row has, visible and secret together."""
    return [row["visible"] + row["secret"] for row in rows.values()]


def check_rooms(rooms: dict[str, Any]) -> None:
    """(2.5, 6 and 7)."""
    backs = Counter(row["back"] for row in rooms.values())
    deny(backs != {"roof": 1, "2+": 3, "3+": 2, "4": 2}, "box.rooms", "wrong backs")
    sizes = {key: (row["visible"], row["secret"]) for key, row in rooms.items()}
    if sizes.get("roof") != (7, 0) or rooms["roof"]["back"] != "roof" or sizes.get("bedroom") != (4, 3):
        fail("box.rooms", "wrong roof or bedroom")
    deny(max(map(sum, sizes.values())) > 12, "box.rooms", "a room with more than 12 tokens")
    if sum(v for v, _ in sizes.values()) > 38 or sum(s for _, s in sizes.values()) > 26:
        fail("box.rooms", "more tokens in the rooms than there are")


def check_recipes(box: dict[str, Any]) -> None:
    """The ingredients of the potions (2.5, 8)."""
    held = dict(zip(box["ingredients"], amounts(box["ingredients"]), strict=True))
    for key, row in box["potions"].items():
        where = f"box.potions.{key}.ingredients"
        for name in a_list(row["ingredients"], where, 1, 8):
            deny(a_text(name, where) not in held, where, "no key of ingredients")
        if sum(max(0, n - held[name]) for name, n in Counter(row["ingredients"]).items()) > box["special"]["stone"]:
            fail(where, "can never be paid")


def check_price(box: dict[str, Any], price: Any, where: str) -> None:
    """(2.5, 9)."""
    deny(not isinstance(price, dict) or len(price) != 1, where, "not an object with one key")
    ((word, value),) = price.items()
    weapons, ingredients, special = amounts(box["weapons"]), amounts(box["ingredients"]), box["special"]
    coins = sum(n * row["coins"] for n, row in zip(amounts(box["gold"]), box["gold"].values(), strict=True))
    limits = {"any": 64, "spell": sum(box["spell-tokens"].values()), "special": 6, "wand": 4,
              "gold": coins + 3 * special["three-gold"], "weapons": sum(weapons),
              "equal-weapons": max(weapons), "equal-ingredients": max(ingredients),
              "different-weapons": sum(n > 0 for n in weapons),
              "different-ingredients": sum(n > 0 for n in ingredients)}  # fmt: skip
    if word == "monster":
        a_text(value, where)
        rows = {key: row for key, row in box["monsters"].items() if value in (key, row.get("kind"))}
        if value not in rows or "kind" in rows[value] or sum(amounts(rows)) == 0:
            fail(where, "no such monster")
    elif word == "potion":
        if a_text(value, where) not in [row["colour"] for row in box["potions"].values()]:
            fail(where, "no potion of this colour")
    elif word in limits:
        an_integer(value, where, 1, min(99, limits[word]))
    else:
        fail(where, "unknown word")


class Box:
    """The kinds of a box that was checked, named as in actions, in box order (2.4); `arms`: the kinds that pay as a
    weapon of any kind (6.6)."""

    def __init__(self, box: dict[str, Any], arms: list[str]) -> None:
        self.box, self.arms = box, arms
        self.kinds: list[str] = []
        self.section: dict[str, str] = {}
        self.key: dict[str, str] = {}
        self.row: dict[str, dict[str, Any]] = {}
        for section in [*TOKEN_SECTIONS, "spell", "special", "potions", "books"]:
            plain = {"spell": ["spell"], "special": SPECIAL}.get(section)  # kinds that are their own key
            for number, key in enumerate(plain or box[section], 1):
                kind = key if plain else f"{WORDS[section]}-{number}"
                self.kinds.append(kind)
                self.section[kind], self.key[kind] = section, key
                self.row[kind] = {} if plain else box[section][key]
        self.token = self.by_key(*TOKEN_SECTIONS, "spell")

    def by_key(self, *sections: str) -> dict[str, str]:
        """The kinds of some sections by their keys."""
        return {self.key[kind]: kind for kind in self.kinds if self.section[kind] in sections}

    def sort(self, kind: str) -> str | None:
        """The sort of slot that a kind fills, or None (6.7)."""
        return EXTRA_SORT.get(kind) or (self.section[kind] if self.section[kind] in SORTS else None)

    def price(self, kind: str) -> Price:
        """The price of a potion or a book."""
        if self.section[kind] == "potions":
            return "recipe", [self.token[key] for key in self.row[kind]["ingredients"]]
        price: Price = next(iter(self.row[kind]["price"].items()))
        return price


# ---------------------------------------------------------------- set-up and commitment (3, R4)
def hold_same(deal: dict[str, Any], key: str, wanted: Counter[str]) -> None:
    """The list of the deal holds exactly these names, in any order."""
    deny(Counter(deal[key]) != +wanted, f"deal.{key}", "does not hold what the box has")


def check_setup(record: dict[str, Any]) -> None:
    """Wands and deal (chapter 3; the box was checked before)."""
    box, deal, count = record["options"]["box"], record["deal"], len(record["seats"])
    deny(sorted(seat["wand"] for seat in record["seats"]) != WANDS[count], "seats", "wrong wands")
    an_object(deal, "deal", ["rooms", "visible", "secret", "potions", "books", "sorcerers", "removed", "spells"])
    for key, entries in deal.items():
        for entry in a_list(entries, f"deal.{key}"):
            a_text(entry, f"deal.{key}")
    hold_same(deal, "rooms", Counter(key for key, row in box["rooms"].items() if row["back"] in BACKS[count]))
    deny(deal["rooms"][0] != "roof", "deal.rooms", "the roof is not first")
    for field in ("visible", "secret"):
        tokens = Counter({key: row[field] for section in TOKEN_SECTIONS for key, row in box[section].items()})
        hold_same(deal, field, tokens + Counter(spell=box["spell-tokens"][field]))
    hold_same(deal, "potions", Counter(list(box["potions"])))
    hold_same(deal, "books", Counter(list(box["books"]) if record["options"]["expert"] else []))
    hold_same(deal, "spells", Counter(box["spell-cards"]))
    deny(len(deal["sorcerers"]) != 3 * count, "deal.sorcerers", "not three for each seat")
    if Counter(deal["sorcerers"] + deal["removed"]) != Counter(list(box["sorcerers"])):
        fail("deal.sorcerers", "with removed not every sorcerer once")


def check_commitment(record: dict[str, Any]) -> None:
    """The hash of deal, salt and wands (R4)."""
    wands = [{"wand": seat["wand"]} for seat in record["seats"]]
    sealed = {"deal": record["deal"], "salt": record["commitment"]["salt"], "seats": wands}
    written = json.dumps(sealed, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode("ascii")
    if hashlib.sha256(written).hexdigest() != record["commitment"]["sha256"]:
        fail("commitment.sha256", "does not match deal, salt and seats")
