"""On a phone, by night: played with a finger on the board itself."""

import pytest

from page.browser import Visits
from page.player import Player, sit_down
from page.sight import Thing

pytestmark = pytest.mark.slow
MOST = 400


def tap(player: Player, choice: Thing) -> None:
    """Tap the choice where it is first met, which is the board: nothing may lie over it."""
    player.page.get_by_role("button", name=choice.name, exact=True).first.tap()
    player.sight.wait_for(player.is_answered, f"an answer to {choice.name}")
    player.turns += 1


@pytest.mark.parametrize(("game", "turns"), [("glastonbury", 10), ("incantibus", MOST)])
def test_a_game_is_played_with_a_finger(visit: Visits, game: str, turns: int) -> None:
    page = visit.arrive(width=360, height=740, scheme="dark", has_touch=True, is_mobile=True)
    player = sit_down(visit, game, page=page, bots=["greedy"])
    while player.turns < turns and player.wait_for_turn():
        choices = player.choices
        tap(player, choices[player.turns * 7 % len(choices)])
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert player.turns >= min(turns, 6)
