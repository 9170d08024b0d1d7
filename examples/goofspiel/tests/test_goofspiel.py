"""Goofspiel keeps all laws, and plays as its rule page says."""

import pytest

from goofspiel.game import Goofspiel
from goofspiel.rules import NOBODY
from goofspiel_book import GoofspielBook
from witching.core.refusal import Refused
from witching.testing.book import Book
from witching.testing.laws import *  # noqa: F403


@pytest.fixture(params=[GoofspielBook()], ids=lambda book: book.game.name)
def book(request: pytest.FixtureRequest) -> Book:
    found: Book = request.param
    return found


def test_a_prize_is_carried_to_the_next_winner() -> None:
    """S-CARRY."""
    position = Goofspiel().blank({"seats": 2, "ties": "carry"})
    for seat, card in ((0, 1), (1, 1), (0, 2), (1, 3)):
        position.apply_unchecked(seat, card - 1)
    assert position.round_winners() == [NOBODY, 1]
    assert position.prizes_of(1) == [(1, 1 + 2)]


@pytest.mark.parametrize("options", [{"seats": 5}, {"ties": "shared"}, {"cards": 4}])
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused):
        Goofspiel().blank(options)
