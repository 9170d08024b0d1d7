"""Strategy: what a game tells those who search it. It sees a position as the seat that chooses would see it."""

from witching.core import draw
from witching.core.position import MOST_CHOICES, Position, within
from witching.core.rng import Rng

GRAIN = 1024  # steps of the noise in a rollout


class Strategy:
    """How good choices look at once and where a position leads, in points. A game derives from it.

    It holds scratch paper, so every search has one of its own. Only positions that `imagine` made come here, and
    nothing of what it says about a seat may depend on what that seat cannot know.
    """

    def __init__(self) -> None:
        self.scores = [0.0] * 72
        self.noise = 0.0

    def prior(self, position: Position, seat: int, count: int) -> None:
        """Write into `scores`, for each of the choices that `find_actions` just wrote for this seat, how many points
        better than nothing it looks at once."""
        for index in range(count):
            self.scores[index] = 0.0

    def prepare(self, position: Position) -> None:
        """See what `value` needs, once for all seats; a game that is over needs no look."""

    def value(self, position: Position, seat: int) -> float:
        """The points that the seat may expect to end with; once the game is over, those it has."""
        return position.points(seat)

    def action_key(self, position: Position, action: int) -> int:
        """An action together with what it is openly about, below 2**31: search counts choices apart that differ so."""
        return action

    def fast_prior(self, position: Position, seat: int, count: int) -> None:
        """Like `prior`, for a player who has no time for a second look."""
        self.prior(position, seat, count)

    def sample(self, position: Position, seat: int, count: int, rng: Rng) -> int:
        """The place in the list of a choice as a player in a hurry would make it: what looks best, give or take."""
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
        """Play on, at most so many choices; return how many were made."""
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
        """What `prior` wrote for the choice at this place of the list."""
        return self.scores[within(index, MOST_CHOICES)]
