"""The generic face: any game told in sentences, by its wording alone."""

from collections.abc import Sequence

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from witching.core.wording import Wording
from witching.terminal.face import FaceOf
from witching.terminal.voice import Voice


class GenericFace(FaceOf[Struct]):
    """Tells the views of a game that brings no drawing."""

    is_drawn = False

    def __init__(self, name: str, wording: Wording) -> None:
        self.name = name
        self.wording = wording

    def board(self, view: Struct, seat: int, voice: Voice) -> RenderableType:
        return _together(self.lines(view, seat, voice))

    def look(self, view: Struct, seat: int, voice: Voice) -> RenderableType | None:
        return _together(self.look_lines(view, seat, voice)) if self.wording.look(view, seat) else None

    def sheet(self, view: Struct, voice: Voice) -> RenderableType:
        return _together(self.sheet_lines(view, voice))

    def legend(self, voice: Voice) -> RenderableType:
        return Text(voice.text("terminal-no-legend"))


def _together(lines: Sequence[str]) -> RenderableType:
    return Group(*map(Text, lines))
