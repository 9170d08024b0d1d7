"""Tables whose columns share the width so that no word is cut as long as there is room for it."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.table import Table as Grid
from rich.text import Text

GAP: Final = 2
"""Between two columns; the box draws one blank of it."""
TALL: Final = 3
NUMBER: Final = re.compile(r"[-+\N{MINUS SIGN}]?[\d.,]+")
"""A column of nothing else is set to the right."""


class FittingTable:
    """A table with a head. `rows` have a cell for every column."""

    def __init__(self, head: Sequence[Text], rows: Sequence[Sequence[Text]]) -> None:
        self.head = head
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = self._columns()
        widths = share_width(columns, options.max_width)
        tall = max(_height(columns, widths)) >= TALL
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, GAP - 1, 0, 0), leading=int(tall))
        for head, width, column in zip(self.head, widths, columns, strict=True):
            justify: JustifyMethod = "right" if _numbers(column[1:]) else "left"
            grid.add_column(head, width=width, justify=justify, overflow="fold")
        for row in self.rows:
            grid.add_row(*row)
        yield grid

    def _columns(self) -> list[list[str]]:
        return [[row[place].plain for row in [self.head, *self.rows]] for place in range(len(self.head))]


def share_width(columns: Sequence[Sequence[str]], room: int) -> list[int]:
    """The widths of these columns of cells in a room: whole lines if they fit, else whole words, else what there is."""
    least, most = least_widths(columns), [max(map(_widest_line, column)) for column in columns]
    room -= GAP * (len(columns) - 1)
    if sum(most) <= room:
        return most
    spare = room - sum(least)
    if spare < 0:
        return [max(1, width * room // sum(least)) for width in least]
    wishes = [wide - narrow for wide, narrow in zip(most, least, strict=True)]
    return [narrow + more for narrow, more in zip(least, _share(wishes, spare), strict=True)]


def _share(wishes: Sequence[int], spare: int) -> list[int]:
    """What each gets of the spare: small wishes are granted, large ones get equal parts of the rest."""
    given = [0] * len(wishes)
    for done, place in enumerate(sorted(range(len(wishes)), key=wishes.__getitem__)):
        given[place] = min(wishes[place], spare // (len(wishes) - done))
        spare -= given[place]
    return given


def fits(columns: Sequence[Sequence[str]], room: int) -> bool:
    """Whether a table of these columns can be drawn without cutting a word."""
    return sum(least_widths(columns)) + GAP * (len(columns) - 1) <= room


def least_widths(columns: Sequence[Sequence[str]]) -> list[int]:
    """For each column the width of its longest word."""
    return [max(1, *(cell_len(word) for cell in column for word in cell.split())) for column in columns]


def _widest_line(cell: str) -> int:
    return max(map(cell_len, cell.splitlines()), default=0)


def _height(columns: Sequence[Sequence[str]], widths: Sequence[int]) -> Iterator[int]:
    """About how many lines the cells of the body need."""
    for column, width in zip(columns, widths, strict=True):
        for cell in column[1:]:
            yield sum(-(-cell_len(line) // width) for line in cell.splitlines())


def _numbers(cells: Sequence[str]) -> bool:
    return any(cells) and all(NUMBER.fullmatch(cell) for cell in cells if cell)
