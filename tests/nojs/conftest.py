"""A real server for the tests of the no-script page, and browsers at it."""

from collections.abc import Callable

import pytest

from nojs.browser import Browser
from server.serving import Server, serve_all

Visit = Callable[..., Browser]
house = pytest.fixture(scope="session")(serve_all)


@pytest.fixture
def visit(house: Server) -> Visit:
    """Lets somebody open the page: `visit()`, `visit("/plain/rules/…", language="ko")`."""

    def come(address: str = "/plain", language: str = "en") -> Browser:
        browser = Browser(house.guest(headers={"accept-language": language}))
        browser.open(address)
        return browser

    return come
