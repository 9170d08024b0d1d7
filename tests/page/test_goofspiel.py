"""Somebody else's game in the browser: it brings no drawing, and a whole game is played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from packages.installing import goofspiel_home
from page.browser import Visits

pytestmark = pytest.mark.all
CHOICE = 'ul.choices button[aria-disabled="false"]'


@pytest.fixture
def installed(chromium: Browser, tmp_path: Path) -> Iterator[Visits]:
    server = goofspiel_home(tmp_path).server(tmp_path)
    server.start()
    visits = Visits(chromium, server)
    try:
        yield visits
        visits.leave()
        assert visits.errors == []
    finally:
        server.close()


def test_a_whole_game_is_played(installed: Visits) -> None:
    page = installed("/")
    panel = page.get_by_role("article", name="Goofspiel")
    panel.get_by_role("button", name="Play now").click()
    page.locator(CHOICE).first.wait_for()
    assert page.locator(CHOICE).all_inner_texts() == ["bid 1", "bid 2", "bid 3"]
    for left in (3, 2, 1):
        expect(page.locator(CHOICE)).to_have_count(left)
        page.locator(CHOICE).first.click()
    page.get_by_role("heading", name="The score").wait_for()
    page.get_by_role("link", name="Rules").first.wait_for()


def test_its_rule_book_is_read(installed: Visits) -> None:
    page = installed("/rules/goofspiel/S-TIE")
    page.get_by_text("nobody takes the prize, and it is lost").first.wait_for()
