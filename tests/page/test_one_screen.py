"""Several people at one screen: it goes from hand to hand, and nothing of one is left on it for the next."""

import pytest
from playwright.sync_api import Page

from page.browser import Visits, everything_kept
from page.player import Player

pytestmark = pytest.mark.slow
NAMES = ("Anna", "Ben")


def take_screen(player: Player) -> str | None:
    """Whoever is due takes the screen; the name, None when the game is over."""
    found: list[str] = player.sight.wait_for(lambda: [name for name in NAMES if asks_for(player, name)] or over(player))
    if found == ["over"]:
        return None
    [name] = found
    assert not player.choices, "nothing can be chosen between two people"
    player.press("page-i-am", name=name)
    player.wait_for_turn()
    return name


def over(player: Player) -> list[str]:
    return ["over"] if player.is_over else []


def asks_for(player: Player, name: str) -> bool:
    return player.sight.has("heading", player.say("page-hand-over", name=name))


def test_a_whole_game_from_hand_to_hand(visit: Visits) -> None:
    player = Player(visit("/"))
    player.open_here("glastonbury", NAMES)
    holders = []
    while name := take_screen(player):
        holders.append(name)
        player.choose()
        player.close_look(player.sight.read())
    assert set(holders) == set(NAMES)
    assert len(holders) > 10


def test_a_sealed_choice_leaves_no_trace_for_the_other(visit: Visits) -> None:
    """Whatever Anna points at, what the screen holds when Ben takes it is the same."""
    player = Player(visit("/"))
    player.open_here("incantibus", NAMES)
    assert take_screen(player) == "Anna"
    player.choose(0)
    player.sight.wait_for(lambda: asks_for(player, "Ben"), "that Ben is asked")
    before = kept_between(player.page)
    player.press("page-i-am", name="Anna")
    player.change(1)
    player.press("page-hand-on")
    player.sight.wait_for(lambda: asks_for(player, "Ben"), "that Ben is asked")
    assert kept_between(player.page) == before


def kept_between(page: Page) -> str:
    """What the page holds once everything that is only heard is gone."""
    page.wait_for_timeout(4500)
    return everything_kept(page)
