"""The renderer of Glastonbury: the modules beside this file draw, its wording tells."""

from rich.console import RenderableType

from witching.games.glastonbury.view import GlastonburyView
from witching.games.glastonbury.wording import GlastonburyWording
from witching.terminal.renderer import RendererOf
from witching.terminal.renderers.glastonbury import look, sheet
from witching.terminal.renderers.glastonbury.board import draw_board
from witching.terminal.renderers.glastonbury.legend import draw_legend
from witching.terminal.translator import Translator


class GlastonburyRenderer(RendererOf[GlastonburyView]):
    """Draws the views of Glastonbury."""

    name = "glastonbury"
    wording = GlastonburyWording()

    def board(self, view: GlastonburyView, seat: int, translator: Translator) -> RenderableType:
        return draw_board(view, seat, translator)

    def look(self, view: GlastonburyView, seat: int, translator: Translator) -> RenderableType | None:
        return look.draw_look(view, seat, translator)

    def sheet(self, view: GlastonburyView, translator: Translator) -> RenderableType:
        return sheet.draw_sheet(view, translator)

    def legend(self, translator: Translator) -> RenderableType:
        return draw_legend(translator)


RENDERER = GlastonburyRenderer()
