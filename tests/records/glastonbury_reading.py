"""The independent checker of Glastonbury: the file, its keys, set-up and commitment (chapters 1 to 4)."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from records.glastonbury_names import (
    CARDS,
    COLOUR_OF,
    CORNERS,
    INGREDIENTS,
    LATER,
    MAX_BYTES,
    NEUTRAL_COLOURS,
    OPTIONS,
    OTHERS,
    PLAYER_COLOURS,
    RECIPES_B,
    Record,
    Wrong,
    need,
)

# ---- The file (chapter 1) -----------------------------------------------------------------------------------------


def parse(data: bytes) -> Any:
    need(len(data) <= MAX_BYTES, f"the file has more than {MAX_BYTES} bytes (1.1)")
    need(not data.startswith(b"\xef\xbb\xbf"), "the file begins with a byte order mark (1.1)")

    def pairs(items: list[tuple[str, Any]]) -> Record:
        need(len(dict(items)) == len(items), "a key is twice in an object (1.3)")
        return dict(items)

    def refuse(number: str) -> NoReturn:
        raise Wrong(f"{number[:20]} is not an integer without fraction and exponent (1.2, 1.4)")

    try:
        return json.loads(data.decode("utf-8"), object_pairs_hook=pairs, parse_float=refuse, parse_constant=refuse)
    except UnicodeDecodeError:
        raise Wrong("the file is not UTF-8 (1.1)") from None
    except json.JSONDecodeError as error:
        raise Wrong(f"not JSON: line {error.lineno}, column {error.colno} (1.2)") from None
    except RecursionError:
        raise Wrong("nested too deeply to be a record (1.3)") from None
    except ValueError:  # Python's limit on the digits of an integer
        raise Wrong("a number is too long to be one of a record (1.4)") from None


# ---- Keys and types (chapter 2) -----------------------------------------------------------------------------------


def an_object(value: Any, keys: Sequence[str], where: str) -> None:
    need(type(value) is dict, f"{where} is not an object (2)")
    for key in keys:
        need(key in value, f"{where} has no key {key} (1.3)")
    for key in value:
        need(key in keys, f"{where} has an unknown key {ascii(key)[:60]} (1.3)")


def a_list(value: Any, where: str) -> list[Any]:
    need(type(value) is list, f"{where} is not a list (2)")
    found: list[Any] = value
    return found


def a_string(value: Any, where: str, longest: int | None = None) -> None:
    need(type(value) is str, f"{where} is not a string (2)")
    need(not any("\ud800" <= char <= "\udfff" for char in value), f"{where} has a lone surrogate (1.5)")
    need(longest is None or len(value) <= longest, f"{where} has more than {longest} characters (2)")


def one_of(value: Any, names: Iterable[str], where: str) -> None:
    a_string(value, where)
    need(value in names, f"{where} is none of the names this page gives (2)")


def a_seat_number(value: Any, count: int, where: str) -> None:
    need(type(value) is int, f"{where} is not an integer (1.4)")  # type(True) is bool, not int
    need(0 <= value < count, f"{where} is not the number of a seat (3.2)")


def check_keys(record: Record) -> None:
    need(type(record) is dict, "the record is not an object (1.2)")
    an_object(
        record,
        ["format", "engine", "game", "options", "seats", "deal", "commitment", "actions", "result"]
        + ["undone"] * ("undone" in record),
        "the record",
    )
    one_of(record["format"], ["witching-record-1"], "format")
    a_string(record["engine"], "engine", 40)
    one_of(record["game"], ["glastonbury"], "game")

    options = record["options"]
    later = {key: names for key, names in LATER.items() if key in options}
    an_object(options, [*OPTIONS, "assisted", "recipes", *later], "options")
    for key, names in (OPTIONS | later).items():
        one_of(options[key], names, f"options.{key}")
    need(type(options["recipes"]) is bool, "options.recipes is not a boolean (2.1)")

    seats = a_list(record["seats"], "seats")
    need(2 <= len(seats) <= 4, "there are not 2 to 4 seats (3.1)")
    for number, seat in enumerate(seats):
        where = f"seats[{number}]"
        an_object(seat, ["name", "kind", "colour", "corner", "recipes"], where)
        a_string(seat["name"], f"{where}.name", 40)
        a_string(seat["kind"], f"{where}.kind", 40)
        one_of(seat["colour"], PLAYER_COLOURS, f"{where}.colour")
        one_of(seat["corner"], CORNERS, f"{where}.corner")
        for recipe in a_list(seat["recipes"], f"{where}.recipes"):
            one_of(recipe, NEUTRAL_COLOURS + RECIPES_B, f"a recipe of {where}")
    for seat in a_list(options["assisted"], "options.assisted"):
        a_seat_number(seat, len(seats), "an entry of options.assisted")

    deal = record["deal"]
    an_object(deal, ["first_seat", "removed", "grid", "pile"], "deal")
    a_seat_number(deal["first_seat"], len(seats), "deal.first_seat")
    for colour in a_list(deal["removed"], "deal.removed"):
        one_of(colour, PLAYER_COLOURS, "an entry of deal.removed")
    for key in ("grid", "pile"):
        for place, card in enumerate(a_list(deal[key], f"deal.{key}")):
            one_of(card, CARDS, f"deal.{key}[{place}]")
    need(len(deal["grid"]) == 32, "deal.grid has not 32 cards (2.3)")
    need(len(deal["pile"]) <= 52, "deal.pile has more than 52 cards (2.3)")

    an_object(record["commitment"], ["sha256", "salt"], "commitment")
    for key, digits in (("salt", 32), ("sha256", 64)):
        a_string(record["commitment"][key], f"commitment.{key}")
        need(
            re.fullmatch(f"[0-9a-f]{{{digits}}}", record["commitment"][key]),
            f"commitment.{key} is not {digits} lower-case hexadecimal digits (4.1)",
        )

    for step, entry in enumerate(a_list(record["actions"], "actions"), 1):
        need(type(entry) is list and len(entry) == 2, f"step {step} is not [seat, action] (2)")
        a_seat_number(entry[0], len(seats), f"step {step}: the seat")
        a_string(entry[1], f"step {step}: the action", 40)

    need(record["result"] is None or type(record["result"]) is dict, "result is neither an object nor null (2)")
    check_undone(a_list(record.get("undone", []), "undone"), len(seats), len(record["actions"]))


def check_undone(undone: list[Any], seats: int, actions: int) -> None:
    """What was taken back (chapter 6)."""
    left = 0
    for entry in undone:
        need(type(entry) is list and len(entry) == 3, "an entry of undone is not [seat, before, after] (2)")
        need(all(type(number) is int and number >= 0 for number in entry), "undone holds no such number (6)")
        seat, before, after = entry
        need(seat < seats and after < before and before >= left, "undone says what cannot have happened (6)")
        left = after
    need(left <= actions, "undone leaves more actions than there are (6)")


# ---- Set-up and commitment (chapters 3 and 4) ---------------------------------------------------------------------


def check_setup(record: Record) -> None:
    options, seats, deal = record["options"], record["seats"], record["deal"]
    for key in ("colour", "corner"):
        need(len({seat[key] for seat in seats}) == len(seats), f"two seats have the same {key} (3.1)")

    held = [recipe for seat in seats for recipe in seat["recipes"]]
    for number, seat in enumerate(seats):
        recipes = seat["recipes"]
        if options["recipes"]:
            need(
                len(recipes) == 2 and recipes[0] in NEUTRAL_COLOURS and recipes[1] in RECIPES_B,
                f"seats[{number}].recipes is not a recipe A and then a recipe B (3.3)",
            )
        else:
            need(not recipes, f"seats[{number}] has recipes in a game without them (3.3)")
    need(len(set(held)) == len(held), "a recipe is held by two seats (3.3)")

    assisted = options["assisted"]
    need(assisted == sorted(set(assisted)), "options.assisted is not ascending (3.4)")
    need(not assisted or options["memory"] == "assisted", "options.assisted is not empty (3.4)")

    removed = deal["removed"]
    free = [colour for colour in PLAYER_COLOURS if colour not in [seat["colour"] for seat in seats]]
    if len(seats) > 2:
        need(removed == [], "deal.removed is not empty, with more than 2 seats (3.5)")
    elif options["two_player_removal"] == "one_colour":
        need(len(removed) == 1 and removed[0] in free, "deal.removed is not one colour that no seat has (3.5)")
    else:
        need(removed == free, "deal.removed is not the two colours that no seat has, in box order (3.5)")

    pack = Counter(OTHERS)
    pack.update(card for card, (kind, _) in INGREDIENTS.items() if COLOUR_OF[kind] not in removed)
    need(Counter(deal["grid"] + deal["pile"]) == pack, "grid and pile together are not the pack (3.6)")


def check_commitment(record: Record) -> None:
    bound = {
        "deal": record["deal"],
        "salt": record["commitment"]["salt"],
        "seats": [{key: seat[key] for key in ("colour", "corner", "recipes")} for seat in record["seats"]],
    }
    text = json.dumps(bound, sort_keys=True, separators=(",", ":"))
    need(
        hashlib.sha256(text.encode()).hexdigest() == record["commitment"]["sha256"],
        "commitment.sha256 is not the hash of deal, salt and seats (4.4)",
    )
