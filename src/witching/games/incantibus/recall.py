"""Forgetting: what a seat with a memory like people's still knows of the monsters that Oculus put back.

All else lies open. A monster may be remembered exactly, as one of those the caster could not catch, or not at all.
"""

from collections.abc import Sequence

from witching.core.memory import Memory, Trace
from witching.core.story import Event
from witching.games.incantibus.components import ROOM_PLACES
from witching.games.incantibus.knowledge import IncantibusKnowledge

HIDDEN_LOOK = "incantibus-event-look-hidden"
LOOKS = ("incantibus-event-look", HIDDEN_LOOK)
ROOM = "incantibus-event-room"


def last_looks(events: Sequence[Event]) -> dict[int, int]:
    """For the places of the room where Oculus looked, the number of the event at which it last did."""
    looks: dict[int, int] = {}
    for event in events:
        place = event.message.args.get("place")
        if event.message.key == ROOM:
            looks.clear()
        elif event.message.key in LOOKS and isinstance(place, int):
            looks[place - 1] = event.number
    return looks


def has_closed(events: Sequence[Event], seat: int) -> bool:
    """Whether the last look was the seat's own, and it has closed it."""
    looks = [event.message for event in events if event.message.key in LOOKS]
    return bool(looks) and looks[-1].key == HIDDEN_LOOK and looks[-1].args["seat"] == seat


def recall(knowledge: IncantibusKnowledge, events: Sequence[Event], memory: Memory, seed: int) -> IncantibusKnowledge:
    """A copy of the knowledge in which forgotten looks are blurred or blank; a look that is still open is not.

    While a seat decides about a monster it looked at, it knows that it is one, even if it has closed the look.
    """
    left = IncantibusKnowledge(knowledge.table.box)
    left.restore(knowledge.to_bytes())
    now = events[-1].number if events else 0
    looks, closed = last_looks(events), has_closed(events, knowledge.seat)
    for place in range(ROOM_PLACES):
        at_hand = knowledge.table.looked == place + 1
        if knowledge.table.suspects_at(place) and (closed or not at_hand):
            trace = memory.trace(seed, looks[place], place, now - looks[place])
            if trace:
                left.forget_look(place, at_hand or trace == Trace.COLOUR)
    return left
