"""Baseline bots: yardsticks for others. One draws its choices, the other takes what looks best at once."""

from collections.abc import Sequence

from witching.bots.bot import Bot, Policy
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.rng import Rng


class RandomBot(Policy):
    """Draws every choice evenly from the legal list, even where only one is legal, just as `Position.playout` does."""

    def choose_from(self, choices: Sequence[int], rng: Rng) -> int:
        return choices[rng.below(len(choices))]


class GreedyBot(Bot):
    """Chooses what the game's `greedy_eval` rates highest; of equals, the first."""

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        return max(choices, key=lambda action: game.greedy_eval(knowledge, action))
