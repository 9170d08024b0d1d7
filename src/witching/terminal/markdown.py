"""Pages of the rule book at a terminal: blocks of Markdown, headings and lists of terms, drawn or as plain lines."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from witching.rulebook.blocks import Block, Code, Figure, Item, Paragraph, Table, plain, spans
from witching.terminal.fitting_table import FittingTable

STYLES: Final = {"code": "green", "strong": "bold", "emphasis": "italic yellow", "id": "cyan"}
HEADING: Final = "bold magenta"
TERM: Final = "bold cyan"
CAPTION: Final = "italic"
INDENT: Final = 2


class Title(NamedTuple):
    """The head of a page: what it is called, its id where it has one, and its chapter."""

    text: str
    id: str = ""
    chapter: str = ""


class Heading(NamedTuple):
    """The head of what follows."""

    text: str


class Captioned(NamedTuple):
    """A picture, and what stands here instead of it: its caption, called one."""

    figure: Figure
    said: str


class Entries(NamedTuple):
    """Terms and what they mean; a line break in a text is kept."""

    pairs: list[tuple[str, str]]


Part = Block | Title | Heading | Captioned | Entries
Page = Sequence[Part]


def show(page: Page) -> RenderableType:
    """A page, drawn as wide as the console lets it be. Without colours, code in a sentence is in back-ticks."""
    return _Drawing(page)


def lines(page: Page) -> list[str]:
    """A page in lines, for a screen reader: no drawing, every row of a table in words."""
    said: list[str] = []
    for part, spaced in _spaced(page):
        said.extend([""] if spaced else [])
        said.extend(_lines(part))
    return said


def write(text: str) -> str:
    """A line of Markdown without its marks; code in a sentence keeps its back-ticks."""
    return _inline(text, quoted=True).plain


class _Drawing:
    def __init__(self, page: Page) -> None:
        terms = [term for part in page if isinstance(part, Entries) for term, _ in part.pairs]
        self.page = page
        self.term_width = max((cell_len(plain(term)) for term in terms), default=0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        quoted = console.color_system is None or console.no_color
        for part, spaced in _spaced(self.page):
            yield from [Text()] if spaced else []
            yield self._draw(part, quoted=quoted)

    def _draw(self, part: Part, *, quoted: bool) -> RenderableType:
        match part:
            case Paragraph(text):
                return _inline(text, quoted=quoted)
            case Item(mark, text):
                return _hanging([(Text(mark.replace("-", "•")), _inline(text, quoted=quoted))], len(mark))
            case Table(head, rows):
                cells = [[_inline(cell, quoted=quoted) for cell in row] for row in [head, *rows]]
                return Padding(FittingTable(cells[0], cells[1:]), (0, 0, 0, INDENT))
            case Code(drawn):
                return Text("\n".join(drawn), style=STYLES["code"], no_wrap=True, overflow="crop")
            case Title(text, rule_id, chapter):
                return _head(Text(rule_id, style=TERM), _inline(text, "bold", quoted=quoted), chapter)
            case Heading(text):
                return _inline(text, HEADING, quoted=quoted)
            case Captioned(_, said) | Figure(_, said):
                return Padding(_inline(said, CAPTION, quoted=quoted), (0, 0, 0, INDENT))
            case Entries(pairs):
                shown = [(_inline(term, TERM), _inline(text, quoted=quoted)) for term, text in pairs]
                return _hanging(shown, self.term_width)


def _inline(text: str, style: str = "", *, quoted: bool = False) -> Text:
    """Markdown with its styles; `quoted`: code that is not alone on its line is in back-ticks."""
    return Text("\n").join(_inline_line(line, style, quoted=quoted) for line in text.split("\n"))


def _inline_line(line: str, style: str, *, quoted: bool) -> Text:
    shown = Text(style=style)
    pieces = list(spans(line))
    for span in pieces:
        mark = "`" if quoted and len(pieces) > 1 and "code" in span.kinds else ""
        shown.append(f"{mark}{span.text}{mark}", style=" ".join(STYLES[kind] for kind in span.kinds))
    return shown


def _spaced(page: Page) -> Iterator[tuple[Part, bool]]:
    """The parts, and whether each has an empty line before it."""
    for place, part in enumerate(page):
        before = page[place - 1] if place else None
        items = isinstance(before, Item) and isinstance(part, Item)
        yield part, not (before is None or isinstance(before, Heading) or items)


def _head(rule_id: Text, title: Text, chapter: str) -> Group:
    head = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    head.add_column(ratio=1)
    head.add_column(justify="right", no_wrap=True, style="dim")
    head.add_row(Text("  ").join([rule_id, title]) if rule_id else title, chapter)
    return Group(head, Line(style="dim"))


def _hanging(pairs: Iterable[tuple[Text, Text]], width: int) -> Padding:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column(overflow="fold")
    for term, text in pairs:
        grid.add_row(term, text)
    return Padding(grid, (0, 0, 0, INDENT))


def _lines(part: Part) -> list[str]:
    match part:
        case Paragraph(text) | Heading(text) | Captioned(_, text) | Figure(_, text):
            return [write(text)]
        case Item(mark, text):
            return [f"{mark} {write(text)}"]
        case Table(head, rows):
            return [_row_line(head, row) for row in rows]
        case Code(drawn):
            return list(drawn)
        case Title(text, rule_id, chapter):
            return [": ".join(filter(None, (rule_id, write(text)))), *filter(None, [chapter])]
        case Entries(pairs):
            return [line for term, text in pairs for line in f"{plain(term)}: {write(text)}".splitlines()]


def _row_line(head: list[str], row: list[str]) -> str:
    """A row in words: each cell with the head of its column."""
    cells = [(plain(name), write(cell).replace("\n", ", ")) for name, cell in zip(head, row, strict=True) if cell]
    return "; ".join(f"{name}: {cell}" if name else cell for name, cell in cells)
