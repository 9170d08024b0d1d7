"""I-BOX: any box within the limits can be played with: random boxes, random games, every law of a step."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.incantibus.stacked import GAME
from laws.incantibus_book import IncantibusBook
from laws.incantibus_boxes import boxes
from witching.core.position import MOST_CHOICES
from witching.core.rng import Rng

BOOK = IncantibusBook()


@given(box=boxes(), seats=st.integers(2, 4), expert=st.booleans(), seed=st.integers(0, 1000))
def test_I_BOX_any_box_can_be_played_with(box: dict[str, Any], seats: int, expert: bool, seed: int) -> None:
    """I-BOX, I-END: lists are legal, tokens conserved, refusals exact, the game ends."""
    position, rng = GAME.blank({"seats": seats, "expert": expert, "box": box}), Rng(seed)
    position.redeal(rng)
    start, log = position.copy(), []
    while not position.is_over():
        seat = position.to_act()[rng.below(len(position.to_act()))]
        legal = position.legal(seat)
        assert legal == sorted(set(legal))
        assert 0 < len(legal) <= MOST_CHOICES
        if rng.below(6) == 0:
            allowed = [action for action in range(GAME.actions) if GAME.refusal(position, seat, action) is None]
            assert allowed == legal
            knowledge = GAME.knowledge(position, seat)
            world = knowledge.imagine(rng)
            assert GAME.knowledge(world, seat) == knowledge
            BOOK.check_conserved(world)
        log.append((seat, legal[rng.below(len(legal))]))
        position.apply_unchecked(*log[-1])
        BOOK.check_conserved(position)
    BOOK.check_length(start, log)
    assert GAME.read_setup(GAME.write_setup(position)) == start


@pytest.mark.slow
@settings(max_examples=60)
@given(box=boxes(), seed=st.integers(0, 1000))
def test_many_games_of_any_box(box: dict[str, Any], seed: int) -> None:
    for seats in (2, 3, 4):
        position = GAME.blank({"seats": seats, "expert": True, "box": box})
        causes: Counter[int] = Counter()
        for game in range(50):
            rng = Rng(1000 * seed + game)
            position.redeal(rng)
            position.playout(rng)
            causes[position.ending()] += 1
        assert causes[0] == 0
