"""A new table with every term that can be agreed."""

import pytest
from playwright.sync_api import Locator

from page.browser import Visits
from page.player import Player

pytestmark = pytest.mark.slow


def tick_of(player: Player, number: int) -> Locator:
    name = player.say("glastonbury-option-assisted-seat", number=number)
    return player.page.get_by_role("checkbox", name=name, exact=True)


def test_those_who_may_look_are_people(visit: Visits) -> None:
    """A bot remembers by itself, so none is asked about. Who becomes a person is ticked, and one who is not may be."""
    player = Player(visit("/open/glastonbury"))
    page = player.page
    page.get_by_role("radio", name=player.say("page-memory-assisted")).check()
    assert tick_of(player, 1).is_checked()
    assert [tick_of(player, number).count() for number in (2, 3)] == [0, 0]
    page.get_by_role("combobox", name=player.say("home-seat", number=2)).select_option("here")
    assert tick_of(player, 2).is_checked()
    assert tick_of(player, 3).count() == 0
    tick_of(player, 2).uncheck()
    page.get_by_role("button", name=player.say("page-begin")).click()
    page.wait_for_url("**/table/*")
    table = visit.server.guest().get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["terms"]["options"]["assisted"] == [0]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("width", [1280, 440])
def test_nothing_of_a_title_is_cut_off(visit: Visits, language: str, width: int) -> None:
    player = Player(visit("/", width=width, language=language), language)
    player.play_now("glastonbury")
    player.wait_for_turn()
    title = player.page.locator("header h1")
    assert title.inner_text() == player.say("glastonbury-title")
    assert title.evaluate("title => title.scrollHeight <= title.clientHeight")
