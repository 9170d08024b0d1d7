"""Goofspiel with three cards for two to four seats: the smallest game that has everything a game needs here.

Every round a prize is up. All seats secretly bid a card of their hand; a bid may be changed until the last one is in.
Then the bids are shown: the highest takes the prize, a tie at the top takes nothing (S-TIE). The next bids cover the
last ones. The order of the prizes is the deal.
"""

from witching.core.position import Position
from witching.core.rng import Rng

SEATS = (2, 3, 4)
CARDS = (1, 2, 3)
ROUNDS = len(CARDS)
NOBODY = -1
UNMADE = 0  # instead of a bid; in Knowledge also for a forgotten bid and an unseen prize
ENDINGS = ("going-on", "played")


def round_winner(bids: list[int]) -> int:
    """S-TIE: the seat with the highest bid, NOBODY when two share it."""
    highest = max(bids)
    return bids.index(highest) if bids.count(highest) == 1 else NOBODY


class GoofspielPosition(Position):
    """The order of the prizes and every bid by seat and round; the rest follows. A bid of this round is sealed."""

    def __init__(self, seats: int = SEATS[-1]) -> None:
        super().__init__()
        self.seats = seats
        self.carry = 0  # S-CARRY: a prize that nobody took goes to the next winner; otherwise it is lost
        self.blind = 0  # S-BLIND: the prize is turned up after the bids
        self.prizes = list(CARDS)
        self.bids = [[UNMADE] * ROUNDS for _ in range(seats)]

    def played(self) -> int:
        """How many rounds have been played."""
        return sum(all(self.bids_of(r)) for r in range(ROUNDS))

    def shown(self) -> int:
        """How many prizes have been turned up."""
        return min(ROUNDS, self.played() + 1 - self.blind)

    def hand(self, seat: int) -> list[int]:
        """The cards a seat has not shown yet, a sealed one included."""
        return [card for card in CARDS if card not in self.bids[seat][: self.played()]]

    def bids_of(self, r: int) -> list[int]:
        """All bids in a round."""
        return [self.bids[seat][r] for seat in range(self.seats)]

    def round_winners(self) -> list[int]:
        """Who took the prize, for every finished round."""
        return [round_winner(self.bids_of(r)) for r in range(self.played())]

    def carried(self) -> int:
        """S-CARRY: the points that go to the next winner."""
        pot = 0
        for r, winner in enumerate(self.round_winners()):
            pot = pot + self.prizes[r] if self.carry and winner == NOBODY else 0
        return pot

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
        return 0 if r == ROUNDS else sum(1 << seat for seat, bid in enumerate(self.bids_of(r)) if bid == UNMADE)

    def find_actions(self, seat: int) -> int:
        if not 0 <= seat < self.seats or self.played() == ROUNDS:
            return 0
        cards = self.hand(seat)
        for index, card in enumerate(cards):
            self.offer(index, card - 1)
        return len(cards)

    def apply_unchecked(self, seat: int, action: int) -> None:
        self.bids[seat][self.played()] = action + 1

    def copy(self) -> "GoofspielPosition":
        twin = GoofspielPosition(self.seats)
        twin.carry, twin.blind = self.carry, self.blind
        twin.prizes = list(self.prizes)
        twin.bids = [list(bids) for bids in self.bids]
        return twin

    def redeal(self, rng: Rng) -> None:
        left = list(CARDS)
        self.prizes = [left.pop(rng.below(len(left))) for _ in CARDS]
        self.bids = [[UNMADE] * ROUNDS for _ in range(self.seats)]

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
        """S-EQUAL: with equal points, the later last prize ranks higher."""
        return 4 * self.points(seat) + max((r + 1 for r, _ in self.prizes_of(seat)), default=0)

    def to_bytes(self) -> bytes:
        bids = (bid for bids in self.bids for bid in bids)
        return bytes([self.seats, self.carry, self.blind, *self.prizes, *bids])

    def restore(self, data: bytes) -> None:
        self.seats, self.carry, self.blind = data[:3]
        self.prizes = list(data[3 : 3 + ROUNDS])
        self.bids = [list(data[first : first + ROUNDS]) for first in range(3 + ROUNDS, len(data), ROUNDS)]


def mine(position: Position) -> GoofspielPosition:
    """A position of this game."""
    assert isinstance(position, GoofspielPosition)
    return position
