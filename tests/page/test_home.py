"""The first page: what visitors can do there, in any language."""

import pytest
from playwright.sync_api import Locator

from page.browser import LOCALES, Visits
from page.player import Player
from witching.bots.roster import BOTS, USUAL
from witching.cli.games import ALL_GAMES
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
    for game in ALL_GAMES:
        title = player.say(f"{game}-title")
        player.sight.one("heading", title)
        for way in ("home-now", "home-friends", "home-here", "home-watch"):
            assert player.sight.all("button", player.say(way) + "…", inside=title)
        for way in ("home-rules", "page-more"):
            assert player.sight.all("link", player.say(way), inside=title)


def panel_of(player: Player, game: str) -> Locator:
    """The game's part of the first page."""
    return player.page.get_by_role("article", name=player.say(f"{game}-title"))


def opponents_in(player: Player, panel: Locator) -> Locator:
    """The field in which the opponent is chosen."""
    return panel.get_by_role("combobox", name=player.say("page-set-bot"))


@pytest.mark.all
def test_on_a_phone_every_opponent_is_told_whole_in_every_language(visit: Visits) -> None:
    """The name, and what the bot is like."""
    player = Player(visit("/", width=360))
    for language in LOCALES:
        player.speak(language)
        panel = panel_of(player, "incantibus")
        opponents = opponents_in(player, panel)
        for bot in BOTS:
            opponents.select_option(label=player.say(f"bots-name-{bot}"))
            player.sight.wait_for(lambda: player.say(f"bots-about-{bot}") in panel.inner_text(), bot)  # noqa: B023
            player.sight.wait_for(lambda: opponents.evaluate(IS_WHOLE), f"all of {bot}")  # noqa: B023


def test_whom_one_plays_against_is_chosen_and_kept(visit: Visits) -> None:
    """The next game is against it, and so is the one after."""
    player = Player(visit("/"))
    panel = panel_of(player, "incantibus")
    opponents = opponents_in(player, panel)
    assert opponents.input_value() == USUAL
    opponents.select_option("apprentice")
    player.play_now("incantibus")
    player.wait_for_turn()
    table = visit.server.guest().get(f"/api/tables/{player.page.url.rpartition('/')[2]}").json()
    assert table["terms"]["seats"] == ["", "apprentice", "apprentice"]
    player.page.goto(visit.server.url)
    panel.wait_for()
    assert opponents.input_value() == "apprentice"
    assert opponents_in(player, panel_of(player, "glastonbury")).input_value() == USUAL
    writers = opponents.locator(f"optgroup[label='{player.say('bots-for-writers')}'] option")
    assert [each.get_attribute("value") for each in writers.all()] == ["greedy", "random"]


@pytest.mark.parametrize(
    "language", [code if code == "ko" else pytest.param(code, marks=pytest.mark.all) for code in LOCALES]
)
def test_the_page_speaks_the_language_of_the_browser(visit: Visits, language: str) -> None:
    player = Player(visit("/", language=language), language)
    player.sight.wait_for(lambda: player.say("home-about") in player.sight.text(), "the words of the first page")
    assert player.page.evaluate("document.documentElement.lang") == language


@pytest.mark.all
def test_the_language_is_switched_without_loading_the_page_again(visit: Visits) -> None:
    player = Player(visit("/"))
    player.play_now("glastonbury")
    player.wait_for_turn()
    player.page.evaluate("window.stays = true")
    for language in LANGUAGES:
        player.speak(language)
        player.sight.wait_for(lambda: player.choices, f"choices in {language}")
        player.sight.one("StaticText", player.say("page-turn-yours"))
        assert player.page.evaluate("document.documentElement.lang") == language
    assert player.page.evaluate("window.stays")
    assert player.page.reload()
    player.wait_for_turn()
    assert player.page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize(
    ("game", "width"),
    [
        ("glastonbury", 1280), pytest.param("incantibus", 360, marks=pytest.mark.all),
        pytest.param("glastonbury", 360, marks=pytest.mark.exhaustive),
        pytest.param("incantibus", 1280, marks=pytest.mark.exhaustive),
    ],
)  # fmt: skip
def test_the_first_choice_is_made_with_three_clicks(visit: Visits, game: str, width: int) -> None:
    """With mouse or finger, for a first-time visitor: the game, and the wanted choice on the board."""
    player = Player(visit("/", width=width, has_touch=width < 500))
    page = player.page
    panel_of(player, game).get_by_role("button", name=player.say("home-now")).click()
    player.wait_for_turn()
    taking_back = page.get_by_role("button", name=player.say("page-take-back"))
    assert taking_back.count() == 0
    choice = page.get_by_role("button", name=player.choices[0].name, exact=True).first
    choice.click()
    taking_back.wait_for()
