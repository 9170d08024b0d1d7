"""Wording: a game's table in words, the same at the terminal, on both pages and in replays."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from witching.core.message import Message

ViewT = TypeVar("ViewT", bound=Struct, contravariant=True)


class Said(Struct, frozen=True):
    """A legal choice as a person reads it: `action` in the notation, what it does (`briefly`: where more is shown
    beside it), and what is worth knowing about it (where it leads, a warning).

    `also` are other words that may be typed for it. `listed` is False for one of many similar choices that are summed
    up together (`WordingOf.hint`); it can be chosen all the same. `usual`: an empty answer means it.
    """

    action: str
    said: Message
    briefly: Message
    notes: tuple[Message, ...] = ()
    also: tuple[str, ...] = ()
    listed: bool = True
    usual: bool = False


class WordingOf(ABC, Generic[ViewT]):
    """Puts a view into words. A view holds only what its viewer may see, so the words cannot reveal more.

    `view` is what `Game.view` of the same game returned; `seat` is the viewer's seat, -1 for a viewer without one.
    """

    about: Message
    """What the game is like, in one sentence."""

    @abstractmethod
    def question(self, view: ViewT, seat: int) -> Message:
        """What the seat is asked now, in one sentence; for a viewer who is not asked, who is being waited for."""

    @abstractmethod
    def choices(self, view: ViewT, seat: int) -> list[Said]:
        """The viewer's legal choices, in the order of the view."""

    @abstractmethod
    def hint(self, view: ViewT, seat: int) -> list[Message]:
        """How the choices that are not listed can be typed."""

    @abstractmethod
    def table(self, view: ViewT, seat: int) -> list[Message]:
        """The whole table in sentences, what matters for the next choice first."""

    @abstractmethod
    def look(self, view: ViewT, seat: int) -> list[Message]:
        """What the seat may look at until it closes the look, in sentences; empty where there is no look."""

    @abstractmethod
    def has_secret(self, view: ViewT, seat: int) -> bool:
        """Whether this view shows what only its seat may see: a shared screen is handed over before it is shown."""

    @abstractmethod
    def sheet(self, view: ViewT) -> list[Message]:
        """The score of a game that is over, line by line with reasons and rule ids."""

    def aid(self, view: ViewT) -> list[Message]:
        """What everybody has before them to count their points by, in short lines; empty for a game without it."""
        return []


Wording: TypeAlias = WordingOf[Any]
"""The wording of some game: it gets the views of the same game, whose shape only that game knows."""
