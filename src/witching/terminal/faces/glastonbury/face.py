"""The face of Glastonbury: the rooms beside this file draw, its wording tells."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from witching.core.message import Message
from witching.games.glastonbury.view import GlastonburyView
from witching.games.glastonbury.wording import GlastonburyWording
from witching.terminal.face import Face, Option, Reveal
from witching.terminal.faces.glastonbury import look, sheet
from witching.terminal.faces.glastonbury.board import draw_board
from witching.terminal.faces.glastonbury.legend import draw_legend
from witching.terminal.voice import Voice

WORDING: Final = GlastonburyWording()


class GlastonburyFace(Face):
    """Draws the views of Glastonbury."""

    name = "glastonbury"
    about = WORDING.about

    def board(self, view: GlastonburyView, seat: int, voice: Voice) -> RenderableType:
        return draw_board(view, seat, voice)

    def lines(self, view: GlastonburyView, seat: int, voice: Voice) -> list[str]:
        return _say(WORDING.table(view, seat), voice)

    def options(self, view: GlastonburyView, seat: int) -> list[Option]:
        return [
            Option(each.action, each.also, each.said, each.notes, each.listed) for each in WORDING.choices(view, seat)
        ]

    def question(self, view: GlastonburyView, seat: int) -> Message:
        return WORDING.question(view, seat)

    def hint(self, view: GlastonburyView, seat: int) -> list[Message]:
        return WORDING.hint(view, seat)

    def has_secret(self, view: GlastonburyView, seat: int) -> bool:
        return WORDING.has_secret(view, seat)

    def look(self, view: GlastonburyView, seat: int, voice: Voice) -> RenderableType | None:
        return look.draw_look(view, seat, voice)

    def look_lines(self, view: GlastonburyView, seat: int, voice: Voice) -> list[str]:
        return _say(WORDING.look(view, seat), voice)

    def sheet(self, view: GlastonburyView, voice: Voice) -> RenderableType:
        return sheet.draw_sheet(view, voice)

    def sheet_lines(self, view: GlastonburyView, voice: Voice) -> list[str]:
        return _say(WORDING.sheet(view), voice)

    def legend(self, voice: Voice) -> RenderableType:
        return draw_legend(voice)

    def reveal(self, before: GlastonburyView, events: Sequence[Message], voice: Voice) -> Reveal:
        """Nobody chooses at the same moment as others."""
        return Reveal([], list(events))


def _say(messages: Sequence[Message], voice: Voice) -> list[str]:
    return [voice.say(message) for message in messages]


FACE = GlastonburyFace()
