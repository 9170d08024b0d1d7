"""Memory: how long a covered card is remembered. Forgetting is a pure function, so a restart forgets the same."""

import math
from enum import IntEnum

from msgspec import Struct

from witching.core.rng import Rng, derive


class Trace(IntEnum):
    """What is left of something once seen: never anything false."""

    EXACT = 0
    COLOUR = 1
    BLANK = 2


class Memory(Struct, frozen=True):
    """Exponential forgetting: after `half_life` events half of the cards are no longer exact; of these, after
    `colour_half_life` more, half have lost their colour too. A half-life of 0 means: at once."""

    half_life: float
    colour_half_life: float

    def trace(self, seed: int, number: int, place: int, age: int) -> Trace:
        """What is left, `age` events later, of what was last seen at event `number`: with age it only gets less.

        `place` tells apart what was seen at once, so that not all of it shares one fate.
        """
        rng = Rng(derive(derive(seed, number), place))
        exact = _lifetime(self.half_life, rng)
        if age < exact:
            return Trace.EXACT
        return Trace.COLOUR if age < exact + _lifetime(self.colour_half_life, rng) else Trace.BLANK


PERFECT = Memory(math.inf, math.inf)
FORGETFUL = Memory(0, 0)
"""Knows only what lies open now."""


def _lifetime(half_life: float, rng: Rng) -> float:
    """An exponentially distributed lifetime."""
    drawn = (rng.below(1 << 30) + 0.5) / (1 << 30)
    return half_life * -math.log2(drawn) if half_life else 0.0
