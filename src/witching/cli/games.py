"""The games that there are, and how each of them looks and is called."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

import click

from witching.cli.game_registry import GameRegistry, Trouble, describe_failure, place_of_failure
from witching.cli.output import say, translator
from witching.core.game import Game
from witching.core.message import Message
from witching.core.refusal import Refusal, Refused, refused
from witching.i18n.languages import FALLBACK

if TYPE_CHECKING:
    from witching.terminal.renderer import Renderer


def _tell_unsaid(name: str, function: str, error: Exception) -> None:
    """Views and words are made for every seat, whoever sits at the screen: what the error says is not told."""
    detail = place_of_failure(error)
    click.echo(say(Message("core-broken-says", {"game": name, "part": function, "detail": detail})), err=True)


ALL_GAMES = GameRegistry(_tell_unsaid)


@cache
def renderer_of(name: str) -> "Renderer":
    """How a game looks at the terminal; loaded when somebody looks, for drawing takes its time to load.

    A game without a renderer of its own is told in sentences.
    """
    game = ALL_GAMES[name]
    if not game.renderer:
        return generic_renderer(game)
    module, _, attribute = game.renderer.partition(":")
    renderer: Renderer = getattr(import_module(module), attribute)
    return renderer


@cache
def safe_renderer_of(name: str) -> "Renderer":
    """The same, and where it fails that is told where errors go."""
    return make_safe_renderer(name, lambda error: _tell_failure(name, error))


def make_safe_renderer(name: str, tell: Callable[[Exception], None]) -> "Renderer":
    """A renderer that never ends a game: from its first failure on, which is told of, the game is told in sentences."""
    from witching.terminal.safe_renderer import safe_renderer

    return safe_renderer(lambda: renderer_of(name), lambda: generic_renderer(ALL_GAMES[name]), tell)


def generic_renderer(game: Game) -> "Renderer":
    """The renderer that tells any game in sentences."""
    from witching.terminal.generic_renderer import GenericRenderer

    return GenericRenderer(game.name, game.wording)


def _tell_failure(name: str, error: Exception) -> None:
    click.echo(say(Message("core-broken-face", {"game": name, "detail": describe_failure(error)})), err=True)


_told: set[str] = set()
"""The sentences on games that are broken: each is said once."""


def tell_troubles(besides: Trouble | None = None) -> None:
    """A sentence for each game that is broken or left out, where errors go, once; of `besides` somebody else tells."""
    for notice in ALL_GAMES.notices():
        said = say(notice)
        if said not in _told and (besides is None or notice != besides.message):
            _told.add(said)
            click.echo(said, err=True)


def title_of(name: str) -> str:
    """What a game is called in the reader's language."""
    return translator().say(ALL_GAMES[name].title)


def find_game(name: str) -> Game:
    """The game of this name, in capitals or not; whichever else is broken is told of. Raises Refused."""
    wanted = name.lower()
    trouble = ALL_GAMES.trouble(wanted) or ALL_GAMES.trouble(name)
    tell_troubles(besides=trouble)
    if trouble is not None:
        raise Refused(Refusal(trouble.message))
    if wanted not in ALL_GAMES:
        raise refused("cli-refusal-game", given=name[:40], allowed=", ".join(ALL_GAMES))
    _tell_gaps(wanted)
    return ALL_GAMES[wanted]


@cache
def _tell_gaps(name: str) -> None:
    """Say once, where errors go, which texts a game lacks in English and in the reader's language."""
    for gap in ALL_GAMES.missing_texts(name):
        if gap.language in (FALLBACK, translator().catalogue.language):
            click.echo(say(gap.message), err=True)
