"""The box file: TOML, read into rows of the right shape. `box_check` checks what they add up to."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from witching.core.game import Document
from witching.core.refusal import refused
from witching.games.incantibus.box_values import CHECKS, check_number, check_table
from witching.games.incantibus.components import MOST_KINDS, SLOTS, SPECIALS, SPELLS

MOST_BYTES = 64 * 1024
T = TypeVar("T", bound=Struct)
_KEY = re.compile(r"[a-z][a-z0-9-]{0,39}")


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of the box file; `name` is what the owner calls it."""

    name: str | None = None


class TokenRow(Row, frozen=True):
    """How many tokens of a kind there are."""

    visible: int
    secret: int


class MonsterRow(TokenRow, frozen=True):
    """Monsters with the same points, and the weapon that catches them; `kind` is the key of the row of whose kind they
    are, if another row has it."""

    points: int
    weapon: str
    kind: str | None = None


class GoldRow(TokenRow, frozen=True):
    """A kind of gold token: its coins and points."""

    coins: int


class RoomRow(Row, frozen=True):
    """A room: the mark on its back and how many tokens lie in it."""

    back: str
    visible: int
    secret: int


class PotionRow(Row, frozen=True):
    """A potion: its colour and the ingredients it is brewed from."""

    colour: str
    ingredients: list[str]
    points: int


class PieceRow(Row, frozen=True):
    """A book or a sorcerer: `price` is one word, with an amount or a name."""

    price: dict[str, int | str]
    points: int


class SpellTokens(Struct, frozen=True):
    """How many spell tokens there are."""

    visible: int
    secret: int


class Box(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """What is in a box, in the order of its file; `expert_case` has the slots of the expert side that differ."""

    ingredients: dict[str, TokenRow]
    weapons: dict[str, TokenRow]
    monsters: dict[str, MonsterRow]
    gold: dict[str, GoldRow]
    spell_tokens: SpellTokens
    special: dict[str, int]
    spell_cards: dict[str, int]
    rooms: dict[str, RoomRow]
    potions: dict[str, PotionRow]
    books: dict[str, PieceRow]
    sorcerers: dict[str, PieceRow]
    case: dict[str, int]
    expert_case: dict[str, int] | None = None


ROWS: dict[str, type[Row]] = {
    "ingredients": TokenRow, "weapons": TokenRow, "monsters": MonsterRow, "gold": GoldRow, "rooms": RoomRow,
    "potions": PotionRow, "books": PieceRow, "sorcerers": PieceRow,
}  # fmt: skip
NUMBERS: dict[str, tuple[str, ...]] = {
    "special": SPECIALS,
    "spell-cards": SPELLS,
    "case": SLOTS,
    "expert-case": SLOTS,
}
SECTIONS = tuple(field.encode_name for field in msgspec.structs.fields(Box))
REQUIRED = tuple(field.encode_name for field in msgspec.structs.fields(Box) if field.required)


@cache
def standard_text() -> str:
    """The box file used unless another is given."""
    return resources.files("witching.games.incantibus").joinpath("box.toml").read_text(encoding="utf-8")


def parse_box(text: str) -> Box:
    """The box in a TOML text. Raises Refused, naming the row or the line."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise refused("incantibus-box-too-large", "I-BOX", most=MOST_BYTES)
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise refused("incantibus-box-nested", "I-BOX") from None
    except ValueError as error:
        raise refused("incantibus-box-not-toml", "I-BOX", why=str(error)[:120]) from None
    return convert_box(document)


def convert_box(document: Mapping[str, object]) -> Box:
    """The box in a record's document. Raises Refused, naming the row."""
    _check_keys("box", document, SECTIONS, REQUIRED)
    found: dict[str, Any] = {
        name.replace("-", "_"): _section(name, document[name]) for name in SECTIONS if name in document
    }
    return Box(**found)


def box_document(box: Box) -> Document:
    """A box as a record stores it, in the shape of its file."""
    document: Document = msgspec.to_builtins(box)
    return document


def _section(name: str, given: object) -> object:
    if name == "spell-tokens":
        return _row(name, given, SpellTokens)
    rows = check_table(name, given)
    if name in NUMBERS:
        _check_keys(name, rows, NUMBERS[name], NUMBERS[name] if name in REQUIRED else ())
        held = [row for row in NUMBERS[name] if row in rows]
        for row in held:
            check_number(f"{name}.{row}", rows[row])
        return {row: rows[row] for row in held}
    for row in rows:
        if not _KEY.fullmatch(row):
            raise refused("incantibus-box-key", "I-BOX", row=f"{name}.{row[:40]}")
    if name in ("ingredients", "weapons", "monsters", "gold") and not 1 <= len(rows) <= MOST_KINDS:
        raise refused("incantibus-box-kinds", "I-BOX", row=name, found=len(rows), most=MOST_KINDS)
    return {row: _row(f"{name}.{row}", given, ROWS[name]) for row, given in rows.items()}


def _row(place: str, given: object, kind: type[T]) -> T:
    row, fields = check_table(place, given), msgspec.structs.fields(kind)
    needed = tuple(field.name for field in fields if field.required)
    _check_keys(place, row, tuple(field.name for field in fields), needed)
    for key, value in row.items():
        CHECKS[key](f"{place}.{key}", value)
    return kind(**row)


def _check_keys(place: str, given: Mapping[str, object], allowed: tuple[str, ...], needed: tuple[str, ...]) -> None:
    """Every required key is there, and no other than the allowed ones."""
    for key in given:
        if key not in allowed:
            raise refused("incantibus-box-extra", "I-BOX", row=f"{place}.{key[:40]}", allowed=", ".join(allowed))
    for key in needed:
        if key not in given:
            raise refused("incantibus-box-missing", "I-BOX", row=f"{place}.{key}")
