"""A private look stays on the screen until its owner has seen it."""

import httpx
import pytest
from playwright.sync_api import Page

from nojs.browser import Browser
from nojs.playing import is_over, pick, wait_for_turn
from page.browser import Visits
from page.player import Player, come_as

pytestmark = pytest.mark.slow
MOST_GAMES = 60
SETTLED = 700
SPELL = "Perluceo"


def cast_perluceo(visit: Visits, page: Page) -> Player:
    """A player against one bot, who has just begun to look into their cauldron."""
    guest = visit.server.guest("Anna")
    table = find_perluceo(visit, guest)
    come_as(visit.server, guest, page, f"/table/{table}")
    player = Player(page)
    player.wait_for_turn()
    player.make(next(each for each in player.choices if SPELL in each.name))
    player.sight.one("dialog", player.say("page-look"))
    player.sight.wait_for(lambda: 0 in guest.get(f"/api/tables/{table}").json()["to_act"], "the bot")
    page.wait_for_timeout(SETTLED)
    return player


def find_perluceo(visit: Visits, guest: httpx.Client) -> str:
    """A table where Perluceo can be taken next, and there is something to look at; there are only two in a whole pack,
    so games are played fast and without scripts until it comes."""
    browser = Browser(guest)
    for _ in range(MOST_GAMES):
        table = visit.server.open_table(guest, "glastonbury", bots=["greedy"])
        browser.open(f"/plain/table/{table}")
        if play_until_it_is_offered(browser):
            return table
    raise AssertionError(f"{SPELL} was never offered")


def play_until_it_is_offered(browser: Browser) -> bool:
    turn = 0
    wait_for_turn(browser)
    while not is_over(browser):
        if turn and any(SPELL in each.text for each in browser.choices()):
            return True
        browser.press(pick(browser, turn))
        wait_for_turn(browser)
        turn += 1
    return False


@pytest.mark.all
@pytest.mark.parametrize("motion", ["no-preference", pytest.param("reduce", marks=pytest.mark.exhaustive)])
def test_a_look_stays_until_its_owner_closes_it(visit: Visits, motion: str) -> None:
    """The bot has chosen, which ends the look by the rules; a slipped finger has hit the area beside it."""
    page = visit.arrive(motion=motion)
    player = cast_perluceo(visit, page)
    look = page.get_by_role("dialog", name=player.say("page-look"))
    assert look.is_visible()
    page.mouse.dblclick(4, 4)
    page.wait_for_timeout(SETTLED)
    assert look.is_visible()
    page.keyboard.press("Escape")
    look.wait_for(state="detached")
    player.wait_for_turn()


@pytest.mark.all
def test_words_that_are_marked_beyond_the_edge_do_not_close_what_they_stand_in(visit: Visits) -> None:
    player = Player(visit("/"))
    page = player.page
    player.sight.press(player.sight.one("button", player.say("home-settings")))
    dialog = page.get_by_role("dialog", name=player.say("home-settings"))
    title = dialog.get_by_role("heading").first.bounding_box()
    assert title is not None
    page.mouse.move(title["x"] + 10, title["y"] + 10)
    page.mouse.down()
    page.mouse.move(4, 4)
    page.mouse.up()
    page.wait_for_timeout(SETTLED)
    assert dialog.is_visible()
    page.mouse.click(4, 4)
    dialog.wait_for(state="detached")
