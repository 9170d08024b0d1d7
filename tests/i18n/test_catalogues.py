"""The texts of the program keep every rule of the checker."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import witching
from i18n.text_files import PLACES
from tools.texts.check import (
    Problem,
    check_files,
    check_keys,
    check_languages,
    check_leftovers,
    check_sentences,
    check_use,
    dynamic_keys,
)
from tools.texts.survey import File, survey
from witching.i18n import LANGUAGES, Catalogue
from witching.i18n.texts import cut_entries

PROGRAM = Path(witching.__file__).parent
PAGE = Path(__file__).parents[2] / "page" / "src"
SOURCES = (PROGRAM, PAGE)
TEST_LOCALE = Path(__file__).parent / "locale"


@cache
def files() -> list[File]:
    return survey(*PLACES)


def listed(problems: list[Problem]) -> str:
    return "\n".join(f"{rule}: {place}: {what}" for rule, place, what in sorted(problems))


def test_every_file_parses_and_its_texts_can_be_said() -> None:
    assert listed(list(check_files(files()))) == ""


def test_every_language_says_the_same() -> None:
    assert listed(list(check_languages(files()))) == ""


def test_all_six_languages_are_there() -> None:
    assert {file.language for file in files()} == set(LANGUAGES)


def test_no_english_is_left_in_the_others() -> None:
    assert listed(list(check_leftovers(files()))) == ""


def test_no_missing_key() -> None:
    assert listed(list(check_keys(files(), SOURCES, dynamic_keys(PLACES)))) == ""


def test_no_unused_key() -> None:
    assert listed(list(check_use(files(), SOURCES, dynamic_keys(PLACES)))) == ""


def test_no_english_from_the_sources_to_the_reader() -> None:
    assert listed(list(check_sentences(SOURCES))) == ""


@pytest.mark.parametrize(
    "path",
    [path for place in (*PLACES, TEST_LOCALE) for path in place.glob("*/*.ftl")],
    ids=lambda path: path.parent.name,
)
def test_cutting_a_file_into_messages_loses_nothing(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    whole = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message | ast.Term)]
    pieces = cut_entries(source)
    for entry in whole:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        assert FluentParser().parse_entry(pieces[name]).equals(entry, ["span", "comment"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_without_arguments_is_said_in_every_language(code: str) -> None:
    catalogue = Catalogue(code, strict=True)
    messages = [entry for file in files() for entry in file.entries if not entry.is_term]
    assert all(catalogue.say(each.name) for each in messages if not each.variables | each.references)


def test_the_page_about_languages_tells_the_truth() -> None:
    page = Path(__file__).parents[2] / "docs" / "languages.md"
    for block in page.read_text(encoding="utf-8").split("```python\n")[1:]:
        exec(block.partition("```")[0], {})
