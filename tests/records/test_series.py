"""The records of a series: the same seed gives the same bytes, and the same games as the figures without records."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from records.played import run_verify
from witching.cli.main import cli

SERIES = ["simulate", "glastonbury", "--seed", "77", "--json"]
PLAYED = ("games", "decisions", "shortest", "longest", "ends", "by_seat")


def figures(*options: str) -> dict[str, Any]:
    result = CliRunner().invoke(cli, [*SERIES, *options])
    assert result.exit_code == 0, result.output
    last: dict[str, Any] = json.loads(result.stdout.splitlines()[-1])
    return last


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.slow
@pytest.mark.parametrize("table", [["--seats", "2", "--recipes", "--edition", "it"], ["--seats", "4"]], ids=str)
def test_the_same_seed_gives_the_same_bytes_whatever_the_jobs(tmp_path: Path, table: list[str]) -> None:
    folders = [tmp_path / name for name in ("one", "again", "two")]
    for folder, jobs in zip(folders, ("1", "1", "2"), strict=True):
        figures(*table, "--games", "450", "--jobs", jobs, "--records", str(folder))
    assert len(files(folders[0])) == 450
    assert files(folders[0]) == files(folders[1]) == files(folders[2])
    assert run_verify(*sorted(folders[2].iterdir())[::9]).exit_code == 0


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        figures("--games", "3", "--seed", seed, "--records", str(tmp_path / seed))
    assert files(tmp_path / "1").keys() == files(tmp_path / "2").keys()
    assert not set(files(tmp_path / "1").values()) & set(files(tmp_path / "2").values())


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_figures_are_the_same_with_and_without_records(tmp_path: Path, seats: str) -> None:
    table = ("--seats", seats, "--recipes", "--edition", "it", "--games", "60")
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


@pytest.mark.parametrize("bots", ["random", "greedy", "greedy,random"])
def test_figures_are_the_same_whatever_the_jobs(bots: str) -> None:
    games = "40000" if bots == "random" else "60"
    table = ("--seats", "2", "--bots", bots, "--games", games)
    one, two = figures(*table), figures(*table, "--jobs", "2")
    assert {name: one[name] for name in PLAYED} == {name: two[name] for name in PLAYED}
