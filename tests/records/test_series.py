"""The records of a series: the same seed gives the same bytes, and the same games as the figures without records."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from records.played import run_verify
from witching.cli.main import cli

SERIES = ["--seed", "77", "--json"]
RECIPES, EXPERTS = "glastonbury --recipes --edition it", "incantibus --expert"
PLAYED = ("games", "decisions", "shortest", "longest", "ends", "by_seat")


def figures(table: str, *options: str) -> dict[str, Any]:
    result = CliRunner().invoke(cli, ["simulate", *table.split(), *SERIES, *options])
    assert result.exit_code == 0, result.output
    last: dict[str, Any] = json.loads(result.stdout.splitlines()[-1])
    return last


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.slow
@pytest.mark.parametrize("table", [f"{RECIPES} --seats 2", "glastonbury --seats 4", f"{EXPERTS} --seats 3"])
def test_the_same_seed_gives_the_same_bytes_whatever_the_jobs(tmp_path: Path, table: str) -> None:
    folders = [tmp_path / name for name in ("one", "again", "two")]
    for folder, jobs in zip(folders, ("1", "1", "2"), strict=True):
        figures(table, "--games", "450", "--jobs", jobs, "--records", str(folder))
    assert len(files(folders[0])) == 450
    assert files(folders[0]) == files(folders[1]) == files(folders[2])
    assert run_verify(*sorted(folders[2].iterdir())[::9]).exit_code == 0


@pytest.mark.parametrize("table", ["glastonbury", "incantibus"])
def test_another_seed_gives_other_games(tmp_path: Path, table: str) -> None:
    for seed in ("1", "2"):
        figures(table, "--games", "3", "--seed", seed, "--records", str(tmp_path / seed))
    assert files(tmp_path / "1").keys() == files(tmp_path / "2").keys()
    assert not set(files(tmp_path / "1").values()) & set(files(tmp_path / "2").values())


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("game", [RECIPES, EXPERTS, "incantibus"])
def test_figures_are_the_same_with_and_without_records(tmp_path: Path, game: str, seats: str) -> None:
    table = (game, "--seats", seats, "--games", "60")
    without, written = figures(*table), figures(*table, "--records", str(tmp_path))
    assert {name: without[name] for name in PLAYED} == {name: written[name] for name in PLAYED}
    records = [json.loads(data) for data in files(tmp_path).values()]
    assert sum(len(record["actions"]) for record in records) == without["decisions"]
    for how, count in without["ends"].items():
        assert sum(record["result"]["how"] == how for record in records) == count
    for row in without["by_seat"]:
        points = [record["result"]["seats"][row["seat"]]["points"] for record in records]
        assert (min(points), max(points)) == (row["lowest"], row["highest"])
        assert round(sum(points) / len(points), 3) == row["mean"]


@pytest.mark.parametrize(
    ("bots", "games"),
    [
        ("random", 4000),
        pytest.param("random", 40_000, marks=pytest.mark.exhaustive),
        pytest.param("greedy", 60, marks=pytest.mark.slow),
        pytest.param("greedy,random", 60, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_figures_are_the_same_whatever_the_jobs(game: str, bots: str, games: int) -> None:
    table = (game, "--seats", "2", "--bots", bots, "--games", str(games))
    one, two = figures(*table), figures(*table, "--jobs", "2")
    assert {name: one[name] for name in PLAYED} == {name: two[name] for name in PLAYED}
