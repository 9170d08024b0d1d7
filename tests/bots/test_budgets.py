"""What more thinking brings, as measured: tournament results kept in bench/budgets (bench/README.md)."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from witching.cli.games import ALL_GAMES
from witching.core.level import NAMES, Level

FOLDER = Path(__file__).parents[2] / "bench" / "budgets"
README = FOLDER.parent / "README.md"
RESULTS = sorted(FOLDER.glob("*.json"))
TOLD = [
    ("glastonbury-sage", "sage against archmage", 0),
    ("glastonbury-tenth", "0.1 s against 0.01 s", 0),
    ("glastonbury-tenfold", "1 s against 0.1 s", 0),
    ("incantibus-tenth", "0.1 s against 0.01 s", 1),
    ("incantibus-tenfold", "1 s against 0.1 s", 1),
    ("incantibus-archmage", "archmage", 0),
    ("incantibus-archmage-tenfold", "archmage, ten times the budget", 0),
]
"""Where bench/README.md gives each result: its row, and the column of figures."""
NEAR = 0.03
GOAL = 0.57
"""The most that ten times the time may bring where thinking longer has little left to find."""


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def rate_of(result: dict[str, Any], bot: str) -> float:
    return next(float(each["win_rate"]["rate"]) for each in result["bots"] if each["bot"] == bot)


@pytest.mark.parametrize("kept", RESULTS, ids=lambda path: path.stem)
def test_a_kept_result_is_whole_and_nobody_failed(kept: Path) -> None:
    result = read(kept)
    assert (result["complete"], result["compiled"], result["forfeits"]) == (True, True, [])


@pytest.mark.parametrize(("name", "row", "column"), TOLD)
def test_the_figures_that_are_told_are_those_that_are_kept(name: str, row: str, column: int) -> None:
    best = max((each["win_rate"] for each in read(FOLDER / f"{name}.json")["bots"]), key=lambda each: each["rate"])
    [line] = [line for line in README.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {row} |")]
    told = line.split("|")[2 + column].strip()
    assert told == f"{100 * best['rate']:.0f} ({100 * best['low']:.0f}\N{EN DASH}{100 * best['high']:.0f})"


@pytest.mark.parametrize("name", ["incantibus-archmage", "incantibus-archmage-tenfold", "glastonbury-sage"])
def test_a_kept_result_is_that_of_the_levels_as_they_are(name: str) -> None:
    plan = read(FOLDER / f"{name}.json")["plan"]
    rows = {bot: ALL_GAMES[plan["game"]].level(bot) for bot in plan["bots"] if bot in NAMES}
    assert rows
    assert msgspec.convert(plan["levels"], dict[str, Level]) == rows


def test_every_kept_result_is_told() -> None:
    assert sorted(name for name, *_ in TOLD) == sorted(path.stem for path in RESULTS)


def test_ten_times_as_long_brings_the_sage_of_incantibus_little() -> None:
    assert rate_of(read(FOLDER / "incantibus-tenfold.json"), "bench/rivals.py:Tenfold") <= GOAL


def test_ten_times_its_budget_brings_the_archmage_of_incantibus_little_against_greedy() -> None:
    """On the same deals."""
    once, tenfold = (read(FOLDER / f"incantibus-archmage{more}.json") for more in ("", "-tenfold"))
    terms = [{**each["plan"], "iterations": 0, "limit": 0} for each in (once, tenfold)]
    assert terms[0] == terms[1]
    assert tenfold["plan"]["iterations"] == 10 * once["plan"]["levels"][NAMES[-1]]["simulations"]
    assert abs(rate_of(tenfold, NAMES[-1]) - rate_of(once, NAMES[-1])) <= NEAR
