"""What is for one pair of eyes stays before them until they have seen it."""

import pytest
from playwright.sync_api import Page

from page.browser import Visits
from page.player import Player, come_as

pytestmark = pytest.mark.slow
MOST_GAMES = 12
MOST_TURNS = 12
GLANCE = 4_000
SETTLED = 700


def cast_perluceo(visit: Visits, page: Page) -> Player:
    """Somebody against one bot, who has just begun to look into their cauldron."""
    guest = visit.server.guest("Anna")
    for _ in range(MOST_GAMES):
        table = visit.server.open_table(guest, "glastonbury", bots=["greedy"])
        come_as(visit.server, guest, page, f"/table/{table}")
        player = Player(page)
        if play_until_a_look(player):
            player.sight.wait_for(lambda: 0 in guest.get(f"/api/tables/{table}").json()["due"], "the bot")  # noqa: B023
            page.wait_for_timeout(SETTLED)
            return player
    raise AssertionError("nobody cast Perluceo")


def play_until_a_look(player: Player) -> bool:
    """Play a while, and take Perluceo where it can be taken; whether there was something to look at."""
    spell = player.say("glastonbury-card-perluceo")
    while player.turns < MOST_TURNS and player.wait_for_turn():
        choices = player.choices
        looks = [each for each in choices if spell in each.name] if player.turns else []
        if choices and player.make((looks or choices)[0]) and looks:
            return is_looking(player)
    return False


def is_looking(player: Player) -> bool:
    for _ in range(GLANCE // SETTLED):
        if player.sight.has("dialog", player.say("page-look")):
            return True
        player.page.wait_for_timeout(SETTLED)
    return False


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_look_stays_until_its_owner_closes_it(visit: Visits, motion: str) -> None:
    """The bot has chosen, which ends the look by the rules; a finger that slipped hit what lies beside it."""
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
