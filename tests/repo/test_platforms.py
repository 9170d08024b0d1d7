"""Systems other than Linux: what can be tested here. docs/platforms.md says what cannot."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import platforms
from processes import LIMIT

ROOT = Path(__file__).parents[2]
ABSENT = Path(__file__).with_name("absent.py")
PAGE = (ROOT / "docs" / "platforms.md").read_text(encoding="utf-8")
ONLY_UNIX = re.compile(
    r"\bimport (?:fcntl|resource|termios|pwd|grp|pty|tty)\b"
    r"|\bos\.(?:fork|kill|killpg|nice|execv|geteuid|setsid|O_ASYNC)\b|\bsignal\.(?:SIGKILL|SIGIO|SIGALRM|setitimer)\b"
    r"|\bsignal\.pthread_sigmask\b|\bselect\.poll\b|\bAF_UNIX\b|\bpass_fds\b|\bstart_new_session\b|\bForkServerContext\b"
)


def without_unix(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A fresh process in which the package finds nothing that only Unix has."""
    env = os.environ | {"WITCHING_DATA": str(folder), "WITCHING_LANG": "en", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(ABSENT), *arguments]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, input="", timeout=LIMIT)


@pytest.mark.slow
def test_every_module_is_loaded_without_what_only_unix_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WITCHING_PURE", "1")  # C modules cannot be loaded twice
    done = without_unix(tmp_path, "load")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300


@pytest.mark.slow
def test_the_commands_of_a_player_work_where_nothing_can_fork(tmp_path: Path) -> None:
    bot = str(ROOT / "examples" / "my_bot.py")
    for command in (
        ["simulate", "glastonbury", "--games", "6", "--seed", "1", "--jobs", "2", "--records", "games"],
        ["simulate", "glastonbury", "--games", "2", "--seed", "1", "--bots", f"{bot},random"],
        ["verify", "games"],
        ["watch", "glastonbury", "--seed", "7", "--bots", "random"],
        ["play", "glastonbury", "--players", "human,apprentice", "--seed", "3"],
    ):
        done = without_unix(tmp_path, "run", *command)
        assert done.returncode == 0, (command, done.stderr)
        assert done.stdout, command
        assert "Traceback" not in done.stderr, command


def test_what_only_unix_has_stands_on_the_page() -> None:
    """Every file of the program that uses such a thing is listed there, and no other."""
    files = [*(ROOT / "src").rglob("*.py"), ROOT / "run.py"]
    using = {
        path.relative_to(ROOT).as_posix()
        for path in files
        if "_compiled" not in path.parts and ONLY_UNIX.search(path.read_text(encoding="utf-8"))
    }
    assert using == set(re.findall(r"^\| `((?:src/|run\.py)\S*)`", PAGE, re.MULTILINE))


@pytest.mark.parametrize(
    ("system", "file", "is_loaded"),
    [
        ("linux", "server/test_bot_pool.py", True),
        ("darwin", "server/test_bot_pool.py", True),
        ("win32", "server/test_bot_pool.py", False),
        ("win32", "repo/test_layers.py", True),
    ],
)
def test_a_module_that_cannot_be_loaded_is_known(system: str, file: str, is_loaded: bool) -> None:
    assert (not platforms.why_not_loaded(platforms.TESTS / file, system)) == is_loaded


@pytest.mark.parametrize(
    ("file", "name", "systems"),
    [
        ("processes.py", "start", {"linux"}),
        ("processes.py", "LIMIT", {"linux", "darwin", "win32"}),
        ("repo/test_readme.py", "test_the_first_command_serves_until_it_is_interrupted", {"linux", "darwin"}),
        ("repo/test_readme.py", "test_the_two_commands_come_first", {"linux", "darwin", "win32"}),
        ("cli/processes.py", "players_of", {"linux"}),
    ],
)
def test_a_test_runs_where_it_has_what_it_uses(file: str, name: str, systems: set[str]) -> None:
    place = [(platforms.TESTS / file, name)]
    assert {each for each in ("linux", "darwin", "win32") if not platforms.why_not_run(place, each)} == systems


@pytest.mark.slow
def test_what_cannot_run_is_skipped_with_its_reason(tmp_path: Path) -> None:
    """Pytest as it would run on Windows, on a file with both kinds and one that cannot be loaded."""
    program = "import sys, pytest, platforms; platforms.SYSTEM = 'win32'; sys.exit(pytest.main(sys.argv[1:]))"
    tests = [str(platforms.TESTS / file) for file in ("server/test_bot_pool.py", "bootstrap/test_checks.py")]
    command = [sys.executable, "-c", program, "-n0", "-p", "no:cacheprovider", *tests]
    env = os.environ | {"PYTHONPATH": str(platforms.TESTS), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stdout
    assert "import resource (server/test_bot_pool.py) does not work on win32" in done.stdout
    assert "#!/bin/sh (bootstrap/test_checks.py) does not work on win32" in done.stdout
    assert "4 passed, 4 skipped" in done.stdout
