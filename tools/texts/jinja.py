"""What the templates of the no-script page say: strings of their code, and what their markup shows to the reader."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from jinja2 import Environment

from tools.texts.found import HOLE, Found
from tools.texts.svelte import LETTER, SENTENCE, SHOWN

LEXER: Final = Environment(autoescape=True)


def find_strings(folder: Path) -> Iterator[Found]:
    """Every string of the templates' code; one that is put together has a HOLE behind it."""
    for path in _templates(folder):
        for line, text in _strings(path):
            yield Found(text + HOLE if text.endswith("-") else text, _place(path, folder, line))


def find_shown(folder: Path) -> Iterator[Found]:
    """Every text that a template shows to a reader without asking the catalogue."""
    for path in _templates(folder):
        for line, text in _Markup(path).shown:
            yield Found(" ".join(text.split()), _place(path, folder, line))
        for line, text in _strings(path):
            if SENTENCE.search(text):
                yield Found(text, _place(path, folder, line))


def _templates(folder: Path) -> list[Path]:
    return sorted(folder.rglob("templates/*.html"))


def _place(path: Path, folder: Path, line: int) -> str:
    return f"{path.relative_to(folder.parent)}:{line}"


def _strings(path: Path) -> Iterator[tuple[int, str]]:
    for line, kind, text in LEXER.lex(path.read_text(encoding="utf-8")):
        if kind == "string":
            yield line, text[1:-1]


class _Markup(HTMLParser):
    """Reads the markup of a template, with a HOLE for everything filled in: texts and attributes that are shown."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.shown: list[tuple[int, str]] = []
        self.feed(_markup(path))
        self.close()

    def handle_data(self, data: str) -> None:
        self._show(data, self.getpos()[0] + data[: len(data) - len(data.lstrip())].count("\n"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            self._show(value or "" if name in SHOWN else "", self.getpos()[0])

    def _show(self, text: str, line: int) -> None:
        if LETTER.search(text):
            self.shown.append((line, text))


def _markup(path: Path) -> str:
    """On the same lines as in the template."""
    markup = ""
    for line, kind, text in LEXER.lex(path.read_text(encoding="utf-8")):
        if kind in ("data", "variable_begin"):
            markup += "\n" * (line - 1 - markup.count("\n")) + (text if kind == "data" else HOLE)
    return markup
