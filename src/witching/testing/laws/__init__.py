"""The laws that every game keeps, as tests of pytest. A game's own tests are

    from witching.testing.laws import *

    @pytest.fixture(params=[MyBook()])
    def book(request):
        return request.param

where MyBook tells what the laws must know of the game (`witching.testing.book`). CONTRIBUTING.md lists them.
"""

from types import ModuleType

import pytest

from witching.testing.book import Book, Cases
from witching.testing.laws import (
    bots,
    copies,
    end,
    imagine,
    machine,
    notation,
    refusal,
    replay,
    score,
    sealed,
    secrecy,
    sound,
    statistics,
    strategy,
    words,
)
from witching.testing.trying import any_case

LAWS: tuple[ModuleType, ...] = (
    *(imagine, secrecy, notation, copies, replay, end, sealed, refusal, score, strategy),
    *(bots, statistics, machine, sound, words),
)


@pytest.fixture
def cases(book: Book) -> Cases:
    """The cases of a game in which a law is tried."""
    return any_case(book)


_TESTS = {name: test for law in LAWS for name, test in vars(law).items() if name.startswith("test_")}
globals().update(_TESTS)
__all__ = ["cases", *_TESTS]
