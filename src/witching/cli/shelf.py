"""The shelf of games: the one list of them, each with its face at the terminal."""

from witching.cli.speech import voice
from witching.core.game import Game
from witching.core.refusal import refused
from witching.games.glastonbury.game import Glastonbury
from witching.games.incantibus.game import Incantibus
from witching.terminal.face import Face
from witching.terminal.faces.glastonbury.face import GlastonburyFace
from witching.terminal.faces.incantibus.face import IncantibusFace

_SHELVED: tuple[tuple[Game, Face], ...] = ((Glastonbury(), GlastonburyFace()), (Incantibus(), IncantibusFace()))

SHELF: dict[str, Game] = {game.name: game for game, _ in _SHELVED}
FACES: dict[str, Face] = {game.name: face for game, face in _SHELVED}


def title_of(name: str) -> str:
    """What a game of the shelf is called in the reader's language."""
    return voice().say(FACES[name].title)


def find_game(name: str) -> Game:
    """The game of this name, in capitals or not. Raises Refused."""
    game = SHELF.get(name.lower())
    if game is None:
        raise refused("cli-refusal-game", given=name[:40], allowed=", ".join(SHELF))
    return game
