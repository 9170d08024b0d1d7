"""What the laws are told of a game is of use: its options are accepted, its rare moments are reached."""

from witching.testing.book import Book, Case
from witching.testing.play import rare_plays


def test_every_option_set_is_accepted(book: Book) -> None:
    for given in (*book.quick.values(), *book.slow.values()):
        assert book.game.blank(given).seats > 1


def test_rare_moments_are_among_the_plays(book: Book) -> None:
    for options in book.quick.values():
        assert rare_plays(Case(book, options))
