"""What a seat knows of the table, the worlds it may imagine, and what a forgetful seat still knows."""

from collections.abc import Iterator, Sequence
from itertools import permutations, product

from goofspiel.rules import CARDS, NOBODY, ROUNDS, UNMADE, GoofspielPosition
from witching.core.knowledge import Knowledge
from witching.core.memory import Memory
from witching.core.rng import Rng
from witching.core.story import Event

Order = tuple[int, ...]
Bids = tuple[Order, ...]
HEAD = 4  # bytes before the prizes: seat, seats, carry, blind


class GoofspielKnowledge(Knowledge):
    """What a seat has seen. Others' sealed bids count as not made; whether they have been made is not part of it."""

    def __init__(self, seat: int, carry: int, blind: int, prizes: Order, bids: Bids, winners: Order) -> None:
        super().__init__()
        self.seat = seat
        self.carry, self.blind = carry, blind
        self.prizes, self.bids, self.winners = prizes, bids, winners
        self._found: list[GoofspielPosition] = []  # the worlds, once asked for: a search imagines all the time

    def imagine(self, rng: Rng) -> GoofspielPosition:
        self._found = self._found or list(self.worlds())
        return self._found[rng.below(len(self._found))].copy()

    def worlds(self) -> Iterator[GoofspielPosition]:
        """Every position that the seat cannot tell from the true one."""
        played = len(self.winners)
        histories = [[own for own in permutations(CARDS, played) if fits(bids, own)] for bids in self.bids]
        for prizes in permutations(CARDS):
            for bids in product(*histories) if fits(self.prizes, prizes) else ():
                world = self.world(prizes, bids)
                if tuple(world.round_winners()) == self.winners:
                    yield world

    def world(self, prizes: Order, bids: Bids) -> GoofspielPosition:
        """The position with these prizes and these bids in the finished rounds."""
        world = GoofspielPosition(len(bids))
        world.carry, world.blind = self.carry, self.blind
        world.prizes = list(prizes)
        world.bids = [[*own, *[UNMADE] * (ROUNDS - len(own))] for own in bids]
        for r in range(len(self.winners), ROUNDS):
            world.bids[self.seat][r] = self.bids[self.seat][r]
        return world

    def to_bytes(self) -> bytes:
        bids = [bid for bids in self.bids for bid in bids]
        winners = [winner - NOBODY for winner in self.winners]
        return bytes([self.seat, len(self.bids), self.carry, self.blind, *self.prizes, *bids, *winners])

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.to_bytes(),)


def fits(known: Order, found: Order) -> bool:
    """Whether everything known agrees with what was found."""
    return all(one in (UNMADE, other) for one, other in zip(known, found, strict=False))


def know(truth: GoofspielPosition, seat: int) -> GoofspielKnowledge:
    """What a seat that forgot nothing knows."""
    played, shown = truth.played(), truth.shown()
    prizes = tuple(prize if r < shown else UNMADE for r, prize in enumerate(truth.prizes))
    bids = tuple(
        tuple(bid if r < played or other == seat else UNMADE for r, bid in enumerate(truth.bids[other]))
        for other in range(truth.seats)
    )
    return GoofspielKnowledge(seat, truth.carry, truth.blind, prizes, bids, tuple(truth.round_winners()))


def restore(data: bytes) -> GoofspielKnowledge:
    """The knowledge that `to_bytes` wrote."""
    seat, seats, carry, blind = data[:HEAD]
    first, end = HEAD + ROUNDS, HEAD + ROUNDS + seats * ROUNDS
    bids = tuple(tuple(data[at : at + ROUNDS]) for at in range(first, end, ROUNDS))
    winners = tuple(byte + NOBODY for byte in data[end:])
    return GoofspielKnowledge(seat, carry, blind, tuple(data[HEAD:first]), bids, winners)


def recall(knowledge: Knowledge, events: Sequence[Event], memory: Memory, seed: int) -> GoofspielKnowledge:
    """Others' covered bids may be forgotten, each independently."""
    left = restore(knowledge.to_bytes())
    bids, seats = [list(own) for own in left.bids], len(left.bids)
    heard = [event.number for event in events if event.message.key == "goofspiel-event-bid"]
    for index, number in enumerate(heard[:-seats]):
        r, seat = divmod(index, seats)
        if seat != left.seat and memory.trace(seed, number, seat, len(heard) - 1 - index, own=False):
            bids[seat][r] = UNMADE
    left.bids = tuple(tuple(own) for own in bids)
    return left
