"""The texts of the program keep every rule of the checker."""

from pathlib import Path

import pytest

import witching
from witching.i18n import LANGUAGES, Catalogue
from witching.i18n.check import (
    DYNAMIC_KEYS,
    Problem,
    check_files,
    check_keys,
    check_languages,
    check_sentences,
    check_use,
)
from witching.i18n.survey import survey

SOURCES = Path(witching.__file__).parent
FILES = survey(SOURCES / "locale")


def listed(problems: list[Problem]) -> str:
    return "\n".join(f"{rule}: {place}: {what}" for rule, place, what in sorted(problems))


def test_every_file_parses_and_its_texts_can_be_said() -> None:
    assert listed(list(check_files(FILES))) == ""


def test_every_language_says_the_same() -> None:
    assert listed(list(check_languages(FILES))) == ""


def test_no_missing_key() -> None:
    assert listed(list(check_keys(FILES, SOURCES, DYNAMIC_KEYS))) == ""


def test_no_unused_key() -> None:
    assert listed(list(check_use(FILES, SOURCES, DYNAMIC_KEYS))) == ""


def test_no_english_from_the_sources_to_the_reader() -> None:
    assert listed(list(check_sentences(SOURCES))) == ""


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_without_arguments_is_said_in_every_language(code: str) -> None:
    catalogue = Catalogue(code, strict=True)
    bare = [entry.name for file in FILES for entry in file.entries if not entry.is_term and not entry.variables]
    assert all(catalogue.say(name) for name in bare if name)
