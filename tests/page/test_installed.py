"""The page as an installed program: without its server it says so in the reader's language, and recovers by itself."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from page.browser import Visits
from page.player import Player, sit_down
from server.serving import Server

pytestmark = pytest.mark.slow
LANGUAGES = ("ko", *(pytest.param(language, marks=pytest.mark.exhaustive) for language in ("en", "ru")))
SETTLED = 2_000.0
BUILD = "document.querySelector('meta[name=build]').content"
KEPT_BUILD = """async () => (await (await caches.match("/")).text()).match(/name="build" content="(.*?)"/)[1]"""
NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag }) => [title, body, tag])"""
MISSED = """async () => {
    const shell = await (await caches.match("/")).text();
    const files = [...shell.matchAll(/"(\\/assets\\/[^"]+)"/g)].map((found) => found[1]);
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_, number) => !kept[number]);
}"""
"""The files of the cached shell that are missing."""
IS_MINDED = "navigator.serviceWorker.controller !== null"
KEPT = "async () => (await (await caches.open('shell')).keys()).map((each) => each.url)"


def kept(page: Page) -> list[str]:
    """The addresses that this browser has cached from the page."""
    found: list[str] = page.evaluate(KEPT)
    return [urlsplit(each).path for each in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_its_server_the_page_says_so_and_goes_on_when_it_is_back(
    visit: Visits, own: Server, language: str
) -> None:
    player = Player(visit("/", language=language), language)
    player.sight.wait_for(lambda: f"/words/{language}/page" in kept(player.page), "the words to be kept")
    player.sight.wait_for(lambda: "/" in kept(player.page), "the shell to be kept")
    player.sight.wait_for(lambda: player.page.evaluate(IS_MINDED), "somebody who minds the page without a server")
    own.kill()
    player.page.goto(own.url + "/rules/glastonbury")
    player.sight.wait_for(lambda: player.sight.has("heading", player.say("home-offline")), "that it is offline")
    own.start()
    player.sight.wait_for(lambda: not player.sight.has("heading", player.say("home-offline")), "the page")
    assert player.page.url.endswith("/rules/glastonbury")


@pytest.mark.all
def test_nothing_of_a_game_is_kept(visit: Visits) -> None:
    player = Player(visit("/"))
    player.sight.wait_for(lambda: "/" in kept(player.page), "the shell to be kept")
    player.page.reload()
    player.play_now("glastonbury")
    player.wait_for_turn()
    assert {path.split("/")[1] for path in kept(player.page)} <= {"", "assets", "words"}


@pytest.mark.all
def test_whoever_looks_elsewhere_is_called_by_a_notice_that_tells_no_secret(visit: Visits) -> None:
    page = visit.arrive(permissions=["notifications"])
    page.add_init_script("localStorage.settings = JSON.stringify({ notices: true })")
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    player.choose()
    player.wait_for_turn()
    assert page.evaluate(NOTICES) == []
    # Headless Chromium always counts as visible.
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    player.choose()
    player.wait_for(lambda: page.evaluate(NOTICES), "the notice")
    called = player.say("page-title-yours", game=player.say("glastonbury-title"))
    assert page.evaluate(NOTICES) == [[called, "", page.url.rpartition("/")[2]]]


@pytest.mark.all
def test_nobody_is_kept_at_an_old_version(visit: Visits, own: Server, build: Path) -> None:
    player = Player(visit("/"))
    player.sight.wait_for(lambda: "/" in kept(player.page), "the shell to be kept")
    before = player.page.evaluate(BUILD)
    own.kill()
    (build / "another.json").write_text("{}")
    own.start()
    player.page.goto(own.url + "/")
    after = player.page.evaluate(BUILD)
    assert after != before
    player.sight.wait_for(lambda: player.page.evaluate(KEPT_BUILD) == after, "the new shell to be kept")


@pytest.mark.all
def test_a_shell_that_cannot_be_kept_whole_leaves_the_one_before(visit: Visits, own: Server, build: Path) -> None:
    player = Player(visit("/"))
    player.sight.wait_for(lambda: "/" in kept(player.page), "the shell to be kept")
    before = player.page.evaluate(KEPT_BUILD)
    assert player.page.evaluate(MISSED) == []
    own.kill()
    head, _, _ = (build / "index.html").read_text().partition("<script")
    (build / "index.html").write_text(head + '<link rel="alternate" href="/assets/gone.js"></head><body></body></html>')
    own.start()
    player.page.goto(own.url + "/")
    player.page.wait_for_timeout(SETTLED)
    assert player.page.evaluate(KEPT_BUILD) == before
    assert player.page.evaluate(MISSED) == []
