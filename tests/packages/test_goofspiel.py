"""Somebody else's game, just installed: it is in every command, and on the no-script page."""

import hashlib
import shutil
from pathlib import Path

import pytest

from nojs.browser import Browser
from packages.installing import EXAMPLE, ROOT, Home

pytestmark = pytest.mark.slow
PLAYED = "\n1\n1\n1\n\n\n"
"""Through the introduction, always the first choice, and through the story at the end."""
MADE = {"__pycache__", "_compiled", "static"}


def sources() -> dict[str, str]:
    """Every source file of the program and of the example, with the hash of its content."""
    folders = (ROOT / "src" / "witching", ROOT / "examples")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file() and not is_made(path)]
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def is_made(path: Path) -> bool:
    """Whether a tool made this file from sources, perhaps just now."""
    return any(part in MADE or part.startswith(".") for part in path.relative_to(ROOT).parts)


def test_it_is_played_kept_verified_and_looked_at_again(home: Home, tmp_path: Path) -> None:
    before, file = sources(), str(tmp_path / "game.json")
    played = home.witching(
        "play", "goofspiel", "--players", "human,greedy", "--seed", "4", "--save", file, "--plain", typed=PLAYED
    )
    assert played.returncode == 0, played.stderr
    assert "The prize is 2. Which card do you bid?\n 1 bid 1\n 2 bid 2\n 3 bid 3" in played.stdout
    assert "Morgana wins." in played.stdout
    assert "right: goofspiel, 2 seats, 6 actions, finished" in home.witching("verify", file).stdout
    assert "Morgana nimmt ihn." in home.witching("replay", file, "--lang", "de").stdout
    assert "no leak" in home.witching("leak-check", file).stdout
    assert sources() == before


def test_it_is_drawn_in_sentences_where_others_are_drawn(home: Home) -> None:
    """Not only for those who asked for sentences."""
    done = home.witching("play", "goofspiel", "--players", "human,greedy", "--seed", "4", typed=PLAYED)
    assert "Your hand: 1, 2, 3." in done.stdout


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("watch goofspiel --seats 4 --seed 3", "The game is over."),
        ("simulate goofspiel --seats 2 --games 20 --seed 1", "all prizes were up"),
        ("simulate goofspiel --games 20 --balance --seed 1 --rule ties=carry", "What is taken"),
        ("tournament goofspiel --bots random,greedy,student --games 6 --seed 1", "Goofspiel: 6 games"),
        ("rules goofspiel", "S-CARRY"),
        ("rules goofspiel S-TIE", "nobody takes the prize"),
        ("rules goofspiel S-TIE --lang de", "Gleichstand"),
        ("rules goofspiel S-TIE --lang ko", "nobody takes the prize"),
        ("schema goofspiel", "GoofspielRecord"),
        ("bots memory", "Goofspiel"),
    ],
)
def test_every_command_knows_it(home: Home, line: str, told: str) -> None:
    done = home.witching(*line.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert told in done.stdout


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play", "glastonbury, incantibus, goofspiel"),
        ("play chess", "glastonbury, incantibus, goofspiel"),
        ("simulate goofspiel --seats 5", "allowed: 2, 3, 4. [S-SEATS]"),
        ("simulate goofspiel --rule ties=shared", "allowed: lost, carry. [S-CARRY]"),
        ("rules goofspiel S-TEI", "S-TIE"),
    ],
)
def test_what_cannot_be_is_refused_as_in_any_game(home: Home, line: str, told: str) -> None:
    done = home.witching(*line.split())
    assert done.returncode == 2
    assert told in done.stderr


def test_a_whole_game_without_scripts(home: Home, tmp_path: Path) -> None:
    server = home.server(tmp_path)
    server.start()
    try:
        browser = Browser(server.guest(headers={"accept-language": "de"}))
        browser.open("/plain")
        fields = {"name": "Anna", "goofspiel-seats": "2", "goofspiel-bot": "random"}
        [now] = [each for each in browser.buttons() if each.get("value") == "goofspiel now"]
        browser.press(now, **fields)
        while browser.choices():
            assert "Deine Hand: " in browser.text
            browser.press(browser.choices()[0])
        assert "Das Spiel ist aus." in browser.text
        assert "Runde" in browser.text
        browser.open("/plain/rules/goofspiel/S-TIE")
        assert "Gleichstand" in browser.text
    finally:
        server.stop()


@pytest.mark.all
def test_all_laws_hold_from_outside(home: Home, tmp_path: Path) -> None:
    tests = tmp_path / "goofspiel"
    shutil.copytree(EXAMPLE / "tests", tests / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(EXAMPLE / "pyproject.toml", tests)
    done = home.run("-m", "pytest", "-v", "-n0", "-p", "no:cacheprovider", cwd=tests)
    assert done.returncode == 0, done.stdout
    assert "test_every_world_is_reached_about_evenly" in done.stdout
