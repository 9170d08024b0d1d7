"""An independent checker for records of Incantibus, written from record.md and record-incantibus.md alone.

Numbers in brackets are sections: (R1) of record.md, (6.3) of record-incantibus.md. Slow and plain on purpose.
Messages name a key or a step and never tell what lies face down (R6).
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
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
    """Build an object, refusing a key that stands twice (R1.3)."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands twice in an object")
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
    return value


def a_list(value: Any, where: str, low: int = 0, high: int = LIMIT) -> list[Any]:
    """A list of low to high entries."""
    deny(not isinstance(value, list) or not low <= len(value) <= high, where, "not a list of the right length")
    return value


def an_integer(value: Any, where: str, low: int = 0, high: int = 99) -> int:
    """An integer from low to high; true and false are none."""
    right = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    deny(not right, where, f"not an integer from {low} to {high}")
    return value


def a_text(value: Any, where: str, low: int = 1, high: int = 40) -> str:
    """A string of low to high code points; by default TEXT (2.5)."""
    right = isinstance(value, str) and low <= len(value) <= high
    deny(not right, where, f"not a string of {low} to {high} characters")
    return value


def check_shape(record: Any) -> None:
    """The keys and types of the whole but for box, deal and result (R2, 2.1 to 2.3, R4.1)."""
    an_object(
        record, "record", ["format", "engine", "game", "options", "seats", "deal", "commitment", "actions", "result"]
    )
    deny(record["format"] != "witching-record-1", "format", "another format")
    a_text(record["engine"], "engine", 0)
    deny(record["game"] != "incantibus", "game", "another game")
    options = an_object(record["options"], "options", ["edition", "expert", "box"])
    deny(options["edition"] != "ru", "options.edition", "not ru")
    deny(not isinstance(options["expert"], bool), "options.expert", "not a boolean")
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


# ---------------------------------------------------------------- the box (2.5)
def check_rows(box: dict[str, Any], section: str, most: tuple[int, int], keys: list[str]) -> dict[str, Any]:
    """The rows of one section: how many, their keys, their optional name."""
    rows = box[section]
    if not isinstance(rows, dict) or not most[0] <= len(rows) <= most[1]:
        fail(f"box.{section}", f"not {most[0]} to {most[1]} rows")
    for key, row in rows.items():
        deny(not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", key), f"box.{section}", f"bad key {key!a}")
        an_object(row, f"box.{section}.{key}", keys, ["name"])
        if "name" in row:
            a_text(row["name"], f"box.{section}.{key}.name")
        for field in {"visible", "secret", "points", "coins"} & set(keys):
            an_integer(row[field], f"box.{section}.{key}.{field}")
        for field in {"weapon", "back", "colour"} & set(keys):
            a_text(row[field], f"box.{section}.{key}.{field}")
    return rows


def check_counts(box: dict[str, Any], section: str, keys: list[str]) -> None:
    """A section that is one plain object of numbers."""
    for key, value in an_object(box[section], f"box.{section}", keys).items():
        an_integer(value, f"box.{section}.{key}")


def check_box(box: Any) -> None:
    """The shape of the box and all that makes it playable (2.5)."""
    an_object(box, "box", [*TOKEN_SECTIONS, "spell-tokens", "special", "spell-cards", "rooms", "potions", "books",
                           "sorcerers", "case"])  # fmt: skip
    for section in TOKEN_SECTIONS:
        extra = {"monsters": ["points", "weapon"], "gold": ["coins"]}.get(section, [])
        check_rows(box, section, (1, 8), ["visible", "secret", *extra])
    check_counts(box, "spell-tokens", ["visible", "secret"])
    check_counts(box, "special", SPECIAL)
    check_counts(box, "spell-cards", CARDS)
    check_counts(box, "case", SORTS)
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
        row = box["monsters"].get(a_text(value, where))
        if row is None or row["visible"] + row["secret"] == 0:
            fail(where, "no such monster")
    elif word == "potion":
        if a_text(value, where) not in [row["colour"] for row in box["potions"].values()]:
            fail(where, "no potion of this colour")
    elif word in limits:
        an_integer(value, where, 1, min(99, limits[word]))
    else:
        fail(where, "unknown word")


class Box:
    """The kinds of a box that was checked, named as in actions, in box order (2.4)."""

    def __init__(self, box: dict[str, Any]) -> None:
        self.box = box
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
        """The sort of slot a kind fills, or None (6.7)."""
        return EXTRA_SORT.get(kind) or (self.section[kind] if self.section[kind] in SORTS else None)

    def price(self, kind: str) -> Price:
        """The price of a potion or a book."""
        if self.section[kind] == "potions":
            return "recipe", [self.token[key] for key in self.row[kind]["ingredients"]]
        return next(iter(self.row[kind]["price"].items()))


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


# ---------------------------------------------------------------- payments (6.6)
def offers(box: Box, price: Price, case: Counter[str]) -> tuple[int, list[Offer]]:
    """What a price needs, and the collections of the case it may be paid from.

    A payment is a part of ONE of the offers that counts at least the need, and less without any one of its things.
    """
    word, value = price
    held = [kind for kind in box.kinds if case[kind] > 0]
    of = {name: [kind for kind in held if box.section[kind] == name] for name in (*SORTS, "spell", "special")}
    if word == "recipe":
        recipe = [(kind, min(case[kind], value.count(kind)), 1) for kind in of["ingredients"] if kind in value]
        return len(value), [recipe + [(kind, case[kind], 1) for kind in held if kind == "stone"]]
    if word == "gold":
        coins = {kind: 3 if kind == "three-gold" else box.row[kind].get("coins", 0) for kind in held}
        return value, [[(kind, case[kind], coins[kind]) for kind in held if coins[kind] > 0]]
    if word.startswith("equal-"):
        return value, [[(kind, case[kind], 1)] for kind in of[word.removeprefix("equal-")]]
    if word.startswith("different-"):
        return value, [[(kind, 1, 1) for kind in of[word.removeprefix("different-")]]]
    if word == "monster":
        return 1, [[(kind, case[kind], 1) for kind in of["monsters"] if box.key[kind] == value]]
    if word == "potion":
        return 1, [[(kind, case[kind], 1) for kind in of["potions"] if box.row[kind]["colour"] == value]]
    fitting = held if word == "any" else of[word]  # any, spell, special, weapons
    return value, [[(kind, case[kind], 1) for kind in fitting]]


def spellings(offer: Offer, need: int, begun: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every payment from one offer, spelled in box order, whose spelling begins with what is begun."""
    counts = {kind: weight for kind, _, weight in offer}
    most = {kind: limit for kind, limit, _ in offer}
    if any(begun.count(kind) > most.get(kind, 0) for kind in begun):
        return  # not in this offer
    if list(begun) != sorted(begun, key=list(most).index):
        return  # not in box order
    total = sum(counts[kind] for kind in begun)
    if total >= need:
        if all(total - counts[kind] < need for kind in begun):  # none could be left out
            yield begun
        return
    first = list(most).index(begun[-1]) if begun else 0  # never before the last one
    for place in range(first, len(offer)):
        if total + sum(w * (n - begun.count(kind)) for kind, n, w in offer[place:]) < need:
            return  # not even all the rest would be enough
        yield from spellings(offer, need, (*begun, offer[place][0]))


def payments(box: Box, price: Price, case: Counter[str], begun: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every payment in the case for a price whose spelling begins with what is begun. Not for a wand."""
    need, choices = offers(box, price, case)
    for offer in choices:
        yield from spellings(offer, need, begun)


# ---------------------------------------------------------------- the game (6)
class Game:
    """The state (6.1) and its course."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Lay the table (6.1)."""
        deal, options = record["deal"], record["options"]
        self.box, self.expert, self.seats = Box(options["box"]), options["expert"], range(len(record["seats"]))
        self.rooms: list[str] = deal["rooms"]
        self.row: list[str] = deal["sorcerers"]
        self.status: list[str | int] = ["hidden"] * len(self.row)  # hidden, open, escaped, or the seat that beat it
        self.stack = {field: [self.box.token[key] for key in deal[field]] for field in ("visible", "secret")}
        self.stack["potion"] = [self.box.by_key("potions")[key] for key in deal["potions"]]
        self.stack["book"] = [self.box.by_key("books")[key] for key in deal["books"]]
        self.spells: list[str] = deal["spells"][3:]
        self.open_cards = Counter(deal["spells"][:3])
        self.places: dict[str, list[str | None]] = {"potion": [None] * 3, "book": [None] * 3}
        self.supply, self.moat = Counter(options["box"]["special"]), Counter[str]()
        self.wand: list[int] = [seat["wand"] for seat in record["seats"]]
        self.case: list[Counter[str]] = [Counter() for _ in self.seats]
        self.room, self.mover, self.moment = 1, -1, "CAST"
        self.chosen: list[str] = []  # the choices of this casting, in seat order
        self.pointed_with: list[int] = []
        self.takers: set[int] = set()
        self.casters: set[int] = set()
        self.card: str | None = None
        self.extra: str | None = None  # None, due or free (6.8)
        self.at: tuple[str, int] = ("", 0)  # what a SPEND or PAY is about: a row of places and an index
        self.paid: tuple[str, ...] = ()
        self.before: Counter[str] = Counter()  # the case before the first token of a payment
        self.laid: list[int] = []
        self.refill()
        self.open_room()

    # ---- what is owed and legal

    def owes(self) -> int | None:
        """The seat that must choose next, None when the game is over (6.1, R6)."""
        if self.moment == "OVER":
            return None
        return len(self.chosen) if self.moment == "CAST" else self.mover

    def legal(self, seat: int) -> list[str]:
        """All legal actions of the seat that owes a choice."""
        case = self.case[seat]
        if self.moment == "CAST":
            return self.legal_points(seat)
        if self.moment == "SPEND":
            return ["spend", "keep"]
        if self.moment == "PAY":
            price = self.price_at(*self.at)
            return [f"pay {kind}" for kind in self.box.kinds
                    if any(True for _ in payments(self.box, price, self.before, (*self.paid, kind)))]  # fmt: skip
        if self.moment == "DISCARD":
            full = self.overflow(seat)
            return [f"discard {kind}" for kind in self.box.kinds
                    if case[kind] > 0 and full.get(str(self.box.sort(kind)), 0) > 0]  # fmt: skip
        if self.moment == "CARD":
            declines = ["decline"] if self.extra == "free" else []
            return [f"cast {card}" for card in CARDS if self.open_cards[card] > 0] + declines
        return self.legal_targets()

    def legal_points(self, seat: int) -> list[str]:
        """(6.3), with the wand the seat holds."""
        found = [(row, i) for row in ("visible", "secret") for i, kind in enumerate(self.places[row]) if kind]
        found += [(row, i) for row in ("potion", "book") for i, kind in enumerate(self.places[row])
                  if kind and self.can_pay(seat, row, i, self.wand[seat])]  # fmt: skip
        if self.is_final():
            found += [("sorcerer", i) for i, status in enumerate(self.status) if status == "hidden"
                      or (status == "open" and self.can_pay(seat, "sorcerer", i, self.wand[seat]))]  # fmt: skip
        return [f"point {row} {i + 1}" for row, i in found]

    def legal_targets(self) -> list[str]:
        """(6.8)."""
        me = self.case[self.mover]
        if self.card == "imperium":
            return [f"take visible {i + 1}" for i, kind in enumerate(self.places["visible"])
                    if kind and (self.catches(kind) or me["universalus"] > 0)]  # fmt: skip
        if self.card == "oculus":
            return [f"look secret {i + 1}" for i, kind in enumerate(self.places["secret"]) if kind]
        if self.card == "alchemy":
            stolen = [kind for kind in self.box.kinds if self.box.sort(kind) in ("ingredients", "weapons", "gold")]
            return [f"steal {seat} {kind}" for seat in self.seats if seat != self.mover
                    for kind in stolen if self.case[seat][kind] > 0]  # fmt: skip
        return [f"fetch {kind}" for kind in self.box.kinds if self.moat[kind] > 0]

    def price_at(self, row: str, index: int) -> Price:
        """The price of the piece at a place."""
        if row == "sorcerer":
            return next(iter(self.box.box["sorcerers"][self.row[index]]["price"].items()))
        return self.box.price(str(self.places[row][index]))

    def can_pay(self, seat: int, row: str, index: int, wand: int) -> bool:
        """Whether the seat can pay for the piece, with this wand (6.6)."""
        price = self.price_at(row, index)
        if price[0] == "wand":
            return wand <= price[1]
        return any(True for _ in payments(self.box, price, self.case[seat]))

    def catches(self, kind: str) -> bool:
        """The kind is no monster, or the mover has the weapon (6.4)."""
        weapon = self.box.row[kind].get("weapon")  # only the row of a monster has one
        return weapon is None or self.case[self.mover][self.box.token[weapon]] > 0

    def overflow(self, seat: int) -> dict[str, int]:
        """What the seat holds beyond its slots, by sort (6.7)."""
        held = Counter(dict.fromkeys(SORTS, 0))
        for kind, number in self.case[seat].items():
            if sort := self.box.sort(kind):
                held[sort] += number
        return {sort: max(0, held[sort] - self.box.box["case"][sort]) for sort in SORTS}

    def in_order(self, seat: int) -> bool:
        """(6.7)."""
        over, purses = sum(self.overflow(seat).values()), self.case[seat]["purse"]
        return over == 0 or over <= 1 + 2 * min(purses, 2) - purses

    def is_final(self) -> bool:
        """All rooms are behind us (6.1)."""
        return self.room > len(self.rooms)

    # ---- carrying out

    def play(self, action: str) -> None:
        """Carry out an action that is legal for the seat that owes it (5)."""
        word, *rest = action.split(" ")
        if word == "point":
            return self.point(action)
        self.moment = "GOING"  # what is carried out below may set another one
        if word in ("spend", "keep"):
            self.spend(word == "spend")
        elif word == "pay":
            self.pay(rest[0])
        elif word == "discard":
            self.to_moat(rest[0])
        elif word == "cast":
            self.cast(rest[0])
        elif word == "decline":
            self.extra = None
        elif word == "take":
            self.take_visible(int(rest[1]) - 1)
        elif word == "look":
            self.look_secret(int(rest[1]) - 1)
        elif word == "steal":
            self.case[int(rest[0])][rest[1]] -= 1
            self.case[self.mover][rest[1]] += 1
        elif word == "fetch":
            self.moat[rest[0]] -= 1
            self.bring(rest[0], "free")
        self.go_on()

    def point(self, action: str) -> None:
        """One choice of a casting; with the last one, contests and swaps (6.3)."""
        self.chosen.append(action)
        if len(self.chosen) < len(self.seats):
            return
        self.pointed_with = list(self.wand)
        for choice in set(self.chosen):
            group = sorted((s for s in self.seats if self.chosen[s] == choice), key=lambda s: self.pointed_with[s])
            weakest, strongest = group[0], group[-1]
            self.takers.add(strongest)
            self.wand[weakest], self.wand[strongest] = self.pointed_with[strongest], self.pointed_with[weakest]
        self.moment = "GOING"
        self.go_on()

    def go_on(self) -> None:
        """Do what applies until somebody owes a choice or the game is over (6.2)."""
        while self.moment == "GOING":
            if self.mover >= 0 and not self.in_order(self.mover):
                self.moment = "DISCARD"
            elif self.card is not None:
                self.end_spell()
            elif self.takers:
                self.mover = max(self.takers, key=lambda s: self.pointed_with[s])
                self.takers.remove(self.mover)
                self.taking()
            elif self.casters:
                self.mover = max(self.casters, key=lambda s: self.wand[s])
                self.casters.remove(self.mover)
                self.moment = "CARD" if self.open_cards.total() > 0 else "GOING"
            elif not self.is_final() and sum(k is not None for k in self.in_room()) < 2:
                self.leave_room()
            elif self.is_final() and self.finished():
                self.moment = "OVER"
            else:
                self.moment, self.chosen = "CAST", []

    def in_room(self) -> list[str | None]:
        """All places of the room."""
        return self.places["visible"] + self.places["secret"]

    def to_moat(self, kind: str) -> None:
        """One of a kind goes from the mover's case to the moat."""
        self.case[self.mover][kind] -= 1
        self.moat[kind] += 1

    def taking(self) -> None:
        """The mover takes what it points at (6.5)."""
        _, row, place = self.chosen[self.mover].split(" ")
        self.at = row, int(place) - 1
        if row in ("visible", "secret"):
            return self.take_token(row, int(place) - 1)
        if row == "sorcerer":
            self.status[self.at[1]] = "open"
            if not self.can_pay(self.mover, *self.at, self.pointed_with[self.mover]):
                self.status[self.at[1]] = "escaped"
                return
        if self.price_at(*self.at)[0] == "wand":
            return self.get_piece()
        self.moment, self.paid, self.before = "PAY", (), Counter(self.case[self.mover])

    def take_token(self, row: str, index: int) -> None:
        """A token of the room is taken in a casting (6.5). Its place stays filled until SPEND is answered."""
        kind = str(self.places[row][index])
        if not self.catches(kind) and self.case[self.mover]["universalus"] > 0:
            self.moment = "SPEND"
            return
        self.places[row][index] = None
        if self.catches(kind):
            self.case[self.mover][kind] += 1
            if kind == "spell":
                self.casters.add(self.mover)
        else:
            self.moat[kind] += 1

    def spend(self, spends: bool) -> None:
        """SPEND in a casting (6.5) or after Oculus (6.8)."""
        row, index = self.at
        kind = str(self.places[row][index])
        if spends:
            self.to_moat("universalus")
            self.case[self.mover][kind] += 1
        elif self.card is None:
            self.moat[kind] += 1
        if spends or self.card is None:
            self.places[row][index] = None

    def pay(self, kind: str) -> None:
        """The next token of a payment (6.6)."""
        self.to_moat(kind)
        self.paid = (*self.paid, kind)
        if self.paid in payments(self.box, self.price_at(*self.at), self.before, self.paid):
            self.get_piece()
        else:
            self.moment = "PAY"

    def get_piece(self) -> None:
        """The piece that was paid for is the mover's (6.5)."""
        row, index = self.at
        if row == "sorcerer":
            self.status[index] = self.mover
        else:
            self.case[self.mover][str(self.places[row][index])] += 1
            self.places[row][index] = None

    # ---- spells (6.8)

    def cast(self, card: str) -> None:
        """Bring a card into play."""
        self.extra, self.card = None, card
        self.open_cards[card] -= 1
        if card in BROUGHT:
            if self.supply[BROUGHT[card]] > 0:
                self.supply[BROUGHT[card]] -= 1
                self.case[self.mover][BROUGHT[card]] += 1
        elif self.legal_targets():
            self.moment = "TARGET"

    def bring(self, kind: str, extra: str) -> None:
        """A spell brings a token into the mover's case; a spell token gives an extra cast."""
        self.case[self.mover][kind] += 1
        if kind == "spell":
            self.extra = extra

    def take_visible(self, index: int) -> None:
        """Imperium."""
        kind = str(self.places["visible"][index])
        self.places["visible"][index] = None
        if not self.catches(kind):
            self.to_moat("universalus")
        self.bring(kind, "due")

    def look_secret(self, index: int) -> None:
        """Oculus."""
        kind = str(self.places["secret"][index])
        if self.catches(kind):
            self.places["secret"][index] = None
            self.bring(kind, "due")
        elif self.case[self.mover]["universalus"] > 0:
            self.moment, self.at = "SPEND", ("secret", index)

    def end_spell(self) -> None:
        """The card leaves the game, another one opens, an extra cast may follow."""
        self.card = None
        if self.spells:
            self.open_cards[self.spells[0]] += 1
            self.spells = self.spells[1:]
        if self.extra and self.open_cards.total() > 0:
            self.moment = "CARD"
        else:
            self.extra = None

    # ---- rooms and the end (6.9, 6.10)

    def draw(self, stack: str) -> str | None:
        """The front of a stack, None when it is empty."""
        return self.stack[stack].pop(0) if self.stack[stack] else None

    def refill(self) -> None:
        """Fill the empty places for potions and books."""
        for row in ("potion", "book"):
            self.places[row] = [kind or self.draw(row) for kind in self.places[row]]

    def open_room(self) -> None:
        """Lay out room r and open the r-th sorcerer, or, in the final, lay out nothing."""
        size = {"visible": 0, "secret": 0}
        if not self.is_final():
            size = self.box.box["rooms"][self.rooms[self.room - 1]]
            self.status[self.room - 1] = "open"
        for row in ("visible", "secret"):
            self.places[row] = [self.draw(row) for _ in range(size[row])]

    def leave_room(self) -> None:
        """What is left goes to the moat; on to the next room or the final."""
        self.moat.update(kind for kind in self.in_room() if kind)
        self.refill()
        self.room += 1
        self.open_room()

    def finished(self) -> bool:
        """Whether the game is finished in the final; sets who has laid the wand (6.10)."""
        if "hidden" in self.status:
            return False
        if "open" not in self.status:
            return True
        self.laid = [seat for seat in self.seats if not self.legal_points(seat)]
        return self.laid != []

    # ---- the result (7)

    def result(self) -> dict[str, Any]:
        """The result of a game that is over."""
        seats = []
        for seat in self.seats:
            lines = self.lines(seat)
            seats.append({"points": sum(line["points"] for line in lines), "wand": self.wand[seat], "lines": lines})
        best = max(self.seats, key=lambda seat: (seats[seat]["points"], self.wand[seat]))
        return {"how": "laid" if self.laid else "cleared", "laid": self.laid, "winners": [best], "seats": seats}

    def lines(self, seat: int) -> list[Line]:
        """The score sheet of a seat."""
        sorcerers = [key for key, status in zip(self.row, self.status, strict=True) if status == seat]
        points = self.box.box["sorcerers"]
        parts = [(of, self.scored(seat, of)) for of in ("gold", "monsters", "potions", "spell-tokens", "books")]
        parts.append(("sorcerers", [(key, points[key]["points"]) for key in sorcerers]))
        found: list[Line] = [
            {"rule": "I-SCORE", "of": of, "tokens": [key for key, _ in part], "points": sum(n for _, n in part)}
            for of, part in parts if part
        ]  # fmt: skip
        if self.expert:
            found.append({"rule": "I-EXPERT", "of": "wand", "tokens": [], "points": self.wand[seat]})
        return found

    def scored(self, seat: int, of: str) -> list[tuple[str, int]]:
        """The key and the points of every token of the case that a line counts, in box order."""
        found = []
        for kind in self.box.kinds:
            line = {"three-gold": "gold", "spell": "spell-tokens"}.get(kind, self.box.section[kind])
            if line == of:
                row = {"three-gold": {"coins": 3}, "spell": {"points": 1}}.get(kind, self.box.row[kind])
                found += [(self.box.key[kind], row["coins" if of == "gold" else "points"])] * self.case[seat][kind]
        return found


# ---------------------------------------------------------------- the whole
def replay(record: dict[str, Any]) -> None:
    """Every action in order, then the result (R6, R7)."""
    game = Game(record)
    for step, (seat, action) in enumerate(record["actions"], 1):
        owing = game.owes()
        deny(owing is None, f"step {step}", "the game is over")
        deny(seat != owing, f"step {step}", "another seat owes a choice")
        deny(action not in game.legal(seat), f"step {step}", f"not legal: {action[:60]!a}")
        game.play(action)
    wanted = game.result() if game.moment == "OVER" else None
    if json.dumps(record["result"], sort_keys=True) != json.dumps(wanted, sort_keys=True):
        fail("result", "the game is not over" if wanted is None else "not what the game came to")


def check(data: bytes) -> str | None:
    """None if the record is right, else one line that says what is wrong."""
    try:
        record = parse(data)
        check_shape(record)
        check_box(record["options"]["box"])
        check_setup(record)
        check_commitment(record)
        replay(record)
    except Wrong as wrong:
        return str(wrong)
    return None


def main(paths: list[str]) -> int:
    """One line per file; 1 if any is wrong."""
    bad = 0
    for path in paths:
        with open(path, "rb") as file:
            answer = check(file.read(LIMIT + 1))
        bad += answer is not None
        print(f"{path}: {answer or 'right'}")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
