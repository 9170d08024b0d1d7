"""The renderer of Glastonbury: the modules beside this file draw, its wording tells."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from witching.games.glastonbury.names import say_kind
from witching.games.glastonbury.view import GlastonburyView
from witching.games.glastonbury.wording import GlastonburyWording, say_look
from witching.terminal.renderer import RendererOf
from witching.terminal.renderers.glastonbury.cards import chip
from witching.terminal.renderers.glastonbury.grid import GRID_WIDTH, WIDTH, draw_market
from witching.terminal.renderers.glastonbury.legend import draw_legend
from witching.terminal.renderers.glastonbury.seats import draw_seats
from witching.terminal.renderers.glastonbury.sheet import draw_sheet
from witching.terminal.translator import Translator

GAP: Final = 2
SEATS_WIDTH: Final = WIDTH - GRID_WIDTH - GAP


class GlastonburyRenderer(RendererOf[GlastonburyView]):
    """Draws the views of Glastonbury."""

    name = "glastonbury"
    wording = GlastonburyWording()

    def board(self, view: GlastonburyView, seat: int, translator: Translator) -> RenderableType:
        return draw_board(view, seat, translator)

    def look(self, view: GlastonburyView, seat: int, translator: Translator) -> RenderableType | None:
        return draw_look(view, seat, translator)

    def sheet(self, view: GlastonburyView, translator: Translator) -> RenderableType:
        return draw_sheet(view, translator)

    def legend(self, translator: Translator) -> RenderableType:
        return draw_legend(translator)


def draw_board(view: GlastonburyView, seat: int, translator: Translator) -> Table:
    """The whole table: the market, and beside it those who sit around it. 80 columns, at most 17 lines."""
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    table.add_column(width=GRID_WIDTH)
    table.add_column(width=SEATS_WIDTH)
    table.add_row(draw_market(view, translator), draw_seats(view, seat, translator, SEATS_WIDTH))
    return table


def draw_look(view: GlastonburyView, seat: int, translator: Translator) -> Constrain | None:
    """The private look of Perluceo (G-PERLUCEO): the seat's whole cauldron in columns, lowest card first; None when the
    seat has no look open."""
    if not view.looking:
        return None
    cards = view.seats[seat].cards or []
    shown = [_card(number, name, translator) for number, name in enumerate(cards, start=1)]
    columns = Columns(shown, padding=(0, 3), equal=True, column_first=True)
    return Constrain(Group(Text(translator.say(say_look(seat, cards)), "bold"), Text(), columns), WIDTH)


def _card(number: int, name: str, translator: Translator) -> Text:
    return Text.assemble(f"{number:>2} ", chip(name, translator), " ", translator.say(say_kind(name)))


RENDERER = GlastonburyRenderer()
