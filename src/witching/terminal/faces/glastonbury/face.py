"""The face of Glastonbury: the rooms beside this file draw and tell."""

from collections.abc import Sequence

from rich.console import RenderableType

from witching.core.message import Message
from witching.games.glastonbury.view import GlastonburyView
from witching.terminal.face import Face, Option, Reveal
from witching.terminal.faces.glastonbury import choices, look, private, sentences, sheet
from witching.terminal.faces.glastonbury.board import draw_board
from witching.terminal.faces.glastonbury.legend import draw_legend
from witching.terminal.voice import Voice


class GlastonburyFace(Face):
    """Draws the views of Glastonbury."""

    name = "glastonbury"
    about = Message("glastonbury-about")

    def board(self, view: GlastonburyView, seat: int, voice: Voice) -> RenderableType:
        return draw_board(view, seat, voice)

    def lines(self, view: GlastonburyView, seat: int, voice: Voice) -> list[str]:
        return [voice.say(message) for message in sentences.tell_table(view, seat)]

    def options(self, view: GlastonburyView, seat: int) -> list[Option]:
        return choices.list_options(view, seat)

    def question(self, view: GlastonburyView, seat: int) -> Message:
        return choices.ask(view, seat)

    def hint(self, view: GlastonburyView, seat: int) -> list[Message]:
        return choices.give_hints(view, seat)

    def has_secret(self, view: GlastonburyView, seat: int) -> bool:
        return private.has_secret(view, seat)

    def look(self, view: GlastonburyView, seat: int, voice: Voice) -> RenderableType | None:
        return look.draw_look(view, seat, voice)

    def look_lines(self, view: GlastonburyView, seat: int, voice: Voice) -> list[str]:
        return [voice.say(message) for message in look.tell_look(view, seat)]

    def sheet(self, view: GlastonburyView, voice: Voice) -> RenderableType:
        return sheet.draw_sheet(view, voice)

    def sheet_lines(self, view: GlastonburyView, voice: Voice) -> list[str]:
        return [voice.say(message) for message in sheet.tell_sheet(view, voice)]

    def legend(self, voice: Voice) -> RenderableType:
        return draw_legend(voice)

    def reveal(self, before: GlastonburyView, events: Sequence[Message], voice: Voice) -> Reveal:
        """Nobody chooses at the same moment as others."""
        return Reveal([], list(events))


FACE = GlastonburyFace()
