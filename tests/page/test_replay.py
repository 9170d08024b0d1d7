"""A game replayed: step by step, for every allowed viewer, by a link to a move, from a record."""

from pathlib import Path

import pytest

from page.browser import Visits
from page.opened_games import finish
from page.player import Player, come_as
from page.sight import Thing

pytestmark = pytest.mark.slow


def step(player: Player) -> Thing:
    """The slider, which shows the position."""
    return player.sight.one("slider", player.say("replay-slider"))


@pytest.mark.all
@pytest.mark.parametrize("game", ["glastonbury", pytest.param("incantibus", marks=pytest.mark.exhaustive)])
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


@pytest.mark.all
@pytest.mark.parametrize("game", ["incantibus", pytest.param("glastonbury", marks=pytest.mark.exhaustive)])
def test_beside_what_a_bot_would_do_stands_what_was_chosen(visit: Visits, game: str, tmp_path: Path) -> None:
    """At a table's replay and in a record; if it is among the best choices, it is marked there."""
    guest = visit.server.guest("Anna")
    table = visit.server.open_table(guest, game, bots=["greedy"])
    finish(guest, table)
    record = guest.get(f"/api/tables/{table}/record")
    moments = guest.get(f"/api/tables/{table}/replay?eyes=0").json()["moments"]
    assert sum(len(moment["seats"]) for moment in moments) == len(record.json()["actions"])
    moment = next(number for number, each in enumerate(moments) if 0 in each["seats"])
    player = Player(visit.arrive())
    come_as(visit.server, guest, player.page, f"/replay/{table}?eyes=0&move={moment}")
    chosen = ask_for_advice(player)
    best = player.page.locator(".advice li")
    marked = best.filter(has=player.page.get_by_text(player.say("reasons-was-chosen"), exact=True)).locator("strong")
    assert marked.all_inner_texts() == [each for each in best.locator("strong").all_inner_texts() if each == chosen]

    file = tmp_path / "record.json"
    file.write_bytes(record.content)
    stranger = Player(visit("/record"))
    stranger.page.locator("input[type=file]").set_input_files(file)
    stranger.page.get_by_label(stranger.say("replay-eyes")).select_option("0")
    for number in range(1, moment + 1):
        stranger.press("replay-forward")
        stranger.sight.wait_for(lambda: step(stranger).value == str(number), f"step {number}")  # noqa: B023
    assert ask_for_advice(stranger) == chosen


def ask_for_advice(player: Player) -> str:
    """What was chosen at the moment shown, as described beside the best choices."""
    player.press("reasons-ask")
    line = player.page.locator(".advice p.chosen")
    line.wait_for()
    return line.inner_text().removeprefix(player.say("reasons-chosen", choice=""))


@pytest.mark.all
def test_a_record_that_is_wrong_says_where(visit: Visits, tmp_path: Path) -> None:
    broken = tmp_path / "record.json"
    broken.write_text('{"format": 1')
    player = Player(visit("/record"))
    player.sight.one("heading", player.say("replay-record"))
    player.page.locator("input[type=file]").set_input_files(broken)
    player.sight.one("alert")
    player.sight.wait_for(lambda: "JSON" in player.sight.text(), "what is wrong")
    visit.errors.clear()
