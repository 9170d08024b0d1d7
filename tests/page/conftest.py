"""Chromium and a server for the tests of the page."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from page.browser import CHROMIUM, Visits, running_chromium
from server.serving import Server, serve_all, serving
from witching.page.files import STATIC

house = pytest.fixture(scope="session")(serve_all)
CI = os.environ.get("CI", "") not in ("", "0", "false")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for the tests of this folder, as long as they follow each other in a process. It does not stay for
    other tests: while Playwright runs, none of them can run an event loop."""
    if CHROMIUM is None:
        assert not CI, "CI needs Chromium"
        pytest.skip("needs Chromium (on Debian: apt-get install chromium)")
    with running_chromium() as browser:
        yield browser


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A page folder that a test may change."""
    folder = tmp_path / "build"
    shutil.copytree(os.environ.get("WITCHING_PAGE") or STATIC, folder)
    return folder


@pytest.fixture
def own(tmp_path: Path, build: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with serving(tmp_path, WITCHING_PAGE=str(build)) as server:
        yield server


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Lets people visit, see `browser.py`: the test's own server, if it has one."""
    server = request.getfixturevalue("own" if "own" in request.fixturenames else "house")
    visits = Visits(chromium, server)
    yield visits
    visits.leave()
    assert visits.errors == []
