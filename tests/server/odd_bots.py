"""Bots that do what no bot should: for the bot pool, whose workers import them by name."""

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from witching.bots.bot import Bot, Policy
from witching.bots.leveled import LeveledBot
from witching.bots.roster import BOTS, Roster
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.rng import Rng


class Second(Policy):
    """Takes the second choice, whatever it is."""

    def choose_from(self, choices: Sequence[int], rng: Rng) -> int:
        return choices[1]


class Sleeper(Policy):
    """Never answers."""

    def choose_from(self, choices: Sequence[int], rng: Rng) -> int:
        while True:
            time.sleep(1)


class Suicide(Policy):
    """Kills its process each time."""

    def choose_from(self, choices: Sequence[int], rng: Rng) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return choices[0]


class Stumbler(Bot):
    """Raises an error."""

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        raise ValueError("a bot that fails")


class Cheat(Policy):
    """Chooses something illegal."""

    def choose_from(self, choices: Sequence[int], rng: Rng) -> int:
        return max(choices) + 1


class Thorough(LeveledBot):
    """Creates a file and thinks forever the first time; after that, thinks once."""

    def __init__(self, began: Path) -> None:
        super().__init__("apprentice", simulations=20_000)
        self.began = began

    def choose(self, game: Game, knowledge: Knowledge, choices: Sequence[int], rng: Rng) -> int:
        is_first = not self.began.exists()
        self.began.touch()
        while is_first:
            super().choose(game, knowledge, choices, rng)
        return super().choose(game, knowledge, choices, rng)


ODD_BOTS: Roster = {
    **BOTS, "second": Second, "sleeper": Sleeper, "suicide": Suicide, "stumbler": Stumbler, "cheat": Cheat,
}  # fmt: skip
