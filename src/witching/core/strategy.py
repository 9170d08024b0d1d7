"""Strategy: what a game tells a search. It sees a position as the choosing seat would see it."""

from witching.core import draw
from witching.core.position import MOST_CHOICES, Position, within
from witching.core.rng import Rng

GRAIN = 1024  # steps of the noise in a rollout


class Strategy:
    """How good choices look at first sight and where a position leads, in points. A game subclasses it.

    It holds scratch space, so every search has its own. It only ever gets positions made by `imagine`, and nothing it
    says about a seat may depend on what that seat cannot know.
    """

    def __init__(self) -> None:
        self.scores = [0.0] * 72
        self.noise = 0.0

    def prior(self, position: Position, seat: int, count: int) -> None:
        """Write into `scores`, for each of the choices that `find_actions` just wrote for this seat, how many points
        better than nothing it looks at first sight."""
        for index in range(count):
            self.scores[index] = 0.0

    def prepare(self, position: Position) -> None:
        """Gather what `value` needs, once for all seats; not needed once the game is over."""

    def value(self, position: Position, seat: int) -> float:
        """The points the seat may expect to end with; once the game is over, those it has."""
        return position.points(seat)

    def action_key(self, position: Position, action: int) -> int:
        """An action together with what it visibly concerns, below 2**31: search counts choices with different keys
        separately."""
        return action

    def fast_prior(self, position: Position, seat: int, count: int) -> None:
        """Like `prior`, for a player with no time for a second look."""
        self.prior(position, seat, count)

    def sample(self, position: Position, seat: int, count: int, rng: Rng) -> int:
        """The index of the choice that a player in a hurry would make: what looks best, give or take."""
        self.fast_prior(position, seat, count)
        best = 0
        most = -1e9
        for index in range(count):
            weight = self.scores[index] + self.noise * draw.below(rng, GRAIN) / GRAIN
            if weight > most:
                most = weight
                best = index
        return best

    def rollout(self, position: Position, rng: Rng, most: int) -> int:
        """Play on for at most `most` choices; return how many were made."""
        made = 0
        owing = position.owing()
        while owing != 0 and made < most:
            seat = 0
            while not owing >> seat & 1:
                seat += 1
            count = position.find_actions(seat)
            index = self.sample(position, seat, count, rng) if count > 1 else 0
            position.apply_unchecked(seat, position.choices[index])
            made += 1
            owing = position.owing()
        return made

    def score_at(self, index: int) -> float:
        """What `prior` wrote for the choice at this index of the list."""
        return self.scores[within(index, MOST_CHOICES)]
