"""G-END: every game ends within the bounds of the book, with any options and any style of play."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest

from games.glastonbury.stacked import CELLS, GAME
from witching.compilation.loader import COMPILED, status
from witching.core.rng import Rng
from witching.core.series import Series
from witching.games.glastonbury.notation import parse_cell, write_card
from witching.games.glastonbury.rules import GlastonburyPosition

TABLES = [
    {"edition": edition, "seats": seats, "recipes": recipes, "memory": memory}
    for edition, seats, recipes, memory in product(
        ("ru", "ru-alchemist", "it", "ko"), (2, 3, 4), (False, True), ("strict", "assisted", "open")
    )
]
MOST_TAKES = 96
MOST_TURNS = {"ru": 772, "ru-alchemist": 772, "it": 772, "ko": 196}
SERIES = 20_000 if status() == COMPILED else 100

Policy = Callable[[GlastonburyPosition, Sequence[str], Rng], str]


def name(table: dict[str, Any]) -> str:
    return " ".join(str(value) for value in table.values())


def at_random(position: GlastonburyPosition, choices: Sequence[str], rng: Rng) -> str:
    return choices[rng.below(len(choices))]


def as_long_as_possible(position: GlastonburyPosition, choices: Sequence[str], rng: Rng) -> str:
    """Stay, pass, end nothing; prefer Immutos and Vanescos, which bring pawns to a halt."""
    idle = [choice for choice in choices if choice in ("stay", "pass")]
    quiet = [choice for choice in choices if choice != "declinatio end" and f"{choice} refuse" not in choices]
    slow = [choice for choice in quiet if card_in(position, choice) in ("immuto", "vanesco")]
    return at_random(position, idle or slow or quiet or choices, rng)


def card_in(position: GlastonburyPosition, choice: str) -> str:
    return next((write_card(position.card_at(parse_cell(word))) for word in choice.split() if word in CELLS), "")


def play(table: dict[str, Any], seed: int, policy: Policy) -> tuple[int, int]:
    """Play a game; return its takes and turns."""
    position, rng = GAME.blank(table), Rng(seed)
    position.redeal(rng)
    takes = turns = 0
    while not position.is_over():
        choices = [GAME.write(action) for action in position.legal(position.mover)]
        choice = policy(position, choices, rng)
        takes += any(word in CELLS for word in choice.split())
        turns += choice != "walk"
        assert turns <= 772, "a game without end"
        position.apply_unchecked(position.mover, GAME.parse(choice))
    return takes, turns


@pytest.mark.parametrize("policy", [at_random, as_long_as_possible])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_G_END_every_game_ends_within_the_bounds(table: dict[str, Any], policy: Policy) -> None:
    for seed in range(2):
        takes, turns = play(table, seed, policy)
        assert takes <= MOST_TAKES
        assert turns <= MOST_TURNS[table["edition"]]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_G_END_long_series_end_within_the_bounds(table: dict[str, Any]) -> None:
    """A turn is one choice, or two with `walk`."""
    series = Series()
    series.play(GAME.blank(table), 11, 0, SERIES)
    totals = series.totals()
    assert totals["games"] == SERIES
    longest, endings = totals["longest"], totals["endings"]
    assert isinstance(longest, int)
    assert longest <= 2 * MOST_TURNS[table["edition"]]
    assert isinstance(endings, list)
    assert endings[0] == 0
    assert sum(endings) == SERIES
