"""Every game that the laws are tried on. A new game of ours joins by one entry in BOOKS."""

from collections.abc import Callable

import pytest

from goofspiel_book import GoofspielBook
from laws.glastonbury_book import GlastonburyBook
from laws.incantibus_book import IncantibusBook
from witching.testing import trying
from witching.testing.book import Book, Case, Cases
from witching.testing.trying import Law, any_case

BOOKS: tuple[Book, ...] = (GlastonburyBook(), GoofspielBook(), IncantibusBook())
ANY = [any_case(book) for book in BOOKS]

every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
every_game = pytest.mark.parametrize("cases", ANY, ids=lambda cases: cases.game.name)


def law(*, weight: float = 1) -> Callable[[Law], Callable[[Cases], None]]:
    """A law, tried on every game."""
    return lambda test: every_game(trying.law(weight=weight)(test))


def named_cases(game: str) -> list[Case]:
    """Every fixed case of a game, none of them drawn."""
    return [case for cases in ANY if cases.game.name == game for case in (*cases.chosen, *cases.listed)]
