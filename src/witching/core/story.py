"""Story: what has happened, numbered, told to each viewer as far as the moment allows."""

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct

from witching.core.message import Message
from witching.core.position import Position
from witching.core.viewers import Viewer


class Event(Struct, frozen=True, omit_defaults=True):
    """One happening as one viewer may hear it now, with the ids of the rules by which it happened and, in the game's
    own words, what those need beside its message who draw it (`parts`). The number is the same for all; one that is
    wholly hidden is `Message("")` and names no rule."""

    number: int
    message: Message
    rules: tuple[str, ...] = ()
    parts: dict[str, int | str] = {}


class EventLog(ABC):
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
    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        """The events from number `since` on, up to `end`, as this viewer may hear them now."""

    def brought(self, seat: int) -> list[Message]:
        """What the last choices brought to a seat, for whoever sits there: in short, and only what all may know.
        Nothing in a game where the story is enough."""
        return []

    def mark(self, viewer: Viewer) -> object:
        """By what this viewer is told of events now: as long as it is the same, each is told the same. A game for which
        this can be said with less than all that is told says it with less, and `retold` too."""
        return self.told_to(viewer)

    def retold(self, viewer: Viewer, mark: Any) -> list[int]:
        """The numbers of the events that may be told otherwise than by a mark of an earlier moment, in their order."""
        now = self.told_to(viewer, 0, len(mark))
        return [new.number for old, new in zip(mark, now, strict=True) if old != new]
