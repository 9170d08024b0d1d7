"""`witching tournament` as people and programs use it."""

import json
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from cli.command import ENVIRONMENT, SOURCE, WITCHING, witching, witching_fresh
from cli.processes import players_of
from processes import LIMIT
from witching.arena.bot_match import play_match
from witching.bots.lineup import lineup
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli
from witching.core.level import Level
from witching.core.rng import derive

pytestmark = pytest.mark.slow

BOTS = ("--bots", "random,greedy")
THINKING = ("--bots", "random,greedy,student", "--seats", "3", "--iterations", "5")
"""One of them searches and forgets."""
KILLED = [
    pytest.param("1", BOTS, 400, marks=pytest.mark.all), ("2", BOTS, 400),
    pytest.param("2", THINKING, 150, marks=pytest.mark.all),
]  # fmt: skip


def hold(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["tournament", *arguments], env={"COLUMNS": "100"})


def held(folder: Path, *arguments: str) -> dict[str, Any]:
    """The result of a tournament that runs to its end."""
    done = hold(*arguments, "--out", str(folder))
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_result_is_that_of_the_games(game: str, tmp_path: Path) -> None:
    found = held(tmp_path / "cup", game, *BOTS, "--games", "5", "--seed", "3")
    assert found["games"] == 6
    assert found["complete"]
    wins, points = [0.0, 0.0], [0, 0]
    for index in range(6):
        seats = [index % 2, 1 - index % 2]
        position = ALL_GAMES[game].blank({"seats": 2})
        play_match(
            ALL_GAMES[game], position, lineup([("random", "greedy")[bot] for bot in seats], 2), derive(3, index // 2)
        )
        for seat, bot in enumerate(seats):
            points[bot] += position.points(seat)
            wins[bot] += (seat in position.winners()) / len(position.winners())
    assert [bot["wins"] for bot in found["bots"]] == wins
    assert [bot["points"] for bot in found["bots"]] == [round(sum_ / 6, 3) for sum_ in points]
    times = json.loads((tmp_path / "cup" / "times.json").read_text(encoding="utf-8"))["bots"]
    assert all(0 < bot["mean"] <= bot["longest"] for bot in times)


@pytest.mark.parametrize(
    "plan",
    [
        ("glastonbury", *BOTS, "--games", "120", "--recipes"),
        *((game, *THINKING, "--games", "60") for game in ALL_GAMES),
    ],
)
@pytest.mark.parametrize("several", ["3", pytest.param("2", marks=pytest.mark.exhaustive)])
def test_jobs_change_nothing(plan: tuple[str, ...], several: str, tmp_path: Path) -> None:
    for jobs in ("1", several):
        held(tmp_path / jobs, *plan, "--jobs", jobs)
    one, other = ((tmp_path / jobs / "result.json").read_bytes() for jobs in ("1", several))
    assert one == other


# ---------------------------------------------------------------- ended and gone on with


def begin(folder: Path, games: int, *options: str, bots: tuple[str, ...] = BOTS) -> subprocess.Popen[str]:
    """A tournament in its own session, with Ctrl-C in force, well under way."""
    played = folder / "games.jsonl"
    held = subprocess.Popen(
        [*WITCHING, "tournament", "glastonbury", *bots, "--games", str(games), "--out", str(folder), *options],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    while held.poll() is None and not (played.exists() and played.read_bytes().count(b"\n") >= 3):
        time.sleep(0.01)
    return held


@pytest.mark.parametrize(("jobs", "bots", "games"), KILLED)
def test_after_a_kill_the_result_is_the_same_to_the_byte(
    jobs: str, bots: tuple[str, ...], games: int, tmp_path: Path
) -> None:
    killed = begin(tmp_path / "killed", games, "--jobs", jobs, bots=bots)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate(timeout=LIMIT)
    assert killed.returncode == -signal.SIGKILL
    file = tmp_path / "killed" / "games.jsonl"
    left = file.read_bytes()
    assert not (tmp_path / "killed" / "result.json").exists()
    file.write_bytes(left + b"[[7,[3")  # what a kill in the middle of writing leaves
    done = hold("--resume", str(tmp_path / "killed"), "--jobs", jobs)
    assert done.exit_code == 0, done.output
    assert file.read_bytes().startswith(left)
    held(tmp_path / "whole", "glastonbury", *bots, "--games", str(games))
    assert (tmp_path / "killed" / "result.json").read_bytes() == (tmp_path / "whole" / "result.json").read_bytes()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_was_played(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "cup"
    stopped = begin(folder, 1_000_000, "--jobs", jobs)
    os.killpg(stopped.pid, signal.SIGINT)
    output, errors = stopped.communicate(timeout=100)
    assert stopped.returncode == 130, errors
    assert "Traceback" not in output + errors
    result = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    assert 0 < result["games"] < result["plan"]["games"]
    assert not result["complete"]
    assert f"{result['games']:,} of 1,000,000" in output
    assert f"--resume {folder}" in output
    assert f"{result['games']:,} of" in (folder / "report.html").read_text(encoding="utf-8")


def test_a_process_that_is_killed_ends_it_as_ctrl_c_does(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    playing = begin(folder, 400, "--jobs", "2")
    os.kill(players_of(playing.pid)[0], signal.SIGKILL)
    output, errors = playing.communicate(timeout=100)
    assert playing.returncode == 130, errors
    assert "Traceback" not in output + errors
    assert "ended unexpectedly" in errors
    assert f"--resume {folder}" in output
    assert 0 < json.loads((folder / "result.json").read_text(encoding="utf-8"))["games"] < 400
    assert hold("--resume", str(folder)).exit_code == 0
    held(tmp_path / "whole", "glastonbury", *BOTS, "--games", "400")
    assert (folder / "result.json").read_bytes() == (tmp_path / "whole" / "result.json").read_bytes()


def test_names_may_have_blanks_around_them(tmp_path: Path) -> None:
    found = held(tmp_path / "cup", "glastonbury", "--bots", " random , greedy", "--games", "2")
    assert found["plan"]["bots"] == ["random", "greedy"]
    assert hold("--resume", str(tmp_path / "cup"), "--bots", "random, greedy").exit_code == 0


def test_two_processes_do_not_play_one_tournament(tmp_path: Path) -> None:
    playing = begin(tmp_path / "cup", 1_000_000)
    try:
        done = witching("tournament", "--resume", str(tmp_path / "cup"))
        assert (done.returncode, done.stdout) == (2, "")
        assert "Another process" in done.stderr
    finally:
        playing.kill()
        playing.communicate(timeout=LIMIT)


def test_a_finished_tournament_that_goes_on_says_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    held(folder, "glastonbury", *BOTS, "--games", "4")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert hold("--resume", str(folder), "glastonbury", "--games", "3", "--seats", "2", *BOTS).exit_code == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", ["glastonbury, incantibus"]),
        ("chess --bots random,greedy", ["chess"]),
        ("glastonbury", ["--bots student,adept"]),
        ("glastonbury --bots random", ["from 2 to"]),
        ("glastonbury --bots random,random", ["“random”", "twice"]),
        ("glastonbury --bots random,clever", ["clever", "greedy, random"]),
        ("glastonbury --bots random,greedy --seats 3", ["2 bots", "3 seats"]),
        ("glastonbury --bots random,greedy --games 0", ["games", "from 1"]),
        ("glastonbury --bots random,greedy --jobs 0", ["jobs"]),
        ("glastonbury --bots random,greedy --iterations 0", ["iterations"]),
        ("glastonbury --bots random,greedy --edition xx", ["xx"]),
        ("glastonbury --bots random,greedy --resume elsewhere", ["--out", "--resume"]),
    ],
)
def test_what_cannot_be_is_refused_and_leaves_nothing(line: str, told: list[str], tmp_path: Path) -> None:
    done = hold(*line.split(), "--out", str(tmp_path / "cup"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert all(word in done.stderr for word in told), done.stderr
    assert not (tmp_path / "cup").exists()


@pytest.mark.parametrize(
    ("given", "named"),
    [("--seed 2", "seed"), ("incantibus", "game"), ("--bots greedy,random", "bots"), ("--games 7", "games"),
     ("--recipes", "recipes"), ("--edition it", "edition"), ("--rule special2=must", "special2"),
     ("--seats 3", "seats"), ("--iterations 5", "iterations")],
)  # fmt: skip
def test_another_plan_is_refused_and_changes_nothing(given: str, named: str, tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    held(folder, "glastonbury", *BOTS, "--games", "2")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    done = hold("--resume", str(folder), *given.split())
    assert (done.exit_code, done.stdout) == (2, "")
    assert re.search(rf"differs: {named}\b", done.stderr), done.stderr
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_folder_that_is_taken_or_cannot_be_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    held(folder, "glastonbury", *BOTS, "--games", "2")
    (tmp_path / "file").write_text("")
    for path, told in ((folder, "--resume"), (tmp_path / "file", "file"), (Path("/proc/cup"), "/proc/cup")):
        done = hold("glastonbury", *BOTS, "--games", "2", "--out", str(path))
        assert (done.exit_code, done.stdout) == (2, "")
        assert told in done.stderr


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("plan.json", None, "no tournament"),
        ("plan.json", "{", "not the plan"),
        ("plan.json", '{"game": "glastonbury"}', "not the plan"),
        ("games.jsonl", "nonsense\n", "line 1"),
        ("games.jsonl", "[[99,[1,2],[0,1],[1,1],[0.1,0.1],[0.1,0.1]]]\n", "line 1"),
        ("games.jsonl", "[[0,[1],[0],[1],[0.1],[0.1]]]\n", "line 1"),
    ],
)
def test_a_folder_that_was_damaged_is_told(name: str, text: str | None, told: str, tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    held(folder, "glastonbury", *BOTS, "--games", "2")
    if text is None:
        (folder / name).unlink()
    else:
        (folder / name).write_text(text, encoding="utf-8")
    done = hold("--resume", str(folder))
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr, done.stderr


def test_another_version_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    held(folder, "glastonbury", *BOTS, "--games", "2")
    plan = folder / "plan.json"
    plan.write_text(re.sub(r'"version": "[^"]+"', '"version": "0.0.7"', plan.read_text()))
    done = hold("--resume", str(folder))
    assert done.exit_code == 2
    assert "0.0.7" in done.stderr


# ---------------------------------------------------------------- what the bots are made of


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_result_says_what_its_levels_were(game: str, tmp_path: Path) -> None:
    plan = held(tmp_path / "cup", game, *THINKING, "--games", "6")["plan"]
    assert msgspec.convert(plan["levels"], dict[str, Level]) == {"student": ALL_GAMES[game].level("student")}
    assert set(plan["sources"]) == {"random", "greedy", "student"}


def test_built_in_bots_that_were_changed_are_another_plan(tmp_path: Path) -> None:
    """Another table of levels, in a program with the same version."""
    folder = tmp_path / "cup"
    held(folder, "glastonbury", *THINKING, "--games", "6")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("_compiled*", "__pycache__"))
    same = witching_fresh("tournament", "--resume", str(folder), PYTHONPATH=str(tmp_path / "src"))
    assert same.returncode == 0, same.stderr
    levels = tmp_path / "src" / "witching" / "games" / "glastonbury" / "levels.py"
    levels.write_text(re.sub(r'"student", \d+', '"student", 1', levels.read_text(encoding="utf-8")), encoding="utf-8")
    done = witching_fresh("tournament", "--resume", str(folder), PYTHONPATH=str(tmp_path / "src"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "another version of: random, greedy, student" in done.stderr
    assert (folder / "games.jsonl").read_bytes() == before["games.jsonl"]
