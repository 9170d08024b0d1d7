"""One game between bots."""

from collections.abc import Sequence
from typing import Protocol

from witching.bots.bot import Brain, memory_of
from witching.bots.bot_choice import InPlay, ask_bot
from witching.bots.external.custom_bot import BotFailed
from witching.bots.lineup import begin_game
from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.memory import PERFECT, Memory
from witching.core.position import Position
from witching.core.rng import Rng, derive
from witching.core.viewers import Seated


class Forfeited(Exception):
    """A custom bot failed after `step` choices and has lost this game by rule."""

    def __init__(self, seat: int, step: int, failure: BotFailed) -> None:
        super().__init__(seat, step, failure.why, failure.detail)
        self.seat = seat
        self.step = step
        self.failure = failure


class Ask(Protocol):
    """Lets a brain choose for a seat, as `ask_bot` does."""

    def __call__(self, brain: Brain, played: InPlay, seat: int, *, chance: Rng, own: Rng) -> int:
        """What the brain chooses."""


class BotMatch:
    """A game between bots as it goes. Its story is kept only where one of them forgets: others need none of it."""

    def __init__(self, game: Game, position: Position, bots: Sequence[Brain], seed: int) -> None:
        self.game = game
        self._position = position
        self._seed = seed
        forgets = any(memory_of(bot, game) != PERFECT for bot in bots)
        self._event_log = game.event_log(position) if forgets else None

    def legal(self, seat: int) -> list[int]:
        """The choices that a seat may make now."""
        return self._position.legal(seat)

    def left_to(self, seat: int, memory: Memory) -> Knowledge:
        """What a seat still knows that remembers like this."""
        if self._event_log is None:
            return self.game.knowledge(self._position, seat)
        return self.game.left_to(Seated(seat), self._event_log, memory, seat_seed(self._seed, seat))

    def choose(self, seat: int, action: int) -> None:
        """Carry out a choice. Raises Refused, and nothing has changed, when it is not legal."""
        self.game.apply(self._position, seat, action)
        if self._event_log is not None:
            self.game.go_on(self._event_log, seat, action)


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
    beside it. What custom bots kept of other games is gone.
    """
    begin_game(bots)
    own = [Rng(seat_seed(seed, seat)) for seat in range(position.seats)]
    match = BotMatch(game, position, bots, seed)
    actions: list[tuple[int, int]] = []
    while not position.is_over():
        for seat in position.to_act():
            try:
                action = ask(bots[seat], match, seat, chance=chance, own=own[seat])
            except BotFailed as failure:
                raise Forfeited(seat, len(actions), failure) from None
            match.choose(seat, action)
            actions.append((seat, action))
    return actions


def seat_seed(seed: int, seat: int) -> int:
    """By what the bot of a seat draws and forgets in the game of this seed."""
    return derive(seed, seat + 1)
