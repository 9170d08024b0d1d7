"""A checker written from the record pages alone plays along: the same choices at every moment, the same verdicts."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.incantibus_boxes import boxes
from records.agreement import EVERY_GAME, Alteration, Document, assert_agreement, cut_off, lost_action
from records.incantibus_checker import Game, check
from records.incantibus_reading import SWITCHES
from records.played import write_game
from witching.cli.games import find_game
from witching.core.position import Position
from witching.core.rng import Rng, derive

pytestmark = pytest.mark.slow

GAME = find_game("incantibus")
HOUSES: list[dict[str, str]] = [
    {},
    {"imperium": "any", "caster_wand": "pointing"},
    {"universalus_pays": "special"},
]
TABLES = [
    {"seats": seats, "expert": expert, **HOUSES[(seats + expert) % len(HOUSES)]}
    for seats in (2, 3, 4)
    for expert in (False, True)
]

# ---------------------------------------------------------------- side by side


def play_side_by_side(position: Position, rng: Rng) -> None:
    """One random game in both: the same seat owes a choice from the same list, up to the same result."""
    setup = GAME.write_setup(position)
    theirs = Game({"options": setup.options, "seats": setup.seats, "deal": setup.deal})
    while not position.is_over():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        assert (theirs.owes(), theirs.legal(seat)) == (seat, [GAME.write(action) for action in legal])
        action = legal[rng.below(len(legal))]
        position.apply_unchecked(seat, action)
        theirs.play(GAME.write(action))
    assert theirs.owes() is None
    assert theirs.result() == GAME.result(position)


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_both_have_the_same_choices(options: dict[str, object]) -> None:
    position = GAME.blank(options)
    for seed in range(10):
        rng = Rng(derive(2026, seed))
        position.redeal(rng)
        play_side_by_side(position, rng)


@given(box=boxes(), options=st.sampled_from(TABLES), seed=st.integers(0, 1 << 40))
def test_both_have_the_same_choices_with_any_box(box: Document, options: dict[str, object], seed: int) -> None:
    position, rng = GAME.blank({**options, "box": box}), Rng(seed)
    position.redeal(rng)
    play_side_by_side(position, rng)


@pytest.mark.all
@given(box=boxes(), seed=st.integers(0, 1 << 40))
def test_both_have_the_same_choices_with_many_boxes(box: Document, seed: int) -> None:
    for options in TABLES:
        position, rng = GAME.blank({**options, "box": box}), Rng(seed)
        position.redeal(rng)
        play_side_by_side(position, rng)


# ---------------------------------------------------------------- verdicts


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_both_find_records_right(bot: str) -> None:
    for seed, options in enumerate(TABLES):
        assert assert_agreement(GAME, check, write_game(GAME, options, derive(7, seed), bot))


@given(box=boxes(), options=st.sampled_from(TABLES), seed=st.integers(0, 1 << 40))
def test_both_find_records_of_any_box_right(box: Document, options: dict[str, object], seed: int) -> None:
    assert assert_agreement(GAME, check, write_game(GAME, {**options, "box": box}, seed, "random"))


def other_how(record: Document, chance: random.Random) -> None:
    record["result"]["how"] = {"cleared": "laid", "laid": "cleared"}[record["result"]["how"]]


def other_winner(record: Document, chance: random.Random) -> None:
    record["result"]["winners"] = [(record["result"]["winners"][0] + 1) % len(record["seats"])]


def swapped_actions(record: Document, chance: random.Random) -> None:
    index = chance.randrange(len(record["actions"]) - 1)
    one, other = record["actions"][index : index + 2]
    record["actions"][index : index + 2] = [other, one]


def other_choice(record: Document, chance: random.Random) -> None:
    """Any action of the notation replaces one."""
    chance.choice(record["actions"])[1] = GAME.write(chance.randrange(GAME.actions))


def other_wand(record: Document, chance: random.Random) -> None:
    one, other = record["seats"][:2]
    one["wand"], other["wand"] = other["wand"], one["wand"]


def other_deal(record: Document, chance: random.Random) -> None:
    stack = record["deal"][chance.choice(["visible", "secret", "potions", "sorcerers", "spells", "rooms"])]
    stack[0], stack[-1] = stack[-1], stack[0]


def other_mode(record: Document, chance: random.Random) -> None:
    record["options"]["expert"] = not record["options"]["expert"]


def other_box(record: Document, chance: random.Random) -> None:
    """One number of the box is one higher."""
    section = record["options"]["box"][chance.choice(["ingredients", "gold", "monsters", "rooms", "books", "potions"])]
    row = section[chance.choice(list(section))]
    key = chance.choice([key for key, value in row.items() if isinstance(value, int)])
    row[key] += 1


def named_row(record: Document, chance: random.Random) -> None:
    rows = record["options"]["box"][chance.choice(["ingredients", "special", "books", "case"])]
    row = chance.choice([rows, rows[chance.choice(list(rows))]])
    if isinstance(row, dict):
        row["name"] = chance.choice(["herb", "", None, "h" * 40, "h" * 41, 5])


def one_key_twice(record: Document, chance: random.Random) -> None:
    """A potion or a book has the name of a token."""
    section = chance.choice(["potions", "books"])
    rows, key = record["options"]["box"][section], chance.choice(["net", "goblin", "spell", "purse"])
    record["options"]["box"][section] = {key: rows.pop(next(iter(rows)))} | rows


def other_slots(record: Document, chance: random.Random) -> None:
    case = record["options"]["box"]["case"]
    case[chance.choice(list(case))] = chance.randrange(3)


def other_switch(record: Document, chance: random.Random) -> None:
    """A switch with its other value, or one that it cannot have."""
    name, values = chance.choice(list(SWITCHES.items()))
    record["options"][name] = chance.choice([*values, "perhaps", True, None])


ALTERATIONS: tuple[Alteration, ...] = (
    *EVERY_GAME, other_how, other_winner, swapped_actions, other_choice, other_wand, other_deal, other_mode,
    other_box, named_row, one_key_twice, other_slots, other_switch,
)  # fmt: skip
MAY_BE_RIGHT = (cut_off, named_row, other_choice, swapped_actions, other_box, other_slots, other_switch, lost_action)


@pytest.mark.slow
@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_both_judge_altered_records_alike(alter: Alteration) -> None:
    """Twenty-four records, altered in each of these ways."""
    verdicts = []
    for seed in range(24):
        record = json.loads(write_game(GAME, TABLES[seed % len(TABLES)], derive(99, seed), "random"))
        alter(record, random.Random(seed))
        verdicts.append(assert_agreement(GAME, check, json.dumps(record).encode()))
    assert alter in MAY_BE_RIGHT or not any(verdicts)
