"""The server was updated while people play: the page loads itself anew, once, and nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from page.browser import Visits
from page.player import Player
from server.serving import Server

pytestmark = pytest.mark.slow
SETTLED = 2_000.0


def update(server: Server, build: Path) -> None:
    """Let the server come back with another build."""
    (build / "another.json").write_text("{}")
    server.start()


def build_of(page: Page) -> str:
    found: str = page.evaluate("""document.querySelector('meta[name="build"]').content""")
    return found


@pytest.mark.all
def test_a_choice_outlives_an_update_and_the_page_is_the_new_one(visit: Visits, own: Server, build: Path) -> None:
    player = Player(visit("/"))
    player.play_now("glastonbury")
    player.wait_for_turn()
    before, loads = build_of(player.page), list[Page]()
    player.page.on("load", lambda page: loads.append(page))
    choice = player.choices[0]
    own.kill()
    player.sight.wait_for(lambda: player.say("page-lost") in player.sight.text(), "that the connection is gone")
    player.sight.press(choice)
    update(own, build)
    player.sight.wait_for(lambda: bool(loads), "the new page")
    player.wait_for(lambda: player.sight.has("button", player.say("page-take-back")), "the choice")
    player.page.wait_for_timeout(SETTLED)
    assert build_of(player.page) != before
    assert len(loads) == 1
    assert player.page.evaluate("Object.keys(sessionStorage).filter((name) => name.startsWith('pending'))") == []


@pytest.mark.all
def test_without_an_update_nothing_is_loaded_anew(visit: Visits, own: Server) -> None:
    player = Player(visit("/"))
    player.play_now("glastonbury")
    player.wait_for_turn()
    loads = list[Page]()
    player.page.on("load", lambda page: loads.append(page))
    own.kill()
    player.sight.wait_for(lambda: player.say("page-lost") in player.sight.text(), "that the connection is gone")
    own.start()
    player.sight.wait_for(lambda: player.say("page-lost") not in player.sight.text(), "the connection")
    player.page.wait_for_timeout(SETTLED)
    assert loads == []


@pytest.mark.all
def test_where_no_websocket_passes_the_game_goes_on_by_stream(visit: Visits) -> None:
    page = visit.arrive()
    page.add_init_script(
        "WebSocket = class { constructor() { setTimeout(() => this.onclose?.({ code: 1006 })) } send() {} close() {} }"
    )
    page.goto(visit.server.url)
    player = Player(page)
    player.play_now("glastonbury")
    player.play(until=lambda: player.turns == 4)
