"""The ways through a replay: by link, automatically, for any viewer, from a record that is picked or dropped."""

from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator

from page.browser import Visits
from page.opened_games import finish
from page.player import Player
from server.serving import Server
from terminal.tables import begin, go_on
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record, write_record
from witching.core.replay import Replay
from witching.core.rng import Rng

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played(house: Server) -> str:
    """A table whose game is over."""
    guest = house.guest("Anna")
    table = house.open_table(guest, "glastonbury", bots=["greedy"])
    finish(guest, table)
    return table


def record_of(folder: Path, steps: int, game: str = "glastonbury") -> Path:
    """A file with the record of a game, or of its beginning."""
    file = folder / "record.json"
    file.write_bytes(write_record(go_on(begin(game, 3), steps, Rng(8)).record()))
    return file


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=player.say("replay-slider"))


def wait_for(player: Player, moment: int) -> None:
    player.sight.wait_for(lambda: slider(player).input_value() == str(moment), f"moment {moment}")


def told(player: Player) -> str:
    return player.sight.text(inside=player.say("replay-told"))


def look(player: Player, eyes: str) -> None:
    player.page.get_by_label(player.say("replay-eyes")).select_option(label=eyes)


@pytest.mark.all
def test_the_address_is_a_link_to_the_moment_and_the_eyes(visit: Visits, played: str) -> None:
    player = Player(visit(f"/replay/{played}?eyes=0&move=7"))
    wait_for(player, 7)
    player.press("replay-forward")
    look(player, player.say("replay-eyes-table"))
    player.page.wait_for_url(f"**/replay/{played}?eyes=table&move=8")
    other = Player(visit(f"/replay/{played}?eyes=table&move=8"))
    wait_for(other, 8)
    other.sight.wait_for(lambda: "" != told(other) == told(player), "the same story")


@pytest.mark.all
def test_it_plays_by_itself_until_it_is_stopped(visit: Visits, played: str) -> None:
    player = Player(visit(f"/replay/{played}"))
    speed = player.page.get_by_label(player.say("replay-speed"))
    speed.select_option(label=player.say("replay-speed-fast"))
    player.press("replay-play")
    player.sight.wait_for(lambda: int(slider(player).input_value()) > 1, "the second moment")
    player.press("replay-pause")
    player.sight.one("button", player.say("replay-play"))
    stopped = slider(player).input_value()
    player.page.wait_for_timeout(1500)
    assert slider(player).input_value() == stopped


@pytest.mark.all
@pytest.mark.parametrize("game", ["incantibus", pytest.param("glastonbury", marks=pytest.mark.exhaustive)])
def test_bots_alone_play_for_somebody_who_watches(visit: Visits, game: str) -> None:
    player = Player(visit("/"))
    player.press_under(game, "home-watch")
    player.sight.press(player.sight.one("button", player.say("home-watch-bots") + "…"))
    player.page.wait_for_url("**/replay/*")
    player.sight.one("heading", player.say("replay-title-bots", game=player.say(f"{game}-title")))
    player.sight.wait_for(lambda: int(slider(player).input_value()) > 1, "that it goes on by itself")
    table = urlsplit(player.page.url).path.rpartition("/")[2]
    asked = player.page.request.get(f"{visit.server.url}/api/tables/{table}").json()
    assert {seat["kind"] for seat in asked["seats"]} == {"bot"}
    assert player.page.request.get(f"{visit.server.url}/api/tables/finished").json()["tables"] == []


@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.exhaustive)])
def test_a_record_is_seen_through_any_eyes_to_its_score(visit: Visits, tmp_path: Path, language: str) -> None:
    player = Player(visit("/record", language=language), language)
    player.page.locator("input[type=file]").set_input_files(record_of(tmp_path, 5000))
    wait_for(player, 0)
    for eyes in (player.say("replay-eyes-table"), "Ben", player.say("replay-eyes-open")):
        look(player, eyes)
    slider(player).press("End")
    player.sight.one("heading", player.say("page-sheet"))


def advised(player: Player, moment: int) -> tuple[str, list[str]]:
    """The text about the best choices at a moment, and how each of them may end."""
    slider(player).fill(str(moment))
    wait_for(player, moment)
    player.press("reasons-ask")
    panel = player.page.locator(".advice .panel")
    panel.wait_for()
    return panel.inner_text(), panel.locator(".end").all_inner_texts()


@pytest.mark.all
def test_points_are_told_only_where_there_was_something_to_choose(visit: Visits, tmp_path: Path) -> None:
    """The best choice says how it may end, the others how many points less they bring; an only choice does neither."""
    file = record_of(tmp_path, 5000)
    replay = Replay(ALL_GAMES["glastonbury"], read_record(file.read_bytes()))
    due = [replay.event_log(moment).position for moment in range(replay.last)]
    counts = [len(position.legal(position.to_act()[0])) for position in due]
    player = Player(visit("/record"))
    player.page.locator("input[type=file]").set_input_files(file)
    wait_for(player, 0)
    text, (best, *others) = advised(player, counts.index(max(counts)))
    assert player.say("reasons-margin") in text
    assert best.startswith("(about ")
    assert others
    ways = (" points less)", " points more)")
    assert all(each.endswith(ways) or each == "(about as many points)" for each in others)
    assert all(f" {each}" in text for each in (best, *others))
    text, ends = advised(player, counts.index(1))
    assert player.say("reasons-only") in text
    assert player.say("reasons-margin") not in text
    assert ends == []


IS_SEEN = """told => {
    const {left, top, bottom} = told.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => told.contains(document.elementFromPoint(left + 9, y)));
}"""


@pytest.mark.all
@pytest.mark.parametrize("game", ["glastonbury", pytest.param("incantibus", marks=pytest.mark.exhaustive)])
def test_on_a_phone_what_a_bot_would_do_comes_into_sight(visit: Visits, tmp_path: Path, game: str) -> None:
    """Above the bar at the bottom; on the board it has its signs."""
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    page.goto(f"{visit.server.url}/record")
    player = Player(page)
    page.locator("input[type=file]").set_input_files(record_of(tmp_path, 5000, game))
    wait_for(player, 0)
    look(player, player.say("replay-eyes-open"))
    page.evaluate("scrollTo(0, 0)")
    page.locator(".advice button").first.evaluate("button => button.click()")
    panel = page.locator(".advice .panel")
    panel.wait_for()
    for told in (panel.get_by_role("heading"), panel.get_by_role("listitem").first):
        player.sight.wait_for(partial(told.evaluate, IS_SEEN), "the best choice in sight")
    assert page.locator("button[data-place] .star", has_text="★").count() == 1
    player.press("replay-forward")
    page.locator(".star").first.wait_for(state="detached")


@pytest.mark.all
def test_a_game_from_memory_that_is_not_over_shows_its_present_alone(visit: Visits, tmp_path: Path) -> None:
    """G-MEMORY, R-MEMORY-1."""
    player = Player(visit("/record"))
    player.page.locator("input[type=file]").set_input_files(record_of(tmp_path, 20))
    player.sight.wait_for(lambda: player.say("replay-present") in player.sight.text(), "that only the present is shown")
    assert slider(player).count() == 0
    assert player.page.get_by_label(player.say("replay-eyes")).count() == 0


@pytest.mark.all
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
