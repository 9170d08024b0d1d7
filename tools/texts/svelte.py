"""What the sources of the page say: the strings of TypeScript and Svelte, and what their markup shows to the reader."""

import re
from collections.abc import Iterator
from enum import Enum
from html import unescape
from pathlib import Path
from typing import Final, NamedTuple

from tools.texts.found import HOLE, Found

# What a script is cut into: strings, beginnings of templates, regular expressions, comments and braces.
TOKEN: Final = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<template>`)
    |(?P<regex>(?:(?<=[=(,:\[!&|?{};])|(?<=[=(,:\[!&|?{};]\ )|(?<=return\ ))
        /(?![*/])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/)
    |(?P<brace>[{}])""",
    re.VERBOSE | re.DOTALL,
)
ATTRIBUTE: Final = re.compile(r"\s*([^\s=>/{}\"']+)\s*(=\s*)?")
TAG: Final = re.compile(r"<([A-Za-z][\w.:-]*)")
TEXT: Final = re.compile(r"[^<{]+")
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
LETTER: Final = re.compile(r"[^\W\d_]")
SENTENCE: Final = re.compile(r"[A-Za-z]{2}[,.:;!?]? [A-Za-z]{2}")
RAW: Final = re.compile(r"(.*?)</(?:script|style)\s*>", re.DOTALL)

# Attributes that a reader sees or hears.
SHOWN: Final = {
    *("aria-label", "aria-description", "aria-roledescription", "aria-valuetext"),
    *("title", "placeholder", "alt"),
}
# Attributes that only the page itself reads: whatever is there is no text.
UNSEEN: Final = re.compile(
    r"class|id|for|name|style|href|role|data-.*|(class|style|bind|on|use|transition):.*|aria-.*(by|controls)"
)


class Kind(Enum):
    """Where a text is: in code, in code whose value is shown, or on the page as it is."""

    CODE = "code"
    SHOWN_CODE = "shown code"
    MARKUP = "markup"


class Said(NamedTuple):
    """A text of a source, with a HOLE for everything filled in."""

    text: str
    line: int
    kind: Kind


def find_strings(folder: Path) -> Iterator[Found]:
    """Every string of the page's code; a template has a HOLE for everything filled in."""
    for place, said in _all(folder):
        if said.kind is not Kind.MARKUP:
            yield Found(said.text + HOLE if said.text.endswith("-") else said.text, place)


def find_shown(folder: Path) -> Iterator[Found]:
    """Every text that the page shows to a reader without asking the catalogue."""
    for place, said in _all(folder):
        if said.kind is Kind.MARKUP and LETTER.search(said.text.replace(HOLE, "")):
            yield Found(" ".join(said.text.split()), place)
        if said.kind is Kind.SHOWN_CODE and SENTENCE.search(said.text):
            yield Found(said.text, place)


def _all(folder: Path) -> Iterator[tuple[str, Said]]:
    for path in sorted(each for suffix in ("ts", "svelte") for each in folder.rglob(f"*.{suffix}")):
        if "node_modules" not in path.parts and not path.name.endswith((".d.ts", ".test.ts")):
            for said in read_source(path):
                yield f"{path.relative_to(folder.parent)}:{said.line}", said


def read_source(path: Path) -> list[Said]:
    """Every text of a `.ts` or `.svelte` file."""
    source = path.read_text(encoding="utf-8")
    reader = Reader(source)
    found = reader.markup() if path.suffix == ".svelte" else reader.script(len(source))
    return [each for each in found if each.text.strip()]


class Reader:
    """Reads a source from its beginning to its end."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._at = 0

    # ---- scripts

    def script(self, end: int, kind: Kind = Kind.CODE) -> Iterator[Said]:
        """The strings of a script, up to a place or to the brace that closes what surrounds it."""
        depth = 0
        while token := TOKEN.search(self._source, self._at, end):
            start, self._at = self._at, token.end()
            if token.lastgroup == "string":
                yield self._said(token[0][1:-1], token.start(), kind)
            elif token.lastgroup == "template":
                yield from self._template(token.start(), kind)
            elif token.lastgroup == "brace":
                depth += 1 if token[0] == "{" else -1
                if depth < 0:
                    return
            assert self._at > start
        self._at = end

    def _template(self, start: int, kind: Kind) -> Iterator[Said]:
        """A template as one string, and the strings inside its holes."""
        text, inside = "", []
        while (letter := self._source[self._at]) != "`":
            if letter == "\\":
                text, self._at = text + self._source[self._at + 1], self._at + 2
            elif self._source.startswith("${", self._at):
                self._at += 2
                inside += list(self.script(len(self._source), kind))
                text += HOLE
            else:
                text, self._at = text + letter, self._at + 1
        self._at += 1
        yield self._said(text, start, kind)
        yield from inside

    # ---- markup

    def markup(self) -> Iterator[Said]:
        """The texts of a component."""
        while self._at < len(self._source):
            if comment := COMMENT.match(self._source, self._at):
                self._at = comment.end()
            elif tag := TAG.match(self._source, self._at):
                self._at = tag.end()
                yield from self._tag(tag[1])
            elif text := TEXT.match(self._source, self._at):
                self._at = text.end()
                yield self._said(unescape(text[0]), text.start(), Kind.MARKUP)
            elif self._source[self._at] == "{":
                yield from self._braces()
            else:
                self._at = self._source.index(">", self._at) + 1

    def _braces(self) -> Iterator[Said]:
        """What is in braces: shown, unless it is a block."""
        self._at += 1
        is_block = self._source[self._at] in "#:/@"
        self._at += is_block  # what ends a block begins no regular expression
        yield from self.script(len(self._source), Kind.CODE if is_block else Kind.SHOWN_CODE)

    def _tag(self, name: str) -> Iterator[Said]:
        while (letter := self._after_space()) not in ">/":
            if letter == "{":
                self._at += 1
                yield from self.script(len(self._source))
            else:
                yield from self._attribute(is_component=name[0].isupper())
        self._at = self._source.index(">", self._at) + 1
        if name in ("script", "style"):
            yield from self._raw(name)

    def _after_space(self) -> str:
        while self._source[self._at].isspace():
            self._at += 1
        return self._source[self._at]

    def _attribute(self, *, is_component: bool) -> Iterator[Said]:
        attribute = ATTRIBUTE.match(self._source, self._at)
        assert attribute, self._source[self._at : self._at + 80]
        self._at = attribute.end()
        name = attribute[1]
        if not attribute[2]:
            return
        said = list(self._value(shown=name in SHOWN))
        if name in SHOWN:
            yield from said
        elif is_component or not UNSEEN.fullmatch(name):
            yield from (each._replace(kind=Kind.CODE) for each in said if is_component or each.kind is not Kind.MARKUP)

    def _value(self, *, shown: bool) -> Iterator[Said]:
        """The value of an attribute: what is written there, and the strings of what is in braces."""
        quote = self._source[self._at] if self._source[self._at] in "\"'" else ""
        self._at += len(quote)
        start, text = self._at, ""
        while not self._ends(quote):
            if self._source[self._at] == "{":
                self._at += 1
                yield from self.script(len(self._source), Kind.SHOWN_CODE if shown else Kind.CODE)
                text += HOLE
            else:
                text, self._at = text + self._source[self._at], self._at + 1
        self._at += len(quote)
        yield self._said(unescape(text), start, Kind.MARKUP)

    def _ends(self, quote: str) -> bool:
        letter = self._source[self._at]
        return letter == quote if quote else letter.isspace() or letter in ">/"

    def _raw(self, name: str) -> Iterator[Said]:
        inside = RAW.match(self._source, self._at)
        assert inside
        if name == "script":
            yield from self.script(inside.end(1))
        self._at = inside.end()

    def _said(self, text: str, start: int, kind: Kind) -> Said:
        leading = len(text) - len(text.lstrip()) if kind is Kind.MARKUP else 0
        return Said(text, self._source.count("\n", 0, start + leading) + 1, kind)
