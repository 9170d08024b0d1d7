"""What a tournament shows: the report in its folder, and the tables at the terminal."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.test_tournament import BOTS, held
from witching.arena.tournament.standings import Rate
from witching.cli.main import cli
from witching.cli.output import speak
from witching.cli.tournament_result import say_interval
from witching.i18n import LANGUAGES

pytestmark = pytest.mark.slow


class Page(HTMLParser):
    """The report as a browser reads it: what it loads, which elements it leaves open, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.said: list[str] = []
        self.drawn = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href")]
        self.drawn += tag == "svg"
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_stands_alone_in_every_language(language: str, tmp_path: Path) -> None:
    held(tmp_path / "cup", "glastonbury", *BOTS, "--games", "4", "--lang", language)
    text = (tmp_path / "cup" / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert (page.open, page.loads) == ([], [])
    assert page.drawn == 4
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    said = " ".join(page.said)
    assert "random" in said
    assert "cli-" not in said
    assert "{$" not in said


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """In this process, a language that was asked for would stay set."""
    yield
    speak("en")


def test_a_terminal_shows_tables_at_every_width() -> None:
    for width in ("40", "120"):
        done = CliRunner().invoke(cli, ["tournament", "glastonbury", *BOTS, "--games", "4"], env={"COLUMNS": width})
        assert done.exit_code == 0, done.output
        assert "Who comes before whom" in done.stdout
        assert all(len(line) <= int(width) for line in done.stdout.splitlines())
    assert "CPU ms" in done.stdout


def test_an_interval_need_not_lie_evenly_around_its_share() -> None:
    assert say_interval(Rate(6, 1.0, 0.604, 1.0)) == "60\N{EN DASH}100"
