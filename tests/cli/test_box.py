"""`witching box`: an owner writes a box, learns what is wrong with it and where, and plays with it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.command import witching
from games.incantibus.stacked import rows
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli

GAME = ALL_GAMES["incantibus"]
KINDS = "".join(f"\nkind-{i} = {{ visible = 0, secret = 0 }}" for i in range(4))
NAMED = "toad = {{ visible = 2, secret = 1, name = '{}' }}"


def run(*arguments: str | Path) -> Result:
    """The command in this process: it never crashes."""
    result = CliRunner().invoke(cli, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def refused(*arguments: str | Path) -> str:
    """The one line of a refusal."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr


def box_file(folder: Path, content: str | bytes, name: str = "my-box.toml") -> Path:
    file = folder / name
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


# ---- boxes that can be played with


@pytest.mark.slow
def test_the_printed_box_is_accepted_and_played_with(tmp_path: Path) -> None:
    """As the file itself describes it, with the real command."""
    printed = witching("box", "incantibus")
    assert (printed.returncode, printed.stdout) == (0, GAME.box)
    file = box_file(tmp_path, printed.stdout)
    checked = witching("box", "incantibus", "--check", str(file))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert str(file) in checked.stdout
    options = ("simulate", "incantibus", "--games", "20", "--json")
    own, ours = (witching(*options, *box) for box in (("--box", str(file)), ()))
    assert own.returncode == 0
    untimed = [{k: v for k, v in json.loads(o.stdout).items() if "seconds" not in k} for o in (own, ours)]
    assert untimed[0] == {**untimed[1], "box_file": "my-box.toml"}


CHANGED = {
    "mistletoe": "mistletoe = { visible = 2, secret = 1 }",
    "toad": "toad = { visible = 3, secret = 1, name = 'Old toad' }",
    "purse": "purse = 1",
    "stone": "stone = 2",
}


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("mode", [[], ["--expert"]], ids=["novices", "experts"])
def test_a_box_of_ones_own_is_simulated_and_in_the_records(tmp_path: Path, seats: str, mode: list[str]) -> None:
    file = box_file(tmp_path, rows(CHANGED))
    assert run("box", "incantibus", "--check", file).exit_code == 0
    asked = ["--games", "3", "--box", str(file), "--records", str(tmp_path / "records"), "--json"]
    result = run("simulate", "incantibus", "--seats", seats, *mode, *asked)
    assert result.exit_code == 0, result.stderr
    figures = json.loads(result.stdout.splitlines()[-1])
    assert (figures["seats"], figures["expert"]) == (int(seats), bool(mode))
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 3
    for record in records:
        box = json.loads(record.read_bytes())["options"]["box"]
        assert box == figures["options"]["box"]
        assert (box["ingredients"]["toad"]["name"], box["special"]["stone"]) == ("Old toad", 2)
    assert run("verify", *records).exit_code == 0


def test_a_name_of_the_own_box_is_told_when_watching(tmp_path: Path) -> None:
    result = run("watch", "incantibus", "--seed", "1", "--box", box_file(tmp_path, rows(CHANGED)))
    assert result.exit_code == 0
    assert "Old toad" in result.stdout


def test_a_name_that_steers_the_terminal_is_told_harmlessly(tmp_path: Path) -> None:
    row = r'toad = { visible = 2, secret = 1, name = "\u001b[31mred\u0007\nline" }'
    result = run("watch", "incantibus", "--seed", "1", "--box", box_file(tmp_path, rows({"toad": row})))
    assert r"\x1b[31mred\x07\nline" in result.stdout
    assert not {"\x1b", "\x07"} & set(result.stdout)


@pytest.mark.parametrize("how", ["a byte order mark", "line ends of Windows", "an odd name", "the largest size"])
def test_what_editors_do_to_a_file_is_no_fault(tmp_path: Path, how: str) -> None:
    text, name = GAME.box, "my-box.toml"
    if how == "a byte order mark":
        text = "\ufeff" + text
    elif how == "line ends of Windows":
        text = text.replace("\n", "\r\n")
    elif how == "an odd name":
        name = "a\x1b[31m\nb.toml"
    else:
        text += "#" * (65536 - len(text.encode()))
    result = run("box", "incantibus", "--check", box_file(tmp_path, text, name))
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("\n") == 1
    assert "\x1b" not in result.stdout


# ---- boxes that cannot


BAD: dict[str, tuple[dict[str, str], list[str]]] = {
    "a missing row": ({"stone": ""}, ["special.stone is missing", "[I-BOX]"]),
    "a missing kind of a price": ({"goblin": ""}, ["monsters: 9", "5 off the 14", "lady-goblina", "[I-BOX]"]),
    "a missing potion": ({"green-1": ""}, ["potions: 8", "1 less than the 9", "[I-BOX]"]),
    "a negative number": (
        {"toad": "toad = { visible = -1, secret = 1 }"},
        ["ingredients.toad.visible", "-1", "from 0 to 99"],
    ),
    "an extra row": ({"stone": "stone = 1\nwand = 1"}, ["special.wand", "purse, three-gold, universalus, stone"]),
    "an extra field": (
        {"toad": "toad = { visible = 2, secret = 1, gold = 1 }"},
        ["ingredients.toad.gold", "allowed: visible, secret, name"],
    ),
    "a misspelt row": ({"stone": "stones = 1"}, ["special.stones", "allowed: purse, three-gold, universalus, stone"]),
    "a misspelt section": ({"[gold]": "[golds]"}, ["box.golds", "allowed: ingredients, weapons, monsters, gold"]),
    "a misspelt field": (
        {"toad": "toad = { visable = 2, secret = 1 }"},
        ["ingredients.toad.visable", "allowed: visible, secret, name"],
    ),
    "visible tokens": ({"toad": "toad = { visible = 4, secret = 1 }"}, ["visible: 40", "2 more than the 38"]),
    "secret tokens": ({"net": "net = { visible = 3, secret = 0 }"}, ["secret: 25", "1 less than the 26"]),
    "special tokens": ({"purse": "purse = 3"}, ["special: 7", "1 more than the 6"]),
    "spell cards": ({"oculus": "oculus = 0"}, ["spell-cards: 10", "2 less than the 12"]),
    "a sum of the rooms": (
        {"kitchen": 'kitchen = { back = "2+", visible = 9, secret = 2 }'},
        ["rooms.visible", "39", "38"],
    ),
    "nine kinds": ({"toad": f"toad = {{ visible = 2, secret = 1 }}{KINDS}"}, ["ingredients has 9 rows", "1 to 8"]),
    "13 tokens in a room": (
        {"kitchen": 'kitchen = { back = "2+", visible = 9, secret = 4 }'},
        ["rooms.kitchen: 13 tokens", "at most 12"],
    ),
    "a value of 100": (
        {"riches": "riches = { price = { gold = 3 }, points = 100 }"},
        ["books.riches.points", "100", "from 0 to 99"],
    ),
    "a name of 41 characters": ({"toad": NAMED.format("t" * 41)}, ["ingredients.toad.name", "1 to 40"]),
    "an empty name": ({"toad": NAMED.format("")}, ["ingredients.toad.name", "1 to 40"]),
    "a price nobody can pay": ({"riches": "riches = { price = { gold = 99 }, points = 6 }"}, ["books.riches", "99"]),
    "a word for a number": ({"purse": 'purse = "two"'}, ["special.purse", "two", "from 0 to 99"]),
    "a number of 6000 digits": ({"purse": "purse = 0x" + "f" * 5000}, ["special.purse", "from 0 to 99"]),
    "a fraction": ({"purse": "purse = 2.5"}, ["special.purse", "2.5", "from 0 to 99"]),
    "no TOML": ({"toad": "toad = {"}, ["not TOML", "line"]),
    "a row twice": ({"purse": "purse = 2\npurse = 2"}, ["not TOML", "line"]),
}


@pytest.mark.parametrize("name", BAD)
def test_I_BOX_what_is_off_is_told_with_its_row(tmp_path: Path, name: str) -> None:
    """I-BOX: checking, simulating and watching report the same faults; checking gives each place its own line."""
    changes, told = BAD[name]
    file = box_file(tmp_path, written(changes))
    line = refused("simulate", "incantibus", "--box", file)
    checked = run("box", "incantibus", "--check", file)
    assert (checked.exit_code, checked.stdout) == (2, "")
    for word in [*told, "[I-BOX]"]:
        assert word in line, line
        assert word in checked.stderr
    assert refused("watch", "incantibus", "--box", file) == line


def test_I_BOX_several_faults_are_told_row_by_row(tmp_path: Path) -> None:
    """I-BOX: a file in which one number is too high and another breaks a total."""
    file = box_file(tmp_path, written({"purse": "purse = 3", "oculus": "oculus = 0"}))
    first, *faults = run("box", "incantibus", "--check", file).stderr.splitlines()
    assert (str(file) in first, "[I-BOX]" in first) == (True, True)
    assert [fault.split(":")[0] for fault in faults] == ["  special", "  spell-cards"]


def written(changes: dict[str, str]) -> str:
    """Our own file with other rows, or with another section heading."""
    heads = {key: row for key, row in changes.items() if key.startswith("[")}
    text = rows({key: row for key, row in changes.items() if key not in heads})
    for head, other in heads.items():
        assert head in text
        text = text.replace(head, other)
    return text


UNREADABLE: dict[str, tuple[bytes, list[str]]] = {
    "more than 64 KB": (GAME.box.encode() + b"#" * 65536, ["too large", "65,536"]),
    "more than 64 KB of wide characters": ("é".encode() * 40_000, ["too large", "65,536"]),
    "not UTF-8": (b"# caf\xe9", ["not UTF-8", "position 5"]),
    "UTF-16": (GAME.box.encode("utf-16"), ["not UTF-8", "position 0"]),
    "nothing": (b"", ["box.ingredients is missing"]),
    "a NUL": (b"\0", ["not TOML"]),
    "a record": (b'{"format": "witching-record-1"}', ["not TOML"]),
    "brackets": (b"a = " + b"[" * 5000, ["nested too deeply"]),
    "a number of 5000 digits": (b"a = " + b"9" * 5000, ["not TOML"]),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_file_that_is_no_box_gets_one_clear_line(tmp_path: Path, name: str) -> None:
    content, told = UNREADABLE[name]
    line = refused("box", "incantibus", "--check", box_file(tmp_path, content))
    assert len(line) < 400
    for word in told:
        assert word in line, line


def test_folders_and_missing_files_are_told_by_name(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "missing.toml", tmp_path / ("x" * 300)):
        for command in (("box", "incantibus", "--check"), ("simulate", "incantibus", "--box")):
            line = refused(*command, file)
            assert str(file) in line
            assert "cannot be read" in line


def test_a_game_whose_box_cannot_be_changed(tmp_path: Path) -> None:
    file = box_file(tmp_path, GAME.box)
    assert "glastonbury" in refused("box", "glastonbury")
    assert "glastonbury" in refused("box", "glastonbury", "--check", file)
    for command in ("simulate", "watch"):
        assert "“box”" in refused(command, "glastonbury", "--box", file)


def test_a_box_is_given_once(tmp_path: Path) -> None:
    assert "twice" in refused("simulate", "incantibus", "--rule", "box=x", "--box", box_file(tmp_path, GAME.box))


def test_refusals_of_the_real_command(tmp_path: Path) -> None:
    for name in ("visible tokens", "no TOML"):
        file = box_file(tmp_path, written(BAD[name][0]))
        done = witching("box", "incantibus", "--check", str(file))
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert all(word in done.stderr for word in BAD[name][1])
