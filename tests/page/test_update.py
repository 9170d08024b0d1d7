"""The server is updated while people play: the page reloads itself, once, and nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from page.browser import Visits
from page.player import Player
from server.serving import Server

pytestmark = pytest.mark.slow
SETTLED = 2_000.0


def update(server: Server, build: Path) -> None:
    """Bring the server back with another build."""
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


SPEAK_AS_BEFORE = """() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (message) { send.call(this, message.replace('"protocol":2', '"protocol":1')); };
    const { EventSource: Stream, fetch: ask } = window;
    const former = (url) => String(url).replace("protocol=2", "protocol=1");
    window.EventSource = class extends Stream { constructor(url) { super(former(url)); } };
    window.fetch = (url, ...more) => ask(former(url), ...more);
}"""
"""Make an open page speak another version than the returning server, until it is reloaded."""
KEEP_AS_BEFORE = """() => {
    const [place] = Object.keys(sessionStorage).filter((each) => each.startsWith("pending:"));
    sessionStorage.setItem(place, sessionStorage.getItem(place).replace('"protocol":2', '"protocol":1'));
}"""


@pytest.mark.all
@pytest.mark.parametrize("is_kept_alike", [True, False])
def test_a_page_of_another_protocol_loads_itself_again(
    visit: Visits, own: Server, build: Path, is_kept_alike: bool
) -> None:
    """The pending choice is made if the new page can send it; otherwise the reader is told."""
    player = Player(visit("/"))
    player.play_now("glastonbury")
    player.wait_for_turn()
    before, choice = build_of(player.page), player.choices[0]
    own.kill()
    player.sight.press(choice)
    assert not player.is_answered()
    player.page.evaluate(SPEAK_AS_BEFORE)
    if not is_kept_alike:
        player.page.evaluate(KEEP_AS_BEFORE)
    with player.page.expect_event("load"):
        update(own, build)
    said = player.say("server-refusal-protocol")
    if is_kept_alike:
        player.wait_for(lambda: player.sight.has("button", player.say("page-take-back")), "the choice")
        assert said not in player.sight.text()
    else:
        player.sight.wait_for(lambda: said in player.sight.text(), "that the choice may not have been made")
        assert not player.sight.has("button", player.say("page-take-back"))
        player.choose()
    assert build_of(player.page) != before
    visit.errors[:] = [error for error in visit.errors if "426" not in error]  # Chromium logs a stream that was refused
