"""Views of Glastonbury and how they are drawn, for the tests of its renderer."""

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.console import Console, RenderableType

from games.glastonbury.stacked import StackedTable, deal
from golden.played_games import GAME
from witching.core.message import Message
from witching.core.rng import Rng
from witching.core.viewers import OpenBook, Seated, Spectator, Viewer, seat_of
from witching.games.glastonbury.components import SPELLS
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.view import GlastonburyView
from witching.i18n import Catalogue, Key
from witching.i18n.values import Value
from witching.terminal.renderers.glastonbury.renderer import GlastonburyRenderer
from witching.terminal.translator import Translator

RENDERER = GlastonburyRenderer()
NAMES = ("Anna", "Maximiliane Freifrau", "김민준 가나다라마바사아자차카타파하", "Игорь")

TABLES: list[dict[str, Any]] = [
    {"seats": 2, "edition": "ru"},
    {"seats": 2, "edition": "ko", "memory": "open", "recipes": True, "two_player_removal": "both_colours"},
    {"seats": 3, "edition": "ru-alchemist", "memory": "assisted", "assisted": [1], "recipes": True},
    {"seats": 3, "edition": "it", "memory": "open"},
    {"seats": 4, "edition": "it", "recipes": True},
    {"seats": 4, "edition": "ko", "memory": "assisted"},
    {"seats": 4, "edition": "ru", "memory": "open", "recipes": True},
]


class WideCatalogue(Catalogue):
    """English with every letter two columns wide: longer than any language of the game."""

    def say(self, key: str | Key, /, **args: Value) -> str:
        return re.sub("[A-Za-z]", lambda letter: chr(ord(letter[0]) + 0xFEE0), super().say(key, **args))


ENGLISH = Catalogue("en", strict=True)
WIDE = WideCatalogue("en", strict=True)


def translator_at(view: GlastonburyView, catalogue: Catalogue = ENGLISH) -> Translator:
    return Translator(catalogue).at_table(view.edition, NAMES[: len(view.seats)])


def render(drawn: RenderableType, *, colour: bool = False, width: int = 80) -> list[str]:
    """What a terminal of this width gets, line by line without trailing spaces."""
    file = io.StringIO()
    Console(file=file, width=width, color_system="truecolor" if colour else None, legacy_windows=False).print(drawn)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", file.getvalue())
    return [line.rstrip() for line in plain.splitlines()]


def played(options: dict[str, Any], seed: int) -> Iterator[GlastonburyPosition]:
    """Some moments of a random game, its end among them."""
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    yield position.copy()
    while not position.is_over():
        legal = position.legal(position.mover)
        position.apply_unchecked(position.mover, legal[rng.below(len(legal))])
        if position.is_over() or rng.below(40) == 0:
            yield position.copy()


@cache
def moments() -> list[GlastonburyPosition]:
    return [moment for seed, options in enumerate(TABLES) for moment in played(options, 100 + seed)]


def viewers(position: GlastonburyPosition) -> list[Viewer]:
    return [Seated(position.mover), OpenBook() if position.is_over() else Spectator()]


@cache
def views() -> list[tuple[GlastonburyView, int]]:
    return [(GAME.views(each)(viewer), seat_of(viewer)) for each in moments() for viewer in viewers(each)]


def over() -> list[GlastonburyView]:
    return [GAME.views(position)(OpenBook()) for position in moments() if position.is_over()]


def opening() -> StackedTable:
    """Seat 0 has walked to stop 2."""
    return deal(
        grid={"c1": "toad-3", "c2": "toadstool-4", "c3": "immuto", "c4": "accio", "c5": "vanesco", "c6": "bones-1"},
        seats=4,
        edition="it",
    )


def looking(**options: Any) -> StackedTable:
    """Seat 0 owns three cards and has just taken a Perluceo; it is seat 1's turn."""
    return deal(**options).own("toad-1", "immuto", "bones-3").take("perluceo")


def said(name: str, translator: Translator) -> str:
    kind, _, value = name.partition("-") if name in ("immuto", *SPELLS.values()) else name.rpartition("-")
    if not value:
        return translator.text(f"glastonbury-card-{kind}")
    return translator.say(
        Message("glastonbury-card-ingredient", {"kind": Message(f"glastonbury-kind-{kind}"), "value": int(value)})
    )


def draw(view: GlastonburyView, seat: int) -> str:
    return "\n".join(render(RENDERER.board(view, seat, translator_at(view))))
