"""Goofspiel obeys all laws, and plays as its rule page says."""

from typing import get_args, get_type_hints

import pytest

from goofspiel.documents import Options
from goofspiel.game import Goofspiel
from goofspiel.rules import NOBODY
from goofspiel_book import GoofspielBook
from witching.core.options import Option
from witching.core.refusal import Refused
from witching.i18n import Catalogue
from witching.i18n.texts import LOCALE
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


@pytest.mark.parametrize(
    ("options", "rule"), [({"seats": 5}, "S-SEATS"), ({"ties": "shared"}, "S-CARRY"), ({"cards": 4}, "")]
)
def test_other_options_are_refused(options: dict[str, object], rule: str) -> None:
    with pytest.raises(Refused) as caught:
        Goofspiel().blank(options)
    assert caught.value.refusal.rule == rule


def test_what_is_not_given_is_as_declared() -> None:
    position = Goofspiel().blank({})
    assert (position.seats, position.carry, position.blind) == (3, 0, 0)


@pytest.mark.parametrize("option", Goofspiel.options, ids=lambda option: option.name)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_has_its_words_and_its_place_in_a_record(language: str, option: Option) -> None:
    texts = Catalogue(language, strict=True, folders=[LOCALE, GoofspielBook().locale])
    for message in (option.label, *(value.label for value in option.values)):
        assert texts.say(message.key)
    assert option.names == get_args(get_type_hints(Options)[option.name])
