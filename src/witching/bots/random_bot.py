"""The random bot: the engine's playout policy."""

from collections.abc import Sequence

from witching.bots.bot import Policy
from witching.core.rng import Rng


class RandomBot(Policy):
    """Draws every choice evenly from the legal list, even where only one is legal, just as `Position.playout` does."""

    def choose_from(self, choices: Sequence[int], rng: Rng) -> int:
        return choices[rng.below(len(choices))]
