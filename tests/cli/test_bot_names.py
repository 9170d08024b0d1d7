"""Bots as named on the command line: how many seats they take, and how their names may be written."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from witching.bots.roster import BOTS
from witching.cli import bot_names
from witching.cli.bot_names import named_bots, with_seats
from witching.cli.main import cli
from witching.cli.players import HUMAN, read_kinds
from witching.core.record import PERSON
from witching.core.refusal import Refused
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.translator import Translator


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, list(arguments), env={"COLUMNS": "100"})


def figures(*options: str) -> dict[str, Any]:
    done = run("simulate", "glastonbury", "--games", "2", "--json", *options)
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


# ---------------------------------------------------------------- seats


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        (["--bots", "greedy,random"], ["greedy", "random"]),
        (["--bots", "greedy,random,random"], ["greedy", "random", "random"]),
        (["--bots", "random"], ["random"] * 3),
        (["--bots", "random", "--seats", "4"], ["random"] * 4),
        (["--bots", "greedy,random", "--rule", "seats=2"], ["greedy", "random"]),
    ],
)
def test_several_names_make_as_many_seats_and_one_fills_them_all(options: list[str], bots: list[str]) -> None:
    assert figures(*options)["bots"] == bots


@pytest.mark.parametrize("command", ["simulate", "watch"])
def test_a_number_of_seats_that_is_given_stays(command: str) -> None:
    assert with_seats({"seats": 3}, ["greedy", "random"]) == {"seats": 3}
    for option in (["--seats", "3"], ["--rule", "seats=3"]):
        done = run(command, "glastonbury", "--bots", "greedy,random", *option)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "2 bots were named for 3 seats" in done.stderr


def test_more_bots_than_a_game_seats_are_refused_with_what_it_seats() -> None:
    done = run("simulate", "glastonbury", "--bots", ",".join(["random"] * 5))
    assert done.exit_code == 2
    assert "2, 3, 4" in done.stderr


def test_bots_who_are_watched_have_as_many_seats_too() -> None:
    done = run("watch", "glastonbury", "--bots", "random,random", "--seed", "1")
    assert done.exit_code == 0
    assert done.stdout == run("watch", "glastonbury", "--bots", "random", "--seats", "2", "--seed", "1").stdout


@pytest.mark.parametrize("command", ["simulate", "watch"])
def test_a_broken_file_is_told_of_also_where_the_numbers_do_not_fit(command: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("def choose(")
    done = run(command, "glastonbury", "--seats", "3", "--bots", f"random,{file}")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "broken.py:1: SyntaxError" in done.stderr


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("name", BOTS)
def test_built_in_bots_are_known_whatever_their_case(name: str) -> None:
    assert named_bots(f"{name.title()}, {name.upper()},{name}") == [name] * 3


def test_people_are_named_whatever_their_case_too() -> None:
    assert read_kinds("Human,Student,person") == [PERSON, "student", PERSON]


def test_files_and_installed_bots_are_named_as_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    assert named_bots("./Student.py,Random.py:Choose") == ["./Student.py", "Random.py:Choose"]
    monkeypatch.setattr(bot_names, "installed_bots", lambda: {"Student": None})
    assert named_bots("Student,student,STUDENT") == ["Student", "student", "student"]


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("archmag", "archmage"),
        ("Archmagee", "archmage"),
        ("studnet", "student"),
        ("gready", "greedy"),
        ("humna", HUMAN),
    ],
)
def test_a_misspelt_name_is_told_the_one_that_may_be_meant(given: str, near: str) -> None:
    done = run("play", "glastonbury", "--players", f"human,{given}")
    assert (done.exit_code, done.stdout) == (2, "")
    for told in (f"“{given}”", f"did you mean {near}?", f"{HUMAN}, {', '.join(BOTS)}", "./my_bot.py"):
        assert told in done.stderr


@pytest.mark.parametrize("command", ["simulate", "watch", "tournament"])
def test_every_command_tells_it(command: str) -> None:
    done = run(command, "glastonbury", "--bots", "Archmag,random")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "did you mean archmage?" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    with pytest.raises(Refused) as error:
        named_bots("archmag")
    said = Translator(Catalogue(language, strict=True)).say_refusal(error.value.refusal)
    assert "archmage" in said.replace(", ".join(BOTS), "")


def test_a_name_like_no_other_is_left_as_it_is() -> None:
    assert named_bots("clever,,best") == ["clever", "", "best"]


def test_a_bot_takes_part_once_however_it_is_written() -> None:
    done = run("tournament", "glastonbury", "--bots", "Random,random")
    assert done.exit_code == 2
    assert "named twice" in done.stderr
