"""The face of Incantibus."""

from collections.abc import Sequence

from rich.console import RenderableType

from witching.core.message import Message
from witching.games.incantibus.view import IncantibusView
from witching.terminal.face import Face, Option, Reveal
from witching.terminal.faces.incantibus.board import draw_board
from witching.terminal.faces.incantibus.legend import draw_legend
from witching.terminal.faces.incantibus.options import options
from witching.terminal.faces.incantibus.questions import question
from witching.terminal.faces.incantibus.reveal import POINTING, say_reveal
from witching.terminal.faces.incantibus.score import draw_sheet, say_sheet
from witching.terminal.faces.incantibus.sentences import say_table
from witching.terminal.voice import Voice


class IncantibusFace(Face):
    """Draws the views of Incantibus; the rooms beside this file do the work."""

    name = "incantibus"
    about = Message("incantibus-about")

    def board(self, view: IncantibusView, seat: int, voice: Voice) -> RenderableType:
        return draw_board(view, seat, voice)

    def lines(self, view: IncantibusView, seat: int, voice: Voice) -> list[str]:
        return [voice.say(message) for message in say_table(view, seat)]

    def options(self, view: IncantibusView, seat: int) -> list[Option]:
        return options(view, seat)

    def question(self, view: IncantibusView, seat: int) -> Message:
        return question(view, seat)

    def hint(self, view: IncantibusView, seat: int) -> list[Message]:
        return []

    def has_secret(self, view: IncantibusView, seat: int) -> bool:
        """A wand that is pointed in secret, and a token that the seat alone has seen (I-HIDDEN)."""
        known = any(secret is not None and secret.token is not None for secret in view.secret)
        return 0 <= seat < len(view.seats) and (view.phase == "cast" or known)

    def look(self, view: IncantibusView, seat: int, voice: Voice) -> RenderableType | None:
        """Nothing: what Oculus showed stays on the looker's board."""
        return None

    def look_lines(self, view: IncantibusView, seat: int, voice: Voice) -> list[str]:
        return []

    def sheet(self, view: IncantibusView, voice: Voice) -> RenderableType:
        return draw_sheet(view, voice)

    def sheet_lines(self, view: IncantibusView, voice: Voice) -> list[str]:
        return [voice.say(message) for message in say_sheet(view)]

    def legend(self, voice: Voice) -> RenderableType:
        return draw_legend(voice)

    def reveal(self, before: IncantibusView, events: Sequence[Message], voice: Voice) -> Reveal:
        lines = [voice.say(message) for message in say_reveal(before, events)]
        return Reveal(lines, [event for event in events if event.key not in POINTING])


FACE = IncantibusFace()
