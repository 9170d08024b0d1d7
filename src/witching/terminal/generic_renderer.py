"""The generic renderer: any game told in sentences, by its wording alone."""

from collections.abc import Sequence

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from witching.core.wording import Wording
from witching.terminal.renderer import RendererOf
from witching.terminal.translator import Translator


class GenericRenderer(RendererOf[Struct]):
    """Tells the views of a game that brings no drawing."""

    is_drawn = False

    def __init__(self, name: str, wording: Wording) -> None:
        self.name = name
        self.wording = wording

    def board(self, view: Struct, seat: int, translator: Translator) -> RenderableType:
        return _together(self.lines(view, seat, translator))

    def look(self, view: Struct, seat: int, translator: Translator) -> RenderableType | None:
        return _together(self.look_lines(view, seat, translator)) if self.wording.look(view, seat) else None

    def sheet(self, view: Struct, translator: Translator) -> RenderableType:
        return _together(self.sheet_lines(view, translator))

    def legend(self, translator: Translator) -> RenderableType:
        return Text(translator.text("terminal-no-legend"))


def _together(lines: Sequence[str]) -> RenderableType:
    return Group(*map(Text, lines))
