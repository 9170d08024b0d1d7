"""What more thinking brings, as it was measured: results of tournaments kept in bench/budgets (bench/README.md)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from witching.cli.shelf import SHELF
from witching.core.level import NAMES, Level

FOLDER = Path(__file__).parents[2] / "bench" / "budgets"
README = FOLDER.parent / "README.md"
RESULTS = sorted(FOLDER.glob("*.json"))
NEAR = 0.03
GOAL = 0.57
"""What ten times as long brings at the most, where thinking longer has little left to find."""


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def rate_of(result: dict[str, Any], bot: str) -> float:
    return next(float(each["win_rate"]["rate"]) for each in result["bots"] if each["bot"] == bot)


@pytest.mark.parametrize("kept", RESULTS, ids=lambda path: path.stem)
def test_a_kept_result_is_whole_and_nobody_failed(kept: Path) -> None:
    result = read(kept)
    assert (result["complete"], result["compiled"], result["forfeits"]) == (True, True, [])


@pytest.mark.parametrize("kept", RESULTS, ids=lambda path: path.stem)
def test_the_figures_that_are_told_are_those_that_are_kept(kept: Path) -> None:
    best = max((each["win_rate"] for each in read(kept)["bots"]), key=lambda each: float(each["rate"]))
    told = [f"{100 * best[part]:.0f}" for part in ("rate", "low", "high")]
    assert f" {told[0]} ({told[1]}\N{EN DASH}{told[2]}) |" in README.read_text(encoding="utf-8")


@pytest.mark.parametrize("kept", RESULTS, ids=lambda path: path.stem)
def test_a_kept_result_is_that_of_the_levels_as_they_are(kept: Path) -> None:
    plan = read(kept)["plan"]
    rows = {bot: SHELF[plan["game"]].level(bot) for bot in plan["bots"] if bot in NAMES}
    assert msgspec.convert(plan["levels"], dict[str, Level]) == rows


def test_ten_times_as_long_brings_the_sage_of_incantibus_little() -> None:
    assert rate_of(read(FOLDER / "incantibus-tenfold.json"), "bench/rivals.py:Tenfold") <= GOAL


def test_ten_times_its_budget_brings_the_archmage_of_incantibus_little_against_greedy() -> None:
    """On the same deals."""
    once, tenfold = (read(FOLDER / f"incantibus-archmage{more}.json") for more in ("", "-tenfold"))
    terms = [{**each["plan"], "iterations": 0, "limit": 0} for each in (once, tenfold)]
    assert terms[0] == terms[1]
    assert tenfold["plan"]["iterations"] == 10 * once["plan"]["levels"][NAMES[-1]]["simulations"]
    assert abs(rate_of(tenfold, NAMES[-1]) - rate_of(once, NAMES[-1])) <= NEAR
