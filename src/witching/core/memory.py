"""Memory: what is left of something once seen. Forgetting is a pure function, so the same is forgotten after a restart.

docs/memory.md explains the curve, its parameters and the literature it follows.
"""

import math
from enum import IntEnum

from msgspec import Struct

from witching.core.rng import Rng, derive

STEPS = 1 << 30  # of a chance drawn evenly between 0 and 1


class Trace(IntEnum):
    """What is left of something once seen; never anything false."""

    EXACT = 0
    COLOUR = 1
    BLANK = 2


class Memory(Struct, frozen=True):
    """A way to forget: by what has been seen since, not by time.

    The last `span` things seen are kept for certain. What is `t` things older than these is still known exactly with
    probability `(1 + t) ** -decay`: a decay of 0 forgets nothing, infinity everything at once. The colour alone lasts
    as long as the whole of something `colour` times younger (1: no longer). What belongs to others counts as `1 /
    attention` times older (1: no older than the seat's own). A memory that `reads` looks up in the story what everybody
    has seen.
    """

    span: int
    decay: float
    colour: float = 1.0
    attention: float = 1.0
    reads: bool = False

    def __post_init__(self) -> None:
        if self.span < 0 or not self.decay >= 0 or not self.colour >= 1 or not 0 < self.attention <= 1:
            raise ValueError(self)

    def trace(self, seed: int, number: int, place: int, age: int, *, own: bool = True) -> Trace:
        """What is left of something last seen at event `number`, `age` things ago: with age, only ever less.

        `place` tells apart things seen at the same event, so that they do not all share one fate.
        """
        luck = (Rng(derive(derive(seed, number), place)).below(STEPS) + 0.5) / STEPS
        if luck < self.exact(age, own=own):
            return Trace.EXACT
        return Trace.COLOUR if luck < self.coloured(age, own=own) else Trace.BLANK

    def exact(self, age: int, *, own: bool = True) -> float:
        """The probability that something is still known exactly, `age` things later."""
        return self._kept(age, 1.0 if own else 1 / self.attention)

    def coloured(self, age: int, *, own: bool = True) -> float:
        """The probability that at least its colour is still known."""
        return self._kept(age, (1.0 if own else 1 / self.attention) / self.colour)

    def _kept(self, age: int, rate: float) -> float:
        beyond = max(0, age - self.span + 1)
        return math.pow(1 + rate * beyond, -self.decay)


PERFECT = Memory(0, 0)
FORGETFUL = Memory(0, math.inf, reads=True)
"""Knows only what is open now."""

MEMORIES = {
    "fleeting": Memory(3, 0.45, colour=3, attention=0.5),
    "short": Memory(4, 0.26, colour=4, attention=0.65),
    "fair": Memory(6, 0.13, colour=5, attention=0.8),
    "good": Memory(8, 0.05, colour=6, attention=0.95),
    "perfect": PERFECT,
}
"""The memories by name, the shortest first."""
