"""Forgetting: what a seat with a memory like people's still knows of the covered cards."""

from collections.abc import Sequence

from witching.core.memory import Memory, Trace
from witching.core.story import Event
from witching.core.viewers import Seated
from witching.games.glastonbury.components import IMMUTO
from witching.games.glastonbury.knowledge import GlastonburyKnowledge
from witching.games.glastonbury.view import sees_cauldron


class LastSeen:
    """For every covered card the number of the event at which it was last open, gathered from a seat's events."""

    def __init__(self, seats: int) -> None:
        self.cauldrons: list[list[int]] = [[] for _ in range(seats)]
        self.under: list[int] = []
        self.out: list[int] = []
        self.now = 0

    def hear(self, event: Event, listener: int) -> None:
        """Follow one event."""
        self.now = event.number
        key = event.message.key.removeprefix("glastonbury-event-")
        seat = event.message.args.get("seat")
        if not isinstance(seat, int):
            return
        cauldron = self.cauldrons[seat]
        if key == "take":
            self._cover(cauldron)
        elif key == "vanish":
            cauldron.pop()
            self.under.append(event.number)
        elif key == "vanish-out":
            cauldron.pop()
            self.out.append(event.number)
        elif key in ("refuse", "refuse-spell"):
            self.out.append(event.number)
        elif key == "look" and seat == listener:
            cauldron[:] = [event.number] * len(cauldron)

    def _cover(self, cauldron: list[int]) -> None:
        if cauldron:
            cauldron[-1] = self.now
        cauldron.append(self.now)


def recall(knowledge: GlastonburyKnowledge, events: Sequence[Event], memory: Memory, seed: int) -> GlastonburyKnowledge:
    """A copy of the knowledge in which forgotten cards are blank or a colour only."""
    table = knowledge.table
    seen = LastSeen(table.seats)
    for event in events:
        seen.hear(event, knowledge.seat)
    left = GlastonburyKnowledge()
    left.restore(knowledge.to_bytes())

    def trace(number: int, place: int) -> Trace:
        return memory.trace(seed, number, place, seen.now - number)

    for seat in range(table.seats):
        if not sees_cauldron(table, seat, Seated(knowledge.seat)):
            for index, number in enumerate(seen.cauldrons[seat][:-1]):
                if trace(number, index):
                    left.forget_cauldron(seat, index, trace(number, index) == Trace.COLOUR)
    for index, number in enumerate(seen.under, start=table.unseen_end):
        if index >= table.pile_first and trace(number, index):
            left.forget_under(index, trace(number, index) == Trace.COLOUR)
    for index, card in enumerate(table.out_cards()):
        if card <= IMMUTO and trace(seen.out[index], index):
            left.forget_out(index, trace(seen.out[index], index) == Trace.COLOUR)
    return left
