"""Story: what has happened, numbered, told to each viewer as far as the moment allows."""

from abc import ABC, abstractmethod

from msgspec import Struct

from witching.core.message import Message
from witching.core.position import Position
from witching.core.viewers import Viewer


class Event(Struct, frozen=True):
    """One happening as one viewer may hear it now, with the ids of the rules by which it happened. The number is the
    same for all; one that is wholly hidden is `Message("")` and names no rule."""

    number: int
    message: Message
    rules: tuple[str, ...] = ()


class Chronicle(ABC):
    """A game as it goes: its position and everything that has happened.

    What a viewer may hear depends on the moment: a part that the viewer may not see now is None, under the same number,
    so a resumed connection, a log and a new device learn no more than the table shows. (What comes to light again, a
    card that is uncovered, is told again.)
    """

    position: Position

    @abstractmethod
    def follow(self, seat: int, action: int) -> None:
        """Carry out a legal choice and note what happens."""

    @abstractmethod
    def count(self) -> int:
        """How many events there have been."""

    @abstractmethod
    def told_to(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The events from number `since` on, as this viewer may hear them now."""
