"""Goofspiel with three cards for three seats: the smallest game that has all the house asks of one.

Every round a prize is up. All seats secretly bid a card of their hand; a bid may be changed until the last one is in.
Then the bids are shown: the highest takes the prize, a tie at the top takes nothing (GOOF-TIE). The next bids cover
the last ones. The order of the prizes is the deal. In plain Python, without a `.pxd`.
"""

from collections.abc import Iterator
from itertools import permutations, product

from witching.core.knowledge import Knowledge
from witching.core.position import Position
from witching.core.rng import Rng

SEATS = 3
CARDS = (1, 2, 3)
ROUNDS = len(CARDS)
NOBODY = SEATS
UNMADE = 0  # in place of a bid; in Knowledge also of a bid forgotten, and of a prize not seen
ENDINGS = ("going-on", "played")

Order = tuple[int, ...]
Bids = tuple[tuple[int, ...], ...]


def round_winner(bids: list[int]) -> int:
    """GOOF-TIE: the seat with the highest bid, NOBODY when two share it."""
    highest = max(bids)
    return bids.index(highest) if bids.count(highest) == 1 else NOBODY


class GoofspielPosition(Position):
    """The order of the prizes and every bid by seat and round; all else follows. A bid of this round is sealed."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = SEATS
        self.carry = 0  # GOOF-CARRY: a prize that nobody took goes to the next winner; otherwise it is lost
        self.blind = 0  # GOOF-BLIND: the prize is turned up after the bids
        self.prizes = list(CARDS)
        self.bids = [[UNMADE] * ROUNDS for _ in range(SEATS)]

    def played(self) -> int:
        """How many rounds are over."""
        return sum(all(self.bids[seat][r] for seat in range(SEATS)) for r in range(ROUNDS))

    def shown(self) -> int:
        """How many prizes have been turned up."""
        return min(ROUNDS, self.played() + 1 - self.blind)

    def hand(self, seat: int) -> list[int]:
        """The cards a seat has not shown yet; a sealed one is among them."""
        return [card for card in CARDS if card not in self.bids[seat][: self.played()]]

    def bids_of(self, r: int) -> list[int]:
        """All bids of a round."""
        return [self.bids[seat][r] for seat in range(SEATS)]

    def round_winners(self) -> list[int]:
        """Who took the prize, for every round that is over."""
        return [round_winner(self.bids_of(r)) for r in range(self.played())]

    def prizes_of(self, seat: int) -> list[tuple[int, int]]:
        """The rounds a seat won, and what each brought."""
        pot, won = 0, []
        for r, winner in enumerate(self.round_winners()):
            pot = self.prizes[r] + (pot if self.carry else 0)
            if winner == seat:
                won.append((r, pot))
            pot = pot if winner == NOBODY else 0
        return won

    def owing(self) -> int:
        r = self.played()
        return 0 if r == ROUNDS else sum(1 << seat for seat in range(SEATS) if self.bids[seat][r] == UNMADE)

    def find_actions(self, seat: int) -> int:
        if not 0 <= seat < SEATS or self.played() == ROUNDS:
            return 0
        cards = self.hand(seat)
        for index, card in enumerate(cards):
            self.offer(index, card - 1)
        return len(cards)

    def apply_unchecked(self, seat: int, action: int) -> None:
        self.bids[seat][self.played()] = action + 1

    def copy(self) -> "GoofspielPosition":
        twin = GoofspielPosition()
        twin.carry, twin.blind = self.carry, self.blind
        twin.prizes = list(self.prizes)
        twin.bids = [list(bids) for bids in self.bids]
        return twin

    def redeal(self, rng: Rng) -> None:
        left = list(CARDS)
        self.prizes = [left.pop(rng.below(len(left))) for _ in CARDS]
        self.bids = [[UNMADE] * ROUNDS for _ in range(SEATS)]

    def playout(self, rng: Rng) -> int:
        made = 0
        while self.owing():
            for seat in self.to_act():
                choices = self.legal(seat)
                self.apply_unchecked(seat, choices[rng.below(len(choices))])
                made += 1
        return made

    def ending(self) -> int:
        return int(self.played() == ROUNDS)

    def points(self, seat: int) -> int:
        return sum(prize for _, prize in self.prizes_of(seat))

    def standing(self, seat: int) -> int:
        """GOOF-EQUAL: of equal points the later last prize stands higher."""
        return 4 * self.points(seat) + max((r + 1 for r, _ in self.prizes_of(seat)), default=0)

    def to_bytes(self) -> bytes:
        return bytes([self.carry, self.blind, *self.prizes, *(bid for bids in self.bids for bid in bids)])

    def restore(self, data: bytes) -> None:
        self.carry, self.blind = data[:2]
        self.prizes = list(data[2 : 2 + ROUNDS])
        self.bids = [list(data[first : first + ROUNDS]) for first in range(2 + ROUNDS, len(data), ROUNDS)]


class GoofspielKnowledge(Knowledge):
    """What a seat has seen. Others' sealed bids are unmade; whether they are made is no part of it."""

    def __init__(self, seat: int, carry: int, blind: int, prizes: Order, bids: Bids, winners: Order) -> None:
        super().__init__()
        self.seat = seat
        self.carry, self.blind = carry, blind
        self.prizes, self.bids, self.winners = prizes, bids, winners

    def imagine(self, rng: Rng) -> GoofspielPosition:
        worlds = list(self.worlds())
        return worlds[rng.below(len(worlds))]

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
        """The position with these prizes and these bids of the rounds that are over."""
        world = GoofspielPosition()
        world.carry, world.blind = self.carry, self.blind
        world.prizes = list(prizes)
        world.bids = [[*own, *[UNMADE] * (ROUNDS - len(own))] for own in bids]
        for r in range(len(self.winners), ROUNDS):
            world.bids[self.seat][r] = self.bids[self.seat][r]
        return world

    def to_bytes(self) -> bytes:
        bids = [bid for bids in self.bids for bid in bids]
        return bytes([self.seat, self.carry, self.blind, *self.prizes, *bids, *self.winners])

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.to_bytes(),)


def fits(known: Order, found: Order) -> bool:
    """Whether what is known, as far as it is, is what was found."""
    return all(one in (UNMADE, other) for one, other in zip(known, found, strict=False))


def know(truth: GoofspielPosition, seat: int) -> GoofspielKnowledge:
    """What a seat knows that forgot nothing."""
    played, shown = truth.played(), truth.shown()
    prizes = tuple(prize if r < shown else UNMADE for r, prize in enumerate(truth.prizes))
    bids = tuple(
        tuple(bid if r < played or other == seat else UNMADE for r, bid in enumerate(truth.bids[other]))
        for other in range(SEATS)
    )
    return GoofspielKnowledge(seat, truth.carry, truth.blind, prizes, bids, tuple(truth.round_winners()))


def restore(data: bytes) -> GoofspielKnowledge:
    """The knowledge that `to_bytes` wrote."""
    bids = tuple(tuple(data[first : first + ROUNDS]) for first in range(6, 6 + SEATS * ROUNDS, ROUNDS))
    return GoofspielKnowledge(data[0], data[1], data[2], tuple(data[3:6]), bids, tuple(data[6 + SEATS * ROUNDS :]))
