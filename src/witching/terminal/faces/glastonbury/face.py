"""The face of Glastonbury: the rooms beside this file draw, its wording tells."""

from rich.console import RenderableType

from witching.games.glastonbury.view import GlastonburyView
from witching.games.glastonbury.wording import GlastonburyWording
from witching.terminal.face import Face
from witching.terminal.faces.glastonbury import look, sheet
from witching.terminal.faces.glastonbury.board import draw_board
from witching.terminal.faces.glastonbury.legend import draw_legend
from witching.terminal.voice import Voice


class GlastonburyFace(Face):
    """Draws the views of Glastonbury."""

    name = "glastonbury"
    wording = GlastonburyWording()

    def board(self, view: GlastonburyView, seat: int, voice: Voice) -> RenderableType:
        return draw_board(view, seat, voice)

    def look(self, view: GlastonburyView, seat: int, voice: Voice) -> RenderableType | None:
        return look.draw_look(view, seat, voice)

    def sheet(self, view: GlastonburyView, voice: Voice) -> RenderableType:
        return sheet.draw_sheet(view, voice)

    def legend(self, voice: Voice) -> RenderableType:
        return draw_legend(voice)


FACE = GlastonburyFace()
