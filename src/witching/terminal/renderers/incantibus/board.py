"""The whole table: the tower above, the moat, and those who play below."""

from rich.console import Group, RenderableType
from rich.constrain import Constrain

from witching.games.incantibus.view import IncantibusView
from witching.terminal.renderers.incantibus.columns import WIDTH
from witching.terminal.renderers.incantibus.pen import Pen
from witching.terminal.renderers.incantibus.pieces import draw_pieces
from witching.terminal.renderers.incantibus.room import draw_room
from witching.terminal.renderers.incantibus.seats import draw_moat, draw_seats
from witching.terminal.renderers.incantibus.sorcerers import draw_sorcerers
from witching.terminal.translator import Translator


def draw_board(view: IncantibusView, seat: int, translator: Translator) -> RenderableType:
    """The table in 80 columns and at most 17 lines; a room of more than eight tokens takes one more."""
    pen = Pen(view, seat, translator)
    parts = [*draw_room(pen), draw_pieces(pen), *draw_sorcerers(pen), draw_moat(pen), draw_seats(pen)]
    return Constrain(Group(*parts), WIDTH)
