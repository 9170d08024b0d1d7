"""The whole table for eyes: the market, and beside it those who sit around it."""

from typing import Final

from rich.table import Table

from witching.games.glastonbury.view import GlastonburyView
from witching.terminal.renderers.glastonbury.grid import GRID_WIDTH, draw_market
from witching.terminal.renderers.glastonbury.seats import draw_seats
from witching.terminal.translator import Translator

WIDTH: Final = 80
GAP: Final = 2
SEATS_WIDTH: Final = WIDTH - GRID_WIDTH - GAP


def draw_board(view: GlastonburyView, seat: int, translator: Translator) -> Table:
    """80 columns, at most 17 lines."""
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    table.add_column(width=GRID_WIDTH)
    table.add_column(width=SEATS_WIDTH)
    table.add_row(draw_market(view, translator), draw_seats(view, seat, translator, SEATS_WIDTH))
    return table
