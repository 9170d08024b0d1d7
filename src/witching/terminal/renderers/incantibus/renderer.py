"""The renderer of Incantibus."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.constrain import Constrain

from witching.core.message import Message
from witching.games.incantibus.reveal import POINTING, say_reveal
from witching.games.incantibus.view import IncantibusView
from witching.games.incantibus.wording import IncantibusWording
from witching.terminal.renderer import RendererOf, Reveal
from witching.terminal.renderers.incantibus.columns import WIDTH
from witching.terminal.renderers.incantibus.legend import draw_legend
from witching.terminal.renderers.incantibus.pen import Pen
from witching.terminal.renderers.incantibus.pieces import draw_pieces
from witching.terminal.renderers.incantibus.room import draw_room
from witching.terminal.renderers.incantibus.score import draw_sheet
from witching.terminal.renderers.incantibus.seats import draw_moat, draw_seats
from witching.terminal.renderers.incantibus.sorcerers import draw_sorcerers
from witching.terminal.translator import Translator


class IncantibusRenderer(RendererOf[IncantibusView]):
    """Draws the views of Incantibus; the modules beside this file do the work. What is said comes from the wording."""

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


def draw_board(view: IncantibusView, seat: int, translator: Translator) -> RenderableType:
    """The tower above, the moat, and those who play below, in 80 columns and at most 17 lines; a
    room of more than eight tokens takes one more."""
    pen = Pen(view, seat, translator)
    parts = [*draw_room(pen), draw_pieces(pen), *draw_sorcerers(pen), draw_moat(pen), draw_seats(pen)]
    return Constrain(Group(*parts), WIDTH)


RENDERER = IncantibusRenderer()
