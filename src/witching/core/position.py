"""Position: the truth at one moment of a game."""

from witching.core.rng import Rng

MOST_SEATS = 4
MOST_CHOICES = 72


def within(index: int, limit: int) -> int:
    """The index, if it is valid: compiled arrays check nothing, and anybody may call these methods."""
    if not 0 <= index < limit:
        raise IndexError(index)
    return index


class Position:
    """The truth at one moment: compact, cheap to copy, the same class for server, search and simulation.

    A game subclasses it and overrides every method down to `restore`. Play is not random: the deal has drawn
    everything. An illegal action may do anything; the checked way in is `Game.apply`.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.choices = [0] * 72

    def owing(self) -> int:
        """The seats that owe a choice, as a bit mask (bit s for seat s); 0 when the game is over."""
        return 0

    def find_actions(self, seat: int) -> int:
        """Write the legal actions of a seat, ascending, into `choices`; return how many: 0 for a seat that has none.

        Where several seats choose at once, a seat that has sealed its choice keeps its list until the last is in.
        """
        return 0

    def apply_unchecked(self, seat: int, action: int) -> None:
        """Let a seat make a legal choice. A sealed choice is stored, another by the same seat replaces it, and the last
        one due reveals and carries out all of them."""

    def copy(self) -> "Position":
        """A copy that shares nothing with this position."""
        return Position()

    def redeal(self, rng: Rng) -> None:
        """Set the game up again, with the same options and a new deal drawn by `rng`."""

    def playout(self, rng: Rng) -> int:
        """Play to the end, every choice drawn evenly from the legal list; return the number of choices made."""
        return 0

    def ending(self) -> int:
        """0 while the game goes on; then the number of the cause (named in the game's `ENDINGS`)."""
        return 0

    def points(self, seat: int) -> int:
        """What the seat has scored, once the game is over."""
        return 0

    def standing(self, seat: int) -> int:
        """Ranks the seats once the game is over: the highest wins, equals share. Points, tie-break included."""
        return 0

    def to_bytes(self) -> bytes:
        """The whole truth as bytes: equal for equal positions."""
        return b""

    def restore(self, data: bytes) -> None:
        """Become the position whose `to_bytes` gave this."""
        raise NotImplementedError(type(self))

    def action_at(self, index: int) -> int:
        """The action at this index of the list that `find_actions` wrote."""
        return self.choices[within(index, MOST_CHOICES)]

    def offer(self, index: int, action: int) -> None:
        """Write an action into the list: for games written without a `.pxd`."""
        self.choices[within(index, MOST_CHOICES)] = action

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending."""
        return [self.choices[index] for index in range(self.find_actions(seat))]

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice: one, several at once, or none when the game is over."""
        owing = self.owing()
        return tuple(seat for seat in range(self.seats) if owing >> seat & 1)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending() != 0

    def winners(self) -> tuple[int, ...]:
        """The seats that won; several may share a win."""
        best = max(self.standing(seat) for seat in range(self.seats))
        return tuple(seat for seat in range(self.seats) if self.standing(seat) == best)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(self) is type(other) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle` and `copy`: an empty position, to be restored. A game whose constructor takes arguments
        overrides this."""
        return type(self), (), self.to_bytes()

    def __setstate__(self, data: bytes) -> None:
        self.restore(data)
