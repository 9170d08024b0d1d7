"""All laws, for every game (`witching.testing.laws`)."""

import pytest

from laws.cases import BOOKS
from witching.testing.book import Book
from witching.testing.laws import *  # noqa: F403


@pytest.fixture(params=BOOKS, ids=lambda book: book.game.name)
def book(request: pytest.FixtureRequest) -> Book:
    """Each game."""
    found: Book = request.param
    return found
