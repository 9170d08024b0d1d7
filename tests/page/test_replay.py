"""A game again: step by step, through allowed eyes, by a link to a move, from a record."""

from pathlib import Path

import pytest

from page.browser import Visits
from page.evenings import finish
from page.player import Player, come_as
from page.sight import Thing

pytestmark = pytest.mark.slow


def step(player: Player) -> Thing:
    """The slider, which says where one is."""
    return player.sight.one("slider", player.say("replay-slider"))


@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_a_finished_game_step_by_step(visit: Visits, game: str, tmp_path: Path) -> None:
    guest = visit.server.guest("Anna")
    table = visit.server.open_table(guest, game, bots=["greedy"])
    finish(guest, table)
    page = visit.arrive()
    come_as(visit.server, guest, page, f"/replay/{table}")
    player = Player(page)
    assert step(player).value == "0"
    page.keyboard.press("ArrowRight")
    player.sight.wait_for(lambda: step(player).value == "1", "the first step")
    player.press("replay-forward")
    player.sight.wait_for(lambda: step(player).value == "2", "the second step")
    page.wait_for_url("**move=2")
    link = page.url

    page.keyboard.press("End")
    player.sight.one("heading", player.say("page-sheet"))
    page.get_by_label(player.say("replay-eyes")).select_option("table")
    page.wait_for_url("**eyes=table**")

    page.goto(link)
    player.sight.wait_for(lambda: step(player).value == "2", "the step of the link")

    record = tmp_path / "record.json"
    record.write_bytes(guest.get(f"/api/tables/{table}/record").content)
    stranger = Player(visit("/record"))
    stranger.sight.one("heading", stranger.say("replay-record"))
    stranger.page.locator("input[type=file]").set_input_files(record)
    stranger.sight.wait_for(lambda: step(stranger).value == "0", "the record")
    stranger.page.keyboard.press("End")
    stranger.sight.one("heading", stranger.say("page-sheet"))


def test_a_record_that_is_wrong_says_where(visit: Visits, tmp_path: Path) -> None:
    broken = tmp_path / "record.json"
    broken.write_text('{"format": 1')
    player = Player(visit("/record"))
    player.sight.one("heading", player.say("replay-record"))
    player.page.locator("input[type=file]").set_input_files(broken)
    player.sight.one("alert")
    player.sight.wait_for(lambda: "JSON" in player.sight.text(), "what is wrong")
    visit.errors.clear()
