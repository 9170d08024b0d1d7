"""The whole table in sentences, what matters for the next choice first."""

from collections.abc import Iterator, Sequence

from witching.core.message import Message
from witching.games.glastonbury.components import CORNER_CELLS, SIDE
from witching.games.glastonbury.names import say_name
from witching.games.glastonbury.notation import NONE, say_join, write_cell
from witching.games.glastonbury.places import faced_cells, say_place
from witching.games.glastonbury.view import GlastonburyView
from witching.games.glastonbury.view_secrets import shown_cards


def tell_table(view: GlastonburyView, seat: int) -> Iterator[Message]:
    """Whose turn it is, the cards that can be taken, the seats (the viewer's first), the pile, the market."""
    yield view.question
    yield from _tell_faced(view)
    if view.looking:
        yield Message("glastonbury-tell-look")
    for other in _from(view, max(0, seat)):
        yield from _tell_seat(view, other, seat)
    yield Message("glastonbury-tell-pile", {"count": view.pile})
    if view.removed:
        colours = [Message(f"glastonbury-colour-{colour}") for colour in view.removed]
        yield Message("glastonbury-event-removed", {"colours": colours})
    for row in range(SIDE):
        yield from _tell_row(view, row)


def _from(view: GlastonburyView, first: int) -> Sequence[int]:
    """The seats in turn order."""
    return [(first + k) % len(view.seats) for k in range(len(view.seats))]


# ---- cards of the market


def _tell_faced(view: GlastonburyView) -> Iterator[Message]:
    """The line that the seat to move faces, or that Declinatio would lead it to."""
    for seat in view.to_act if view.phase != "settle" else []:
        if faced := faced_cells(view.seats[seat].stop):
            yield Message("glastonbury-tell-faced", {"seat": seat, "cards": _cards_at(view, faced)})
    reached = [choice.cell for choice in view.choices if choice.verb == "declinatio" and choice.cell is not None]
    if reached:
        yield Message("glastonbury-tell-reached", {"cards": _cards_at(view, list(dict.fromkeys(reached)))})


def _cards_at(view: GlastonburyView, cells: Sequence[int]) -> list[Message]:
    """The cards in these cells, each with its cell; empty cells are left out."""
    named = [(write_cell(cell), view.grid[cell]) for cell in cells]
    return [Message("glastonbury-choice-take", {"cell": cell, "card": say_name(name)}) for cell, name in named if name]


def _tell_row(view: GlastonburyView, row: int) -> Iterator[Message]:
    cells = [cell for cell in range(SIDE * row, SIDE * row + SIDE) if cell not in CORNER_CELLS]
    cards = _cards_at(view, cells)
    if cards:
        yield Message("glastonbury-tell-row", {"row": row + 1, "cards": cards})
    else:
        yield Message("glastonbury-tell-row-empty", {"row": row + 1})


# ---- seats


def _tell_seat(view: GlastonburyView, seat: int, viewer: int) -> Iterator[Message]:
    of_seat = view.seats[seat]
    colour = Message(f"glastonbury-colour-{of_seat.colour}")
    place = say_place(of_seat.stop)
    yield Message("glastonbury-tell-seat", {"seat": seat, "colour": colour, "place": place})
    yield _tell_cauldron(view, seat)
    if view.result:
        yield Message("glastonbury-tell-points", {"seat": seat, "points": view.result.seats[seat].points})
    for spell in of_seat.spells:
        card = say_name(spell.card)
        yield Message("glastonbury-tell-spell", {"seat": seat, "card": card, "charges": spell.charges})
    if of_seat.spent:
        yield Message("glastonbury-tell-spent", {"seat": seat, "count": of_seat.spent})
    if of_seat.recipes:
        yield Message("glastonbury-tell-recipes", {"seat": seat, "recipes": of_seat.recipes_said})
    for kind in of_seat.joined if view.phase == "settle" else []:
        yield say_join("event", kind or NONE, seat=seat)
    cards = [say_name(name) for name in shown_cards(view, seat, viewer)]
    if cards:
        yield Message("glastonbury-tell-cards", {"seat": seat, "cards": [*cards]})


def _tell_cauldron(view: GlastonburyView, seat: int) -> Message:
    of_seat = view.seats[seat]
    if of_seat.top is None:
        return Message("glastonbury-tell-bare", {"seat": seat, "number": of_seat.number})
    return Message("glastonbury-tell-top", {"seat": seat, "count": of_seat.size, "card": say_name(of_seat.top)})
