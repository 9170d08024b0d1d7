"""What the marks, symbols and signs of the board mean."""

from typing import Final

from rich.console import Group
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from witching.core.message import Message
from witching.games.glastonbury.choice_words import CARD_NOTES
from witching.games.glastonbury.components import COLOURS, IMMUTO, KINDS, RECIPES_B, SPELLS
from witching.games.glastonbury.names import say_kind
from witching.games.glastonbury.notation import CARD_NAMES, say_colour, write_card
from witching.terminal.renderers.glastonbury.cards import (
    PAINTS,
    brief_recipe,
    chip,
    kind_chips,
    mark_of,
    paint_of,
    style_of,
)
from witching.terminal.renderers.glastonbury.grid import WIDTH
from witching.terminal.renderers.glastonbury.seats import MOVER
from witching.terminal.translator import Translator

SIGNS: Final = {
    "[ ]": "glastonbury-face-legend-brackets",
    f" {MOVER} ": "glastonbury-face-legend-mover",
    "♦A ": "glastonbury-face-legend-pawn",
    " 7 ": "glastonbury-face-legend-stop",
}


def draw_legend(translator: Translator) -> Constrain:
    """Kinds by colour, Immuto and the spells, the signs; three parts of 80 columns."""
    return Constrain(Group(_kinds(translator), Text(), _special(translator), Text(), _signs(translator)), WIDTH)


def _kinds(translator: Translator) -> Table:
    """Every colour with its symbol and its two kinds (G-BOX)."""
    table = Table.grid(padding=(0, 2))
    for number, colour in enumerate(COLOURS):
        paint = PAINTS[colour]
        swatch = Text(f" {paint.symbol} ", style_of(paint, bold=True))
        kinds = [_kind(kind, translator) for kind in KINDS[2 * number : 2 * number + 2]]
        table.add_row(swatch, Text(translator.say(say_colour(number))), *kinds)
    return table


def _kind(kind: str, translator: Translator) -> Text:
    card = CARD_NAMES[f"{kind}-1"]
    mark = Text(f" {mark_of(card, translator)} ", style_of(paint_of(card), bold=True))
    return Text.assemble(mark, " ", translator.say(Message(f"glastonbury-kind-{kind}")))


def _special(translator: Translator) -> Table:
    table = Table.grid(padding=(0, 2))
    for card in (IMMUTO, *SPELLS):
        name = write_card(card)
        table.add_row(
            chip(name, translator), Text(translator.say(say_kind(name))), Text(translator.say(CARD_NOTES[name]))
        )
    return table


def _signs(translator: Translator) -> Table:
    table = Table.grid(padding=(0, 2))
    for sign, key in SIGNS.items():
        table.add_row(Text(sign, "bold"), Text(translator.text(key)))
    table.add_row(_example(translator), Text(translator.text("glastonbury-face-legend-cards")))
    table.add_row(brief_recipe(RECIPES_B[2], translator), Text(translator.text("glastonbury-face-legend-recipe")))
    return table


def _example(translator: Translator) -> Text:
    """Two cards of a kind as they are shown in a cauldron."""
    return kind_chips(("toad-3", "toad-4"), translator)[0]
