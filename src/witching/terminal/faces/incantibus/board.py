"""The whole table: the tower above, the moat, and those who play below."""

from rich.console import Group, RenderableType
from rich.constrain import Constrain

from witching.games.incantibus.view import IncantibusView
from witching.terminal.faces.incantibus.columns import WIDTH
from witching.terminal.faces.incantibus.pen import Pen
from witching.terminal.faces.incantibus.pieces import draw_pieces
from witching.terminal.faces.incantibus.room import draw_room
from witching.terminal.faces.incantibus.seats import draw_moat, draw_seats
from witching.terminal.faces.incantibus.sorcerers import draw_sorcerers
from witching.terminal.voice import Voice


def draw_board(view: IncantibusView, seat: int, voice: Voice) -> RenderableType:
    """The table in 80 columns and at most 17 lines; a room of more than eight tokens takes one more."""
    pen = Pen(view, seat, voice)
    parts = [*draw_room(pen), draw_pieces(pen), *draw_sorcerers(pen), draw_moat(pen), draw_seats(pen)]
    return Constrain(Group(*parts), WIDTH)
