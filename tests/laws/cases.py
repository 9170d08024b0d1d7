"""Every game the laws hold for. A new game joins by one entry in BOOKS."""

import pytest

from laws.book import Book, Case
from laws.glastonbury_book import GlastonburyBook
from laws.goofspiel_book import GoofspielBook
from laws.incantibus_book import IncantibusBook

BOOKS: tuple[Book, ...] = (GlastonburyBook(), GoofspielBook(), IncantibusBook())

QUICK = [(f"{book.game.name}-{name}", Case(book, given)) for book in BOOKS for name, given in book.quick.items()]
SLOW = [(f"{book.game.name}-{name}", Case(book, given)) for book in BOOKS for name, given in book.slow.items()]

every_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=name) for name, case in QUICK]
    + [pytest.param(case, id=name, marks=pytest.mark.slow) for name, case in SLOW],
)
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
