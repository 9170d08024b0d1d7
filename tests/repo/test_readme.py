"""Everything shown in the README is executed, in a separate folder."""

import os
import re
import shlex
import signal
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest

from processes import LIMIT, ending
from witching.server.web.addresses import DEFAULT_PORT

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
MOST_BYTES = 150_000
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code blocks of one language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[list[str]]:
    """The shell lines, without comments."""
    return [shlex.split(line, comments=True) for block in blocks("sh") for line in block.splitlines() if line]


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command without a keyboard: questions get no answer."""
    env = os.environ | {"WITCHING_DATA": str(folder / "data")}
    return subprocess.run(arguments, cwd=folder, capture_output=True, text=True, input="", env=env, timeout=LIMIT)


def test_the_two_commands_come_first() -> None:
    assert commands()[:2] == [["python3", "run.py"], ["python3", "run.py", "test"]]


def test_the_readme_says_that_it_is_unofficial() -> None:
    assert "not connected with the authors or publishers" in README


def test_the_readme_names_the_port() -> None:
    assert f"`http://localhost:{DEFAULT_PORT}`" in README


@pytest.mark.slow
def test_the_first_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    env = os.environ | {"WITCHING_DATA": str(tmp_path), "WITCHING_LANG": "en", "CI": "true"}
    command = [sys.executable, "-m", "witching"]
    served = subprocess.Popen(command, text=True, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    with ending(served):
        assert served.stdout is not None
        before = list(takewhile(lambda line: "http://localhost:" not in line, iter(served.stdout.readline, "")))
        assert not any("{" in line for line in before)
        assert "Ctrl-C" in served.stdout.readline()
        served.send_signal(signal.SIGINT)
        assert served.wait(LIMIT) == 0


@pytest.mark.slow
def test_the_things_to_try_work_one_after_the_other(tmp_path: Path) -> None:
    """`run.py` passes its arguments on to `witching`, so what it would become is run directly."""
    tried = [words[2:] for words in commands()[2:]]
    assert len(tried) >= 5
    for arguments in tried:
        done = run([sys.executable, "-m", "witching", *arguments], tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_what_is_named_in_passing_works_too(tmp_path: Path) -> None:
    """Commands within sentences: `witching` knows them, except for tests and the reader's own programs."""
    named = [shlex.split(line) for line in re.findall(r"`python3 run\.py ([^`]+)`", README)]
    assert ["serve", "--lan"] in named
    for command, *arguments in named:
        if command not in ("test", "python"):
            done = run([sys.executable, "-m", "witching", command, *arguments, "--help"], tmp_path)
            assert all(argument in done.stdout for argument in arguments), done


def test_the_pictures_are_what_their_script_draws() -> None:
    sys.path.insert(0, str(PICTURES))
    try:
        import make_terminal_pictures
    finally:
        sys.path.pop(0)
    for name, picture in make_terminal_pictures.pictures().items():
        assert picture == (PICTURES / name).read_text(encoding="utf-8")


def test_every_picture_is_shown_and_small() -> None:
    """`tests/page/test_pictures.py` takes those of the page again."""
    shown = set(re.findall(r"docs/pictures/([\w.-]+)", README))
    drawn = {file.name for file in PICTURES.iterdir() if file.suffix in (".svg", ".webp")}
    assert shown == drawn
    assert max((PICTURES / name).stat().st_size for name in drawn if name.endswith(".webp")) < MOST_BYTES
