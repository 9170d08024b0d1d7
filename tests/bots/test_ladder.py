"""The ladder kept in bench/ladder: each level beats the one below, neither always nor hardly ever.

`NAME.json` is the `result.json` of a tournament, `NAME.times.json` its `times.json` (docs/tournament.md),
`NAME.first.json` the choices of neighbouring levels with its first deal. `bench/keep_ladder.py` writes all three.
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from witching.arena.tournament.plan import Plan, Terms
from witching.arena.tournament.playing import begin
from witching.cli.games import ALL_GAMES
from witching.compilation.loader import COMPILED, status
from witching.core.level import NAMES, Level

pytestmark = pytest.mark.search

FOLDER = Path(__file__).parents[2] / "bench" / "ladder"
TIMES, FIRST = ".times.json", ".first.json"
RESULTS = sorted(path for path in FOLDER.glob("*.json") if not path.name.endswith((TIMES, FIRST)))
ENOUGH = 400
LONGEST = 1.0
"""The most CPU seconds that the strongest level takes for a choice, as measured."""
MOST_SIMULATIONS = 100_000 if status() == COMPILED else 30
"""Of a level whose games are played again: an uncompiled engine takes minutes for the others."""

every_ladder = pytest.mark.parametrize("kept", RESULTS, ids=lambda path: path.stem)
every_game = pytest.mark.parametrize("game", ALL_GAMES)


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def meetings(game: str, better: str, worse: str) -> list[dict[str, Any]]:
    """How often one bot finished ahead of another, in the tournaments where they met."""
    found = []
    for result in map(read, RESULTS):
        bots = result["plan"]["bots"]
        if result["plan"]["game"] == game and {better, worse} <= set(bots):
            found.append(result["matrix"][bots.index(better)][bots.index(worse)])
    return found


@every_ladder
def test_a_kept_ladder_is_whole(kept: Path) -> None:
    result = read(kept)
    assert result["complete"]
    assert result["compiled"]
    assert result["plan"]["iterations"] is None
    assert [bot["bot"] for bot in result["bots"]] == result["plan"]["bots"]


@every_ladder
def test_a_kept_ladder_is_that_of_the_levels_as_they_are(kept: Path) -> None:
    """After a change to a table of levels, climb its ladder again."""
    plan = read(kept)["plan"]
    game = ALL_GAMES[plan["game"]]
    rows = {bot: game.level(bot) for bot in plan["bots"] if bot in NAMES}
    assert msgspec.convert(plan["levels"], dict[str, Level]) == rows


@every_ladder
def test_levels_choose_as_those_whose_figures_are_kept(kept: Path) -> None:
    """After a change to a strategy, the search or the learned weights that alters choices, climb the ladder again."""
    plan = Plan(ALL_GAMES[read(kept)["plan"]["game"]], msgspec.convert(read(kept)["plan"], Terms))
    first = read(kept.with_name(kept.stem + FIRST))["games"]
    with begin(plan) as play:
        for game in first:
            if max(plan.game.level(bot).simulations for bot in game["bots"]) <= MOST_SIMULATIONS:
                [played] = play(game["game"], 1)
                assert (played.points, played.choices) == (game["points"], game["choices"]), game


@every_ladder
def test_every_pair_of_neighbours_is_played_again_from_both_seats(kept: Path) -> None:
    met = [tuple(game["bots"]) for game in read(kept.with_name(kept.stem + FIRST))["games"]]
    pairs = [pair for pair in pairwise(NAMES) if set(pair) <= set(read(kept)["plan"]["bots"])]
    assert sorted(met) == sorted(pairs + [(upper, lower) for lower, upper in pairs])


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(NAMES)))
@every_game
def test_each_level_wins_60_to_75_of_100_games_against_the_one_below(game: str, lower: str, upper: str) -> None:
    met = meetings(game, upper, lower)
    assert met
    assert all(each["games"] >= ENOUGH and 0.60 <= each["rate"] <= 0.75 for each in met)


def test_the_archmage_of_glastonbury_beats_greedy() -> None:
    met = meetings("glastonbury", "archmage", "greedy")
    assert met
    assert all(each["games"] >= ENOUGH and each["low"] >= 0.85 for each in met)


@every_game
def test_the_archmage_never_thought_for_more_than_a_second(game: str) -> None:
    ladders = [kept for kept in RESULTS if read(kept)["plan"]["game"] == game]
    times = [bot for kept in ladders for bot in read(kept.with_name(kept.stem + TIMES))["bots"]]
    measured = [bot for bot in times if bot["bot"] == NAMES[-1]]
    assert measured
    assert all(bot["choices"] > 0 and bot["mean"] <= bot["longest"] <= LONGEST for bot in measured)
