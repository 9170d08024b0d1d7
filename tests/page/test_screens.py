"""Every screen: nobody is kept out, by day and by night, at a desk and on a phone; pictures of all in `out/`."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from page.axe import violations
from page.browser import LOCALES, Visits
from page.screens import SCREENS, Evening, spend
from server.serving import serving
from witching.cli.shelf import SHELF

pytestmark = pytest.mark.slow
OUT = Path(__file__).parent / "out"
USUAL = {"home", "settings", "talking", *(f"{game}-{when}" for game in SHELF for when in ("playing", "over", "rules"))}
"""The screens on which most time is spent."""
PICTURED = ("en", "ru", "ko")
NARROWEST, PHONE, ZOOMED, WIDE = 320, 360, 640, 1280

SETTLED = 5.0
FULL_WIDTH = "document.documentElement.scrollWidth"

# Names follow the width of their places one frame later.
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with serving(tmp_path_factory.mktemp("evening")) as server:
        yield spend(server)


@pytest.fixture
def page(chromium: Browser, evening: Evening) -> Iterator[Page]:
    """Somebody who looks at every screen."""
    visits = Visits(chromium, evening.server)
    yield visits.arrive()
    visits.leave()
    assert visits.errors == []


@pytest.mark.parametrize(
    "screen", [name if name in USUAL else pytest.param(name, marks=pytest.mark.all) for name in SCREENS]
)
def test_no_screen_keeps_anybody_out(page: Page, evening: Evening, screen: str) -> None:
    """axe-core finds nothing: names, contrast, targets of 24 px, headings, landmarks and more."""
    SCREENS[screen](evening, page, "en")
    for width, scheme in ((WIDE, "light"), (WIDE, "dark"), (PHONE, "dark")):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        page.evaluate(LAID_OUT)
        assert violations(page) == [], (width, scheme)


def fits(page: Page, width: int) -> bool:
    """Whether nothing is wider than the window, once it is laid out: a busy machine takes some frames for that."""
    end = time.monotonic() + SETTLED
    while not (fitting := bool(page.evaluate(f"innerWidth === {width} && {FULL_WIDTH} <= {width}"))):
        if time.monotonic() > end:
            break
        page.evaluate(LAID_OUT)
    return fitting


def photograph(page: Page, screen: str, language: str, size: str) -> None:
    if language in PICTURED:
        OUT.mkdir(exist_ok=True)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=OUT / f"{screen}-{language}-{size}.png", full_page=True)


@pytest.mark.all
@pytest.mark.parametrize("language", LOCALES)
def test_pictures_of_every_screen(page: Page, evening: Evening, language: str) -> None:
    """They are there to be looked at, in three scripts; and in no language must anything be scrolled sideways, however
    narrow or zoomed."""
    too_wide = []
    for screen, show in SCREENS.items():
        page.set_viewport_size({"width": WIDE, "height": 900})
        page.emulate_media(color_scheme="light")
        show(evening, page, language)
        photograph(page, screen, language, "wide")
        for width in (ZOOMED, PHONE, NARROWEST):
            page.set_viewport_size({"width": width, "height": 740})
            if not fits(page, width):
                too_wide.append(f"{screen}: {page.evaluate(FULL_WIDTH)} on {width}")
        page.set_viewport_size({"width": PHONE, "height": 740})
        page.emulate_media(color_scheme="dark")
        photograph(page, screen, language, "phone")
    assert too_wide == []
