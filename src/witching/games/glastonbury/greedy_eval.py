"""For bots: how good a choice looks at first sight, from a seat's knowledge."""

from witching.core.rng import Rng
from witching.games.glastonbury import scoring
from witching.games.glastonbury.components import (
    ACCIO,
    DECLINATIO,
    IMMUTO,
    JOIN_KIND,
    SETTLE,
    VANESCO,
    is_ingredient,
    kind_of,
    value_of,
)
from witching.games.glastonbury.knowledge import GlastonburyKnowledge
from witching.games.glastonbury.notation import split
from witching.games.glastonbury.position import GlastonburyState
from witching.games.glastonbury.rules import GlastonburyPosition, number_on, stop_after

# in tenths of a point
POINT = 10
HOPE = (0, 5, 8, 3, 10)
"""By the cards in a group, from 0 to 4: how much of the step up to the next larger group it is already worth, in
tenths."""
CORNER_COST = 25
IMMUTO_WORTH = 90
ACCIO_WORTH = 60
DECLINATIO_WORTH = 25


def greedy_eval(knowledge: GlastonburyKnowledge, action: int) -> int:
    """How much better than nothing a choice looks, in tenths of a point; a choice that ends the game is worth its final
    margin."""
    table = knowledge.table
    choice = split(action)
    if choice.kind:
        return POINT * scoring.join_gain(table, knowledge.seat, action - JOIN_KIND)
    after = knowledge.imagine(Rng(0))
    after.apply_unchecked(knowledge.seat, action)
    while after.phase == SETTLE:
        after.apply_unchecked(after.mover, JOIN_KIND + scoring.preselection(after, after.mover))
    if after.is_over():
        return POINT * _margin(after, knowledge.seat)
    if choice.cell < 0:
        return 0
    card = table.card_at(choice.cell)
    gained = _card_worth(table, knowledge.seat, card) - (ACCIO_WORTH // 2 if choice.verb == "accio" else 0)
    stop = after.pawn_of(knowledge.seat)
    if stop_after(stop, number_on(after, knowledge.seat)) % 5 == 0 and not after.charges_of(knowledge.seat)[1]:
        gained -= CORNER_COST
    return gained


def _margin(after: GlastonburyPosition, seat: int) -> int:
    return after.points(seat) - max(after.points(other) for other in range(after.seats) if other != seat)


def _card_worth(table: GlastonburyState, seat: int, card: int) -> int:
    if card == IMMUTO:
        return IMMUTO_WORTH
    if card == ACCIO:
        return ACCIO_WORTH
    if card == DECLINATIO:
        return DECLINATIO_WORTH
    if card == VANESCO:
        return _vanesco_worth(table, seat)
    if not is_ingredient(card):
        return 0
    return _group_worth(table, seat, kind_of(card), card) - _group_worth(table, seat, kind_of(card), 0)


def _vanesco_worth(table: GlastonburyState, seat: int) -> int:
    """What the others lose: their top card's place in its group."""
    lost = 0
    for other in range(table.seats):
        if other != seat and table.size_of(other):
            top = table.top_of(other)
            lost += IMMUTO_WORTH if top == IMMUTO else _top_worth(table, other, top)
    return lost


def _top_worth(table: GlastonburyState, seat: int, top: int) -> int:
    return _group_worth(table, seat, kind_of(top), 0) - _group_worth(table, seat, kind_of(top), -top)


def _group_worth(table: GlastonburyState, seat: int, kind: int, change: int) -> int:
    """A kind in a cauldron with a card added (or, if negative, removed): its points, and hope for a larger group."""
    cards = [card for card in table.cauldron_of(seat) if is_ingredient(card) and kind_of(card) == kind]
    if change > 0:
        cards.append(change)
    elif change < 0:
        cards.remove(-change)
    total = sum(value_of(card) for card in cards)
    own = kind // 2 == table.colour_of(seat)
    now = POINT * scoring.group_points(len(cards), total, own)
    if not cards or len(cards) >= 4 or _left(table, kind) == 0:
        return now
    larger = POINT * scoring.group_points(len(cards) + 1, total + 2, own)
    return now + (larger - now) * HOPE[len(cards)] // 10


def _left(table: GlastonburyState, kind: int) -> int:
    """How many cards of a kind the seat can still hope for: on the grid or not yet seen."""
    held = sum(is_ingredient(c) and kind_of(c) == kind for s in range(table.seats) for c in table.cauldron_of(s))
    return 4 - held
