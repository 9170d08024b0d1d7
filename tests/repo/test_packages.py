"""Games are found as packages: ours in a checkout and when installed, others by their entry point."""

import tomllib
from pathlib import Path

from witching.cli.game_registry import GameRegistry
from witching.cli.games import ALL_GAMES
from witching.packages import GROUP, OURS, book_of, find_package, texts_of

ROOT = Path(__file__).parents[2]


def test_ours_are_declared_like_any_other() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["entry-points"][GROUP] == OURS


def test_the_registry_has_every_folder_of_games() -> None:
    folders = {path.parent.name for path in (ROOT / "src" / "witching" / "games").glob("*/game.py")}
    assert set(OURS) == folders
    assert list(OURS) == [name for name in ALL_GAMES if name in OURS]


def test_texts_and_rule_book_lie_with_the_game() -> None:
    for name in OURS:
        texts, book = texts_of(name), book_of(name)
        assert texts is not None
        assert book is not None
        assert (texts / "en" / f"{name}.ftl").is_file()
        assert (book / "en.md").is_file()


def test_a_name_that_nobody_declared_is_no_game() -> None:
    assert find_package("chess") is None
    assert "chess" not in GameRegistry()
    assert GameRegistry().trouble("chess") is None
