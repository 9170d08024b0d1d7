"""What the symbols, letters and marks of the board mean."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from witching.games.incantibus.box_contents import Printed, PrintedBox, printed
from witching.games.incantibus.box_loader import standard_tables
from witching.terminal.renderers.incantibus import symbols
from witching.terminal.renderers.incantibus.columns import WIDTH, flow
from witching.terminal.renderers.incantibus.pen import mark_of, style_of
from witching.terminal.renderers.incantibus.symbols import STYLES, SYMBOLS
from witching.terminal.translator import Translator

KINDS_WIDTH: Final = 64
SIGNS: Final = {
    "visible": "V1",
    "secret": "S1",
    "potion": "P1",
    "book": "B1",
    "sorcerer": "M1",
    "points": symbols.POINTS,
    "wand": f"{symbols.WAND}4{symbols.AT_FIRST}2",
    "open": symbols.OPEN,
    "ready": symbols.READY,
    "aim": f"{symbols.AIM}V3",
    "hidden": symbols.HIDDEN,
    "looked": symbols.LOOKED,
    "taken": symbols.TAKEN,
    "beaten": SYMBOLS["sorcerers"],
    "escaped": symbols.ESCAPED,
    "laid": symbols.LAID,
    "stack": "+6",
    "slots": "♣3/4",
    "loose": f"{symbols.ANY}0/1",
    "equal": "2=†",
    "different": "2≠♣",
    "any": f"4{symbols.ANY}",
    "special": f"1{symbols.SPECIAL}",
    "strength": f"{symbols.WAND}≤2",
}
"""Signs of the board by the word that explains them."""
NOTES: Final = ("incantibus-face-sign-own-box", "incantibus-proposal")
"""What a custom box looks like, and why somebody may want one."""


def draw_legend(translator: Translator) -> RenderableType:
    """The signs, then types with the marks of their kinds, then notes on boxes."""
    box = printed(standard_tables())
    notes = [Text(translator.text(key), symbols.QUIET) for key in NOTES]
    return Constrain(Group(_signs(translator), Text(), _types(box, translator), *notes), WIDTH)


def _types(box: PrintedBox, translator: Translator) -> Table:
    """A row for every type: symbol, name, and the marks of its kinds."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    things = {**box.tokens, **box.sorcerers}
    for place, symbol in SYMBOLS.items():
        kinds = [_kind(key, thing, translator) for key, thing in things.items() if thing.place == place]
        said = Text(translator.text(f"incantibus-face-type-{place}"), STYLES[place])
        table.add_row(Text(symbol, STYLES[place]), said, flow(kinds, KINDS_WIDTH))
    return table


def _kind(key: str, thing: Printed, translator: Translator) -> Text:
    return Text.assemble(
        (mark_of(key, thing, translator), f"bold {style_of(thing)}"), " ", Text(translator.say(thing.name))
    )


def _signs(translator: Translator) -> Columns:
    """Every sign with what it means, in as many columns as fit."""
    said = {word: translator.text(f"incantibus-face-sign-{word}") for word in SIGNS}
    shown = [Text.assemble((sign, "bold"), " ", said[word]) for word, sign in SIGNS.items()]
    return Columns(shown, padding=(0, 2), column_first=True)
