"""Series: the totals of many games, gathered in the compiled loop."""

from witching.core.position import MOST_SEATS, Position
from witching.core.rng import Rng, derive

MOST_ENDINGS = 8
WIN_SHARE = 12
WIN = WIN_SHARE


class Series:
    """Totals over finished games: a win counts in twelfths, so that 2, 3 or 4 winners share it evenly."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.sums = [0] * 4
        self.squares = [0] * 4
        self.wins = [0] * 4
        self.lowest = [0] * 4
        self.highest = [0] * 4
        self.endings = [0] * 8

    def play(self, position: Position, seed: int, first: int, count: int) -> None:
        """Play games `first` to `first + count - 1` of this seed's series at random and add each."""
        rng = Rng(0)
        for index in range(first, first + count):
            rng.reseed(derive(seed, index))
            position.redeal(rng)
            self.add(position, position.playout(rng))

    def add(self, position: Position, decisions: int) -> None:
        """Add one finished game."""
        self.add_length(decisions)
        self.endings[position.ending()] += 1
        for seat in range(position.seats):
            self.add_points(seat, position.points(seat))
        self.add_winners(position)
        self.games += 1

    def add_length(self, decisions: int) -> None:
        """Add the length of one game, before it is counted."""
        self.decisions += decisions
        if self.games == 0 or decisions < self.shortest:
            self.shortest = decisions
        if decisions > self.longest:
            self.longest = decisions

    def add_points(self, seat: int, points: int) -> None:
        """Add what a seat scored in one game, before the game is counted."""
        self.sums[seat] += points
        self.squares[seat] += points * points
        if self.games == 0 or points < self.lowest[seat]:
            self.lowest[seat] = points
        if self.games == 0 or points > self.highest[seat]:
            self.highest[seat] = points

    def add_winners(self, position: Position) -> None:
        """Divide one win among the highest-ranked seats."""
        best = position.standing(0)
        winners = 1
        for seat in range(1, position.seats):
            standing = position.standing(seat)
            if standing > best:
                best = standing
                winners = 1
            elif standing == best:
                winners += 1
        for seat in range(position.seats):
            if position.standing(seat) == best:
                self.wins[seat] += WIN // winners

    def totals(self) -> dict[str, int | list[int]]:
        """Everything gathered, as plain numbers that another process can read and `merge`."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "shortest": self.shortest,
            "longest": self.longest,
            "sums": [self.sums[seat] for seat in range(MOST_SEATS)],
            "squares": [self.squares[seat] for seat in range(MOST_SEATS)],
            "wins": [self.wins[seat] for seat in range(MOST_SEATS)],
            "lowest": [self.lowest[seat] for seat in range(MOST_SEATS)],
            "highest": [self.highest[seat] for seat in range(MOST_SEATS)],
            "endings": [self.endings[cause] for cause in range(MOST_ENDINGS)],
        }
