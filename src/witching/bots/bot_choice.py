"""Asking a bot: the only way a game in play reaches one, with the Knowledge that is left to its seat."""

from typing import Protocol

from witching.bots.bot import Bot, Brain
from witching.bots.external.custom_bot import BotFailed
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.memory import Memory
from witching.core.rng import Rng


class InPlay(Protocol):
    """A game in play, as far as asking bots needs it."""

    game: Game

    def legal(self, seat: int) -> list[int]:
        """The choices that a seat may make now."""

    def left_to(self, seat: int, memory: Memory) -> Knowledge:
        """What a seat with this memory still knows; what it once forgot stays forgotten."""


def ask_bot(brain: Brain, played: InPlay, seat: int, *, chance: Rng, own: Rng) -> int:
    """What this brain chooses for a seat: a policy draws from `chance`, a bot from its `own` generator."""
    choices = played.legal(seat)
    if not isinstance(brain, Bot):
        return brain.choose_from(choices, chance)
    if len(choices) == 1:
        return choices[0]
    game = played.game
    return brain.choose(game, played.left_to(seat, brain.memory(game)), choices, own)


def ask_or_draw(brain: Brain, played: InPlay, seat: int, *, chance: Rng, own: Rng) -> tuple[int, BotFailed | None]:
    """What this brain chooses for a seat; where a custom bot fails, a random choice instead, and how it failed."""
    try:
        return ask_bot(brain, played, seat, chance=chance, own=own), None
    except BotFailed as failure:
        choices = played.legal(seat)
        return choices[own.below(len(choices))], failure
