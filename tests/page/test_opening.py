"""A new table with every setting there is."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from page.browser import LOCALES, Visits
from page.player import Player, sit_down
from witching.cli.games import ALL_GAMES

pytestmark = pytest.mark.slow
IS_WHOLE = """title => title.clientHeight > 0 && title.scrollHeight <= title.clientHeight"""


def tick_of(player: Player, number: int) -> Locator:
    name = player.say("core-options-seat", number=number)
    return player.page.get_by_role("checkbox", name=name, exact=True)


@pytest.mark.all
def test_those_who_may_look_are_people(visit: Visits) -> None:
    """A bot remembers by itself, so none is listed. A seat given to a person is ticked, and can be unticked."""
    player = Player(visit("/open/glastonbury"))
    page = player.page
    page.get_by_role("radio", name=player.say("glastonbury-option-memory-assisted")).check()
    assert tick_of(player, 1).is_checked()
    assert [tick_of(player, number).count() for number in (2, 3)] == [0, 0]
    page.get_by_role("combobox", name=player.say("home-seat", number=2)).select_option("here")
    assert tick_of(player, 2).is_checked()
    assert tick_of(player, 3).count() == 0
    tick_of(player, 2).uncheck()
    assert agreed(player, visit)["assisted"] == [0]


@pytest.mark.all
def test_what_is_chosen_is_what_is_agreed(visit: Visits) -> None:
    """Every kind of option; unchanged ones are not asked for, and those meaningless for three seats are not there."""
    player = Player(visit("/open/glastonbury"))
    page, say = player.page, player.say
    page.get_by_role("combobox", name=say("page-set-edition")).select_option("it")
    expect(page.get_by_text(say("glastonbury-edition-it"))).to_be_visible()
    page.get_by_role("checkbox", name=say("glastonbury-option-recipes")).check()
    page.get_by_role("radio", name=say("glastonbury-option-memory-assisted")).check()
    page.get_by_role("radio", name=say("glastonbury-option-memory-open")).check()
    page.get_by_text(say("core-options-house")).click()
    page.get_by_role("combobox", name=say("glastonbury-option-special2")).select_option("must")
    page.get_by_role("combobox", name=say("glastonbury-option-first-seat")).select_option("1")
    assert page.get_by_role("combobox", name=say("glastonbury-option-removal")).count() == 0
    assert agreed(player, visit) == {
        "edition": "it", "recipes": True, "memory": "open", "special2": "must", "first_seat": "1",
    }  # fmt: skip


@pytest.mark.all
def test_a_box_of_ones_own_is_chosen_as_a_file(visit: Visits, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(ALL_GAMES["incantibus"].box, encoding="utf-8")
    player = Player(visit("/open/incantibus"))
    player.page.get_by_label(player.say("incantibus-option-box")).set_input_files(file)
    assert agreed(player, visit)["box"] == ALL_GAMES["incantibus"].box


def agreed(player: Player, visit: Visits) -> dict[str, object]:
    """The options of the table that is opened."""
    player.page.get_by_role("button", name=player.say("page-begin")).click()
    player.page.wait_for_url("**/table/*")
    table = visit.server.guest().get(f"/api/tables/{player.page.url.rpartition('/')[2]}").json()
    options: dict[str, object] = table["terms"]["options"]
    return options


@pytest.mark.all
def test_nothing_of_a_title_is_cut_off(visit: Visits) -> None:
    """In any language, on a desktop and on a narrow screen."""
    player = sit_down(visit, "glastonbury", bots=["greedy"])
    player.wait_for_turn()
    title = player.page.locator("header h1")
    for language in LOCALES:
        player.speak(language)
        for width in (1280, 440):
            player.page.set_viewport_size({"width": width, "height": 900})
            expect(title).to_have_text(player.say("glastonbury-title"))
            player.sight.wait_for(lambda: title.evaluate(IS_WHOLE), f"all of the title in {language} at {width}")


def test_a_game_that_there_is_not_leads_nowhere(visit: Visits) -> None:
    player = Player(visit("/open/nine-mens-morris"))
    heading = player.page.get_by_role("heading", level=1, name=player.say("server-refusal-no-page"))
    expect(heading).to_be_visible()
    assert player.page.locator("main form").count() == 0
