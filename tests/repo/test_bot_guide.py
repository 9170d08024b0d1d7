"""The guide to custom bots: everything it shows is executed."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from processes import LIMIT

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "bot.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "my_bot.py"
PATIENCE = ("--limit", "600")
"""Even on a busy machine, no bot of the guide is too slow."""


def blocks(language: str) -> list[str]:
    """The code blocks of one language."""
    return re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)


def witching(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a user who types nothing."""
    env = os.environ | {"WITCHING_DATA": str(folder / "data"), "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "witching", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, input="", env=env, timeout=LIMIT)


def test_the_guide_shows_the_example() -> None:
    shown = blocks("python")[0]
    assert EXAMPLE.read_text(encoding="utf-8").endswith("\n\n\n" + shown)
    assert len(shown.splitlines()) == 10


@pytest.mark.slow
def test_the_commands_work_one_after_the_other(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    [commands] = blocks("sh")
    for line in commands.splitlines():
        done = witching(tmp_path, *shlex.split(line)[2:], *PATIENCE)
        assert done.returncode == 0, done.stderr
        assert done.stdout
        assert "failed" not in done.stdout + done.stderr
    assert (tmp_path / "my-cup" / "report.html").exists()


@pytest.mark.slow
def test_the_class_of_the_guide_plays_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(blocks("python")[1], encoding="utf-8")
    for name in ("./my_bot.py", "./my_bot.py:Patient"):
        done = witching(
            tmp_path, "tournament", "glastonbury", "--bots", f"{name},random", "--games", "2", "--iterations", "3"
        )
        assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_example_beats_random_bots(tmp_path: Path) -> None:
    """Of eight games against a random bot it loses hardly any: with one line reversed, nearly all."""
    shutil.copy(EXAMPLE, tmp_path)
    plan = ("tournament", "glastonbury", "--bots", "./my_bot.py,random", "--games", "8", "--out", "cup", *PATIENCE)
    assert witching(tmp_path, *plan).returncode == 0
    result = (tmp_path / "cup" / "result.json").read_text(encoding="utf-8")
    wins = [float(found) for found in re.findall(r'"wins": ([\d.]+)', result)]
    assert wins[0] >= 6
