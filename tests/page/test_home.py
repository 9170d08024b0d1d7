"""The first page: what one can do there, in whatever language."""

import pytest

from page.browser import LOCALES, Visits, introduced
from page.player import Player
from witching.bots.roster import BOTS, USUAL
from witching.cli.shelf import SHELF
from witching.i18n import LANGUAGES

pytestmark = pytest.mark.slow
IS_WHOLE = """select => {
  const pen = document.createElement("canvas").getContext("2d"), style = getComputedStyle(select);
  pen.font = style.font;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(select.selectedOptions[0].text).width <= room;
}"""
"""Whether all of the chosen text is shown."""


def test_every_way_to_play_is_there_for_every_game(visit: Visits) -> None:
    player = Player(visit("/"))
    for game in SHELF:
        title = player.say(f"{game}-title")
        player.sight.one("heading", title)
        for way in ("home-now", "home-friends", "home-here", "home-watch"):
            assert player.sight.all("button", player.say(way) + "…", inside=title)
        for way in ("home-rules", "page-more"):
            assert player.sight.all("link", player.say(way), inside=title)


@pytest.mark.parametrize("language", LOCALES)
def test_whom_one_plays_against_is_chosen_and_kept(visit: Visits, language: str) -> None:
    """Every name is told whole, with what the bot is like; the next game is against it, and so is the one after."""
    player = Player(visit("/", language=language, width=360), language)
    panel = player.page.get_by_role("article", name=player.say("incantibus-title"))
    opponents = panel.get_by_role("combobox", name=player.say("page-set-bot"))
    assert opponents.input_value() == USUAL
    for bot in BOTS:
        opponents.select_option(label=player.say(f"bots-name-{bot}"))
        player.sight.wait_for(lambda: player.say(f"bots-about-{bot}") in panel.inner_text(), bot)  # noqa: B023
        player.sight.wait_for(lambda: opponents.evaluate(IS_WHOLE), f"all of {bot}")
    opponents.select_option("apprentice")
    player.play_now("incantibus")
    player.wait_for_turn()
    table = visit.server.guest().get(f"/api/tables/{player.page.url.rpartition('/')[2]}").json()
    assert table["terms"]["seats"] == ["", "apprentice", "apprentice"]
    player.page.goto(visit.server.url)
    panel.wait_for()
    assert opponents.input_value() == "apprentice"
    other = player.page.get_by_role("article", name=player.say("glastonbury-title"))
    assert other.get_by_role("combobox", name=player.say("page-set-bot")).input_value() == USUAL
    writers = opponents.locator(f"optgroup[label='{player.say('bots-for-writers')}'] option")
    assert [each.get_attribute("value") for each in writers.all()] == ["greedy", "random"]


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_speaks_the_language_of_the_browser(visit: Visits, language: str) -> None:
    player = Player(visit("/", language=language), language)
    player.sight.wait_for(lambda: player.say("home-about") in player.sight.text(), "the words of the first page")
    assert player.page.evaluate("document.documentElement.lang") == language


def test_the_language_is_switched_without_loading_the_page_again(visit: Visits) -> None:
    player = Player(visit("/"))
    player.play_now("glastonbury")
    player.wait_for_turn()
    player.page.evaluate("window.stays = true")
    for language in LANGUAGES:
        with introduced(player.page):
            player.page.get_by_label(player.say("page-language"), exact=True).first.select_option(language)
        player = Player(player.page, language)
        player.sight.wait_for(lambda: player.choices, f"choices in {language}")  # noqa: B023
        player.sight.one("StaticText", player.say("page-turn-yours"))
        assert player.page.evaluate("document.documentElement.lang") == language
    assert player.page.evaluate("window.stays")
    assert player.page.reload()
    player.wait_for_turn()
    assert player.page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("game", SHELF)
def test_the_first_choice_is_made_with_three_clicks(visit: Visits, game: str, width: int) -> None:
    """By mouse or finger, of somebody who comes for the first time: the game, and on the board what one wants."""
    player = Player(visit("/", width=width, has_touch=width < 500))
    page = player.page
    panel = page.get_by_role("article", name=player.say(f"{game}-title"))
    panel.get_by_role("button", name=player.say("home-now")).click()
    player.wait_for_turn()
    taking_back = page.get_by_role("button", name=player.say("page-take-back"))
    assert taking_back.count() == 0
    choice = page.get_by_role("button", name=player.choices[0].name, exact=True).first
    choice.click()
    taking_back.wait_for()
