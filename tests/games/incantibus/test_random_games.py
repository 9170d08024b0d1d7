"""I-END: every game ends within the bounds of the book, with any options and any style of play; nothing is lost."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games.incantibus.stacked import GAME
from laws.incantibus_book import BOXES, IncantibusBook
from witching.compilation.loader import COMPILED, status
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.series import Series
from witching.games.incantibus.components import MOST_CASTINGS

TABLES: dict[str, dict[str, Any]] = {
    f"{seats}{' expert' * expert}{box.replace('-', ' ')}": {"seats": seats, "expert": expert, "box": BOXES[box]}
    for seats in (2, 3, 4)
    for expert in (False, True)
    for box in BOXES
}
LONG_SERIES = 20_000 if status() == COMPILED else 100
# Besides the castings: what comes into a case is paid or discarded once (64 tokens, 6 special ones, 9 potions, 9 books,
# and again by Alchemy or Iskanto, 12 cards); a monster met is Universalus or not (14, and 12 looks); a card is chosen,
# cast at something, and one more left.
MOST_DECISIONS = (64 + 6 + 9 + 9 + 12) + (14 + 12) + 3 * 12
BOOK = IncantibusBook()

Policy = Callable[[Sequence[str], Rng], str]


def at_random(choices: Sequence[str], rng: Rng) -> str:
    return choices[rng.below(len(choices))]


def as_long_as_possible(choices: Sequence[str], rng: Rng) -> str:
    """All at the same target, and bought pieces rather than tokens, to take little in each casting."""
    bought = [choice for choice in choices if choice.startswith(("point potion", "point book"))]
    return (bought or choices)[0]


def as_short_as_possible(choices: Sequence[str], rng: Rng) -> str:
    """Each at a different target, hidden sorcerers first."""
    tokens = [choice for choice in choices if choice.startswith(("point visible", "point secret", "point sorcerer"))]
    return at_random(tokens[-3:] or choices, rng)


def play(position: Position, rng: Rng, policy: Policy) -> list[tuple[int, int]]:
    """Play to the end, seats in any order; nothing is lost at any step."""
    log: list[tuple[int, int]] = []
    while not position.is_over():
        due = position.to_act()
        seat = due[rng.below(len(due))]
        log.append((seat, GAME.parse(policy([GAME.write(action) for action in position.legal(seat)], rng))))
        position.apply_unchecked(*log[-1])
        BOOK.check_conserved(position)
        assert len(log) < 10_000, "a game without end"
    return log


@pytest.mark.parametrize("policy", [at_random, as_long_as_possible, as_short_as_possible])
@pytest.mark.parametrize("name", TABLES)
def test_I_END_every_game_ends_within_the_bounds_and_nothing_is_lost(name: str, policy: Policy) -> None:
    for seed in range(2):
        position, rng = GAME.blank(TABLES[name]), Rng(seed)
        position.redeal(rng)
        start = position.copy()
        BOOK.check_length(start, play(position, rng, policy))


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_I_END_long_series_end_within_the_bounds(name: str) -> None:
    """One choice per seat in every casting, and what follows from it."""
    series, seats = Series(), TABLES[name]["seats"]
    series.play(GAME.blank(TABLES[name]), 11, 0, LONG_SERIES)
    totals: dict[str, Any] = series.totals()
    assert totals["games"] == LONG_SERIES
    assert totals["longest"] <= seats * MOST_CASTINGS + MOST_DECISIONS
    assert totals["endings"][0] == 0
    assert sum(totals["endings"][1:3]) == LONG_SERIES
