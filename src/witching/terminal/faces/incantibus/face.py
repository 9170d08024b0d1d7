"""The face of Incantibus."""

from collections.abc import Sequence

from rich.console import RenderableType

from witching.core.message import Message
from witching.games.incantibus.reveal import POINTING, say_reveal
from witching.games.incantibus.view import IncantibusView
from witching.games.incantibus.wording import IncantibusWording
from witching.terminal.face import FaceOf, Reveal
from witching.terminal.faces.incantibus.board import draw_board
from witching.terminal.faces.incantibus.legend import draw_legend
from witching.terminal.faces.incantibus.score import draw_sheet
from witching.terminal.voice import Voice


class IncantibusFace(FaceOf[IncantibusView]):
    """Draws the views of Incantibus; the rooms beside this file do the work. What is said comes from the wording."""

    name = "incantibus"
    wording = IncantibusWording()

    def board(self, view: IncantibusView, seat: int, voice: Voice) -> RenderableType:
        return draw_board(view, seat, voice)

    def look(self, view: IncantibusView, seat: int, voice: Voice) -> RenderableType | None:
        """Nothing: what Oculus showed stays on the looker's board."""
        return None

    def sheet(self, view: IncantibusView, voice: Voice) -> RenderableType:
        return draw_sheet(view, voice)

    def legend(self, voice: Voice) -> RenderableType:
        return draw_legend(voice)

    def reveal(self, before: IncantibusView, events: Sequence[Message], voice: Voice) -> Reveal:
        lines = [voice.say(message) for message in say_reveal(before, events)]
        return Reveal(lines, [event for event in events if event.key not in POINTING])


FACE = IncantibusFace()
