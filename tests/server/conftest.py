"""Databases for the tests: real ones, of both kinds."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Cluster, run_cluster
from server.serving import Server, serving
from witching.server.storage.store import Store

WITHOUT_SEED = 2026
cluster = pytest.fixture(scope="session")(run_cluster)
both_databases = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of this run, taken from the commit: everything random is drawn from it."""
    given = request.config.getoption("--hypothesis-seed")
    return WITHOUT_SEED if given is None else int(given)


@pytest.fixture
def chance(request: pytest.FixtureRequest, seed: int) -> random.Random:
    """The random generator of one test."""
    return random.Random(f"{seed} {request.node.nodeid}")


@pytest.fixture(params=both_databases)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, for each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database()


@pytest.fixture(scope="session")
def sqlite_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file that is ready and empty, to be copied."""
    file = tmp_path_factory.mktemp("ready") / "tables.db"
    ready = Store(f"sqlite:///{file}")
    ready.upgrade()
    ready.close()
    return file


@pytest.fixture
def store(database: str, tmp_path: Path, sqlite_file: Path) -> Iterator[Store]:
    """A store that is ready, in each kind of database."""
    if database.startswith("sqlite"):
        shutil.copy(sqlite_file, tmp_path / "tables.db")
    ready = Store(database)
    ready.upgrade()
    yield ready
    ready.close()


@pytest.fixture
def sqlite_store(tmp_path: Path, sqlite_file: Path) -> Iterator[Store]:
    """A store that is ready, in an SQLite file."""
    shutil.copy(sqlite_file, tmp_path / "tables.db")
    ready = Store(f"sqlite:///{tmp_path}/tables.db")
    yield ready
    ready.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server shared by all tests that leave it as it is."""
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server
