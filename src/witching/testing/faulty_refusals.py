"""Games with a fault planted in what explains a refusal: the gate must not heed it."""

from copy import copy

from witching.core.game import Game
from witching.core.message import Message
from witching.core.refusal import Refusal

UNEXPLAINED = "core-refusal-not-legal"


def mute(game: Game) -> Game:
    """A game that finds nothing wrong with any choice."""
    faulty = copy(game)
    faulty.refusal = lambda position, seat, action: None  # type: ignore[method-assign]
    return faulty


def grumbling(game: Game) -> Game:
    """A game that finds something wrong with every choice."""
    faulty = copy(game)
    refusal = Refusal(Message(UNEXPLAINED))
    faulty.refusal = lambda position, seat, action: refusal  # type: ignore[method-assign]
    return faulty
