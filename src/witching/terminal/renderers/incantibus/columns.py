"""Fitting the parts of the board into 80 columns: long names give way, never numbers or places."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from witching.terminal.renderers.incantibus.symbols import LINE, TITLE

WIDTH: Final = 80
MOST_NAME: Final = 40
LEAST_NAME: Final = 3
MOST_SPARE: Final = 6


def short(name: Text, most: int) -> Text:
    """A name of at most `most` columns; a longer one loses its end."""
    cut = name.copy()
    cut.truncate(most, overflow="ellipsis")
    return cut


def spread(cells: Callable[[int], list[Text]], columns: int) -> Table:
    """Cells row by row in columns, over the whole width.

    `cells` draws them with names of at most a given width; the widest with which all fit is taken.
    """
    for most in range(MOST_NAME, LEAST_NAME - 1, -1):
        rows = _rows(cells(most), columns)
        widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
        if sum(widths) + len(widths) - 1 <= WIDTH:
            break
    return grid(rows, _stretch(widths))


def flow(things: Sequence[Text], width: int, gap: int = 2) -> Text:
    """Things one after another, none of them broken at the end of a line."""
    lines = [Text()]
    for thing in things:
        if lines[-1] and lines[-1].cell_len + gap + thing.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * gap if lines[-1] else "").append_text(thing)
    return Text("\n").join(lines)


def grid(rows: Sequence[Sequence[RenderableType]], widths: Sequence[int]) -> Table:
    """Rows of cells in columns of these widths, one column apart."""
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for width in widths:
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for row in rows:
        table.add_row(*row)
    return table


def heading(title: Text, right: Text | None = None) -> RenderableType:
    """A line across its part of the board that begins with a title, and perhaps ends with something."""
    line = Rule(title, align="left", style=LINE)
    if right is None:
        return line
    return grid([[line, right]], [WIDTH - right.cell_len - 1, right.cell_len])


def titled(said: str, aside: str = "") -> Text:
    """A title, and more quietly what is said beside it."""
    return Text.assemble((said, TITLE), (f"  {aside}" if aside else "", "dim"))


def _rows(cells: list[Text], columns: int) -> list[list[Text]]:
    """Cells in rows of `columns`; the last row is filled up."""
    padded = cells + [Text()] * (-len(cells) % columns)
    return [padded[first : first + columns] for first in range(0, len(padded), columns)]


def _stretch(widths: list[int]) -> list[int]:
    """The widths with what is left of the board shared out among them."""
    spare = (WIDTH - sum(widths) - len(widths) + 1) // len(widths)
    return [width + max(0, min(spare, MOST_SPARE)) for width in widths]
