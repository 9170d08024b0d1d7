"""The shelf of games: the one list of them."""

from witching.core.game import Game
from witching.core.refusal import refused
from witching.games.glastonbury.game import Glastonbury
from witching.games.incantibus.game import Incantibus

SHELF: dict[str, Game] = {game.name: game for game in (Glastonbury(), Incantibus())}


def find_game(name: str) -> Game:
    """The game of this name. Raises Refused."""
    if name not in SHELF:
        raise refused("cli-refusal-game", given=name[:40], allowed=", ".join(SHELF))
    return SHELF[name]
