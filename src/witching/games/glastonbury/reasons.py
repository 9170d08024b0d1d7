"""Why a choice may be good: only what is certain from a seat's knowledge, the most telling first."""

from collections.abc import Iterator
from typing import NamedTuple

from witching.core.advice import most_telling
from witching.core.message import Message
from witching.core.viewers import Seated
from witching.games.glastonbury import components as box
from witching.games.glastonbury import scoring
from witching.games.glastonbury.knowledge import GlastonburyKnowledge
from witching.games.glastonbury.notation import Choice, say_card, split
from witching.games.glastonbury.position import Table
from witching.games.glastonbury.rules import ends_game, number_on, stop_after
from witching.games.glastonbury.view import sees_cauldron

COPIES = len(box.VALUES)
"""Cards of a kind."""
GROUPS = {1: "reasons-second", 2: "reasons-third", 3: "reasons-fourth"}
"""What one more card makes of so many."""
DENIED = {2: "reasons-denies-third", 3: "reasons-denies-fourth"}


def reasons(knowledge: GlastonburyKnowledge, action: int) -> list[Message]:
    """At most two reasons for a choice."""
    return most_telling(_all(knowledge.table, knowledge.seat, split(action)))


def _all(table: Table, seat: int, choice: Choice) -> Iterator[Message]:
    if choice.cell < 0:
        yield from _without_a_card(table, seat, choice)
        return
    card = table.card_at(choice.cell)
    if ends_game(table, choice.cell):
        yield Message("reasons-ends-refused" if choice.refuse else "reasons-ends")
    if not choice.refuse:
        yield from _bringing(table, seat, card)
    if card == box.VANESCO:
        yield from _vanishing(table, seat)
    yield from _denying(table, seat, card)
    if not ends_game(table, choice.cell):
        yield from _leading(table, seat, choice, card)
    if not choice.refuse:
        yield from _alone(table, seat, card)
    if not ends_game(table, choice.cell) and _next_stop(table, seat, choice, card) not in box.CORNERS.values():
        yield Message("reasons-next-line")


def _without_a_card(table: Table, seat: int, choice: Choice) -> Iterator[Message]:
    if choice.verb == "declinatio end":
        yield Message("reasons-ends")
    elif choice.verb == "pass" and table.charges_of(seat)[1]:
        yield Message("reasons-saves-declinatio", {"card": say_card(box.DECLINATIO)})
    elif choice.verb == "stay":
        yield Message("reasons-stays")


# ---------------------------------------------------------------- what a card brings


class Holding(NamedTuple):
    """The cards of a kind in a cauldron, as far as they are known; `sure`: there is no other."""

    cards: int
    total: int
    sure: bool


def _bringing(table: Table, seat: int, card: int) -> Iterator[Message]:
    if box.is_ingredient(card):
        yield from _grouping(table, seat, card)
        if box.colour_of(card) == table.colour_of(seat):
            yield Message("reasons-own-colour")
        if table.recipes and box.colour_of(card) == box.NEUTRAL + table.recipes_of(seat)[0]:
            yield Message("reasons-recipe-colour")
    elif card == box.IMMUTO:
        yield Message("reasons-immuto", {"card": say_card(card)})
    elif card == box.ACCIO:
        yield Message("reasons-accio", {"card": say_card(card), "charges": box.ACCIO_CHARGES})
    elif card == box.DECLINATIO:
        yield Message("reasons-declinatio", {"card": say_card(card), "charges": box.DECLINATIO_CHARGES})
    elif card == box.PERLUCEO and not sees_cauldron(table, seat, Seated(seat, look_closed=True)):
        yield Message("reasons-perluceo")


def _grouping(table: Table, seat: int, card: int) -> Iterator[Message]:
    """G-SCORE: what the card makes of those of its kind."""
    kind = box.kind_of(card)
    held = _held(table, seat, kind)
    if held.cards and held.sure:
        points = scoring.group_points(held.cards + 1, held.total + box.value_of(card), _is_own(table, seat, kind))
        yield Message(GROUPS[held.cards], {"kind": _say_kind(kind), "points": points})
    elif held.cards:
        yield Message("reasons-another", {"kind": _say_kind(kind)})


def _alone(table: Table, seat: int, card: int) -> Iterator[Message]:
    """G-SCORE: what the first card of its kind costs if no other comes."""
    kind = box.kind_of(card)
    if box.is_ingredient(card) and _held(table, seat, kind) == Holding(0, 0, sure=True):
        cost = -scoring.group_points(1, box.value_of(card), _is_own(table, seat, kind))
        yield Message("reasons-first", {"kind": _say_kind(kind), "points": cost})


def _say_kind(kind: int) -> Message:
    return Message(f"glastonbury-kind-{box.KINDS[kind]}")


def _is_own(table: Table, seat: int, kind: int) -> bool:
    return kind // 2 == table.colour_of(seat)


def _held(table: Table, seat: int, kind: int) -> Holding:
    """The cards of a kind in a cauldron: a card that was forgotten may be one, unless all others are seen elsewhere."""
    cauldron = table.cauldron_of(seat)
    known = [card for card in cauldron if _is_of(card, kind)]
    may_be = sum(card in (box.UNKNOWN, box.COLOUR_ONLY + kind // 2) for card in cauldron)
    elsewhere = sum(_is_of(card, kind) for card in _seen_beside(table, seat))
    missing = COPIES - len(known) - elsewhere
    return Holding(len(known), sum(map(box.value_of, known)), sure=min(may_be, missing) == 0)


def _seen_beside(table: Table, seat: int) -> Iterator[int]:
    """Every known card that lies elsewhere than in the cauldron of a seat."""
    yield from (table.card_at(cell) for cell in box.GRID_CELLS)
    yield from table.out_cards()
    yield from (table.pile_card(index) for index in range(table.pile_first, table.pile_end))
    for other in range(table.seats):
        if other != seat:
            yield from table.cauldron_of(other)


def _is_of(card: int, kind: int) -> bool:
    return box.is_ingredient(card) and box.kind_of(card) == kind


# ---------------------------------------------------------------- what the others lose


def _denying(table: Table, seat: int, card: int) -> Iterator[Message]:
    """The card would be another seat's third or fourth."""
    if not box.is_ingredient(card):
        return
    kind = box.kind_of(card)
    for other in _others(table, seat):
        held = _held(table, other, kind)
        if held.sure and held.cards in DENIED:
            yield Message(DENIED[held.cards], {"other": other, "kind": _say_kind(kind)})


def _vanishing(table: Table, seat: int) -> Iterator[Message]:
    """G-VANESCO: which top cards are a loss, the greatest first."""
    losing = [(other, table.top_of(other)) for other in _others(table, seat) if table.size_of(other)]
    for other, card in sorted(losing, key=lambda each: -_loss(table, *each)):
        if _loss(table, other, card) > 0:
            yield Message("reasons-vanesco", {"other": other, "card": say_card(card)})


def _loss(table: Table, seat: int, card: int) -> int:
    """The points that a seat certainly loses with its top card; an Immuto is more than any of them."""
    if card == box.IMMUTO:
        return 100
    kind = box.kind_of(card)
    held, own = _held(table, seat, kind), _is_own(table, seat, kind)
    if not held.sure:
        return 0
    left = scoring.group_points(held.cards - 1, held.total - box.value_of(card), own)
    return scoring.group_points(held.cards, held.total, own) - left


def _others(table: Table, seat: int) -> list[int]:
    return [(seat + step) % table.seats for step in range(1, table.seats)]


# ---------------------------------------------------------------- where the next walk leads


def _leading(table: Table, seat: int, choice: Choice, card: int) -> Iterator[Message]:
    """Where the next walk would end, if no Vanesco comes between: at a corner, or at a card that is wanted."""
    stop = _next_stop(table, seat, choice, card)
    if stop not in box.CORNERS.values():
        yield from _waiting(table, seat, stop, choice.cell)
    elif _charges_then(table, seat, choice, card):
        yield Message("reasons-next-corner-declinatio", {"card": say_card(box.DECLINATIO)})
    else:
        yield Message("reasons-next-corner")


def _next_stop(table: Table, seat: int, choice: Choice, card: int) -> int:
    """G-WALK: where the next walk would end."""
    stop = table.pawn_of(seat)
    if choice.verb == "declinatio":
        stop = stop_after(stop, number_on(table, seat))
    onto_cauldron = card <= box.IMMUTO and not choice.refuse
    return stop_after(stop, box.value_of(card) if onto_cauldron else number_on(table, seat))


def _charges_then(table: Table, seat: int, choice: Choice, card: int) -> int:
    """G-CHARGES: the charges of Declinatio that the seat would have."""
    gained = box.DECLINATIO_CHARGES if card == box.DECLINATIO else 0
    return table.charges_of(seat)[1] + gained - (choice.verb == "declinatio")


def _waiting(table: Table, seat: int, stop: int, taken: int) -> Iterator[Message]:
    """A card of the line that the next walk leads to, which would make a third or fourth."""
    for cell in box.LINES[stop]:
        card = table.card_at(cell)
        if cell == taken or card == box.EMPTY:
            continue
        held = _held(table, seat, box.kind_of(card)) if box.is_ingredient(card) else Holding(0, 0, sure=True)
        if card == box.IMMUTO or (held.sure and held.cards in DENIED):
            yield Message("reasons-next-card", {"card": say_card(card)})
