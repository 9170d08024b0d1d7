"""The pictures that the books name are made with the page, and every language shows the same ones."""

from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from rulebook.books import BOOKS, folder_of
from witching.page.files import STATIC
from witching.rulebook import Chapter, read_chapters
from witching.rulebook.blocks import figures

SVG: Final = "{http://www.w3.org/2000/svg}"
PICTURES: Final = sorted((STATIC / "figures").glob("*/*.svg"))
ELSEWHERE: Final = ("url(http", "href", "@import")


def shown(chapters: list[Chapter]) -> list[tuple[str, str]]:
    """Every picture of a book in its order, each with the chapter's number or the rule below which it stands."""
    places = [
        (place, text)
        for number, chapter in enumerate(chapters)
        for place, text in [(str(number), chapter.introduction), *((rule.id, rule.text) for rule in chapter.rules)]
    ]
    return [(place, name) for place, text in places for name in figures(text)]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_picture_of_a_book_is_there(game: str, language: str) -> None:
    there = {path.stem for path in (STATIC / "figures" / game).glob("*.svg")}
    assert {name for _, name in shown(read_chapters(game, language))} <= there


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_pictures_of_the_english_book(game: str, language: str) -> None:
    assert shown(read_chapters(game, language)) == shown(read_chapters(game, "en"))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_nothing_that_is_meant_as_a_picture_is_left_in_a_text(game: str, language: str) -> None:
    text = (folder_of(game) / f"{language}.md").read_text(encoding="utf-8")
    assert text.count("](figure:") == len(shown(read_chapters(game, language)))


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_picture_is_the_same_in_every_language_and_needs_nothing_else(path: Path) -> None:
    """Numbers and signs, no words; nothing is fetched for it; it knows night from day."""
    root = ElementTree.parse(path).getroot()
    [style] = [element for element in root if element.tag == f"{SVG}style"]
    assert "prefers-color-scheme:dark" in (style.text or "")
    written = "".join(text for element in root.iter(f"{SVG}text") for text in element.itertext())
    assert not any(letter.isalpha() for letter in written)
    assert not [word for word in ELSEWHERE if word in path.read_text(encoding="utf-8")]
    assert (root.get("width"), root.get("height")) == ("640", "480")
