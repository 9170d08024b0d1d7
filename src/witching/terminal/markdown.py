"""Pages of the rule book at a terminal: blocks of Markdown, headings and lists of terms, drawn or as plain lines."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from witching.rulebook.blocks import Block, Code, Item, Paragraph, Table, plain, spans
from witching.terminal.tables import FittingTable

STYLES: Final = {"code": "green", "strong": "bold", "emphasis": "italic", "id": "cyan"}
HEADING: Final = "bold magenta"
TERM: Final = "bold cyan"
INDENT: Final = 2


class Title(NamedTuple):
    """The head of a page: what it is called, its id where it has one, and the chapter it stands in."""

    text: str
    id: str = ""
    chapter: str = ""


class Heading(NamedTuple):
    """The head of what follows."""

    text: str


class Entries(NamedTuple):
    """Terms and what they mean; a line break in a text is kept."""

    pairs: list[tuple[str, str]]


Page = Sequence[Block | Title | Heading | Entries]


def show(page: Page) -> Group:
    """A page, drawn; it is as wide as the console lets it be."""
    width = max(
        (cell_len(plain(term)) for block in page if isinstance(block, Entries) for term, _ in block.pairs), default=0
    )
    shown: list[RenderableType] = []
    for block, spaced in _spaced(page):
        shown.extend([Text()] if spaced else [])
        shown.append(_show(block, width))
    return Group(*shown)


def lines(page: Page) -> list[str]:
    """A page in lines, for a screen reader: no drawing, every row of a table in words."""
    said: list[str] = []
    for block, spaced in _spaced(page):
        said.extend([""] if spaced else [])
        said.extend(_lines(block))
    return said


def inline(text: str, style: str = "") -> Text:
    """A line of Markdown with its styles."""
    shown = Text(style=style)
    for span in spans(text):
        shown.append(span.text, style=" ".join(STYLES[kind] for kind in span.kinds))
    return shown


def _spaced(page: Page) -> Iterator[tuple[Block | Title | Heading | Entries, bool]]:
    """The blocks, and whether an empty line stands before each."""
    for before, block in pairwise([None, *page]):
        if block is not None:
            items = isinstance(before, Item) and isinstance(block, Item)
            yield block, not (before is None or isinstance(before, Heading) or items)


def _show(block: Block | Title | Heading | Entries, width: int) -> RenderableType:
    match block:
        case Paragraph(text):
            return inline(text)
        case Item(mark, text):
            return _hanging([(Text(mark.replace("-", "•")), inline(text))], 2)
        case Table(head, rows):
            return Padding(
                FittingTable([inline(cell) for cell in head], [_inlines(row) for row in rows]), (0, 0, 0, INDENT)
            )
        case Code(drawn):
            return Text("\n".join(drawn), style=STYLES["code"], no_wrap=True, overflow="crop")
        case Title():
            return _show_title(block)
        case Heading(text):
            return inline(text, HEADING)
        case Entries(pairs):
            return _hanging([(inline(term, TERM), inline(text)) for term, text in pairs], width)


def _show_title(title: Title) -> Group:
    head = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    head.add_column(ratio=1)
    head.add_column(justify="right", no_wrap=True, style="dim")
    name = inline(title.text, "bold")
    head.add_row(Text(f"{title.id}  ", style=TERM).append_text(name) if title.id else name, title.chapter)
    return Group(head, Line(style="dim"))


def _hanging(pairs: Iterable[tuple[Text, Text]], width: int) -> Padding:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    for term, text in pairs:
        grid.add_row(term, text)
    return Padding(grid, (0, 0, 0, INDENT))


def _inlines(cells: list[str]) -> list[Text]:
    return [inline(cell) for cell in cells]


def _lines(block: Block | Title | Heading | Entries) -> list[str]:
    match block:
        case Paragraph(text) | Heading(text):
            return [plain(text)]
        case Item(mark, text):
            return [f"{mark} {plain(text)}"]
        case Table(head, rows):
            return [_row_line(head, row) for row in rows]
        case Code(drawn):
            return list(drawn)
        case Title(text, rule_id, chapter):
            return [": ".join(filter(None, (rule_id, plain(text)))), *filter(None, [chapter])]
        case Entries(pairs):
            return [line for term, text in pairs for line in f"{plain(term)}: {plain(text)}".splitlines()]


def _row_line(head: list[str], row: list[str]) -> str:
    """A row in words: each cell with the head of its column."""
    cells = [(plain(name), plain(cell).replace("\n", ", ")) for name, cell in zip(head, row, strict=True) if cell]
    return "; ".join(f"{name}: {cell}" if name else cell for name, cell in cells)
