"""How a card looks: a tile of two lines on the grid, a chip of four columns elsewhere; and a recipe, in two columns.

A mark of two columns names the kind, a symbol the colour, a number the value; the paint repeats what they say. The
symbols are as wide as a letter in every terminal, East Asian ones included.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import set_cell_size
from rich.style import Style
from rich.text import Text

from witching.games.glastonbury.components import (
    ACCIO,
    ACCIO_CHARGES,
    COLOURS,
    DECLINATIO,
    DECLINATIO_CHARGES,
    IMMUTO,
    INGREDIENTS,
    KINDS,
    RECIPES_B,
    colour_of,
    kind_of,
    value_of,
)
from witching.games.glastonbury.notation import CARD_NAMES, write_card
from witching.terminal.translator import Translator

TILE_WIDTH: Final = 4


class Paint(NamedTuple):
    """A colour of the box: its symbol, the ink, and the ground under the name and under the pips."""

    symbol: str
    ink: str
    ground: str
    shade: str


# Chosen so that a terminal with 16 colours, too, shows eleven different grounds.
PAINTS: Final = {
    "red": Paint("♦", "#ffffff", "#c62828", "#8e1b1b"),
    "blue": Paint("~", "#ffffff", "#2a6fd6", "#123a9a"),
    "green": Paint("+", "#ffffff", "#2f8f3a", "#147022"),
    "yellow": Paint("*", "#1c1c1c", "#fadb52", "#deb81f"),
    "orange": Paint("@", "#1c1c1c", "#ff9640", "#e07020"),
    "purple": Paint("%", "#ffffff", "#a335b0", "#7a1f86"),
    "turquoise": Paint("=", "#1c1c1c", "#3cc8c0", "#249a93"),
    "brown": Paint("#", "#ffffff", "#8f5a1c", "#63390c"),
    "grey": Paint(":", "#1c1c1c", "#a9afb5", "#858b91"),
}
MAGIC: Final = Paint("!", "#ffd75f", "#1a1450", "#0c0838")
WILD: Final = Paint("?", "#1c1c1c", "#f4f1e6", "#d6d1bd")
CHARGES: Final = {ACCIO: ACCIO_CHARGES, DECLINATIO: DECLINATIO_CHARGES}


def paint_of(card: int) -> Paint:
    """How a card is painted: ingredients in their colour, Immuto and the spells each in their own way."""
    if card <= INGREDIENTS:
        return PAINTS[COLOURS[colour_of(card)]]
    return WILD if card == IMMUTO else MAGIC


def style_of(paint: Paint, *, bold: bool = False) -> Style:
    """Ink on ground."""
    return Style(color=paint.ink, bgcolor=paint.ground, bold=bold)


def mark_of(card: int, translator: Translator) -> str:
    """The two columns that stand for the kind, or for the spell."""
    name = KINDS[kind_of(card)] if card <= INGREDIENTS else write_card(card)
    return set_cell_size(translator.text(f"glastonbury-mark-{name}"), 2)


def tile(name: str, translator: Translator) -> tuple[Text, Text]:
    """The two lines of a card on the grid: mark and value, then the value in pips of the colour."""
    card = CARD_NAMES[name]
    paint = paint_of(card)
    number = str(value_of(card)) if card <= IMMUTO else " "
    lower = Style(color=paint.ink, bgcolor=paint.shade)
    pips = set_cell_size(_pips(card, paint), TILE_WIDTH)
    return Text(f"{mark_of(card, translator)} {number}", style_of(paint, bold=True)), Text(pips, lower)


def _pips(card: int, paint: Paint) -> str:
    """As many symbols as the value; the charges of a kept spell; one symbol where neither is."""
    if card in CHARGES:
        return f"x{CHARGES[card]}"
    return paint.symbol * (value_of(card) or 1) if card <= IMMUTO else paint.symbol


def chip(name: str, translator: Translator) -> Text:
    """A card in four columns: mark, symbol, number."""
    card = CARD_NAMES[name]
    paint = paint_of(card)
    number = str(value_of(card)) if card <= IMMUTO else " "
    return Text(f"{mark_of(card, translator)}{paint.symbol}{number}", style_of(paint, bold=True))


def kind_chips(names: Iterable[str], translator: Translator) -> list[Text]:
    """Cards kind by kind, in the order of the box, mark and values: `To134`; Immutos last."""
    cards = sorted(CARD_NAMES[name] for name in names)
    kinds = [list(kind) for _, kind in groupby(cards, lambda card: kind_of(card) if card <= INGREDIENTS else card)]
    return [_kind_chip(kind, translator) for kind in kinds]


def _kind_chip(cards: Sequence[int], translator: Translator) -> Text:
    values = "".join(str(value_of(card)) for card in cards)
    shown = Text(style=style_of(paint_of(cards[0])))
    return shown.append(mark_of(cards[0], translator), Style(bold=True)).append(values)


def spell_chip(name: str, charges: int, translator: Translator) -> Text:
    """An open spell: mark and the charges left."""
    card = CARD_NAMES[name]
    return Text(f"{mark_of(card, translator)} x{charges}", style_of(paint_of(card)))


def brief_recipe(recipe: str, translator: Translator) -> Text:
    """A recipe in two columns: A with the symbol of its colour, or the letter and number of B."""
    if recipe in RECIPES_B:
        return Text(translator.text("glastonbury-mark-recipe-b") + recipe[1:], "italic")
    paint = PAINTS[recipe]
    return Text(translator.text("glastonbury-mark-recipe-a"), "italic").append(paint.symbol, style_of(paint))
