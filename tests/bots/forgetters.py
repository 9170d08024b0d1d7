"""A bot that forgets, and notes what it is given."""

from collections.abc import Sequence
from math import inf

from witching.bots.baseline import GreedyBot
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.memory import MEMORIES, Memory
from witching.core.rng import Rng


class Forgetter(GreedyBot):
    """Plays by what it still remembers."""

    remembers = MEMORIES["fleeting"]

    def __init__(self) -> None:
        self.given: list[bytes] = []

    def memory(self, game: Game) -> Memory:
        return self.remembers

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        self.given.append(knowledge.to_bytes())
        return super().choose(game, knowledge, choices, rng)


class Goldfish(Forgetter):
    """Knows only what lies open, and looks nothing up."""

    remembers = Memory(0, inf)


class Elephant(Forgetter):
    """Forgets nothing."""

    remembers = MEMORIES["perfect"]
