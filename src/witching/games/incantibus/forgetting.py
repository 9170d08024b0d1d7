"""Forgetting: what a seat with a human memory still knows of what it looked at and of what has gone by.

These are the monsters that Oculus put back and the rooms that were left; everything else is open. A monster may be
remembered exactly, as one of those the caster could not catch, or not at all; a room has no colour to keep. A memory
ages by the things seen since: tokens, pieces and cards that changed hands or left, looks, rooms.
"""

from collections.abc import Sequence
from typing import NamedTuple

from witching.core.memory import Memory, Trace
from witching.core.story import Event
from witching.games.incantibus.components import ROOM_PLACES
from witching.games.incantibus.knowledge import IncantibusKnowledge

EVENT = "incantibus-event-"
LOOKS = ("look", "look-hidden")
GONE_BY = {
    *LOOKS, "take", "gain", "steal", "fetch", "spend", "pay", "discard", "escape", "leftover", "cast", "beat", "slip",
    "room", "final",
}  # fmt: skip


class Glimpse(NamedTuple):
    """How something was last seen: at which event, and after how many things."""

    event: int
    after: int


class LastSeen:
    """When the rooms that were left, and the places of the room where Oculus looked, were last seen."""

    def __init__(self) -> None:
        self.rooms: list[Glimpse] = []
        self.looks: dict[int, Glimpse] = {}
        self.look: Event | None = None
        self.seen = 0

    def hear(self, event: Event) -> None:
        """Follow one event."""
        key, place = key_of(event), event.message.args.get("place")
        glimpse = Glimpse(event.number, self.seen)
        self.seen += key in GONE_BY
        if key in ("room", "final"):
            self.looks.clear()
            self.rooms.append(glimpse)
        elif key in LOOKS and isinstance(place, int):
            self.looks[place - 1] = Glimpse(event.number, self.seen)
            self.look = event

    def has_closed(self, seat: int) -> bool:
        """Whether the last look was this seat's, and it has closed it."""
        look = self.look
        return look is not None and key_of(look) == "look-hidden" and look.message.args["seat"] == seat

    def trace(self, memory: Memory, seed: int, glimpse: Glimpse, place: int, *, own: bool) -> Trace:
        """What is left of something last seen like this."""
        return memory.trace(seed, glimpse.event, place, self.seen - glimpse.after, own=own)


def key_of(event: Event) -> str:
    """What kind of event it is."""
    return event.message.key.removeprefix(EVENT)


def recall(knowledge: IncantibusKnowledge, events: Sequence[Event], memory: Memory, seed: int) -> IncantibusKnowledge:
    """A copy of the knowledge in which forgotten looks are blurred or blank, and forgotten rooms blank."""
    left = IncantibusKnowledge(knowledge.table.box)
    left.restore(knowledge.to_bytes())
    seen = LastSeen()
    for event in events:
        seen.hear(event)
    forget_looks(left, seen, memory, seed)
    if not memory.reads:
        forget_rooms(left, seen, memory, seed)
    return left


def forget_looks(left: IncantibusKnowledge, seen: LastSeen, memory: Memory, seed: int) -> None:
    """I-SPELL-OCULUS: a look that is still open is not forgotten.

    While a seat decides about a monster it looked at, it knows that it is one, even if it has closed the look.
    """
    table, closed = left.table, seen.has_closed(left.seat)
    for place in range(ROOM_PLACES):
        at_hand = table.looked == place + 1
        if table.suspects_at(place) and (closed or not at_hand):
            own = bool(table.lookers_at(place) >> left.seat & 1)
            trace = seen.trace(memory, seed, seen.looks[place], place, own=own)
            if trace:
                left.forget_look(place, at_hand or trace == Trace.COLOUR)


def forget_rooms(left: IncantibusKnowledge, seen: LastSeen, memory: Memory, seed: int) -> None:
    """I-NEXT: a room was seen until the next one was opened. The roof comes first in every tower."""
    for index in range(1, left.table.room_now):
        if seen.trace(memory, seed, seen.rooms[index + 1], index, own=True):
            left.forget_room(index)
