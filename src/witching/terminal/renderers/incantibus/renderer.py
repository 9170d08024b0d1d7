"""The renderer of Incantibus."""

from collections.abc import Sequence

from rich.console import RenderableType

from witching.core.message import Message
from witching.games.incantibus.reveal import POINTING, say_reveal
from witching.games.incantibus.view import IncantibusView
from witching.games.incantibus.wording import IncantibusWording
from witching.terminal.renderer import RendererOf, Reveal
from witching.terminal.renderers.incantibus.board import draw_board
from witching.terminal.renderers.incantibus.legend import draw_legend
from witching.terminal.renderers.incantibus.score import draw_sheet
from witching.terminal.translator import Translator


class IncantibusRenderer(RendererOf[IncantibusView]):
    """Draws the views of Incantibus; the rooms beside this file do the work. What is said comes from the wording."""

    name = "incantibus"
    wording = IncantibusWording()

    def board(self, view: IncantibusView, seat: int, translator: Translator) -> RenderableType:
        return draw_board(view, seat, translator)

    def look(self, view: IncantibusView, seat: int, translator: Translator) -> RenderableType | None:
        """Nothing: what Oculus showed stays on the looker's board."""
        return None

    def sheet(self, view: IncantibusView, translator: Translator) -> RenderableType:
        return draw_sheet(view, translator)

    def legend(self, translator: Translator) -> RenderableType:
        return draw_legend(translator)

    def reveal(self, before: IncantibusView, events: Sequence[Message], translator: Translator) -> Reveal:
        lines = [translator.say(message) for message in say_reveal(before, events)]
        return Reveal(lines, [event for event in events if event.key not in POINTING])


RENDERER = IncantibusRenderer()
