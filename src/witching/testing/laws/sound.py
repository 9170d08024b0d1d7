"""What the laws are told of a game is of use: its options are accepted, its rare moments are reached."""

from contextlib import suppress

from witching.core.position import MOST_SEATS
from witching.core.refusal import Refused
from witching.testing.book import Book, Case
from witching.testing.play import rare_plays


def test_every_option_set_is_accepted(book: Book) -> None:
    for given in (*book.quick.values(), *book.slow.values()):
        assert book.game.blank(given).seats > 1


def test_a_game_is_played_by_as_many_as_it_says(book: Book) -> None:
    accepted = []
    for seats in range(MOST_SEATS + 2):
        with suppress(Refused):
            accepted.append(book.game.blank({"seats": seats}).seats)
    assert tuple(accepted) == book.game.seats


def test_rare_moments_are_among_the_plays(book: Book) -> None:
    for options in book.quick.values():
        assert rare_plays(Case(book, options))
