"""A server for all tests of the page's addresses."""

from collections.abc import Iterator

import pytest

from server.serving import Server, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it as it is."""
    with serving(tmp_path_factory.mktemp("page")) as server:
        yield server
