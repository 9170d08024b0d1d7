"""The Markdown of the books: paragraphs, list items, tables, code blocks and pictures, with code, emphasis and rule
ids in them.

The books use nothing else, and nothing else is supported.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from witching.rulebook.book import RULE_ID

ITEM: Final = re.compile(r"(-|\d+\.) +(.*)")
FIGURE: Final = re.compile(r"!\[(?P<caption>[^\]]+)\]\(figure:(?P<name>[a-z][a-z0-9-]*)\)")
RULER: Final = re.compile(r"\|[ :|-]+")
INLINE: Final = re.compile(
    rf"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*(?!\*)|\*(?P<emphasis>[^*\s][^*]*)\*|(?P<id>{RULE_ID.pattern})"
)


class Paragraph(NamedTuple):
    """Some sentences on one line."""

    text: str


class Item(NamedTuple):
    """One item of a list: its mark (`-` or `1.`) and its sentences on one line."""

    mark: str
    text: str


class Table(NamedTuple):
    """A table; every row has as many cells as the head."""

    head: list[str]
    rows: list[list[str]]


class Code(NamedTuple):
    """Preformatted lines."""

    lines: list[str]


class Figure(NamedTuple):
    """A picture by its name, and its caption on one line."""

    name: str
    caption: str


Block = Paragraph | Item | Table | Code | Figure


class Span(NamedTuple):
    """A piece of a line. `kinds` are some of `code`, `strong`, `emphasis`, `id`; empty for plain text."""

    text: str
    kinds: tuple[str, ...] = ()


def parse_blocks(text: str) -> list[Block]:
    """The blocks of a text, in order."""
    return [_parse_block(lines) for lines in _group(text)]


def spans(text: str, kinds: tuple[str, ...] = ()) -> Iterator[Span]:
    """A line split into pieces, without its markup."""
    end = 0
    for match in INLINE.finditer(text):
        if match.start() > end:
            yield Span(text[end : match.start()], kinds)
        kind = match.lastgroup or ""
        inner, found = match[kind], (*kinds, kind)
        yield from spans(inner, found) if kind in ("strong", "emphasis") else [Span(inner, found)]
        end = match.end()
    if text[end:]:
        yield Span(text[end:], kinds)


def plain(text: str) -> str:
    """A line without its markup."""
    return "".join(span.text for span in spans(text))


def code_spans(text: str) -> list[str]:
    """What a text writes as code, in order."""
    return [span.text for span in spans(text) if "code" in span.kinds]


def tables(text: str) -> list[Table]:
    """The tables of a text."""
    return [block for block in parse_blocks(text) if isinstance(block, Table)]


def figures(text: str) -> list[str]:
    """The names of the pictures of a text, in order."""
    return [block.name for block in parse_blocks(text) if isinstance(block, Figure)]


def passages(text: str) -> list[str]:
    """A text split into passages, without markup: paragraphs, items, table rows."""
    return [plain(passage) for block in parse_blocks(text) for passage in _passages(block)]


def _passages(block: Block) -> list[str]:
    match block:
        case Paragraph(line) | Item(_, line) | Figure(_, line):
            return [line]
        case Table(head, rows):
            return [" · ".join(filter(None, row)) for row in [head, *rows]]
        case Code(lines):
            return [" ".join(line.split()) for line in lines]


def _group(text: str) -> Iterator[list[str]]:
    """The lines of each block."""
    lines: list[str] = []
    fenced = False
    for line in text.splitlines():
        fence = line.startswith("```")
        if lines and not fenced and _begins_block(line, lines[0]):
            yield lines
            lines = []
        if line.strip() or fenced:
            lines.append(line)
        fenced ^= fence
    if lines:
        yield lines


def _begins_block(line: str, first: str) -> bool:
    """Whether a line starts a new block after the one that begins with `first`; only lists may go on at any number."""
    item = ITEM.match(line)
    begins_item = item is not None and (item[1] in ("-", "1.") or ITEM.match(first) is not None)
    table = first.startswith("|") != line.startswith("|")
    return not line.strip() or "```" in (first[:3], line[:3]) or table or begins_item


def _parse_block(lines: list[str]) -> Block:
    if lines[0].startswith("```"):
        return Code([line for line in lines if not line.startswith("```")])
    if lines[0].startswith("|"):
        head, *rows = [_cells(line) for line in lines if not RULER.fullmatch(line.strip())]
        return Table(head, [(row + [""] * len(head))[: len(head)] for row in rows])
    line = " ".join(line.strip() for line in lines)
    if figure := FIGURE.fullmatch(line):
        return Figure(figure["name"], figure["caption"])
    item = ITEM.fullmatch(line)
    return Item(item[1], item[2]) if item else Paragraph(line)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]
