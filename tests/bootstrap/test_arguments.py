"""Arguments of `run.py test`, and where its seed comes from. A wrong one is reported before anything is installed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bootstrap.conftest import CHECKOUT


def asked(*arguments: str, folder: Path = CHECKOUT) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "import run, sys; print(tuple(run.read_tests(sys.argv[1:])))", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        ([], ("", None, [])),
        (["--all", "--seed", "7"], ("--all", 7, [])),
        (["--seed", "0", "--quick"], ("--quick", 0, [])),
        (["--exhaustive", "tests/laws", "-x"], ("--exhaustive", None, ["tests/laws", "-x"])),
        (["-k", "stale", "--lf"], ("", None, ["-k", "stale", "--lf"])),
        (["tests/laws/test_every_game.py::test_any"], ("", None, ["tests/laws/test_every_game.py::test_any"])),
    ],
)
def test_words_that_are_understood(arguments: list[str], found: tuple[str, int | None, list[str]]) -> None:
    assert asked(*arguments).stdout == f"{found}\n"


@pytest.mark.parametrize(
    "arguments", [["--quik"], ["--lf"], ["tests"], ["--seed"], ["--seed", "-1"], ["-x"], ["-k", "stale", "--quick"]]
)
def test_a_wrong_word_is_named_before_anything_is_installed(arguments: list[str], tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text((CHECKOUT / "run.py").read_text())
    command = [sys.executable, str(tmp_path / "run.py"), "test", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert arguments[-1] in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["run.py"]


@pytest.fixture
def seed_of(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], int]]:
    monkeypatch.syspath_prepend(str(CHECKOUT / ".ci"))
    import checks

    def seed(folder: Path) -> int:
        monkeypatch.setattr(checks, "HERE", folder)
        return checks.commit_seed()

    yield seed
    for name in ("checks", "page_check", "run"):
        sys.modules.pop(name, None)


def git(folder: Path, *arguments: str) -> None:
    command = ["git", "-C", str(folder), "-c", "user.name=A", "-c", "user.email=a@b", *arguments]
    alone = os.environ | {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    subprocess.run(command, capture_output=True, timeout=60, check=True, env=alone)


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_the_seed_is_the_commits_and_a_fixed_one_without_git(
    seed_of: Callable[[Path], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    (tmp_path / "one").mkdir()
    assert seed_of(tmp_path / "one") == 2026
    git(tmp_path / "one", "init", "-q")
    seeds = []
    for text in ("first", "second"):
        (tmp_path / "one" / "file").write_text(text)
        git(tmp_path / "one", "add", "file")
        for subject in ("say it", "say it otherwise"):
            git(tmp_path / "one", "commit", "-q", "--allow-empty", "-m", subject)
            seeds.append(seed_of(tmp_path / "one"))
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
