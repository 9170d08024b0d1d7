"""A real server for the tests of the no-script page, and browsers connected to it."""

from collections.abc import Callable

import pytest

from nojs.browser import Browser
from server.serving import Server, serve_all

Visit = Callable[..., Browser]
registry = pytest.fixture(scope="session")(serve_all)


@pytest.fixture
def visit(registry: Server) -> Visit:
    """Lets somebody open the page: `visit()`, `visit("/plain/rules/…", language="ko")`."""

    def come(address: str = "/plain", language: str = "en") -> Browser:
        browser = Browser(registry.guest(headers={"accept-language": language}))
        browser.open(address)
        return browser

    return come
