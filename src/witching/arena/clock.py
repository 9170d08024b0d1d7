"""Clock: the CPU time that the bots of a game take."""

import time

from witching.bots.bot import Brain
from witching.bots.bot_choice import InPlay, ask_bot
from witching.bots.external.custom_bot import CustomBot
from witching.core.rng import Rng


class Clock:
    """Asks bots and counts by seat: real choices, the CPU seconds they took, and the longest of them.

    What the bot is given is made within that time. Where only one choice is legal, nothing is counted.
    """

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.seconds = [0.0] * seats
        self.longest = [0.0] * seats

    def ask(self, brain: Brain, played: InPlay, seat: int, *, chance: Rng, own: Rng) -> int:
        """What `ask_bot` says."""
        is_choice = len(played.legal(seat)) > 1
        started = _cpu_seconds(brain)
        action = ask_bot(brain, played, seat, chance=chance, own=own)
        if is_choice:
            self._note(seat, _cpu_seconds(brain) - started)
        return action

    def _note(self, seat: int, seconds: float) -> None:
        self.choices[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def _cpu_seconds(brain: Brain) -> float:
    """What was computed so far for this bot: here, and where it thinks apart."""
    return time.process_time() + (brain.cpu_seconds if isinstance(brain, CustomBot) else 0.0)
