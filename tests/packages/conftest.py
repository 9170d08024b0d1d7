"""An environment with the game of somebody else, for all tests of this folder."""

import pytest

from packages.installing import Home, goofspiel_home


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    return goofspiel_home(tmp_path_factory.mktemp("goofspiel"))
