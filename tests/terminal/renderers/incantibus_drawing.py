"""Drawing Incantibus for tests: boards as text, and views of random games."""

import io
from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.console import Console, RenderableType

from witching.core.rng import Rng
from witching.core.viewers import Seated, Spectator
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.view import IncantibusView
from witching.i18n import Catalogue
from witching.terminal.renderers.incantibus.renderer import IncantibusRenderer
from witching.terminal.translator import Translator

GAME, RENDERER = Incantibus(), IncantibusRenderer()
ENGLISH = Translator(Catalogue("en", strict=True))
LONG = ENGLISH.at_table("ru", ["Wolfeschlegelsteinha", "김서연" * 6 + "김서", "Bo", "Александра Викторовн"])
TRANSLATOR = ENGLISH.at_table("ru", ["Anna", "Bela", "Cleo", "Dora"])
TERMINAL = {"TERM": "xterm-256color"}
TABLES = [{"seats": seats, "expert": expert} for seats in (2, 3, 4) for expert in (False, True)]


def drawn(shown: RenderableType, *, colour: bool = False) -> str:
    """What a terminal of 80 columns shows, without colours or trailing spaces."""
    file = io.StringIO()
    Console(file=file, width=80, force_terminal=colour, color_system="256" if colour else None, _environ={}).print(
        shown
    )
    return file.getvalue() if colour else "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def board(view: IncantibusView, seat: int, translator: Translator = TRANSLATOR) -> str:
    return drawn(RENDERER.board(view, seat, translator))


@cache
def moments(seed: int, *, every: int = 14) -> tuple[tuple[IncantibusView, int], ...]:
    """Views of random games: of a seat that is to choose, of a spectator, and of the end."""
    return tuple(seen for options in TABLES for seen in _moments(options, seed, every))


def _moments(options: dict[str, Any], seed: int, every: int) -> Iterator[tuple[IncantibusView, int]]:
    position, rng, step = GAME.blank(options), Rng(seed), 0
    position.redeal(rng)
    while not position.is_over():
        due = position.to_act()
        seat = due[rng.below(len(due))]
        legal = position.legal(seat)
        if step % every == 0 or GAME.views(position)(Seated(seat)).phase not in ("cast", "pay"):
            yield GAME.views(position)(Seated(seat)), seat
        if step % (4 * every) == 0:
            yield GAME.views(position)(Spectator()), -1
        position.apply_unchecked(seat, legal[rng.below(len(legal))])
        step += 1
    yield GAME.views(position)(Spectator()), -1
