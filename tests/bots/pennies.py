"""Matching pennies, with three sides: two seats show a side at once; equal sides win for seat 0, others for seat 1.

The only strategy that cannot be exploited shows every side equally often.
"""

from witching.core.knowledge import Knowledge
from witching.core.position import Position
from witching.core.rng import Rng

SIDES = 3
UNSHOWN = -1


class Pennies(Position):
    """What each seat shows."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.shown = [UNSHOWN, UNSHOWN]

    def owing(self) -> int:
        return sum(1 << seat for seat in range(2) if self.shown[seat] == UNSHOWN)

    def find_actions(self, seat: int) -> int:
        for side in range(SIDES):
            self.offer(side, side)
        return SIDES

    def apply_unchecked(self, seat: int, action: int) -> None:
        self.shown[seat] = action

    def ending(self) -> int:
        return int(self.owing() == 0)

    def points(self, seat: int) -> int:
        equal = self.shown[0] == self.shown[1]
        return 2 * int(equal == (seat == 0))

    def standing(self, seat: int) -> int:
        return self.points(seat)


class PenniesKnowledge(Knowledge):
    """Nobody knows anything."""

    def imagine(self, rng: Rng) -> Pennies:
        return Pennies()
