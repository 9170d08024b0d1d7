"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.memory import PERFECT, Memory
from witching.core.rng import Rng


class Policy(ABC):
    """Chooses by the legal list alone."""

    @abstractmethod
    def choose_from(self, choices: Sequence[int], rng: Rng) -> int:
        """One of the legal choices."""


class Bot(ABC):
    """Chooses by what its seat knows. It is not asked when only one choice is legal."""

    @abstractmethod
    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        """One of the legal choices; the same for the same knowledge, choices and state of `rng`."""

    def memory(self, game: Game) -> Memory:
        """How it remembers: what it has forgotten is missing from the knowledge it gets."""
        return PERFECT

    def budgeted(self, iterations: int) -> "Bot":
        """This bot with a budget of `iterations` per choice: searching bots override this, others have no budget."""
        return self


Brain = Policy | Bot


def memory_of(brain: Brain, game: Game) -> Memory:
    """How this brain remembers; a policy has nothing to forget."""
    return brain.memory(game) if isinstance(brain, Bot) else PERFECT
