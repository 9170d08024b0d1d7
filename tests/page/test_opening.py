"""A new table with every term that can be agreed."""

import pytest
from playwright.sync_api import Locator, expect

from page.browser import LOCALES, Visits
from page.player import Player, sit_down

pytestmark = pytest.mark.slow
IS_WHOLE = """title => title.clientHeight > 0 && title.scrollHeight <= title.clientHeight"""


def tick_of(player: Player, number: int) -> Locator:
    name = player.say("core-options-seat", number=number)
    return player.page.get_by_role("checkbox", name=name, exact=True)


@pytest.mark.all
def test_those_who_may_look_are_people(visit: Visits) -> None:
    """A bot remembers by itself, so none is asked about. Who becomes a person is ticked, and one who is not may be."""
    player = Player(visit("/open/glastonbury"))
    page = player.page
    page.get_by_role("radio", name=player.say("glastonbury-option-memory-assisted")).check()
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


@pytest.mark.all
def test_nothing_of_a_title_is_cut_off(visit: Visits) -> None:
    """In any language, at a desk and where it is narrow."""
    player = sit_down(visit, "glastonbury", bots=["greedy"])
    player.wait_for_turn()
    title = player.page.locator("header h1")
    for language in LOCALES:
        player.speak(language)
        for width in (1280, 440):
            player.page.set_viewport_size({"width": width, "height": 900})
            expect(title).to_have_text(player.say("glastonbury-title"))
            player.sight.wait_for(lambda: title.evaluate(IS_WHOLE), f"all of the title in {language} at {width}")
