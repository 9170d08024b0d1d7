"""The greedy bot: takes what its knowledge says is best now. A fair yardstick for others."""

from collections.abc import Sequence

from witching.bots.bot import Bot
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.rng import Rng


class GreedyBot(Bot):
    """Chooses what the game's `greedy_eval` rates highest; of equals, the first."""

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        return max(choices, key=lambda action: game.greedy_eval(knowledge, action))
