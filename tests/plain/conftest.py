"""A real server for the tests of the plain page, and browsers at it."""

from collections.abc import Callable, Iterator

import pytest

from plain.browser import Browser
from server.serving import Server, serving

Visit = Callable[..., Browser]


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it as it is."""
    with serving(tmp_path_factory.mktemp("plain")) as server:
        yield server


@pytest.fixture
def visit(page_server: Server) -> Visit:
    """Lets somebody open the page: `visit()`, `visit("/plain/rules/…", language="ko")`."""

    def come(address: str = "/plain", language: str = "en") -> Browser:
        browser = Browser(page_server.guest(headers={"accept-language": language}))
        browser.open(address)
        return browser

    return come
