"""Renderer: how a game looks at a terminal. The rest of the terminal knows no game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

from rich.console import RenderableType

from witching.core.message import Message
from witching.core.wording import ViewT, WordingOf
from witching.terminal.translator import Translator


class Reveal(NamedTuple):
    """Lines to be shown one after the other, none where nothing was revealed; and the events that they do not tell."""

    lines: list[str]
    rest: list[Message]


class RendererOf(ABC, Generic[ViewT]):
    """Draws the views of one game. A view holds only what its viewer may see, so nothing here can show more.

    `view` is what `Game.view` of its game returned; `seat` is the seat that looks, -1 for somebody who has none.
    Everything drawn is at most 80 columns wide; `board` is at most 17 lines high where a game's table allows it, so
    that choices and prompt fit below on 24 lines. Colours only ever add to what letters, symbols and numbers say.
    """

    name: str
    wording: WordingOf[ViewT]
    """What is said of the views: every sentence of the renderer is its own."""
    is_drawn: bool = True
    """False where `board` and `sheet` are no more than the sentences."""

    @abstractmethod
    def board(self, view: ViewT, seat: int, translator: Translator) -> RenderableType:
        """The whole table, for eyes."""

    @abstractmethod
    def look(self, view: ViewT, seat: int, translator: Translator) -> RenderableType | None:
        """What the seat may look at only until it closes the look; None when there is nothing of the kind."""

    @abstractmethod
    def sheet(self, view: ViewT, translator: Translator) -> RenderableType:
        """The score sheet of a game that is over: line by line, with cards, reasons and rule ids."""

    @abstractmethod
    def legend(self, translator: Translator) -> RenderableType:
        """What the symbols and abbreviations of the board mean."""

    def reveal(self, before: ViewT, events: Sequence[Message], translator: Translator) -> Reveal:
        """What is said with a flourish of a step that many seats decided together, and the events that it leaves to be
        told; `before` is a view of the moment before. Nothing, where a game has no such steps."""
        return Reveal([], list(events))

    # ---- in words

    def lines(self, view: ViewT, seat: int, translator: Translator) -> list[str]:
        """The whole table in sentences, for a screen reader: what matters for the next choice first."""
        return translator.say_each(self.wording.table(view, seat))

    def look_lines(self, view: ViewT, seat: int, translator: Translator) -> list[str]:
        """What the seat may look at only until it closes the look, in sentences."""
        return translator.say_each(self.wording.look(view, seat))

    def sheet_lines(self, view: ViewT, translator: Translator) -> list[str]:
        """The score sheet in sentences."""
        return translator.say_each(self.wording.sheet(view))

    def aid_lines(self, view: ViewT, translator: Translator) -> list[str]:
        """What everybody counts their points by, in short lines; empty for a game without it."""
        return translator.say_each(self.wording.aid(view))


Renderer: TypeAlias = RendererOf[Any]
"""That of some game: it is handed the views of the same game, whose shape nobody else knows."""
