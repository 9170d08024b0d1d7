"""Impossible options: exit code 2, the allowed values and the rule on stderr, nothing on stdout."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.command import witching
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli

Refusals = dict[str, tuple[str, list[str]]]
EVERY_GAME: Refusals = {
    "seats in words": ("--seats two", ["--seats"]),
    "a rule without a value": ("--rule special2", ["special2", "NAME=VALUE"]),
    "an unknown bot": ("--bots clever", ["clever", "greedy, random"]),
    "no bot": ("--bots=", ["greedy, random"]),
    "too few bots": ("--seats 3 --bots random,greedy", ["2", "3 seats"]),
    "no games": ("--games 0", ["games", "0", "from 1"]),
    "a negative seed": ("--seed -1", ["seed", "-1", "from 0"]),
    "a seed too large": (f"--seed {1 << 63}", ["seed", str((1 << 63) - 1)]),
    "no jobs": ("--jobs 0", ["jobs", "from 1"]),
    "an unknown option": ("--luck 1", ["--luck"]),
}
OWN: dict[str, Refusals] = {
    "glastonbury": {
        "five seats": ("--seats 5", ["5", "2, 3, 4", "[G-SETUP]"]),
        "one seat": ("--seats 1", ["1", "2, 3, 4", "[G-SETUP]"]),
        "an unknown edition": ("--edition de", ["de", "ru, ru-alchemist, it, ko"]),
        "the same colour twice": ("--seats 2 --rule colours=red,red", ["red", "twice", "yellow", "[G-SETUP]"]),
        "a neutral colour": ("--seats 2 --rule colours=red,purple", ["purple", "green", "[G-SETUP]"]),
        "too many colours": ("--seats 2 --rule colours=red,blue,green", ["3", "2 seats", "[G-SETUP]"]),
        "the same corner twice": ("--seats 2 --rule corners=nw,nw", ["nw", "twice", "se", "[G-SETUP]"]),
        "an unknown corner": ("--seats 2 --rule corners=nw,north", ["north", "sw", "[G-SETUP]"]),
        "a removed colour in play": (
            "--seats 2 --rule removed=red --rule colours=red,",
            ["red", "blue, green, yellow", "[G-TWO]"],
        ),
        "a removed colour with four": ("--seats 4 --rule removed=red", ["red", "[G-TWO]"]),
        "a first seat nobody has": ("--seats 2 --rule first_seat=2", ["first_seat", "0, 1", "[G-SETUP]"]),
        "an unknown memory": ("--memory perfect", ["perfect", "strict, assisted, open", "[G-MEMORY]"]),
        "assisted seats nobody has": ("--seats 2 --memory assisted:3", ["3", "0, 1", "[G-MEMORY]"]),
        "assisted but strict": ("--rule assisted=1", ["strict", "[G-MEMORY]"]),
        "an unknown value": ("--rule special2=perhaps", ["perhaps", "may, must", "[D-SPECIAL2]"]),
        "an unknown rule": ("--rule luck=1", ["luck", "special2"]),
    },
    "incantibus": {
        "five seats": ("--seats 5", ["5", "2, 3, 4", "[I-SETUP]"]),
        "one seat": ("--seats 1", ["1", "2, 3, 4", "[I-SETUP]"]),
        "an unknown edition": ("--edition it", ["has only one edition, “ru”", "none called “it”", "[I-BOX]"]),
        "neither true nor false": ("--rule expert=perhaps", ["perhaps", "true, false", "[I-EXPERT]"]),
        "an unknown rule": ("--rule luck=1", ["luck", "seats, edition, expert, box"]),
        "another game's option": ("--recipes", ["recipes", "seats, edition, expert, box"]),
        "another game's memory": ("--memory open", ["memory", "seats, edition, expert, box"]),
    },
}
REFUSED = {game: EVERY_GAME | own for game, own in OWN.items()}
EVERY = [(game, name) for game, refusals in REFUSED.items() for name in refusals]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_what_cannot_be_is_refused_with_what_is_allowed(game: str, name: str) -> None:
    options, told = REFUSED[game][name]
    result = CliRunner().invoke(cli, ["simulate", game, *options.split()])
    assert (result.exit_code, result.stdout) == (2, "")
    for word in told:
        assert word in result.stderr, result.stderr


@pytest.mark.parametrize("game", REFUSED)
@pytest.mark.parametrize("options", ["--seats 5", "--edition de", "--seed -1", "--bots clever"])
def test_watching_refuses_the_same(game: str, options: str) -> None:
    results = [CliRunner().invoke(cli, [command, game, *options.split()]) for command in ("watch", "simulate")]
    assert [result.exit_code for result in results] == [2, 2]
    assert results[0].stderr == results[1].stderr
    assert results[0].stdout == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["five seats", "a removed colour in play", "an unknown bot", "no games"])
def test_refusals_of_the_real_command(name: str) -> None:
    options, told = REFUSED["glastonbury"][name]
    done = witching("simulate", "glastonbury", *options.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert all(word in done.stderr for word in told)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["simulate", "watch", "schema"])
def test_a_game_that_is_not_known(command: str) -> None:
    done = witching(command, "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "chess" in done.stderr
    assert "glastonbury" in done.stderr


@pytest.mark.slow
def test_a_folder_that_cannot_be_is_refused_before_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "inside", Path("/proc/records")):
        done = witching("simulate", "glastonbury", "--games", "1", "--records", str(folder))
        assert (done.returncode, done.stdout) == (2, "")
        assert str(folder) in done.stderr


@pytest.mark.slow
def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        (folder / "glastonbury-000003.json").mkdir(parents=True)
        done = witching("simulate", "glastonbury", "--games", "900", "--jobs", jobs, "--records", str(folder))
        assert (done.returncode, done.stdout) == (2, "")
        assert "glastonbury-000003" in done.stderr


@pytest.mark.slow
def test_records_are_not_overwritten(tmp_path: Path) -> None:
    asked = ("simulate", "glastonbury", "--games", "2", "--records", str(tmp_path))
    assert witching(*asked).returncode == 0
    first = (tmp_path / "glastonbury-000000.json").read_bytes()
    done = witching(*asked, "--seats", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert str(tmp_path) in done.stderr
    assert (tmp_path / "glastonbury-000000.json").read_bytes() == first


def test_nothing_can_be_said_twice() -> None:
    done = witching("simulate", "glastonbury", "--seats", "3", "--rule", "seats=2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "seats" in done.stderr


@pytest.mark.parametrize("command", ["rules", "simulate", "tournament"])
def test_without_a_game_those_that_there_are_are_named(command: str) -> None:
    result = CliRunner().invoke(cli, [command])
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{', '.join(ALL_GAMES)}.\n" in result.stderr


def test_verify_without_files_is_refused() -> None:
    done = witching("verify")
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("--seats 9", ["9", "2, 3, 4"]),
        ("--players human", ["players", "2, 3, 4"]),
        ("--players human,human,human,human,human", ["5", "2, 3, 4"]),
        ("--seats 3 --players human,greedy", ["2 players", "3 seats"]),
        ("--players human,clever", ["clever", "greedy, random"]),
        ("--players greedy,greedy", ["watch"]),
        ("--names a,b,c,d", ["4 names", "3 players"]),
        ("--names a,a", ["called “a”"]),
        ("--resume nothing.json", ["nothing.json"]),
        ("--seed -1", ["seed", "from 0"]),
        ("--save there.json", ["there.json", "--resume"]),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    line: str, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WITCHING_DATA", str(tmp_path / "data"))
    (tmp_path / "there.json").write_text("mine")
    result = CliRunner().invoke(cli, ["play", "glastonbury", *line.split()])
    assert (result.exit_code, result.stdout) == (2, "")
    assert all(each in result.stderr for each in told), result.stderr
    assert (tmp_path / "there.json").read_text() == "mine"
    assert not (tmp_path / "data").exists()


def test_a_language_that_nobody_speaks_here_is_refused_before_any_command_too() -> None:
    for arguments in (["--lang", "xx"], ["--lang", "xx", "rules", "glastonbury"], ["rules", "--lang", "xx"]):
        done = witching(*arguments)
        assert done.returncode == 2
        assert "“xx”" in done.stderr
        assert "en, ru, it, ko, de, fr" in done.stderr
