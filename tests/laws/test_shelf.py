"""The laws hold for every game on the shelf."""

from laws.cases import BOOKS
from witching.cli.shelf import SHELF


def test_every_game_on_the_shelf_has_a_book() -> None:
    assert set(SHELF) <= {book.game.name for book in BOOKS}
