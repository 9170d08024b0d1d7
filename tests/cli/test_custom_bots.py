"""Custom bots in the commands: they play, and when they fail, nothing else does."""

import json
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bots.files import lives_met, write_bots
from cli.command import ENVIRONMENT, WITCHING, witching, witching_fresh
from processes import LIMIT
from witching.bots.bot import Brain
from witching.bots.bot_choice import InPlay, ask_or_draw
from witching.bots.external.custom_bot import MOST_LOADS, BotFailed
from witching.cli.main import cli
from witching.core.rng import Rng
from witching.terminal.save_files import load

pytestmark = pytest.mark.slow

PACKAGE = {
    "patient_bots.py": "def choose(game, knowledge, choices, rng): return choices[0]\n",
    "patient_bots-1.5.dist-info/METADATA": "Metadata-Version: 2.1\nName: patient-bots\nVersion: 1.5\n",
    "patient_bots-1.5.dist-info/entry_points.txt": "[witching.bots]\npatient = patient_bots:choose\n",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_bots(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WITCHING_DATA", str(tmp_path / "data"))
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, list(arguments), env={"COLUMNS": "100"}, input=typed)


def simulated(*arguments: str) -> dict[str, Any]:
    done = run("simulate", "glastonbury", "--seats", "2", "--json", *arguments)
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def held(name: str, *arguments: str) -> dict[str, Any]:
    done = run("tournament", "glastonbury", "--out", name, *arguments)
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads((Path(name) / "result.json").read_text(encoding="utf-8"))
    return found


# ---------------------------------------------------------------- what a process meets


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_in_a_series_every_seat_of_every_game_is_another_life(jobs: str, folder: Path) -> None:
    simulated("--bots", "./spying.py", "--games", "6", "--jobs", jobs)
    assert_one_seat_each(folder, [0] * 6 + [1] * 6)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_in_a_tournament_no_life_meets_a_deal_twice(jobs: str, folder: Path) -> None:
    held("cup", "--bots", "./spying.py,./spying.py:choose,greedy", "--games", "6", "--jobs", jobs)
    assert_one_seat_each(folder, [0] * 4 + [1] * 4)


def test_at_the_terminal_bots_of_one_file_share_nothing(folder: Path) -> None:
    players = ("--players", "human,./spying.py,./spying.py", "--seed", "3", "--plain")
    run("play", "glastonbury", *players, typed="\n" * 4 + "1\n" * 12)
    assert_one_seat_each(folder, [1, 2])


def test_bots_of_one_file_that_are_watched_share_nothing(folder: Path) -> None:
    assert run("watch", "glastonbury", "--seats", "3", "--bots", "./spying.py", "--seed", "3").exit_code == 0
    assert_one_seat_each(folder, [0, 1, 2])


def assert_one_seat_each(folder: Path, seats: list[int]) -> None:
    """One life for each of these seats, asked more than once: it may remember its own game."""
    lives = lives_met(folder).values()
    assert all(len(set(met)) == 1 < len(met) for met in lives)
    assert sorted(met[0] for met in lives) == seats


# ---------------------------------------------------------------- simulate


@pytest.mark.parametrize("bot", ["first.py", "changing.py"])
def test_jobs_change_nothing_for_a_custom_bot(bot: str) -> None:
    measured = ("cpu_seconds", "wall_seconds")
    one, two = (simulated("--bots", f"./drawing.py,./{bot}", "--games", "30", "--jobs", jobs) for jobs in ("1", "2"))
    assert {k: v for k, v in one.items() if k not in measured} == {k: v for k, v in two.items() if k not in measured}
    assert one["bots"] == ["drawing.py", bot]


def test_games_lost_by_rule_count_among_the_wins_and_are_named() -> None:
    figures = simulated("--bots", "./fails_at_times.py,random", "--games", "20", "--jobs", "2")
    forfeits = figures["forfeits"]
    assert figures["games"] + len(forfeits) == 20
    assert 0 < len(forfeits) < 20
    assert [each["game"] for each in forfeits] == sorted(each["game"] for each in forfeits)
    assert {(each["seat"], each["why"], each["bot"]) for each in forfeits} == {(0, "raised", "./fails_at_times.py")}
    assert "fails_at_times.py:2: RuntimeError: enough" in forfeits[0]["detail"]
    assert sum(row["wins"] for row in figures["by_seat"]) == pytest.approx(20)
    assert figures["by_seat"][1]["wins"] >= len(forfeits)


def test_the_others_share_a_win_by_rule_and_no_record_is_written() -> None:
    options = ("--rule", "seats=3", "--games", "3", "--json", "--records", "records")
    done = run("simulate", "glastonbury", "--bots", "./illegal.py,random,random", *options)
    figures = json.loads(done.stdout.splitlines()[-1])
    assert [row["wins"] for row in figures["by_seat"]] == [0, 1.5, 1.5]
    assert [row["mean"] for row in figures["by_seat"]] == [None] * 3
    assert list(Path("records").iterdir()) == []


def test_records_name_the_bot_and_are_right(folder: Path) -> None:
    run("simulate", "glastonbury", "--seats", "2", "--bots", "./first.py", "--games", "2", "--records", "records")
    assert [seat["kind"] for seat in load(folder / "records" / "glastonbury-000000.json").seats] == ["first.py"] * 2
    assert run("verify", "records").exit_code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_cannot_be_loaded_where_games_are_played_loses_them(jobs: str) -> None:
    """The first process loads it to check it, and there it can be loaded."""
    figures = simulated("--bots", "./once.py,random", "--games", "10", "--jobs", jobs)
    assert [each["why"] for each in figures["forfeits"]] == ["unloaded"] * 10
    assert figures["forfeits"][0]["detail"] == "once.py:3: RuntimeError: gone"
    assert Path("loads").read_text().count("+") <= 1 + MOST_LOADS * int(jobs)


def test_what_a_bot_prints_is_not_among_the_figures() -> None:
    done = witching("simulate", "glastonbury", "--seats", "2", "--games", "1", "--bots", "./printing.py", "--json")
    assert json.loads(done.stdout)["games"] == 1
    assert "{}" in done.stderr


def test_what_a_bot_prints_is_not_kept_back_until_it_is_ended() -> None:
    plan = ("simulate", "glastonbury", "--seats", "2", "--games", "1", "--bots", "./printing.py")
    assert "{}" in witching_fresh(*plan, PYTHONUNBUFFERED="").stderr


# ---------------------------------------------------------------- tournament


def test_bots_that_fail_lose_their_games_and_stop_no_other() -> None:
    bots = ["random", "greedy", "./raising.py", "./illegal.py", "./dying.py"]
    found = held("cup", "--bots", ",".join(bots), "--games", "20", "--jobs", "2")
    assert found["complete"]
    by_name = {bot["bot"]: bot for bot in found["bots"]}
    assert [by_name[name]["forfeits"] for name in ("random", "greedy")] == [0, 0]
    assert by_name["greedy"]["wins"] >= 6
    assert {each["bot"]: each["why"] for each in found["forfeits"]} == {
        "./raising.py": "raised", "./illegal.py": "illegal", "./dying.py": "died",
    }  # fmt: skip
    assert len(found["forfeits"]) == 18
    assert sum(bot["wins"] for bot in found["bots"]) == 20
    report = Path("cup/report.html").read_text(encoding="utf-8")
    first = {each["bot"]: each for each in reversed(found["forfeits"])}
    for bot, each in first.items():
        assert report.count(f"<p>{Path(bot).name} (games: ") == 1
        assert f"the first in game {each['game']} at seat {each['seat']}" in report
        assert f"--bots {','.join(each['bots'])} --seed {each['seed']}</code>" in report
    assert "<h3>raising.py</h3>" not in report, "a chart of nothing"
    assert "<h3>greedy</h3>" in report


def test_a_bot_that_does_not_answer_loses_its_games_and_stops_no_other() -> None:
    found = held("cup", "--bots", "random,./swallowing.py", "--games", "2", "--limit", "12", "--jobs", "2")
    assert [(each["bot"], each["why"]) for each in found["forfeits"]] == [("./swallowing.py", "stalled")] * 2
    assert [bot["wins"] for bot in found["bots"]] == [2, 0]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_series_ends_with_a_bot_that_does_not_want_to(jobs: str) -> None:
    series = ("simulate", "glastonbury", "--seats", "2", "--bots", "./deaf.py", "--games", "4", "--jobs", jobs)
    done = subprocess.run([*WITCHING, *series], env=ENVIRONMENT, capture_output=True, timeout=200)
    assert done.returncode == 0, done.stderr


def test_a_bot_that_can_be_loaded_in_one_process_only_stops_no_other() -> None:
    found = held("cup", "--bots", "./locked.py,random", "--games", "40", "--jobs", "2")
    assert found["complete"]
    assert {(each["bot"], each["why"]) for each in found["forfeits"]} <= {("./locked.py", "unloaded")}


def test_one_that_cannot_be_loaded_again_loses_its_games_and_is_named() -> None:
    found = held("cup", "--bots", "./once.py,random,greedy", "--games", "6", "--jobs", "2")
    assert {bot["bot"]: bot["forfeits"] for bot in found["bots"]} == {"./once.py": 4, "random": 0, "greedy": 0}
    assert "RuntimeError: gone" in Path("cup/report.html").read_text(encoding="utf-8")


def test_the_seed_of_a_lost_game_shows_it_again() -> None:
    found = held("cup", "--bots", "./raising.py,random", "--games", "2", "--recipes")
    report = Path("cup/report.html").read_text(encoding="utf-8")
    command = next(line for line in report.split("code>") if "--seed" in line)
    assert str(found["forfeits"][0]["seed"]) in command
    done = run(*shlex.split(command.removesuffix("</").removeprefix("witching ")))
    assert done.exit_code == 0
    assert "raising.py:2: ValueError: no idea" in done.stderr
    assert done.stderr.count("raising.py failed") == 1


def failures_shown(command: str, monkeypatch: pytest.MonkeyPatch) -> list[BotFailed | None]:
    """How the bots that a command asks fail, choice by choice."""
    found: list[BotFailed | None] = []

    def listening(brain: Brain, played: InPlay, seat: int, *, chance: Rng, own: Rng) -> tuple[int, BotFailed | None]:
        action, failure = ask_or_draw(brain, played, seat, chance=chance, own=own)
        found.append(failure)
        return action, failure

    monkeypatch.setattr("witching.cli.bot_failures.ask_or_draw", listening)
    done = run(*shlex.split(command))
    assert done.exit_code == 0, done.output
    return found


@pytest.mark.parametrize(
    ("bots", "given"),
    [
        ("./fails_fourth.py,student", ("--iterations", "3")),
        ("./fails_fourth.py,magus", ("--iterations", "40", "--recipes")),
        pytest.param("./sleeps_once.py,random", ("--limit", "12"), marks=pytest.mark.all),
    ],
)
def test_the_printed_command_reaches_the_choice_at_which_the_bot_failed(
    bots: str, given: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = held("cup", "--bots", bots, "--games", "4", *given)["forfeits"][0]
    report = Path("cup/report.html").read_text(encoding="utf-8")
    [command] = re.findall(r"<code>witching (watch .*?)</code>", report)
    failures = failures_shown(command, monkeypatch)
    step, failure = next((step, failure) for step, failure in enumerate(failures) if failure is not None)
    assert (step, failure.why, failure.detail) == (first["step"], first["why"], first["detail"])
    assert step > 0


@pytest.mark.all
def test_the_printed_command_has_the_limit_of_a_series() -> None:
    options = ("--seats", "2", "--bots", "./sleeps_once.py,random", "--games", "1", "--limit", "12")
    done = run("simulate", "glastonbury", *options)
    assert "watch glastonbury --limit 12 --seats 2 --bots ./sleeps_once.py,random --seed " in done.output


def test_a_changed_file_is_another_plan(folder: Path) -> None:
    held("cup", "--bots", "./first.py,random", "--games", "2")
    (folder / "first.py").write_text("def choose(game, knowledge, choices, rng): return choices[-1]")
    done = run("tournament", "--resume", "cup")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "./first.py" in done.stderr


@pytest.mark.all
def test_after_a_kill_no_bot_is_left_and_the_result_is_the_same(folder: Path) -> None:
    plan = ("glastonbury", "--bots", "./drawing.py,greedy", "--games", "400")
    playing = subprocess.Popen(
        [*WITCHING, "tournament", *plan, "--out", "killed", "--jobs", "2"], env=ENVIRONMENT, start_new_session=True
    )
    games = folder / "killed" / "games.jsonl"
    while playing.poll() is None and not (games.exists() and games.read_bytes().count(b"\n") >= 3):
        time.sleep(0.01)
    playing.kill()
    playing.wait(LIMIT)
    deadline = time.monotonic() + 60
    while _is_running(playing.pid):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert run("tournament", "--resume", "killed", "--jobs", "2").exit_code == 0
    assert run("tournament", *plan, "--out", "whole").exit_code == 0
    assert (folder / "killed" / "result.json").read_bytes() == (folder / "whole" / "result.json").read_bytes()


def _is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_ctrl_c_does_not_wait_for_a_bot_that_sleeps() -> None:
    playing = subprocess.Popen(
        [*WITCHING, "tournament", "glastonbury", "--bots", "./sleeping.py,random", "--games", "100", "--limit", "3600",
         "--jobs", "2", "--out", "cup"],
        env=ENVIRONMENT, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    while playing.poll() is None and not Path("cup/plan.json").exists():
        time.sleep(0.01)
    time.sleep(1)
    os.killpg(playing.pid, signal.SIGINT)
    output, errors = playing.communicate(timeout=100)
    assert playing.returncode == 130, errors
    assert "Traceback" not in output + errors, errors


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("command", ["simulate", "watch", "tournament"])
@pytest.mark.parametrize(
    ("name", "told"),
    [("./nothing.py", "nothing.py"), ("./broken.py", "broken.py:1: SyntaxError"), ("clever", "my_bot.py")],
)
def test_what_is_no_bot_is_refused_before_anything_is_played(command: str, name: str, told: str, folder: Path) -> None:
    (folder / "broken.py").write_text("def choose(")
    kept = ("--out", "kept") if command == "tournament" else ()
    done = run(command, "glastonbury", "--seats", "2", "--bots", f"{name},random", *kept)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in done.stderr
    assert not (folder / "kept").exists()


def test_a_limit_that_cannot_be_is_refused() -> None:
    done = run("simulate", "glastonbury", "--limit", "0")
    assert done.exit_code == 2
    assert "limit" in done.stderr


# ---------------------------------------------------------------- installed


def test_a_package_brings_its_bot_by_an_entry_point(folder: Path) -> None:
    site = folder / "site"
    for name, text in PACKAGE.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text)
    paths = os.pathsep.join([ENVIRONMENT["PYTHONPATH"], str(site)])
    plan = ("tournament", "glastonbury", "--bots", "patient,random", "--games", "4", "--out", "cup")
    done = witching_fresh(*plan, PYTHONPATH=paths)
    assert done.returncode == 0, done.stderr
    assert json.loads(Path("cup/plan.json").read_text())["sources"]["patient"] == "patient-bots 1.5"
    assert "patient" in witching_fresh("watch", "--bots", "clever", PYTHONPATH=paths).stderr
    assert witching("watch", "--bots", "patient").returncode == 2


# ---------------------------------------------------------------- play


def test_a_bot_that_fails_at_the_terminal_is_told_of_and_the_game_goes_on(folder: Path) -> None:
    game = ("--players", "human,./raising.py", "--seed", "3", "--save", "game.json", "--plain")
    done = run("play", "glastonbury", *game, typed="\n" * 4 + "1\n" * 12)
    assert "Morgana: the bot raising.py failed (an error in it); a choice was drawn for it." in done.stdout
    assert "no idea" not in done.stdout
    record = load(folder / "game.json")
    assert [seat["kind"] for seat in record.seats] == ["person", "raising.py"]
    assert {seat for seat, _ in record.actions} == {0, 1}


def test_a_file_named_in_a_record_is_run_only_if_it_is_named_again(folder: Path) -> None:
    (folder / "telling.py").write_text(
        "open('it-ran', 'w').close()\ndef choose(game, knowledge, choices, rng): return choices[0]"
    )
    game = ("--players", "human,./telling.py", "--seed", "3", "--save", "game.json", "--plain")
    left = run("play", "glastonbury", *game, typed="\n" * 4 + "1\n" * 3)
    assert "play --resume game.json --players human,./telling.py" in left.output
    (folder / "it-ran").unlink()
    for players in ([], ["--players", "human,greedy"], ["--players", "human"], ["--players", "./telling.py,human"]):
        done = run("play", "--resume", "game.json", "--plain", *players)
        assert done.exit_code == 2
        assert re.search(r"person, telling\.py", done.stderr), done.stderr
        assert not (folder / "it-ran").exists()
    steps = len(load(folder / "game.json").actions)
    done = run("play", "--resume", "game.json", "--plain", "--players", "human,./telling.py", typed="\n1\n1\n1\n1\n")
    assert done.exit_code == 0, done.output
    assert len(load(folder / "game.json").actions) > steps
