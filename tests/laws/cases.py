"""Every game the laws hold for, and how a law is tried. A new game joins by one entry in BOOKS.

    @law()
    def test_something(cases: Cases, data: st.DataObject) -> None:
        play = data.draw(plays(cases))

A law is one test for each game, with a number of examples that goes by the profile. Every example draws a case of its
own (`AnyCase`): most from the list of option sets, some from the few that were chosen by hand, and some with options
that nobody listed. None of the three finds every leak that can be planted (`test_planted_leaks.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any
from zlib import crc32

import pytest
from hypothesis import core, given, seed, settings
from hypothesis import strategies as st

from laws.book import Book, Case, Cases
from laws.glastonbury_book import GlastonburyBook
from laws.goofspiel_book import GoofspielBook
from laws.incantibus_book import IncantibusBook
from laws.seeds import SEEDS
from witching.core.rng import derive

BOOKS: tuple[Book, ...] = (GlastonburyBook(), GoofspielBook(), IncantibusBook())

EXAMPLES = {"quick": 8, "default": 60, "all": 300, "exhaustive": 2000, "pure": 4}
TOY = 10
"""How many times fewer examples a toy gets."""
FRESH, CHOSEN, OF_ALL = 2, 1, 6
"""Of 6 cases, how many have options that nobody listed, and how many were chosen by hand."""

Law = Callable[[Cases, st.DataObject], None]

every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)


@dataclass(frozen=True, eq=False)
class AnyCase(Cases):
    """Any case of a game. A hash of a seed says which one: Hypothesis by itself prefers the first of a list."""

    book: Book

    @cached_property
    def chosen(self) -> list[Case]:
        return [Case(self.book, options) for options in self.book.quick.values()]

    @cached_property
    def listed(self) -> list[Case]:
        return [Case(self.book, options) for options in self.book.slow.values()]

    def any(self) -> st.SearchStrategy[Case]:
        return SEEDS.flatmap(self._case_of)

    def _case_of(self, drawn: int) -> st.SearchStrategy[Case]:
        lot = derive(drawn, 1) % OF_ALL
        if lot < FRESH:
            return self.book.any_options().map(partial(Case, self.book))
        cases = self.chosen if lot < FRESH + CHOSEN else self.listed
        return st.just(cases[derive(drawn, 2) % len(cases)])

    def named(self) -> list[Case]:
        """The chosen and the listed ones; where the engine is not compiled, the search allows for the chosen only."""
        return self.chosen if settings.get_current_profile_name() == "pure" else [*self.chosen, *self.listed]


def law(*, weight: float = 1) -> Callable[[Law], Callable[[Cases], None]]:
    """A law, tried in every game. A costly one has a weight below 1 and fewer examples."""

    def make(test: Law) -> Callable[[Cases], None]:
        def tried(cases: Cases) -> None:
            try_law(test, cases, examples_for(cases.book, weight))

        tried.__name__, tried.__doc__ = test.__name__, test.__doc__
        return every_game(tried)

    return make


ANY = [AnyCase(book) for book in BOOKS]
every_game = pytest.mark.parametrize("cases", ANY, ids=lambda cases: cases.game.name)


def named_cases(game: str) -> list[Case]:
    """Every case of a game that is not drawn freshly."""
    return [case for cases in ANY if cases.game.name == game for case in (*cases.chosen, *cases.listed)]


def examples_for(book: Book, weight: float, profile: str = "") -> int:
    """How many examples a law of this weight is tried with in a game."""
    most = EXAMPLES[profile or settings.get_current_profile_name()]
    return max(2, round(most * weight / (TOY if book.is_toy else 1)))


def try_law(test: Law, cases: Cases, examples: int, **told: Any) -> None:
    """Try a law with this number of examples; `told` are other settings of Hypothesis. Each law in each game draws
    others, though one seed is given for all."""

    def holds(data: st.DataObject) -> None:
        test(cases, data)

    holds.__qualname__ = f"{test.__qualname__}[{cases.game.name}]"  # what Hypothesis keeps failing examples by
    tried = settings(max_examples=examples, **told)(given(data=st.data())(holds))
    if core.global_force_seed is not None:
        tried = seed(derive(core.global_force_seed, crc32(holds.__qualname__.encode())))(tried)
    tried()
