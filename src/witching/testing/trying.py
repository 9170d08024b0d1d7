"""How a law is tried.

    @law()
    def test_something(cases: Cases, data: st.DataObject) -> None:
        play = data.draw(plays(cases))

A law is tried with a number of examples that goes by the profile. Every example draws a case of its own (`AnyCase`):
most from the list of option sets, some from the few that were chosen by hand, and some with options that nobody listed.
None of the three finds every leak that can be planted (`tests/laws/test_planted_leaks.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import Any
from zlib import crc32

from hypothesis import core, given, seed, settings
from hypothesis import strategies as st

from witching.core.rng import derive
from witching.testing.book import Book, Case, Cases
from witching.testing.draws import SEEDS

EXAMPLES = {"quick": 8, "default": 60, "all": 300, "exhaustive": 2000, "pure": 4}
TOY = 10
"""How many times fewer examples a toy gets."""
FRESH, CHOSEN, OF_ALL = 2, 1, 6
"""Of 6 cases, how many have options that nobody listed, and how many were chosen by hand."""

Law = Callable[[Cases, st.DataObject], None]


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


@cache
def any_case(book: Book) -> AnyCase:
    """The cases of a game, the same ones for all laws: what was searched for is kept."""
    return AnyCase(book)


def law(*, weight: float = 1) -> Callable[[Law], Callable[[Cases], None]]:
    """A law, tried in the `cases` of a game. A costly one has a weight below 1 and fewer examples."""

    def make(test: Law) -> Callable[[Cases], None]:
        def tried(cases: Cases) -> None:
            try_law(test, cases, examples_for(cases.book, weight))

        tried.__name__, tried.__doc__ = test.__name__, test.__doc__
        return tried

    return make


def examples_for(book: Book, weight: float, profile: str = "") -> int:
    """How many examples a law of this weight is tried with in a game."""
    most = EXAMPLES.get(profile or settings.get_current_profile_name(), EXAMPLES["default"])
    return max(2, round(most * weight / (TOY if book.is_toy else 1)))


def try_law(test: Law, cases: Cases, examples: int, **told: Any) -> None:
    """Try a law with this number of examples; `told` are other settings of Hypothesis. Each law in each game draws
    others, though one seed is given for all."""

    def holds(data: st.DataObject) -> None:
        test(cases, data)

    holds.__qualname__ = f"{test.__qualname__}[{cases.game.name}]"  # what Hypothesis keeps failing examples by
    tried = settings(**{"max_examples": examples, "deadline": None, **told})(given(data=st.data())(holds))
    forced: int | None = core.global_force_seed
    if forced is not None:
        tried = seed(derive(forced, crc32(holds.__qualname__.encode())))(tried)
    tried()
