"""The market: six by six cells, the stops around it, and the pawns at their stops."""

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.table import Table
from rich.text import Text

from witching.games.glastonbury.components import CORNER_CELLS, CORNERS, SIDE
from witching.games.glastonbury.places import GridLineView, faced_cells
from witching.games.glastonbury.view import GlastonburyView
from witching.terminal.renderers.glastonbury.cards import PAINTS, TILE_WIDTH, style_of, tile
from witching.terminal.translator import Translator

WIDTH: Final = 80
"""The columns of the whole board."""
CELL_WIDTH: Final = TILE_WIDTH + 2
MARGIN: Final = 5
GRID_WIDTH: Final = 2 * MARGIN + SIDE * CELL_WIDTH

NEAR, FAR = 0, 1
"""The stops at the ends of a line: above or left of it, below or right of it."""
CORNER_AT: Final = dict(zip(CORNER_CELLS, ("nw", "ne", "sw", "se"), strict=True))

QUIET: Final = Style(dim=True)
NAME: Final = Style(bold=True)
LIT: Final = Style(color="#1c1c1c", bgcolor="#ffe9a8", bold=True)
STANDING: Final = Style(bold=True, reverse=True)
CORNER_CARD: Final = Style(color="#d8d4c8", bgcolor="#3a3a44")


class Market(NamedTuple):
    """A view as the grid needs it: `lit` is the stop of the seat to move, `bracketed` the cells it may take from."""

    view: GlastonburyView
    translator: Translator
    lit: int | None
    faced: frozenset[int]
    bracketed: frozenset[int]


def draw_market(view: GlastonburyView, translator: Translator) -> Table:
    """The grid with everything around it, 15 lines high."""
    market = _look_at(view, translator)
    table = Table.grid(padding=0)
    for width in (MARGIN, *[CELL_WIDTH] * SIDE, MARGIN):
        table.add_column(width=width, no_wrap=True)
    table.add_row("", *_stops_along(market, NEAR))
    table.add_row("", *(Text(f"  {column.name}", NAME) for column in view.board.columns))
    for row in view.board.rows:
        table.add_row(_left(market, row), *(_cell(market, cell) for cell in row.cells), _right(market, row))
    table.add_row("", *_stops_along(market, FAR))
    return table


def _look_at(view: GlastonburyView, translator: Translator) -> Market:
    lit = view.seats[view.to_act[0]].stop if view.to_act else None
    faced = [] if lit is None else faced_cells(lit)
    offered = _offered(view) if view.choices else [cell for cell in faced if view.grid[cell]]
    return Market(view, translator, lit, frozenset(faced), frozenset(offered))


def _offered(view: GlastonburyView) -> list[int]:
    """The cells of the faced line, or of the one that Declinatio leads to, from which the viewer may take."""
    return [choice.cell for choice in view.choices if choice.cell is not None and choice.verb != "accio"]


# ---- cells


def _cell(market: Market, cell: int) -> Text:
    if cell in CORNER_AT:
        return _corner(market, CORNER_AT[cell])
    name = market.view.grid[cell]
    upper, lower = tile(name, market.translator) if name else _gap(market, cell)
    left, right = _gutters(market, cell)
    return Text.assemble(left, upper, right, "\n", left, lower, right)


def _gap(market: Market, cell: int) -> tuple[Text, Text]:
    """An empty cell; the faced line runs through it."""
    style = LIT if cell in market.faced else QUIET
    return Text("  . ", style), Text(" " * TILE_WIDTH, style)


def _gutters(market: Market, cell: int) -> tuple[Text, Text]:
    """What is left and right of a card: brackets where it may be taken, lit along the faced line."""
    brackets = "[]" if cell in market.bracketed else "  "
    lit = cell in market.faced or cell in market.bracketed
    left, right = (Text(bracket, LIT if lit else "") for bracket in brackets)
    return left, right


def _corner(market: Market, corner: str) -> Text:
    stop = CORNERS[corner]
    standing = STANDING if stop == market.lit else Style()
    name = Text(f" {corner} {stop}", CORNER_CARD + standing)
    pawns = Text(" ", CORNER_CARD) + pawns_at(market.view, market.translator, stop, CELL_WIDTH - 1)
    return Text("\n").join([_filled(name), _filled(pawns)])


def _filled(line: Text) -> Text:
    """A line of a corner card, painted to its end."""
    return line + Text(" " * max(0, CELL_WIDTH - line.cell_len), CORNER_CARD)


# ---- stops and pawns


def _stops_along(market: Market, end: int) -> list[Text]:
    """One text above or below each column: the stop and who stands there."""
    columns = market.view.board.columns
    return [_stop_with_pawns(market, column.stops[end]) if column.stops else Text() for column in columns]


def _stop_with_pawns(market: Market, stop: int) -> Text:
    number = _stop(market, stop)
    pawns = pawns_at(market.view, market.translator, stop, CELL_WIDTH - 1 - number.cell_len)
    spaces = CELL_WIDTH - number.cell_len - pawns.cell_len
    return Text.assemble(" " * min(1, spaces - 1), number, " " * min(1, spaces), pawns)


def _stop(market: Market, stop: int) -> Text:
    """The number of a stop, the one of the seat to move standing out."""
    return Text(str(stop), STANDING if stop == market.lit else QUIET)


def _left(market: Market, row: GridLineView) -> Text:
    number = Text(row.name, NAME)
    if not row.stops:
        return Text.assemble("   ", number)
    stop = row.stops[NEAR]
    pawns = pawns_at(market.view, market.translator, stop, MARGIN - 1)
    return Text.assemble(_stop(market, stop), " ", number, "\n", pawns)


def _right(market: Market, row: GridLineView) -> Text:
    if not row.stops:
        return Text()
    stop = row.stops[FAR]
    pawns = pawns_at(market.view, market.translator, stop, MARGIN - 1)
    return Text.assemble(" ", _stop(market, stop), "\n ", pawns)


def pawns_at(view: GlastonburyView, translator: Translator, stop: int, room: int) -> Text:
    """The pawns at a stop: symbol and initial of each, the symbols alone where these would not fit."""
    here = [seat for seat, of_seat in enumerate(view.seats) if of_seat.stop == stop]
    full = Text().join(pawn(view, seat, translator) for seat in here)
    if full.cell_len <= room:
        return full
    return Text().join(_symbol(view, seat) for seat in here)


def pawn(view: GlastonburyView, seat: int, translator: Translator) -> Text:
    """A player's pawn: the symbol of the colour and the first letter of the name."""
    initial = translator.name(seat)[:1]
    return _symbol(view, seat).append(initial if cell_len(initial) in (1, 2) else "")


def _symbol(view: GlastonburyView, seat: int) -> Text:
    paint = PAINTS[view.seats[seat].colour]
    return Text(paint.symbol, style_of(paint, bold=True))
