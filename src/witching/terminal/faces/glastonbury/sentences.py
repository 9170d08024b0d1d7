"""The whole table in sentences, for a screen reader: what matters for the next choice first."""

from collections.abc import Iterator, Sequence

from witching.core.message import Message
from witching.games.glastonbury.components import CORNER_CELLS, SIDE
from witching.games.glastonbury.notation import write_cell
from witching.games.glastonbury.view import GlastonburyView
from witching.terminal.faces.glastonbury.cards import say_name
from witching.terminal.faces.glastonbury.choices import ask, read_choice
from witching.terminal.faces.glastonbury.places import faced_cells, say_place
from witching.terminal.faces.glastonbury.private import shown_cards
from witching.terminal.faces.glastonbury.recipes import say_recipe


def tell_table(view: GlastonburyView, seat: int) -> Iterator[Message]:
    """Whose turn it is, the cards that can be taken, the seats (the viewer's first), the pile, the market."""
    yield ask(view, seat)
    yield from _tell_faced(view)
    if view.looking:
        yield Message("glastonbury-face-tell-look")
    for other in _from(view, max(0, seat)):
        yield from _tell_seat(view, other, seat)
    yield Message("glastonbury-face-tell-pile", {"count": view.pile})
    if view.removed:
        colours = [Message(f"glastonbury-colour-{colour}") for colour in view.removed]
        yield Message("glastonbury-event-removed", {"colours": colours})
    for row in range(SIDE):
        yield from _tell_row(view, row)


def _from(view: GlastonburyView, first: int) -> Sequence[int]:
    """The seats in the order of their turns."""
    return [(first + k) % len(view.seats) for k in range(len(view.seats))]


# ---- cards of the market


def _tell_faced(view: GlastonburyView) -> Iterator[Message]:
    """The line that the seat to move faces, or that Declinatio would lead it to."""
    if not view.to_act:
        return
    mover = view.to_act[0]
    if view.phase == "take":
        cells = faced_cells(view.seats[mover].stop)
        yield Message("glastonbury-face-tell-faced", {"seat": mover, "cards": _cards_at(view, cells)})
    reached = [choice.cell for choice in map(read_choice, view.choices) if choice.verb == "declinatio"]
    if reached:
        yield Message("glastonbury-face-tell-reached", {"cards": _cards_at(view, list(dict.fromkeys(reached)))})


def _cards_at(view: GlastonburyView, cells: Sequence[int]) -> list[Message]:
    """What lies in these cells, each card with its cell; empty cells are left out."""
    named = [(write_cell(cell), view.grid[cell]) for cell in cells]
    return [Message("glastonbury-face-take", {"cell": cell, "card": say_name(name)}) for cell, name in named if name]


def _tell_row(view: GlastonburyView, row: int) -> Iterator[Message]:
    cells = [cell for cell in range(SIDE * row, SIDE * row + SIDE) if cell not in CORNER_CELLS]
    cards = _cards_at(view, cells)
    if cards:
        yield Message("glastonbury-face-tell-row", {"row": row + 1, "cards": cards})
    else:
        yield Message("glastonbury-face-tell-row-empty", {"row": row + 1})


# ---- seats


def _tell_seat(view: GlastonburyView, seat: int, viewer: int) -> Iterator[Message]:
    of_seat = view.seats[seat]
    colour = Message(f"glastonbury-colour-{of_seat.colour}")
    place = say_place(of_seat.stop)
    yield Message("glastonbury-face-tell-seat", {"seat": seat, "colour": colour, "place": place})
    yield _tell_cauldron(view, seat)
    if view.result:
        yield Message("glastonbury-face-tell-points", {"seat": seat, "points": view.result.seats[seat].points})
    for spell in of_seat.spells:
        card = say_name(spell.card)
        yield Message("glastonbury-face-tell-spell", {"seat": seat, "card": card, "charges": spell.charges})
    if of_seat.spent:
        yield Message("glastonbury-face-tell-spent", {"seat": seat, "count": of_seat.spent})
    if of_seat.recipes:
        yield Message("glastonbury-face-tell-recipes", {"seat": seat, "recipes": [*map(say_recipe, of_seat.recipes)]})
    cards = [say_name(name) for name in shown_cards(view, seat, viewer)]
    if cards:
        yield Message("glastonbury-face-tell-cards", {"seat": seat, "cards": [*cards]})


def _tell_cauldron(view: GlastonburyView, seat: int) -> Message:
    of_seat = view.seats[seat]
    if of_seat.top is None:
        return Message("glastonbury-face-tell-bare", {"seat": seat, "number": of_seat.number})
    return Message("glastonbury-face-tell-top", {"seat": seat, "count": of_seat.size, "card": say_name(of_seat.top)})
