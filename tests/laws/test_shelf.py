"""The laws hold for every game on the shelf."""

from laws.book import Book, Case
from laws.cases import BOOKS, every_book
from laws.play import rare_plays
from witching.cli.shelf import SHELF


def test_every_game_on_the_shelf_has_a_book() -> None:
    assert set(SHELF) <= {book.game.name for book in BOOKS}


def test_every_option_set_is_accepted() -> None:
    for book in BOOKS:
        for given in (*book.quick.values(), *book.slow.values()):
            assert book.game.blank(given).seats > 1


@every_book
def test_rare_moments_are_among_the_plays(book: Book) -> None:
    for options in book.quick.values():
        assert rare_plays(Case(book, options))
