"""The laws hold for every game."""

from laws.cases import BOOKS
from witching.cli.games import ALL_GAMES


def test_every_game_has_a_book() -> None:
    assert set(ALL_GAMES) <= {book.game.name for book in BOOKS}
