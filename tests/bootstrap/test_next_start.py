"""Every later start: no network, no output of its own, and the program's own signals and exit code."""

import signal
from dataclasses import replace
from pathlib import Path

import pytest

from bootstrap.conftest import Project
from processes import LIMIT

pytestmark = [pytest.mark.all, pytest.mark.network]

OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "UV_OFFLINE": "1"}


def test_it_needs_no_network_and_says_nothing(ready: Project) -> None:
    done = ready.start("go", "on", **OFFLINE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "go on absent\n", "")


def test_without_arguments_the_program_gets_none(ready: Project) -> None:
    assert ready.start().stdout == "nothing absent\n"


def test_the_exit_code_is_the_programs(ready: Project) -> None:
    assert [ready.start("exit", code).returncode for code in ("0", "1", "7")] == [0, 1, 7]


@pytest.mark.parametrize("stamped", [True, False])
def test_started_by_its_own_environment_it_makes_that_anew_where_it_must(ready: Project, stamped: bool) -> None:
    inside = ready.root / ".venv" / "bin" / "python"
    if not stamped:
        (ready.root / ".venv" / "python.stamp").unlink()
        (ready.root / ".venv" / "play.stamp").unlink()
    assert replace(ready, python=str(inside)).start("go").stdout == "go absent\n"
    assert inside.exists()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 42), (signal.SIGTERM, -signal.SIGTERM)])
def test_signals_reach_the_program(ready: Project, number: int, code: int) -> None:
    running = ready.begin("sleep")
    assert running.stdout is not None
    assert running.stdout.readline() == "sleep absent\n"
    running.send_signal(number)
    running.communicate(timeout=LIMIT)
    assert running.returncode == code


def test_a_folder_named_like_the_package_does_not_get_in_the_way(ready: Project, tmp_path: Path) -> None:
    (tmp_path / "witching").mkdir()
    (tmp_path / "witching" / "__init__.py").write_text("raise RuntimeError\n")
    assert replace(ready, cwd=str(tmp_path)).start("go").stdout == "go absent\n"


def test_setup_without_a_compiler_says_what_to_install(ready: Project) -> None:
    done = ready.start("setup")
    assert done.returncode == 0
    assert "apt-get install gcc libc6-dev python3-dev" in done.stderr
