"""Forgetting: what a seat with a human memory still knows of the covered cards, wherever they are.

A memory ages by the cards seen since: those taken, refused or vanished in front of everybody, and those of its own
cauldron that the seat looked through.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from witching.core.memory import FORGETFUL, Memory, Trace
from witching.core.story import Event
from witching.core.viewers import Seated
from witching.games.glastonbury.components import IMMUTO
from witching.games.glastonbury.knowledge import GlastonburyKnowledge
from witching.games.glastonbury.position import GlastonburyState
from witching.games.glastonbury.view import OPENED, is_assisted, sees_cauldron


class Glimpse(NamedTuple):
    """How a card was last seen: at which event, after how many cards, and whether it belonged to the seat."""

    event: int
    after: int
    own: bool


class LastSeen:
    """When a listener last saw each covered card, gathered from the listener's events."""

    def __init__(self, listener: int, seats: int) -> None:
        self.listener = listener
        self.cauldrons: list[list[Glimpse]] = [[] for _ in range(seats)]
        self.under: list[Glimpse] = []
        self.out: list[Glimpse] = []
        self.seen = 0

    def hear(self, event: Event) -> None:
        """Follow one event; of a covered card it reports only that it is there."""
        seat = event.message.args.get("seat")
        if not isinstance(seat, int):
            return
        cauldron = self.cauldrons[seat]
        match event.message.key.removeprefix("glastonbury-event-"):
            case "take":
                self._cover(event, seat)
                cauldron.append(self._see(event, seat))
            case "take-spell":
                self._see(event, seat)
            case "refuse" | "refuse-spell":
                self.out.append(self._see(event, seat))
            case "vanish":
                cauldron.pop()
                self.under.append(self._see(event, seat))
            case "vanish-out":
                cauldron.pop()
                self.out.append(self._see(event, seat))
            case "look" if seat == self.listener:
                self._look(event, cauldron)

    def forgotten(
        self, glimpses: Iterable[tuple[int, Glimpse]], memory: Memory, seed: int
    ) -> Iterator[tuple[int, bool]]:
        """The places of the cards that are no longer known exactly, and whether their colour still is."""
        for place, glimpse in glimpses:
            trace = memory.trace(seed, glimpse.event, place, self.seen - glimpse.after, own=glimpse.own)
            if trace != Trace.EXACT:
                yield place, trace == Trace.COLOUR

    def _cover(self, event: Event, seat: int) -> None:
        """The top card was open until now."""
        if self.cauldrons[seat]:
            self.cauldrons[seat][-1] = self._glimpse(event, seat)

    def _look(self, event: Event, cauldron: list[Glimpse]) -> None:
        """G-PERLUCEO: a look lasts as long as the player likes, so all its cards are equally old."""
        self.seen += len(cauldron)
        cauldron[:] = [self._glimpse(event, self.listener) for _ in cauldron]

    def _see(self, event: Event, seat: int) -> Glimpse:
        """Count one more card as seen."""
        self.seen += 1
        return self._glimpse(event, seat)

    def _glimpse(self, event: Event, seat: int) -> Glimpse:
        return Glimpse(event.number, self.seen, seat == self.listener)


def recall(knowledge: GlastonburyKnowledge, events: Sequence[Event], memory: Memory, seed: int) -> GlastonburyKnowledge:
    """A copy of the knowledge in which forgotten cards are blank or a colour only."""
    table = knowledge.table
    seen = LastSeen(knowledge.seat, table.seats)
    for event in events:
        seen.hear(event)
    left = GlastonburyKnowledge()
    left.restore(knowledge.to_bytes())
    for seat in range(table.seats):
        if not _lies_open(table, seat, knowledge.seat, memory):
            for index, coloured in seen.forgotten(enumerate(seen.cauldrons[seat][:-1]), memory, seed):
                left.forget_cauldron(seat, index, coloured)
    for index, coloured in seen.forgotten(enumerate(seen.under, start=table.unseen_end), memory, seed):
        if index >= table.pile_first:
            left.forget_under(index, coloured)
    for index, coloured in seen.forgotten(enumerate(seen.out), memory, seed):
        if table.out_cards()[index] <= IMMUTO:
            left.forget_out(index, coloured)
    return left


def _lies_open(table: GlastonburyState, seat: int, listener: int, memory: Memory) -> bool:
    """G-MEMORY: whether nothing in a cauldron has to be remembered. Assistance is for people, who look whenever they
    like: a bot relies on its memory, whatever its seat may look at."""
    if memory != FORGETFUL and seat == listener and is_assisted(table, seat) and table.phase not in OPENED:
        return bool(table.looks >> seat & 1)
    return sees_cauldron(table, seat, Seated(listener))
