"""The C yardstick and the engine play the same games: the bench compares the same work."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compilation.builds import SOURCE
from processes import LIMIT

pytestmark = pytest.mark.slow

BENCH = Path(__file__).parents[2] / "bench"
GAMES = {"compiled": 2000, "pure": 300}
TRACED = (0, 1, 7, 2**32 - 1, 2**32, 2**63 - 1)


def run(*command: str | Path, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WITCHING_")}
    done = subprocess.run(command, env={**kept, **environment}, text=True, capture_output=True, timeout=LIMIT)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def yardstick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("gcc") is None and not os.environ.get("CI"):
        pytest.skip("no gcc: the C yardstick cannot be compiled")
    program = tmp_path_factory.mktemp("yardstick") / "glastonbury"
    run("gcc", "-std=c99", "-O3", "-Wall", "-Wextra", "-Werror", "-o", program, *(BENCH / "reference").glob("*.c"))
    return program


@pytest.fixture(scope="module", params=["compiled", "pure"])
def form(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def engine(form: str, build: Path, *command: str) -> str:
    """The engine's answer to a command of the C program; `engine_games.py` refuses to run in another form."""
    chosen = {"WITCHING_COMPILED": str(build)} if form == "compiled" else {"WITCHING_PURE": "1"}
    return run(sys.executable, BENCH / "engine_games.py", form, *command, PYTHONPATH=str(SOURCE), **chosen)


def test_the_same_scores_and_lengths(yardstick: Path, build: Path, form: str) -> None:
    command = ["play", "1", str(GAMES[form])]
    answer = engine(form, build, *command)
    assert len(set(answer.splitlines())) > GAMES[form] // 2
    assert answer == run(yardstick, *command)


@pytest.mark.parametrize("seed", TRACED)
def test_the_same_decisions(yardstick: Path, build: Path, form: str, seed: int) -> None:
    answer = engine(form, build, "trace", str(seed))
    assert len(answer.splitlines()) > 20
    assert answer == run(yardstick, "trace", str(seed))


def test_the_wrong_form_is_refused(build: Path) -> None:
    with pytest.raises(AssertionError, match="wanted the compiled engine"):
        engine("compiled", build / "nowhere", "play", "1", "1")
