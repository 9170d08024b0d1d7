"""The shelf of games: the one list of them."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from witching.cli.speech import voice
from witching.core.game import Game
from witching.core.refusal import refused
from witching.games.glastonbury.game import Glastonbury
from witching.games.incantibus.game import Incantibus

if TYPE_CHECKING:
    from witching.terminal.face import Face

SHELF: dict[str, Game] = {game.name: game for game in (Glastonbury(), Incantibus())}


@cache
def face_of(name: str) -> "Face":
    """How a game of the shelf looks at the terminal; loaded when somebody looks, for drawing takes its time to load."""
    face: Face = import_module(f"witching.terminal.faces.{name}.face").FACE
    return face


def title_of(name: str) -> str:
    """What a game of the shelf is called in the reader's language."""
    return voice().say(SHELF[name].title)


def find_game(name: str) -> Game:
    """The game of this name, in capitals or not. Raises Refused."""
    game = SHELF.get(name.lower())
    if game is None:
        raise refused("cli-refusal-game", given=name[:40], allowed=", ".join(SHELF))
    return game
