"""A checker written from the record pages alone agrees with `verify`, on series of records and on altered ones."""

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from records.agreement import EVERY_GAME, Alteration, Document, assert_agreement, cut_off
from records.glastonbury_checker import check
from records.played import write_game
from witching.cli.games import find_game
from witching.core.rng import derive

pytestmark = pytest.mark.slow

GAME = find_game("glastonbury")
EDITIONS = ("ru", "ru-alchemist", "it", "ko")
HOUSE_RULES: tuple[dict[str, object], ...] = (
    {},
    {"special2": "must", "immuto_in_recipe": "free", "immuto_by": "engine"},
    {"fewest_spells": "used", "two_player_removal": "both_colours", "memory": "open", "end_lines": "all"},
    {"special2": "may", "immuto_in_recipe": "free", "memory": "assisted", "assisted": [1], "immuto_joins": "any"},
    {"immuto_by": "engine", "immuto_joins": "collected"},
)
TABLES = list(product((2, 3, 4), EDITIONS, (False, True), HOUSE_RULES))


def written(table: tuple[Any, ...], seed: int) -> bytes:
    """The record of one game, between greedy bots where the seed says so."""
    seats, edition, recipes, rules = table
    options = {"seats": seats, "edition": edition, "recipes": recipes, **rules}
    return write_game(GAME, options, seed, "greedy" if seed % 10 == 0 else "random")


def series(count: int) -> Iterator[bytes]:
    """This many records, of all kinds of tables in turn."""
    for index in range(count):
        yield written(TABLES[index % len(TABLES)], derive(2026, index))


def assert_all_right(count: int) -> None:
    for data in series(count):
        assert assert_agreement(GAME, check, data)


@pytest.mark.slow
def test_both_find_a_hundred_records_right() -> None:
    assert_all_right(100)


@pytest.mark.all
def test_both_find_three_hundred_records_right() -> None:
    assert_all_right(300)


@pytest.mark.exhaustive
def test_both_find_a_thousand_records_right() -> None:
    assert_all_right(1000)


# ---------------------------------------------------------------- alterations


def other_line(record: Document, chance: random.Random) -> None:
    line = chance.choice(chance.choice(record["result"]["seats"])["lines"])
    line["points"] += 1


def other_winner(record: Document, chance: random.Random) -> None:
    result = record["result"]
    result["winners"] = [seat for seat in range(len(record["seats"])) if seat not in result["winners"]]


def other_ender(record: Document, chance: random.Random) -> None:
    record["result"]["ended_by"] = (record["result"]["ended_by"] + 1) % len(record["seats"])


def other_how(record: Document, chance: random.Random) -> None:
    record["result"]["how"] = {"kept": "refused", "refused": "stranded", "stranded": "kept"}[record["result"]["how"]]


def other_cell(record: Document, chance: random.Random) -> None:
    action = chance.choice([action for action in record["actions"] if action[1].startswith("take")])
    action[1] = "take " + chance.choice("abcdef") + chance.choice("123456")


def swapped_cards(record: Document, chance: random.Random) -> None:
    grid, pile = record["deal"]["grid"], record["deal"]["pile"]
    at = chance.randrange(len(pile))
    grid[3], pile[at] = pile[at], grid[3]


def doubled_card(record: Document, chance: random.Random) -> None:
    record["deal"]["grid"][0] = record["deal"]["pile"][0] = "toad-3"


def other_salt(record: Document, chance: random.Random) -> None:
    salt = record["commitment"]["salt"]
    record["commitment"]["salt"] = ("1" if salt[0] == "0" else "0") + salt[1:]


def other_corner(record: Document, chance: random.Random) -> None:
    one, other = record["seats"][:2]
    one["corner"], other["corner"] = other["corner"], one["corner"]


def other_join(record: Document, chance: random.Random) -> None:
    """Another kind for an Immuto, where one was joined; else another kind for a card, which is no action."""
    joins = [action for action in record["actions"] if action[1].startswith("join")]
    chance.choice(joins or record["actions"])[1] = chance.choice(("join toad", "join cobweb", "join -"))


def other_switch(record: Document, chance: random.Random) -> None:
    record["options"]["special2"] = "must" if record["options"]["special2"] == "may" else "may"


ALTERATIONS: tuple[Alteration, ...] = (
    *EVERY_GAME, other_line, other_winner, other_ender, other_how, other_cell,
    swapped_cards, doubled_card, other_salt, other_corner, other_switch, other_join,
)  # fmt: skip


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_both_judge_altered_records_alike(alter: Alteration) -> None:
    """Ten records, each altered in every way."""
    verdicts = []
    for seed in range(10):
        record = json.loads(written(TABLES[(7 * seed) % len(TABLES)], derive(99, seed)))
        alter(record, random.Random(seed))
        verdicts.append(assert_agreement(GAME, check, json.dumps(record).encode()))
    may_be_right = alter in (cut_off, other_switch, other_cell, other_join)
    assert may_be_right or not any(verdicts)
