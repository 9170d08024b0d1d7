"""The rule books of our games, by game and language."""

from pathlib import Path

from witching.packages import OURS, book_of


def folder_of(game: str) -> Path:
    folder = book_of(game)
    assert folder is not None
    return folder


BOOKS = sorted((game, path.stem) for game in OURS for path in folder_of(game).glob("*.md"))
