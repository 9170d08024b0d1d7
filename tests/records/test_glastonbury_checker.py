"""A checker written from the record pages alone agrees with `verify`: on series of records, and on altered ones."""

import json
import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from records.glastonbury_checker import check
from witching.arena.match import play_match
from witching.bots.roster import brains
from witching.cli.shelf import find_game
from witching.core.record import Player, make_record, read_record, salt_of_seed, write_record
from witching.core.refusal import Refused
from witching.core.rng import derive
from witching.core.verify import verify

GAME = find_game("glastonbury")
EDITIONS = ("ru", "ru-alchemist", "it", "ko")
HOUSE_RULES: tuple[dict[str, object], ...] = (
    {},
    {"special2": "must", "immuto_in_recipe": "free"},
    {"fewest_spells": "used", "two_player_removal": "both_colours", "memory": "open"},
    {"special2": "may", "immuto_in_recipe": "free", "memory": "assisted", "assisted": [1]},
)
TABLES = list(product((2, 3, 4), EDITIONS, (False, True), HOUSE_RULES))

Document = dict[str, Any]


def written(table: tuple[Any, ...], seed: int) -> bytes:
    """The record of one game, between greedy bots where the seed says so."""
    seats, edition, recipes, rules = table
    position = GAME.blank({"seats": seats, "edition": edition, "recipes": recipes, **rules})
    bots = ["greedy" if seed % 10 == 0 else "random"]
    actions = play_match(GAME, position, brains(bots, seats), seed)
    players = [Player(f"player {seat}", bots[0]) for seat in range(seats)]
    return write_record(make_record(GAME, position, players, actions, salt_of_seed(seed)))


def series(count: int) -> Iterator[bytes]:
    """So many records, all kinds of tables in turn."""
    for index in range(count):
        yield written(TABLES[index % len(TABLES)], derive(2026, index))


def judged(data: bytes) -> bool:
    """Whether `verify` finds a record right."""
    try:
        return verify(GAME, read_record(data)).right
    except Refused:
        return False


def assert_agreement(data: bytes) -> bool:
    """Both judge alike; returns what they say."""
    ours, theirs = judged(data), check(data)
    assert ours == (theirs is None), theirs
    return ours


def assert_all_right(count: int) -> None:
    for data in series(count):
        assert assert_agreement(data)


def test_both_find_a_hundred_records_right() -> None:
    assert_all_right(100)


@pytest.mark.slow
def test_both_find_a_thousand_records_right() -> None:
    assert_all_right(1000)


# ---------------------------------------------------------------- alterations


def other_points(record: Document, chance: random.Random) -> None:
    chance.choice(record["result"]["seats"])["points"] += chance.choice((-1, 1))


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


def lost_action(record: Document, chance: random.Random) -> None:
    del record["actions"][chance.randrange(len(record["actions"]))]


def doubled_action(record: Document, chance: random.Random) -> None:
    index = chance.randrange(len(record["actions"]))
    record["actions"].insert(index, record["actions"][index])


def other_seat(record: Document, chance: random.Random) -> None:
    action = chance.choice(record["actions"])
    action[0] = (action[0] + 1) % len(record["seats"])


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


def other_switch(record: Document, chance: random.Random) -> None:
    record["options"]["special2"] = "must" if record["options"]["special2"] == "may" else "may"


def no_result(record: Document, chance: random.Random) -> None:
    record["result"] = None


def cut_off(record: Document, chance: random.Random) -> None:
    """An unfinished game: right."""
    record["result"] = None
    del record["actions"][chance.randrange(len(record["actions"])) :]


ALTERATIONS: tuple[Callable[[Document, random.Random], None], ...] = (
    other_points, other_line, other_winner, other_ender, other_how, lost_action, doubled_action, other_seat, other_cell,
    swapped_cards, doubled_card, other_salt, other_corner, other_switch, no_result, cut_off,
)  # fmt: skip


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_both_judge_altered_records_alike(alter: Callable[[Document, random.Random], None]) -> None:
    """Ten records altered in each of sixteen ways: 160 in all."""
    verdicts = []
    for seed in range(10):
        record = json.loads(written(TABLES[(7 * seed) % len(TABLES)], derive(99, seed)))
        alter(record, random.Random(seed))
        verdicts.append(assert_agreement(json.dumps(record).encode()))
    may_be_right = alter in (cut_off, other_switch, other_cell)
    assert may_be_right or not any(verdicts)
