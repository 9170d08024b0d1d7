"""Knowledge: everything a seat could know if it forgot nothing."""

from witching.core.position import Position
from witching.core.rng import Rng


class Knowledge:
    """An information state: what one seat has seen and what follows from it. The only thing a bot receives.

    A game subclasses it and overrides `imagine`, `to_bytes` and `restore`. It never holds what the seat may not know.
    """

    def __init__(self) -> None:
        self.seat = 0

    def imagine(self, rng: Rng) -> Position:
        """A position that the seat cannot tell from the true one, drawn evenly from all of them.

        In it, the other seats' sealed choices are not made yet.
        """
        return Position()

    def to_bytes(self) -> bytes:
        """The whole knowledge as bytes: equal for equal knowledge, enough to restore it in another process."""
        return b""

    def restore(self, data: bytes) -> None:
        """Become the knowledge whose `to_bytes` gave this."""
        raise NotImplementedError(type(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and type(self) is type(other) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle` and `copy`: empty knowledge, to be restored. A game whose constructor takes arguments overrides
        this."""
        return type(self), (), self.to_bytes()

    def __setstate__(self, data: bytes) -> None:
        self.restore(data)
