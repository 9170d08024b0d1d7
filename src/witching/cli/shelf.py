"""The shelf of games, and how each of them looks and is called."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

import click

from witching.cli.loading import Shelf, Trouble, describe_failure, place_of_failure
from witching.cli.speech import say, voice
from witching.core.game import Game
from witching.core.message import Message
from witching.core.refusal import Refusal, Refused, refused
from witching.i18n.languages import FALLBACK

if TYPE_CHECKING:
    from witching.terminal.face import Face


def _tell_unsaid(name: str, function: str, error: Exception) -> None:
    """Views and words are made for every seat, whoever sits at the screen: what the error says is not told."""
    detail = place_of_failure(error)
    click.echo(say(Message("core-broken-says", {"game": name, "part": function, "detail": detail})), err=True)


SHELF = Shelf(_tell_unsaid)


@cache
def face_of(name: str) -> "Face":
    """How a game of the shelf looks at the terminal; loaded when somebody looks, for drawing takes its time to load.

    A game without a face of its own is told in sentences.
    """
    game = SHELF[name]
    if not game.face:
        return generic_face(game)
    module, _, attribute = game.face.partition(":")
    face: Face = getattr(import_module(module), attribute)
    return face


@cache
def safe_face_of(name: str) -> "Face":
    """The same, and where it fails that is told where errors go."""
    return guarded_face(name, lambda error: _tell_failure(name, error))


def guarded_face(name: str, tell: Callable[[Exception], None]) -> "Face":
    """A face that never ends a game: from its first failure on, which is told of, the game is told in sentences."""
    from witching.terminal.guarded import guard

    return guard(lambda: face_of(name), lambda: generic_face(SHELF[name]), tell)


def generic_face(game: Game) -> "Face":
    """The face that tells any game in sentences."""
    from witching.terminal.generic import GenericFace

    return GenericFace(game.name, game.wording)


def _tell_failure(name: str, error: Exception) -> None:
    click.echo(say(Message("core-broken-face", {"game": name, "detail": describe_failure(error)})), err=True)


_told: set[str] = set()
"""The sentences on games that are broken: each is said once."""


def tell_troubles(besides: Trouble | None = None) -> None:
    """A sentence for each game that is broken or left out, where errors go, once; of `besides` somebody else tells."""
    for notice in SHELF.notices():
        said = say(notice)
        if said not in _told and (besides is None or notice != besides.message):
            _told.add(said)
            click.echo(said, err=True)


def title_of(name: str) -> str:
    """What a game of the shelf is called in the reader's language."""
    return voice().say(SHELF[name].title)


def find_game(name: str) -> Game:
    """The game of this name, in capitals or not; whichever else is broken is told of. Raises Refused."""
    wanted = name.lower()
    trouble = SHELF.trouble(wanted) or SHELF.trouble(name)
    tell_troubles(besides=trouble)
    if trouble is not None:
        raise Refused(Refusal(trouble.message))
    if wanted not in SHELF:
        raise refused("cli-refusal-game", given=name[:40], allowed=", ".join(SHELF))
    _tell_gaps(wanted)
    return SHELF[wanted]


@cache
def _tell_gaps(name: str) -> None:
    """Say once, where errors go, which texts a game lacks in English and in the reader's language."""
    for gap in SHELF.gaps(name):
        if gap.language in (FALLBACK, voice().catalogue.language):
            click.echo(say(gap.message), err=True)
