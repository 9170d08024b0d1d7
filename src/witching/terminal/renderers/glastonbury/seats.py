"""The people at the table, beside the market: a block of a few lines for each seat."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group
from rich.style import Style
from rich.text import Text

from witching.core.message import Message
from witching.games.glastonbury.names import say_kind, say_recipe
from witching.games.glastonbury.view import GlastonburyView, SeatView
from witching.games.glastonbury.view_secrets import shown_cards
from witching.terminal.renderers.glastonbury.cards import PAINTS, brief_recipe, chip, kind_chips, spell_chip, style_of
from witching.terminal.renderers.glastonbury.grid import pawn
from witching.terminal.translator import Translator

HEIGHT: Final = 17
HEAD_HEIGHT: Final = 2
USUAL_HEIGHT: Final = 15
INDENT: Final = "  "
MOVER: Final = "►"
BESIDE: Final = Style(dim=True)


class Manner(Enum):
    """How generously the cards of a seat are laid out: recipes in words, recipes by letters, cards without gaps."""

    WORDS = 1
    BRIEF = 2
    TIGHT = 3


class Piece(NamedTuple):
    """Something on a line, and the gap between it and what is before it."""

    gap: str
    text: Text


def draw_seats(view: GlastonburyView, viewer: int, translator: Translator, width: int) -> Group:
    """The pile and every seat, at most 17 lines high; what does not fit ends in an ellipsis."""
    heads = _pile_lines(view, translator)
    flows = _fitting(view, viewer, translator, width, HEIGHT - len(heads) - HEAD_HEIGHT * len(view.seats))
    tall = len(heads) + sum(len(flow) + HEAD_HEIGHT + 1 for flow in flows)
    gap = [Text()] if tall <= USUAL_HEIGHT else []
    blocks = [[*gap, *_head(view, seat, translator, width), *flow] for seat, flow in enumerate(flows)]
    return Group(*heads, *(line for block in blocks for line in block))


def _fitting(view: GlastonburyView, viewer: int, translator: Translator, width: int, room: int) -> list[list[Text]]:
    """What lies with each seat, in the most generous manner that needs no more than `room` lines in all."""
    for manner in Manner:
        flows = [_flow(_pieces(view, seat, viewer, translator, manner), width) for seat in range(len(view.seats))]
        if sum(map(len, flows)) <= room:
            return flows
    while sum(map(len, flows)) > room:
        _shorten(max(flows, key=len))
    return flows


def _head(view: GlastonburyView, seat: int, translator: Translator, width: int) -> list[Text]:
    """Name and place, top card and size."""
    return [_name_line(view, seat, translator, width), _top_line(view.seats[seat], translator, width)]


def _pile_lines(view: GlastonburyView, translator: Translator) -> list[Text]:
    """The pile, and the colours that are out of the game."""
    lines = [_line(translator.text("glastonbury-face-pile", count=view.pile), BESIDE)]
    if view.removed:
        colours = [Message(f"glastonbury-colour-{colour}") for colour in view.removed]
        lines.append(_line(translator.say(Message("glastonbury-face-removed", {"colours": colours})), BESIDE))
    return lines


def _line(said: str, style: Style) -> Text:
    return Text(said, style, no_wrap=True, overflow="ellipsis")


def _pair(left: Text, right: str, width: int, style: Style = BESIDE) -> Text:
    """Two texts at the ends of a line; the left one gives way."""
    left.truncate(max(1, width - cell_len(right) - 1), overflow="ellipsis", pad=True)
    left.no_wrap, left.overflow = True, "ellipsis"
    return left.append(" ").append(right, style)


def _name_line(view: GlastonburyView, seat: int, translator: Translator, width: int) -> Text:
    active = seat in view.to_act
    style = style_of(PAINTS[view.seats[seat].colour], bold=True)
    left = Text.assemble(
        MOVER if active else " ", pawn(view, seat, translator), " ", translator.title(seat), style=style
    )
    return _pair(left, _whereabouts(view, seat, translator), width, style)


def _whereabouts(view: GlastonburyView, seat: int, translator: Translator) -> str:
    """Where the pawn stands; after the end the points."""
    if view.result:
        return translator.text("glastonbury-face-points", points=view.result.seats[seat].points)
    return translator.say(view.board.stops[view.seats[seat].stop].said)


def _top_line(of_seat: SeatView, translator: Translator, width: int) -> Text:
    size = translator.text("glastonbury-face-size", count=of_seat.size)
    if of_seat.top is None:
        return _pair(
            Text(INDENT + translator.text("glastonbury-face-bare", number=of_seat.number), BESIDE), size, width
        )
    return _pair(
        Text.assemble(INDENT, chip(of_seat.top, translator), " ", translator.say(say_kind(of_seat.top))), size, width
    )


# ---- spells, recipes, cards


def _pieces(view: GlastonburyView, seat: int, viewer: int, translator: Translator, manner: Manner) -> list[Piece]:
    """Spells, recipes and cards of a seat, each with the gap before it."""
    of_seat = view.seats[seat]
    loose = [spell_chip(spell.card, spell.charges, translator) for spell in of_seat.spells]
    if of_seat.spent:
        loose.append(Text(translator.text("glastonbury-face-spent", count=of_seat.spent), BESIDE))
    loose += [_recipe(name, translator, manner) for name in of_seat.recipes or []]
    chips = kind_chips(shown_cards(view, seat, viewer), translator)
    tight = len(chips[1:]) if manner is Manner.TIGHT else 0
    pieces = [*loose, *chips]
    return [Piece("" if number >= len(pieces) - tight else " ", piece) for number, piece in enumerate(pieces)]


def _recipe(name: str, translator: Translator, manner: Manner) -> Text:
    return (
        Text(translator.say(say_recipe(name)), "italic") if manner is Manner.WORDS else brief_recipe(name, translator)
    )


def _flow(pieces: Sequence[Piece], width: int) -> list[Text]:
    """The pieces on as few lines as they fit on."""
    lines: list[Text] = []
    for gap, piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(Text(INDENT, no_wrap=True, overflow="ellipsis").append_text(piece))
    return lines


def _shorten(flow: list[Text]) -> None:
    """Put the last line behind the one before, where an ellipsis will end it."""
    last = flow.pop()
    flow[-1].append(" ").append_text(last)
