"""Chromium and a server for the tests of the page."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from page.browser import CHROMIUM, Visits, running_chromium
from server.serving import Server, serving

CI = os.environ.get("CI", "") not in ("", "0", "false")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    if CHROMIUM is None:
        assert not CI, "CI needs Chromium"
        pytest.skip("needs Chromium (on Debian: apt-get install chromium)")
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it as it is."""
    with serving(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.fixture
def visit(chromium: Browser, house: Server) -> Iterator[Visits]:
    """Lets people come, see `browser.py`."""
    visits = Visits(chromium, house)
    yield visits
    visits.leave()
    assert visits.errors == []
