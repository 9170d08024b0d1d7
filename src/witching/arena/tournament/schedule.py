"""Schedule: who sits where in which game."""

from itertools import combinations, permutations
from math import ceil

from msgspec import Struct


class Seating(Struct, frozen=True):
    """A game's place in the schedule: its deal, and the number of the bot at each seat."""

    deal: int
    bots: tuple[int, ...]


class Schedule:
    """Every deal is played by every group of bots that fills the table, as often as there are seats.

    Within a group the bots move on by one seat from game to game, so each sits once at every seat of a deal. From deal
    to deal they sit around the table in another order, so that nobody always plays after the same neighbour.
    """

    def __init__(self, bots: int, seats: int) -> None:
        self.seats = seats
        self.groups = list(combinations(range(bots), seats))
        self._orders = list(permutations(range(1, seats)))

    @property
    def games_by_deal(self) -> int:
        """How often one deal is played."""
        return len(self.groups) * self.seats

    def whole(self, games: int) -> int:
        """So many games, and as many more as the last deal needs."""
        return ceil(games / self.games_by_deal) * self.games_by_deal

    def seating(self, index: int) -> Seating:
        """Who sits where in the game of this index."""
        deal, place = divmod(index, self.games_by_deal)
        number, turn = divmod(place, self.seats)
        first, *others = self.groups[number]
        order = self._orders[deal % len(self._orders)]
        circle = (first, *(others[other - 1] for other in order))
        return Seating(deal, (*circle[turn:], *circle[:turn]))
