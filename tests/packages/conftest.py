"""An environment with somebody else's game, for all tests in this folder."""

import pytest

from packages.installing import Home, goofspiel_home


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    return goofspiel_home(tmp_path_factory.mktemp("goofspiel"))
