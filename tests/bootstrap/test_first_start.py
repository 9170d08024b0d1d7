"""The first start: from nothing but Python and pip, whatever interrupts it. Needs the package registry."""

import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bootstrap.conftest import Project
from processes import LIMIT

pytestmark = [pytest.mark.all, pytest.mark.network]

PATIENCE = 180.0
NOBODY = "http://127.0.0.1:9/"
NO_OTHERS = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1", "PIP_FIND_LINKS": "", "no_proxy": "127.0.0.1"}
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "UV_OFFLINE": "1"}


def wait_for(found: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def wait_for_install(project: Project) -> None:
    wait_for((project.root / ".venv" / "play.unfinished").exists)


def test_it_sets_up_from_any_folder_and_names_the_missing_compiler_once(whole: Project) -> None:
    before = {path.name for path in whole.root.iterdir()}
    done = whole.start("hello", "you")
    assert (done.returncode, done.stdout) == (0, "hello you absent\n")
    assert "apt-get install gcc libc6-dev python3-dev" in done.stderr
    again = whole.start("hello", "again", **OFFLINE)
    assert (again.returncode, again.stdout, again.stderr) == (0, "hello again absent\n", "")
    assert {path.name for path in whole.root.iterdir()} - before == {".venv", ".setup"}


def test_it_needs_no_ensurepip(fresh: Project, tmp_path: Path) -> None:
    (tmp_path / "without").mkdir()
    (tmp_path / "without" / "ensurepip.py").write_text("raise ImportError('as on Debian')\n")
    assert fresh.start(PYTHONPATH=str(tmp_path / "without")).returncode == 0


def test_a_half_made_environment_is_made_anew(fresh: Project) -> None:
    (fresh.root / ".venv" / "bin").mkdir(parents=True)
    (fresh.root / ".venv" / "bin" / "python").write_text("not a program")
    assert fresh.start().returncode == 0


@pytest.mark.parametrize("end", ["the program alone", "its children too"])
def test_after_a_kill_in_the_middle_the_next_start_works(whole: Project, end: str) -> None:
    running = whole.begin()
    wait_for_install(whole)
    (os.kill if end == "the program alone" else os.killpg)(running.pid, signal.SIGKILL)
    running.wait(LIMIT)
    done = whole.start("after", "kill")
    assert (done.returncode, done.stdout) == (0, "after kill absent\n"), done.stderr


def test_ctrl_c_in_the_middle_is_answered_and_the_next_start_works(whole: Project) -> None:
    running = whole.begin()
    wait_for_install(whole)
    os.killpg(running.pid, signal.SIGINT)
    words = running.communicate(timeout=LIMIT)[1]
    assert running.returncode == 130
    assert "Traceback" not in words
    assert whole.start().returncode == 0


def test_two_starts_at_once_both_succeed(fresh: Project) -> None:
    running = [fresh.begin("one"), fresh.begin("two")]
    answers = [process.communicate(timeout=LIMIT) for process in running]
    assert [process.returncode for process in running] == [0, 0], answers
    assert [answer[0] for answer in answers] == ["one absent\n", "two absent\n"]


@pytest.mark.parametrize(
    ("reached", "said"), [({"PIP_INDEX_URL": NOBODY, **NO_OTHERS}, "There is no network"), (OFFLINE, "did not work")]
)
def test_what_could_not_be_fetched_is_said_with_the_reason(fresh: Project, reached: dict[str, str], said: str) -> None:
    done = fresh.start(PIP_RETRIES="1", **reached)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert ".setup" in done.stderr
    assert "Traceback" not in done.stderr
    assert fresh.start().returncode == 0


def test_a_changed_lock_is_installed(ready: Project) -> None:
    lock = ready.root / "requirements-play.lock"
    lock.write_text(lock.read_text() + "# changed\n")
    done = ready.start("go")
    assert (done.returncode, done.stdout) == (0, "go absent\n")
    assert done.stderr
    assert ready.start("go").stderr == ""


def test_an_environment_of_another_interpreter_is_made_anew(ready: Project) -> None:
    for stamp in ("python.stamp", "play.stamp"):
        (ready.root / ".venv" / stamp).write_text("cpython-39")
    (ready.root / ".venv" / "left-over").touch()
    assert ready.start().returncode == 0
    assert not (ready.root / ".venv" / "left-over").exists()


def test_the_engine_is_compiled_in_the_background_for_the_next_start(ready: Project) -> None:
    ready = replace(ready, path=os.environ["PATH"])
    first = ready.start("go")
    assert first.stdout == "go absent\n"
    assert "background" in first.stderr
    wait_for((ready.root / "src/witching/_compiled/manifest.json").exists)
    second = ready.start("go", **OFFLINE)
    assert (second.stdout, second.stderr) == ("go compiled\n", "")


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["--version"], ["play", "--help"]])
def test_whoever_only_asks_starts_no_build(ready: Project, arguments: list[str]) -> None:
    ready = replace(ready, path=os.environ["PATH"])
    done = ready.start(*arguments)
    assert done.returncode == 0
    assert "background" not in done.stderr
    assert not (ready.root / ".setup" / "compile.log").exists()


def test_a_build_that_failed_is_not_tried_at_every_start(ready: Project) -> None:
    ready = replace(ready, path=os.environ["PATH"])
    (ready.root / "src/witching/core/rng.pxd").write_text("cpdef nonsense here\n")
    assert "background" in ready.start().stderr
    wait_for((ready.root / ".setup" / "compile.failed").exists)
    assert ready.start().stderr == ""


def test_setup_compiles_in_the_foreground(ready: Project) -> None:
    ready = replace(ready, path=os.environ["PATH"])
    done = ready.start("setup")
    assert (done.returncode, done.stdout) == (0, "")
    assert ready.start("go").stdout == "go compiled\n"
