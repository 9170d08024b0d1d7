"""Bots choose by Knowledge alone: the truth is a type error."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import witching

SOURCE = Path(witching.__file__).parents[1]
SNIPPET = """
from witching.bots.baseline import GreedyBot
from witching.core.game import Game
from witching.core.position import Position
from witching.core.rng import Rng

def choose(game: Game, position: Position) -> int:
    return GreedyBot().choose(game, {given}, position.legal(0), Rng(0))
"""


def mypy(folder: Path, given: str) -> "subprocess.CompletedProcess[str]":
    """mypy's output for a bot that is given this."""
    file = folder / "snippet.py"
    file.write_text(SNIPPET.format(given=given), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), str(file)]
    environment = {**os.environ, "MYPYPATH": str(SOURCE)}
    return subprocess.run(command, env=environment, text=True, capture_output=True, cwd=folder, timeout=200)


@pytest.mark.slow
def test_the_truth_is_a_type_error(tmp_path: Path) -> None:
    allowed = mypy(tmp_path, "game.knowledge(position, 0)")
    assert allowed.returncode == 0, allowed.stdout + allowed.stderr
    refused = mypy(tmp_path, "position")
    assert refused.returncode == 1
    assert 'incompatible type "Position"; expected "Knowledge"' in refused.stdout
