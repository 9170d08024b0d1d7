"""One game between bots."""

from collections.abc import Sequence
from typing import Protocol

from witching.bots.apart import BotFailed
from witching.bots.asking import ask_bot
from witching.bots.bot import Brain
from witching.core.game import Game
from witching.core.position import Position
from witching.core.rng import Rng, derive


class Forfeited(Exception):
    """A bot of one's own failed, and has lost this game by rule; so many choices had been made before."""

    def __init__(self, seat: int, step: int, failure: BotFailed) -> None:
        super().__init__(seat, step, failure.why, failure.detail)
        self.seat = seat
        self.step = step
        self.failure = failure


class Ask(Protocol):
    """Lets a brain choose for a seat, as `ask_bot` does."""

    def __call__(self, brain: Brain, game: Game, position: Position, seat: int, *, chance: Rng, own: Rng) -> int:
        """What the brain chooses."""


def play_match(
    game: Game, position: Position, bots: Sequence[Brain], seed: int, ask: Ask = ask_bot
) -> list[tuple[int, int]]:
    """Deal by the seed and play a whole game; return its (seat, action) list. Raises Forfeited."""
    chance = Rng(seed)
    position.redeal(chance)
    return play_out(game, position, bots, chance, seed, ask)


def play_out(
    game: Game, position: Position, bots: Sequence[Brain], chance: Rng, seed: int, ask: Ask = ask_bot
) -> list[tuple[int, int]]:
    """Play a game that has been dealt to its end; return the (seat, action) list. Raises Forfeited.

    Policies share one generator: when it is the one that dealt, a game of policies alone is the one that
    `Position.playout` plays. Every other bot has a generator of its own, so that its draws do not depend on who sits
    beside it.
    """
    own = [Rng(derive(seed, seat + 1)) for seat in range(position.seats)]
    actions: list[tuple[int, int]] = []
    while not position.is_over():
        for seat in position.to_act():
            try:
                action = ask(bots[seat], game, position, seat, chance=chance, own=own[seat])
            except BotFailed as failure:
                raise Forfeited(seat, len(actions), failure) from None
            position.apply_unchecked(seat, action)
            actions.append((seat, action))
    return actions
