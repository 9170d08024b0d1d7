"""Another language is shown at once, and what somebody was doing stays as it was."""

from pathlib import Path

import pytest

from page.browser import Visits
from page.opened_games import finish
from page.player import Player

pytestmark = pytest.mark.slow


@pytest.mark.all
def test_an_imported_record_stays_where_it_is(visit: Visits, tmp_path: Path) -> None:
    guest = visit.server.guest("Anna")
    table = visit.server.open_table(guest, "glastonbury", bots=["greedy"])
    finish(guest, table)
    record = tmp_path / "record.json"
    record.write_bytes(guest.get(f"/api/tables/{table}/record").content)
    player = Player(visit("/record"))
    player.page.locator("input[type=file]").set_input_files(record)
    player.sight.one("slider", player.say("replay-slider"))
    player.press("replay-forward")
    player.sight.wait_for(lambda: moment_of(player) == "1", "the first step")
    player.speak("de")
    player.sight.one("slider", player.say("replay-slider"))
    player.page.wait_for_timeout(500)
    assert moment_of(player) == "1"


def moment_of(player: Player) -> str:
    return player.sight.one("slider", player.say("replay-slider")).value


@pytest.mark.all
def test_a_table_that_is_being_put_together_stays_as_it_is(visit: Visits) -> None:
    player = Player(visit("/open/glastonbury"))
    name = player.page.get_by_label(player.say("page-name-of", number=1))
    name.fill("Morgan")
    player.press("home-seat-add")
    player.speak("ko")
    player.page.wait_for_timeout(500)
    assert player.page.get_by_label(player.say("page-name-of", number=1)).input_value() == "Morgan"
    player.sight.one("button", player.say("home-seat-remove", number=4))


@pytest.mark.all
def test_the_settings_stay_open_and_the_keyboard_where_it_was(visit: Visits) -> None:
    player = Player(visit("/"))
    player.press("home-settings")
    player.sight.one("dialog", player.say("home-settings"))
    player.page.get_by_label(player.say("page-language"), exact=True).last.focus()
    player.page.evaluate("document.querySelector('dialog').dataset.stays = ''")
    player.speak("fr")
    player.page.wait_for_timeout(500)
    assert player.page.locator("dialog[data-stays]").count() == 1
    player.sight.wait_for(lambda: name_of_focused(player) == player.say("page-language"), "the keyboard where it was")


def name_of_focused(player: Player) -> str | None:
    focused = player.sight.focused()
    return focused.name if focused else None
