"""Asking a bot: the one door through which a seat of a true position reaches it, as Knowledge."""

from witching.bots.apart import BotFailed
from witching.bots.bot import Bot, Brain
from witching.core.game import Game
from witching.core.position import Position
from witching.core.rng import Rng


def ask_bot(brain: Brain, game: Game, position: Position, seat: int, *, chance: Rng, own: Rng) -> int:
    """What this brain chooses for a seat: a policy draws from `chance`, a bot from its `own` generator."""
    choices = position.legal(seat)
    if not isinstance(brain, Bot):
        return brain.choose_from(choices, chance)
    if len(choices) == 1:
        return choices[0]
    return brain.choose(game, game.knowledge(position, seat), choices, own)


def ask_or_draw(
    brain: Brain, game: Game, position: Position, seat: int, *, chance: Rng, own: Rng
) -> tuple[int, BotFailed | None]:
    """What this brain chooses for a seat; where a bot of one's own fails, what is drawn for it, and how it failed."""
    try:
        return ask_bot(brain, game, position, seat, chance=chance, own=own), None
    except BotFailed as failure:
        choices = position.legal(seat)
        return choices[own.below(len(choices))], failure
