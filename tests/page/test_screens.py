"""Every screen: nobody is kept out, by day and by night, on a desktop and on a phone; nothing needs sideways scrolling
in any language; pictures of all in `out/`. Each is visited once, then seen in other languages, widths and colours."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from page.axe import poor_contrasts, violations
from page.browser import LOCALES, Visits
from page.player import Player
from page.screens import SCREENS, OpenedTables, Screen, open_all
from server.serving import serving

pytestmark = pytest.mark.slow
OUT = Path(__file__).parent / "out"
USUAL = ("home", "settings", "glastonbury-playing", "incantibus-playing", "glastonbury-over", "incantibus-rules")
"""Screens on which people spend much time, one of each kind."""
NARROWEST, PHONE, ZOOMED, WIDE = 320, 360, 640, 1280

SETTLED = 20.0
FULL_WIDTH = "document.documentElement.scrollWidth"

# Names follow the width of their places one frame later.
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"


@dataclass(frozen=True)
class Shown:
    """A screen as somebody sees it."""

    name: str
    screen: Screen
    player: Player

    def speak(self, language: str) -> None:
        """Show all of it in another language."""
        self.player.speak(language)
        self.screen.wait(self.player)

    def draw(self, width: int, scheme: Any) -> None:
        """Show it at this width, in these colours."""
        page = self.player.page
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        page.evaluate(LAID_OUT)


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenedTables]:
    with serving(tmp_path_factory.mktemp("opened")) as server:
        yield open_all(server)


@pytest.fixture(scope="module")
def visits(chromium: Browser, opened: OpenedTables) -> Iterator[Visits]:
    visits = Visits(chromium, opened.server)
    yield visits
    visits.leave()


@pytest.fixture(scope="module")
def page(visits: Visits) -> Page:
    """Somebody who looks at every screen."""
    return visits.arrive()


@pytest.fixture(
    scope="module", params=[name if name in USUAL else pytest.param(name, marks=pytest.mark.all) for name in SCREENS]
)
def shown(request: pytest.FixtureRequest, visits: Visits, page: Page, opened: OpenedTables) -> Iterator[Shown]:
    """Every screen in order; each is visited once, for all tests."""
    screen = SCREENS[request.param]
    page.set_viewport_size({"width": WIDE, "height": 900})
    yield Shown(request.param, screen, screen.show(opened, page))
    errors, visits.errors = visits.errors, []
    assert errors == []


def test_no_screen_keeps_anybody_out(shown: Shown) -> None:
    """axe-core finds nothing: names, contrast, targets of 24 px, headings, landmarks and more. On a desktop at night
    only the colours differ from the day."""
    page = shown.player.page
    shown.speak("en")
    for width, scheme, look in (
        (WIDE, "light", violations), (WIDE, "dark", poor_contrasts), (PHONE, "dark", violations)
    ):  # fmt: skip
        shown.draw(width, scheme)
        assert look(page) == [], (width, scheme)


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", LOCALES)
def test_no_screen_keeps_anybody_out_in_any_language(shown: Shown, language: str) -> None:
    """At night too, and on a phone."""
    shown.speak(language)
    for width, scheme in ((WIDE, "light"), (WIDE, "dark"), (PHONE, "dark")):
        shown.draw(width, scheme)
        assert violations(shown.player.page) == [], (width, scheme)


@pytest.mark.all
def test_no_screen_is_scrolled_sideways_in_any_language(shown: Shown) -> None:
    """However narrow or zoomed."""
    page, too_wide = shown.player.page, []
    for language in LOCALES:
        shown.speak(language)
        for width in (ZOOMED, PHONE, NARROWEST):
            page.set_viewport_size({"width": width, "height": 740})
            if not fits(shown.player, width):
                too_wide.append(f"{language}: {page.evaluate(FULL_WIDTH)} on {width}")
    assert too_wide == []


def fits(player: Player, width: int) -> bool:
    """Whether nothing is wider than the window, once it is laid out: a busy machine takes some frames for that."""
    end = time.monotonic() + SETTLED
    while not (fitting := bool(player.page.evaluate(f"innerWidth === {width} && {FULL_WIDTH} <= {width}"))):
        if time.monotonic() > end:
            break
        player.page.evaluate(LAID_OUT)
    return fitting


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", ["en", "ru", "ko"])
def test_pictures_of_every_screen(shown: Shown, language: str) -> None:
    """They are for people to look at, in three scripts."""
    OUT.mkdir(exist_ok=True)
    shown.speak(language)
    for size, width, scheme in (("wide", WIDE, "light"), ("phone", PHONE, "dark")):
        shown.draw(width, scheme)
        shown.player.page.evaluate("scrollTo(0, 0)")
        picture = OUT / f"{shown.name}-{language}-{size}.png"
        assert shown.player.page.screenshot(path=picture, full_page=True)
