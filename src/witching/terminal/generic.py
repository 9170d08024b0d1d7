"""The generic face: any game told in sentences, by its wording alone."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from witching.core.message import Message
from witching.core.wording import Wording
from witching.terminal.face import Face, Option, Reveal
from witching.terminal.voice import Voice


class GenericFace(Face):
    """Tells the views of a game that brings no drawing."""

    is_drawn = False
    variant = ""
    variant_question = Message("")

    def __init__(self, name: str, wording: Wording) -> None:
        self.name = name
        self.about = wording.about
        self._wording = wording

    def board(self, view: Any, seat: int, voice: Voice) -> RenderableType:
        return _together(self.lines(view, seat, voice))

    def lines(self, view: Any, seat: int, voice: Voice) -> list[str]:
        return _say(self._wording.table(view, seat), voice)

    def options(self, view: Any, seat: int) -> list[Option]:
        return [
            Option(said.action, said.also, said.said, said.notes, said.listed)
            for said in self._wording.choices(view, seat)
        ]

    def question(self, view: Any, seat: int) -> Message:
        return self._wording.question(view, seat)

    def hint(self, view: Any, seat: int) -> list[Message]:
        return self._wording.hint(view, seat)

    def has_secret(self, view: Any, seat: int) -> bool:
        return self._wording.has_secret(view, seat)

    def look(self, view: Any, seat: int, voice: Voice) -> RenderableType | None:
        return _together(self.look_lines(view, seat, voice)) if self._wording.look(view, seat) else None

    def look_lines(self, view: Any, seat: int, voice: Voice) -> list[str]:
        return _say(self._wording.look(view, seat), voice)

    def sheet(self, view: Any, voice: Voice) -> RenderableType:
        return _together(self.sheet_lines(view, voice))

    def sheet_lines(self, view: Any, voice: Voice) -> list[str]:
        return _say(self._wording.sheet(view), voice)

    def legend(self, voice: Voice) -> RenderableType:
        return Text(voice.text("terminal-no-legend"))

    def reveal(self, before: Any, events: Sequence[Message], voice: Voice) -> Reveal:
        return Reveal([], list(events))


def _say(messages: Sequence[Message], voice: Voice) -> list[str]:
    return [voice.say(message) for message in messages]


def _together(lines: Sequence[str]) -> RenderableType:
    return Group(*map(Text, lines))
