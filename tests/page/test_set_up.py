"""Before the deal everybody chooses a colour and a corner, of what is still free."""

import pytest
from playwright.sync_api import Locator, expect

from page.browser import Visits
from page.player import Player

pytestmark = pytest.mark.all


def chip(player: Player, key: str) -> Locator:
    return player.page.get_by_role("radio", name=player.say(key), exact=True)


def test_G_SETUP_in_the_waiting_room_who_comes_first_has_it(visit: Visits) -> None:
    anna = Player(visit("/"))
    anna.open_for_friends("glastonbury", players=2)
    ben = Player(visit.arrive())
    ben.page.goto(anna.page.url)
    ben.sit_down("Ben")
    green, corner = "glastonbury-colour-green", "glastonbury-option-corner-sw"
    chip(ben, green).check()
    expect(chip(anna, green)).to_have_count(0)
    expect(anna.page.get_by_text("Ben: green")).to_be_visible()
    chip(anna, corner).check()
    expect(chip(ben, corner)).to_have_count(0)
    chip(ben, "glastonbury-colour-red").check()
    chip(anna, green).check()
    anna.press("page-begin")
    expect(anna.page.locator("main")).to_contain_text(anna.say("glastonbury-colour-green"))
    table = anna.page.url.rpartition("/")[2]
    seats = visit.server.guest("Eve").get(f"/api/tables/{table}").json()["seats"]
    assert [seat["prefers"] for seat in seats] == [{"corners": "sw", "colours": "green"}, {"colours": "red"}]


def test_G_SETUP_who_plays_alone_chooses_in_the_form(visit: Visits) -> None:
    player = Player(visit("/open/glastonbury"))
    chip(player, "glastonbury-colour-yellow").check()
    chip(player, "glastonbury-option-corner-se").check()
    player.press("page-begin")
    player.page.wait_for_url("**/table/*")
    table = player.page.url.rpartition("/")[2]
    seats = visit.server.guest("Eve").get(f"/api/tables/{table}").json()["seats"]
    assert [seat["prefers"] for seat in seats] == [{"colours": "yellow", "corners": "se"}, {}, {}]
