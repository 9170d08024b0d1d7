"""Story: what has happened, numbered, reported to each viewer as far as the moment allows."""

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct

from witching.core.message import Message
from witching.core.position import Position
from witching.core.viewers import Viewer


class Event(Struct, frozen=True, omit_defaults=True):
    """One event as one viewer may hear it now, with the ids of the rules behind it and, in a form the game defines,
    what a drawing needs besides the message (`parts`). The number is the same for all; an event that is wholly hidden
    is `Message("")` and names no rule."""

    number: int
    message: Message
    rules: tuple[str, ...] = ()
    parts: dict[str, int | str] = {}


class EventLog(ABC):
    """A game in progress: its position and everything that has happened.

    What a viewer may hear depends on the moment: a part that the viewer may not see now is None, under the same number,
    so a resumed connection, a log and a new device learn no more than the table shows. (What comes to light again, such
    as an uncovered card, is reported again.)
    """

    position: Position

    @abstractmethod
    def follow(self, seat: int, action: int) -> None:
        """Carry out a legal choice and log what happens."""

    @abstractmethod
    def count(self) -> int:
        """How many events there have been."""

    @abstractmethod
    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        """The events from number `since` on, up to `end`, as this viewer may hear them now."""

    def brought(self, seat: int) -> list[Message]:
        """What the last choices brought to a seat, for its player: in short, and only what all may know. Empty in a
        game where the story is enough."""
        return []

    def mark(self, viewer: Viewer) -> object:
        """What decides how events are reported to this viewer now: while the mark stays the same, so does every event.
        The default is all the events; a game that can do with less overrides both this and `retold`."""
        return self.told_to(viewer)

    def retold(self, viewer: Viewer, mark: Any) -> list[int]:
        """The numbers of the events that may be reported differently since an earlier mark, in order."""
        now = self.told_to(viewer, 0, len(mark))
        return [new.number for old, new in zip(mark, now, strict=True) if old != new]
