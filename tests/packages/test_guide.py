"""The guide to a game package: its files are a package, and its commands work."""

import re
import shlex
from pathlib import Path

import pytest

from packages.installing import ROOT, Home, build_wheel, make_home

pytestmark = pytest.mark.slow
GUIDE = (ROOT / "docs" / "guide" / "game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w./]+)`\n\n```\w*\n(.*?)```", GUIDE, re.DOTALL | re.MULTILINE))
COMMANDS = "".join(re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL))
LINES = [
    shlex.split(line)[1:] for line in COMMANDS.splitlines() if line.startswith("witching ") and "serve" not in line
]


def write_files(folder: Path) -> None:
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """An environment in which somebody has followed the guide."""
    folder = tmp_path_factory.mktemp("guide")
    write_files(folder / "written")
    home = make_home(folder)
    home.install(build_wheel(folder / "written", folder))
    return home


def test_the_guide_has_every_file_of_the_package() -> None:
    parts = ("game.py", "locale/en/{}.ftl", "rulebook/en.md")
    for game, folder in (("pebbles", "pebbles"), ("pouch", "pebbles/pouch")):
        assert {f"{folder}/{part.format(game)}" for part in parts} <= set(FILES)
        assert f"tests/test_{game}.py" in FILES
    assert "pyproject.toml" in FILES


def test_its_commands_work(written: Home) -> None:
    assert [line[0] for line in LINES] == ["play", "simulate", "tournament", "rules"]
    for line in LINES:
        typed = "\n" + "3\n" * 10 + "\n" * 3 if line[0] == "play" else ""
        seed = ["--seed", "1"] if line[0] != "rules" else []
        done = written.witching(*line, *seed, typed=typed)
        assert (done.returncode, done.stderr) == (0, ""), line
        assert done.stdout


def test_a_game_is_played_to_its_end_and_verified(written: Home, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    players = ("--players", "human,greedy", "--seed", "1", "--save", file, "--plain")
    played = written.witching("play", "pebbles", *players, typed="\n" + "1\n" * 12 + "\n" * 3)
    assert "took the last pebble and wins." in played.stdout
    assert "right: pebbles" in written.witching("verify", file).stdout
    assert "took the last pebble and wins." in written.witching("replay", file, "--lang", "ko").stdout


def test_it_is_served(written: Home, tmp_path: Path) -> None:
    server = written.server(tmp_path)
    server.start()
    try:
        guest = server.guest("Anna", headers={"accept-language": "en", "accept": "text/html"})
        table = server.open_table(guest, "pebbles", bots=["greedy"])
        assert "How many pebbles do you take?" in guest.get(f"/plain/table/{table}").text
    finally:
        server.stop()


SEES = " or position.is_over() or isinstance(viewer, OpenBook | Hindsight)"


@pytest.mark.parametrize(
    ("sees", "law"),
    [
        ("", "test_whoever_looks_back_sees_what_any_seat_sees"),
        (" or isinstance(viewer, Hindsight)", "test_after_the_end_the_open_book_is_what_hindsight_sees"),
    ],
)
def test_a_law_finds_that_one_who_looks_back_is_left_out(written: Home, tmp_path: Path, sees: str, law: str) -> None:
    write_files(tmp_path)
    rules = tmp_path / "pebbles" / "pouch" / "game.py"
    assert rules.read_text().count(SEES) == 1
    command = ("-m", "pytest", "tests/test_pouch.py", "-k", law, "-n0", "-p", "no:cacheprovider")
    assert written.run(*command, cwd=tmp_path).returncode == 0
    rules.write_text(rules.read_text().replace(SEES, sees))
    done = written.run(*command, cwd=tmp_path)
    assert (done.returncode, f"FAILED tests/test_pouch.py::{law}" in done.stdout) == (1, True), done.stdout


@pytest.mark.all
def test_it_keeps_all_laws(written: Home, tmp_path: Path) -> None:
    write_files(tmp_path)
    [command] = [line for line in COMMANDS.splitlines() if "pytest tests" in line]
    done = written.run(*shlex.split(command)[1:], "-v", "-n0", "-p", "no:cacheprovider", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "test_a_viewer_cannot_tell_two_worlds_apart PASSED" in done.stdout
