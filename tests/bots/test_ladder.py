"""The ladder that is kept in bench/ladder: each level beats the one below, neither always nor hardly ever."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from witching.cli.shelf import SHELF
from witching.core.level import NAMES

LADDER = Path(__file__).parents[2] / "bench" / "ladder"
ENOUGH = 400


def meeting(game: str, better: str, worse: str) -> dict[str, Any]:
    """How often one bot came before another, by the tournament in which they met."""
    for kept in sorted(LADDER.glob(f"{game}*.json")):
        result = json.loads(kept.read_text())
        bots = [bot["bot"] for bot in result["bots"]]
        if better in bots and worse in bots:
            assert result["complete"]
            assert result["compiled"]
            found: dict[str, Any] = result["matrix"][bots.index(better)][bots.index(worse)]
            return found
    raise AssertionError(f"{better} and {worse} never met")


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(NAMES)))
@pytest.mark.parametrize("game", SHELF)
def test_each_level_wins_60_to_75_of_100_games_against_the_one_below(game: str, lower: str, upper: str) -> None:
    met = meeting(game, upper, lower)
    assert met["games"] >= ENOUGH
    assert 0.60 <= met["rate"] <= 0.75


def test_the_archmage_of_glastonbury_beats_greedy() -> None:
    met = meeting("glastonbury", "archmage", "greedy")
    assert met["games"] >= ENOUGH
    assert met["low"] >= 0.85
