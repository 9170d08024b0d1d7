"""Wording: what is said of a game's table, the same at the terminal, on both pages and in records looked at again."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from witching.core.message import Message

ViewT = TypeVar("ViewT", bound=Struct, contravariant=True)


class Said(Struct, frozen=True):
    """A legal choice as a person reads it: `action` in the notation, what it does (`briefly`: where more is shown
    beside it), and what is worth knowing about it (where it leads, a warning).

    `also` are other words that may be typed for it. `listed` is False for one of so many alike that they are told of
    together (`WordingOf.hint`); it can be chosen all the same.
    """

    action: str
    said: Message
    briefly: Message
    notes: tuple[Message, ...] = ()
    also: tuple[str, ...] = ()
    listed: bool = True


class WordingOf(ABC, Generic[ViewT]):
    """Says what a view shows. A view holds only what its viewer may see, so nothing said here can tell more.

    `view` is what `Game.view` of the same game returned; `seat` is the seat that looks, -1 for somebody who has none.
    """

    about: Message
    """What the game is like, in one sentence."""

    @abstractmethod
    def question(self, view: ViewT, seat: int) -> Message:
        """What the seat is asked now, in one sentence; for those who are not asked, who is waited for."""

    @abstractmethod
    def choices(self, view: ViewT, seat: int) -> list[Said]:
        """The viewer's legal choices, in the order of the view."""

    @abstractmethod
    def hint(self, view: ViewT, seat: int) -> list[Message]:
        """How the choices that are not listed can be typed."""

    @abstractmethod
    def table(self, view: ViewT, seat: int) -> list[Message]:
        """The whole table in sentences: what matters for the next choice first."""

    @abstractmethod
    def look(self, view: ViewT, seat: int) -> list[Message]:
        """What the seat may look at only until it closes the look, in sentences; nothing where there is no look."""

    @abstractmethod
    def has_secret(self, view: ViewT, seat: int) -> bool:
        """Whether this view shows what only its seat may see: a screen for several is not handed on before."""

    @abstractmethod
    def sheet(self, view: ViewT) -> list[Message]:
        """The score of a game that is over, line by line with reasons and rule ids."""


Wording: TypeAlias = WordingOf[Any]
"""That of some game: it is handed the views of the same game, whose shape nobody else knows."""
