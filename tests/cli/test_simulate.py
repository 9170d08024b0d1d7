"""`witching simulate` as people and programs use it."""

import json
import os
import re
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.command import ENVIRONMENT, WITCHING, witching, witching_fresh
from cli.processes import players_of
from processes import LIMIT, wait_for_end
from witching.cli.simulation_report import say_speed

pytestmark = pytest.mark.slow

ENDLESS = ["simulate", "glastonbury", "--games", str(1 << 32)]


def last_object(output: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output.splitlines()[-1])
    return found


def test_no_speed_is_told_of_what_took_too_short_to_measure() -> None:
    measured = {"decisions": 300, "cpu_seconds": 0.06, "wall_seconds": 0.07, "compiled": True}
    assert "5,000 per CPU second" in say_speed(measured)
    for short in (0, 0.0001, 0.049):
        assert say_speed(measured | {"cpu_seconds": short}) == "300 decisions: too few to measure a speed."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "agreed"),
    [
        ("glastonbury --games 1", {"edition": "ru", "recipes": False}),
        (
            "glastonbury --edition it --recipes --seats 2 --bots greedy,random --games 5",
            {"edition": "it", "recipes": True},
        ),
        ("incantibus --games 1", {"edition": "ru", "expert": False}),
        ("incantibus --expert --seats 2 --bots greedy,random --games 5", {"edition": "ru", "expert": True}),
    ],
)
def test_the_last_line_is_one_object(options: str, agreed: dict[str, object]) -> None:
    done = witching("simulate", *options.split(), "--json")
    assert done.returncode == 0
    figures = last_object(done.stdout)
    assert figures["game"] == options.split()[0]
    assert figures["games"] == sum(figures["ends"].values()) == int(options.split()[-1])
    assert {name: figures[name] for name in agreed} == agreed == {n: figures["options"][n] for n in agreed}
    assert figures["seats"] == len(figures["by_seat"]) == len(figures["bots"])
    assert figures["decisions"] >= figures["games"] * figures["shortest"]
    assert figures["cpu_seconds"] >= 0
    assert figures["wall_seconds"] >= 0
    assert figures["interrupted"] is False
    assert isinstance(figures["compiled"], bool)
    shares = sum(row["wins"] for row in figures["by_seat"])
    assert shares == pytest.approx(figures["games"], abs=0.001)


@pytest.mark.parametrize(
    "table", ["glastonbury --recipes", pytest.param("incantibus --expert", marks=pytest.mark.slow)]
)
def test_the_uncompiled_engine_says_so_and_plays_the_same(table: str) -> None:
    options = ("simulate", *table.split(), "--games", "20", "--json")
    pure, usual = (last_object(witching_fresh(*options, **env).stdout) for env in ({"WITCHING_PURE": "1"}, {}))
    assert pure["compiled"] is False
    assert [pure[key] for key in ("decisions", "ends", "by_seat")] == [
        usual[key] for key in ("decisions", "ends", "by_seat")
    ]


@pytest.mark.parametrize(
    ("game", "told"), [("glastonbury", "a line was emptied"), ("incantibus", "a wand was laid down")]
)
def test_people_get_tables(game: str, told: str) -> None:
    done = witching("simulate", game, "--games", "50", "--seats", "3")
    assert done.returncode == 0
    for word in ("Seat", "How the games ended", "decisions on average", told):
        assert word in done.stdout


def test_figures_are_written_as_the_language_writes_them() -> None:
    done = witching("simulate", "glastonbury", "--games", "2000", "--lang", "de")
    assert "Glastonbury: 2.000 " in done.stdout
    assert re.search(r"\d,\d %", done.stdout)
    assert not re.search(r"\d\.\d %", done.stdout)


def begin(*options: str) -> subprocess.Popen[str]:
    """An endless series in its own session, as a shell would start it: with Ctrl-C in force."""
    return subprocess.Popen(
        [*WITCHING, *ENDLESS, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT,
        start_new_session=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip


def await_files(folder: Path, count: int) -> None:
    """Wait until the series has written some records, and so is well under way."""
    for _ in range(6000):
        if folder.is_dir() and len(list(folder.glob("*.json"))) >= count:
            return
        time.sleep(0.01)
    pytest.fail("no records were written")


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("whole_group", [False, True], ids=["one process", "the terminal's group"])
def test_ctrl_c_ends_with_the_figures_so_far(tmp_path: Path, jobs: str, whole_group: bool) -> None:
    series = begin("--json", "--jobs", jobs, "--records", str(tmp_path))
    try:
        await_files(tmp_path, 900)
        (os.killpg if whole_group else os.kill)(series.pid, signal.SIGINT)
        output, errors = series.communicate(timeout=100)
    finally:
        series.kill()
    assert series.returncode == 130
    assert "Traceback" not in output + errors, errors
    figures = last_object(output)
    assert figures["interrupted"] is True
    assert sum(figures["ends"].values()) == figures["games"] > 0
    assert f"{figures['games']:,} of" in errors
    records = sorted(tmp_path.glob("*.json"))
    assert len(records) >= figures["games"]
    assert witching("verify", *map(str, records[-5:])).returncode == 0


@pytest.mark.slow
def test_a_process_that_is_killed_ends_it_with_the_figures_so_far(tmp_path: Path) -> None:
    series = begin("--json", "--jobs", "2", "--records", str(tmp_path))
    try:
        await_files(tmp_path, 100)
        os.kill(players_of(series.pid)[0], signal.SIGKILL)
        output, errors = series.communicate(timeout=100)
    finally:
        series.kill()
    assert series.returncode == 130
    assert "Traceback" not in output + errors, errors
    assert "ended unexpectedly" in errors
    figures = last_object(output)
    assert figures["interrupted"] is True
    assert sum(figures["ends"].values()) == figures["games"] > 0


@pytest.mark.slow
def test_jobs_change_nothing_for_levels() -> None:
    def figures(jobs: str) -> dict[str, Any]:
        options = ("--bots", "apprentice, student", "--seats", "2", "--games", "9", "--jobs", jobs)
        return last_object(witching_fresh("simulate", "glastonbury", *options, "--json").stdout)

    one, two = figures("1"), figures("2")
    assert one["bots"] == ["apprentice", "student"]
    assert [one[key] for key in ("games", "decisions", "ends", "by_seat")] == [
        two[key] for key in ("games", "decisions", "ends", "by_seat")
    ]


def interrupt(series: subprocess.Popen[str]) -> tuple[str, str]:
    """Press Ctrl-C until it is noticed: Python loses one that comes while it tidies up after an import."""
    for _ in range(9):
        os.killpg(series.pid, signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return series.communicate(timeout=20)
    raise AssertionError("it went on")


@pytest.mark.all
def test_ctrl_c_at_the_start_leaves_no_traceback_of_ours() -> None:
    """Python itself may still be starting, and then prints one; our commands and their processes never do."""
    for wait in range(12):
        series = begin("--json", "--jobs", "2")
        try:
            time.sleep(0.1 * (1 + wait))
            output, errors = interrupt(series)
        finally:
            series.kill()
        for ours in ("/witching/", "Process ", "concurrent"):
            assert ours not in errors, errors
        assert series.returncode in (130, 1, -signal.SIGINT), output


def test_a_terminal_shows_the_progress() -> None:
    command = [*WITCHING[1:], *ENDLESS[:3], "200000", "--bots", "greedy"]
    env = {**ENVIRONMENT, "TERM": "xterm"}
    child = pexpect.spawn(WITCHING[0], command, env=env, encoding="utf-8", timeout=60)
    child.expect("Playing")
    child.expect(re.compile(r"\d+/200000"))
    child.sendintr()
    child.expect("Interrupted")
    child.expect(pexpect.EOF)
    wait_for_end(child)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", ["simulate glastonbury --games 3", "simulate glastonbury --games 3 --json", "schema glastonbury",
                "watch glastonbury --seed 1", "watch incantibus --seed 1", "box incantibus", "--help", ""],
)  # fmt: skip
def test_a_reader_that_goes_away_causes_no_traceback(command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*WITCHING, *command.split()], stdout=writing, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, timeout=LIMIT
    )
    os.close(writing)
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
