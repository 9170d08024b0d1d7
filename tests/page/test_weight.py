"""The page is small: little is sent before a first-time visitor can choose."""

import pytest

from page.browser import Visits
from page.weight import MOST_KB, kilobytes, until_the_first_choice
from witching.cli.games import ALL_GAMES


@pytest.mark.all
@pytest.mark.parametrize("language", ["ru", pytest.param("en", marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", ALL_GAMES)
def test_everything_until_the_first_choice_is_small(visit: Visits, game: str, language: str) -> None:
    """In Latin script, and in one that needs twice the bytes."""
    sent = until_the_first_choice(visit, game, language)
    assert {f"words/{language}/page", f"words/{language}/{game}", "socket"} <= set(sent)
    assert kilobytes(sent) < MOST_KB, sent
