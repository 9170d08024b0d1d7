"""People play, watch and read by the printed edition in their language; what is measured never depends on it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.command import witching
from witching.arena.forfeit import Forfeit
from witching.cli.bot_failures import Conditions, tell_forfeits
from witching.cli.games import ALL_GAMES
from witching.cli.main import cli
from witching.cli.options import note_edition
from witching.cli.output import speak, translator
from witching.core.options import find_edition, usual_options
from witching.i18n import LANGUAGES

GLASTONBURY = ALL_GAMES["glastonbury"]
EDITIONS = {"en": "ru", "ru": "ru", "it": "it", "ko": "ko", "de": "ru", "fr": "ru"}


@pytest.fixture(autouse=True)
def the_language_before() -> Iterator[None]:
    language = translator().catalogue.language
    yield
    speak(language)


def test_each_edition_declares_for_whom_it_is() -> None:
    """D-NAMES"""
    edition = find_edition(GLASTONBURY.options)
    assert edition is not None
    assert {value.name: value.languages for value in edition.values} == {
        "ru": ("ru",), "ru-alchemist": (), "it": ("it",), "ko": ("ko",),
    }  # fmt: skip
    assert {language: usual_options(GLASTONBURY.options, language).get("edition", "ru") for language in LANGUAGES} == (
        EDITIONS
    )


def test_a_line_says_which_edition_applies_where_none_is_in_the_language() -> None:
    line = "Russian edition (`ru`). `--edition` chooses another: ru-alchemist, it, ko."
    assert [said.partition(": ")[2] for said in note_edition(GLASTONBURY, {})] == [line]
    assert note_edition(GLASTONBURY, {"edition": "ru"}) == note_edition(ALL_GAMES["incantibus"], {}) == []


@pytest.mark.parametrize(
    "language", ["it", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "ko", "fr"))]
)
def test_a_game_that_is_played(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.json"
    who = ["--lang", language, "--players", "human,random", "--seed", "4", "--save", str(file)]
    shown = CliRunner().invoke(cli, ["play", "glastonbury", *who], input="\n" + "1\n" * 4).output
    assert json.loads(file.read_text())["options"]["edition"] == EDITIONS[language]
    assert ("`--edition`" in shown) is (language in ("en", "de", "fr"))


def test_a_game_that_is_played_by_another_edition(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    who = ["--lang", "it", "--edition", "ko", "--players", "human,random", "--seed", "4", "--save", str(file)]
    CliRunner().invoke(cli, ["play", "glastonbury", *who], input="\n" + "1\n" * 4)
    assert json.loads(file.read_text())["options"]["edition"] == "ko"


@pytest.mark.slow
@pytest.mark.parametrize(("language", "immuto"), [("it", "Immuto"), ("ko", "임무토"), ("de", "Immuto")])
def test_a_game_that_is_watched(language: str, immuto: str) -> None:
    shown = witching("watch", "--bots", "random", "--seed", "5", "--lang", language).stdout
    assert immuto in shown
    assert ("`--edition`" in shown.splitlines()[-1]) is (language == "de")


@pytest.mark.slow
def test_what_is_measured_takes_the_default() -> None:
    done = witching("simulate", "glastonbury", "--games", "1", "--bots", "random", "--json", WITCHING_LANG="ko")
    assert json.loads(done.stdout.splitlines()[-1])["options"]["edition"] == "ru"


@pytest.mark.parametrize(("language", "said"), [("it", {"it"}), ("ko", {"ko"}), ("de", {"ru"})])
def test_a_rule_that_is_looked_up(language: str, said: set[str]) -> None:
    """D-SPELLS"""
    page = witching("rules", "glastonbury", "G-RECIPE-B3", "--plain", WITCHING_LANG=language).stdout
    assert {name for name in ("ru", "ru-alchemist", "it", "ko") if f"\n{name}: " in page} == said
    assert ("--edition" in page) is (language == "de")


@pytest.mark.parametrize(("language", "edition"), [("ko", "ru"), ("ko", "it"), ("de", "it"), ("de", ""), ("ru", "")])
def test_a_game_that_is_shown_again_is_of_the_edition_that_was_played(language: str, edition: str) -> None:
    speak(language)
    given = Conditions("glastonbury", {"edition": edition} if edition and edition != "ru" else {}, limit=10.0)
    [told] = tell_forfeits([Forfeit(0, 1, 0, "cup.py", 3, "raised", "", ["cup.py", "random"])], given)
    assert (f"--rule edition={edition}" in told.command) == bool(edition)
    assert ("edition" in told.command) == bool(edition)
