"""The ways through a game again: by link, by itself, through any eyes, from a record that is chosen or dropped."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator

from page.browser import Visits
from page.evenings import finish
from page.player import Player
from server.serving import Server
from terminal.tables import begin, go_on
from witching.cli.shelf import SHELF
from witching.core.record import write_record
from witching.core.rng import Rng

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played(house: Server) -> str:
    """A table whose game is over."""
    guest = house.guest("Anna")
    table = house.open_table(guest, "glastonbury", bots=["greedy"])
    finish(guest, table)
    return table


def record_of(folder: Path, steps: int) -> Path:
    """A file with the record of a game, or of its beginning."""
    file = folder / "record.json"
    file.write_bytes(write_record(go_on(begin("glastonbury", 3), steps, Rng(8)).record()))
    return file


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.say("replay-slider"))


def wait_for(player: Player, moment: int) -> None:
    player.sight.wait_for(lambda: slider(player).input_value() == str(moment), f"moment {moment}")


def told(player: Player) -> str:
    return player.sight.text(inside=player.say("replay-told"))


def look(player: Player, eyes: str) -> None:
    player.page.get_by_label(player.say("replay-eyes")).select_option(label=eyes)


def test_the_address_is_a_link_to_the_moment_and_the_eyes(visit: Visits, played: str) -> None:
    player = Player(visit(f"/replay/{played}?eyes=0&move=7"))
    wait_for(player, 7)
    player.press("replay-forward")
    look(player, player.say("replay-eyes-table"))
    player.page.wait_for_url(f"**/replay/{played}?eyes=table&move=8")
    said = told(player)
    other = Player(visit(f"/replay/{played}?eyes=table&move=8"))
    wait_for(other, 8)
    assert told(other) == said


def test_it_plays_by_itself_until_it_is_stopped(visit: Visits, played: str) -> None:
    player = Player(visit(f"/replay/{played}"))
    speed = player.page.get_by_label(player.say("replay-speed"))
    speed.select_option(label=player.say("replay-speed-fast"))
    player.press("replay-play")
    player.sight.wait_for(lambda: int(slider(player).input_value()) > 1, "the second moment")
    player.press("replay-pause")
    stopped = slider(player).input_value()
    player.page.wait_for_timeout(1500)
    assert slider(player).input_value() == stopped


@pytest.mark.parametrize("game", SHELF)
def test_bots_alone_play_for_somebody_who_watches(visit: Visits, game: str) -> None:
    player = Player(visit("/"))
    player.press_under(game, "home-watch")
    player.sight.press(player.sight.one("button", player.say("home-watch-bots") + "…"))
    player.page.wait_for_url("**/replay/*")
    wait_for(player, 0)
    table = urlsplit(player.page.url).path.rpartition("/")[2]
    asked = player.page.request.get(f"{visit.server.url}/api/tables/{table}").json()
    assert {seat["kind"] for seat in asked["seats"]} == {"bot"}
    assert player.page.request.get(f"{visit.server.url}/api/tables/finished").json()["tables"] == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_record_is_seen_through_any_eyes_to_its_score(visit: Visits, tmp_path: Path, language: str) -> None:
    player = Player(visit("/record", language=language), language)
    player.page.locator("input[type=file]").set_input_files(record_of(tmp_path, 5000))
    wait_for(player, 0)
    for eyes in (player.say("replay-eyes-table"), "Ben", player.say("replay-eyes-open")):
        look(player, eyes)
    slider(player).press("End")
    player.sight.one("heading", player.say("page-sheet"))


def test_a_game_from_memory_that_is_not_over_shows_its_present_alone(visit: Visits, tmp_path: Path) -> None:
    """G-MEMORY, R-MEMORY-1."""
    player = Player(visit("/record"))
    player.page.locator("input[type=file]").set_input_files(record_of(tmp_path, 20))
    player.sight.wait_for(lambda: player.say("replay-present") in player.sight.text(), "that only the present is shown")
    assert slider(player).count() == 0
    assert player.page.get_by_label(player.say("replay-eyes")).count() == 0


def test_a_record_is_dropped_onto_the_page(visit: Visits, tmp_path: Path) -> None:
    player = Player(visit("/record"))
    player.sight.one("heading", player.say("replay-record"))
    player.page.evaluate(
        """(written) => {
            const carried = new DataTransfer();
            carried.items.add(new File([written], "record.json", { type: "application/json" }));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, cancelable: true }));
        }""",
        record_of(tmp_path, 5000).read_text(),
    )
    wait_for(player, 0)
