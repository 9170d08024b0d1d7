"""What can be bought and cast: open potions, books and spell cards, side by side."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from witching.games.incantibus.targets import Area
from witching.terminal.renderers.incantibus import symbols
from witching.terminal.renderers.incantibus.columns import grid, heading, short, titled
from witching.terminal.renderers.incantibus.pen import Pen

EXPERT_WIDTHS: Final = (35, 30, 13)
WIDTHS: Final = (60, 19)
FRAME: Final = 8  # columns of a piece that are neither name nor price


def draw_pieces(pen: Pen) -> Table:
    """Potions, with experts books, and spell cards, each under its title."""
    view = pen.view
    left = {"potions": view.potion_stack, "books": view.book_stack, "cards": view.card_stack}
    widths = EXPERT_WIDTHS if view.expert else WIDTHS
    parts: list[tuple[str, list[Text]]] = [("potions", _pieces(pen, "potion", view.potions, widths[0]))]
    if view.expert:
        parts.append(("books", _pieces(pen, "book", view.books, widths[1])))
    parts.append(("cards", [_card(pen, card, widths[-1]) for card in view.cards]))
    heads: list[RenderableType] = [heading(titled(_title(pen, name), f"+{left[name]}")) for name, _ in parts]
    rows = [[part[row] if row < len(part) else Text() for _, part in parts] for row in range(3)]
    return grid([heads, *rows], widths)


def _title(pen: Pen, name: str) -> str:
    return pen.say(f"incantibus-face-title-{name}")


def _pieces(pen: Pen, area: Area, keys: list[str | None], width: int) -> list[Text]:
    """Open pieces by place, name, points and price; prices stand below each other."""
    prices = [_price(pen, key) for key in keys]
    name = width - FRAME - max(price.cell_len for price in prices)
    name = min(name, max((_name(pen, key).cell_len for key in keys), default=0))
    return [_piece(pen, pen.label(area, place), key, name) for place, key in enumerate(keys, start=1)]


def _piece(pen: Pen, label: Text, key: str | None, most: int) -> Text:
    if key is None:
        return Text.assemble(label, f" {symbols.TAKEN}", style=symbols.QUIET)
    name = short(_name(pen, key), most)
    name.pad_right(most - name.cell_len)
    return Text.assemble(label, " ", name, " ", pen.points(pen.view.box.tokens[key].points), " ", _price(pen, key))


def _name(pen: Pen, key: str | None) -> Text:
    return Text() if key is None else pen.name(pen.view.box.tokens[key])


def _price(pen: Pen, key: str | None) -> Text:
    """The price: without books there is room for the names of ingredients."""
    if key is None:
        return Text()
    thing = pen.view.box.tokens[key]
    return pen.price(thing) if pen.view.expert else pen.full_price(thing)


def _card(pen: Pen, card: str, width: int) -> Text:
    """A spell card; one whose special token is gone from the supply is crossed."""
    legal = any(choice.card == card for choice in pen.view.choices)
    name = Text(pen.say(f"incantibus-card-{card}"), symbols.STYLES["spells"])
    gone = symbols.ESCAPED if card in pen.view.exhausted else ""
    return Text.assemble(symbols.OPEN if legal else " ", short(name, width - 2), (gone, symbols.QUIET))
