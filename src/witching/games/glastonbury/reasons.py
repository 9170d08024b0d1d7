"""Why a choice may be good or not: only what follows with certainty from a seat's knowledge, the most telling first."""

from collections.abc import Iterator
from typing import NamedTuple

from witching.core.advice import COVERED
from witching.core.message import Message
from witching.core.viewers import Seated
from witching.games.glastonbury import components as box
from witching.games.glastonbury import scoring
from witching.games.glastonbury.knowledge import GlastonburyKnowledge
from witching.games.glastonbury.notation import KIND_WORDS, Choice, say_card, split
from witching.games.glastonbury.position import GlastonburyState
from witching.games.glastonbury.rules import ends_game, number_on, stop_after
from witching.games.glastonbury.view import sees_cauldron

COPIES = len(box.VALUES)
"""Cards of a kind."""
GROUPS = {1: "reasons-second", 2: "reasons-third", 3: "reasons-fourth"}
"""By the number of cards held, what one more makes."""
DENIED = {2: "reasons-denies-third", 3: "reasons-denies-fourth"}
CHEAP = 2
"""A card that costs at most this many points if it stays alone is cheap."""


def reasons(knowledge: GlastonburyKnowledge, action: int) -> list[Message]:
    """Everything that can be said for and against a choice."""
    table, seat = knowledge.table, knowledge.seat
    covered = [Message(COVERED)] if box.UNKNOWN in table.cauldron_of(seat) else []
    return [*_all(table, seat, split(action)), *covered]


def _all(table: GlastonburyState, seat: int, choice: Choice) -> Iterator[Message]:
    if choice.kind:
        yield from _joining(table, seat, choice)
    elif choice.cell < 0:
        yield from _without_a_card(table, seat, choice)
    elif ends_game(table, choice.cell):
        yield from _ending(table, seat, choice)
    else:
        yield from _taking(table, seat, choice)


def _without_a_card(table: GlastonburyState, seat: int, choice: Choice) -> Iterator[Message]:
    if choice.verb == "declinatio end":
        yield Message("reasons-ends")
    elif choice.verb == "pass" and table.charges_of(seat)[1]:
        yield Message("reasons-saves-declinatio", {"card": say_card(box.DECLINATIO)})
    elif choice.verb == "stay":
        yield Message("reasons-stays")


def _joining(table: GlastonburyState, seat: int, choice: Choice) -> Iterator[Message]:
    """G-IMMUTO: the points that an Immuto brings by the open cauldrons and the seat's own recipe."""
    kind = KIND_WORDS.index(choice.kind)
    if kind != box.UNJOINED:
        yield Message("reasons-join", {"points": scoring.join_gain(table, seat, kind)})


def _ending(table: GlastonburyState, seat: int, choice: Choice) -> Iterator[Message]:
    """G-END, G-REFUSE: what the last card brings, if it is kept; what would help later is no use now."""
    card = table.card_at(choice.cell)
    if choice.refuse:
        yield Message("reasons-ends-refused")
        yield from _depriving(table, seat, card)
    else:
        yield Message("reasons-ends")
        yield from _scoring(table, seat, card)
        yield from _depriving(table, seat, card)
        yield from _alone(table, seat, card)


def _taking(table: GlastonburyState, seat: int, choice: Choice) -> Iterator[Message]:
    card = table.card_at(choice.cell)
    yield from _scoring(table, seat, card)
    yield from _helping(table, seat, card)
    yield from _depriving(table, seat, card)
    yield from _serving_others(table, seat, card)
    yield from _leading(table, seat, choice, card)
    yield from _alone(table, seat, card)


# ---------------------------------------------------------------- what a card brings


class Holding(NamedTuple):
    """The cards of a kind in a cauldron, as far as known; `sure`: there are no others."""

    cards: int
    total: int
    sure: bool


def _scoring(table: GlastonburyState, seat: int, card: int) -> Iterator[Message]:
    """What the card counts for at the end."""
    if box.is_ingredient(card):
        yield from _grouping(table, seat, card)
        if box.colour_of(card) == table.colour_of(seat):
            yield Message("reasons-own-colour")
        if table.recipes and box.colour_of(card) == box.NEUTRAL + table.recipes_of(seat)[0]:
            yield Message("reasons-recipe-colour")
    elif card == box.IMMUTO:
        yield Message("reasons-immuto", {"card": say_card(card)})


def _helping(table: GlastonburyState, seat: int, card: int) -> Iterator[Message]:
    """What a spell allows: Accio and Declinatio later, Perluceo at once where cards are covered."""
    if card == box.ACCIO:
        yield Message("reasons-accio", {"card": say_card(card), "charges": box.ACCIO_CHARGES})
    elif card == box.DECLINATIO:
        yield Message("reasons-declinatio", {"card": say_card(card), "charges": box.DECLINATIO_CHARGES})
    elif card == box.PERLUCEO and _has_covered(table, seat):
        yield Message("reasons-perluceo")


def _has_covered(table: GlastonburyState, seat: int) -> bool:
    """G-PERLUCEO: whether there are covered cards that the seat cannot see without a look."""
    return table.size_of(seat) > 1 and not sees_cauldron(table, seat, Seated(seat, look_closed=True))


def _grouping(table: GlastonburyState, seat: int, card: int) -> Iterator[Message]:
    """G-SCORE: what group the card completes with others of its kind."""
    kind = box.kind_of(card)
    held = _held(table, seat, kind)
    if held.cards and held.sure:
        points = scoring.group_points(held.cards + 1, held.total + box.value_of(card), _is_own(table, seat, kind))
        yield Message(GROUPS[held.cards], {"kind": _say_kind(kind), "points": points})
    elif held.cards:
        yield Message("reasons-another", {"kind": _say_kind(kind)})


def _alone(table: GlastonburyState, seat: int, card: int) -> Iterator[Message]:
    """G-SCORE: what a card costs if no other of its kind follows; the seat may have forgotten whether it holds one."""
    if not box.is_ingredient(card):
        return
    kind = box.kind_of(card)
    held, cost = _held(table, seat, kind), -scoring.group_points(1, box.value_of(card), _is_own(table, seat, kind))
    if not held.cards and held.sure:
        key = "reasons-but-taken" if _are_taken(table, seat, kind) else "reasons-but-first"
        yield Message(key, {"kind": _say_kind(kind), "points": cost})
    elif not held.cards:
        yield Message("reasons-cheap" if cost <= CHEAP else "reasons-but-alone", {"points": cost})


def _are_taken(table: GlastonburyState, seat: int, kind: int) -> bool:
    """Whether all cards of a kind but one are in the others' cauldrons or out of the game."""
    gone = [*table.out_cards(), *(card for other in _others(table, seat) for card in table.cauldron_of(other))]
    return sum(_is_of(card, kind) for card in gone) == COPIES - 1


def _say_kind(kind: int) -> Message:
    return Message(f"glastonbury-kind-{box.KINDS[kind]}")


def _is_own(table: GlastonburyState, seat: int, kind: int) -> bool:
    return kind // 2 == table.colour_of(seat)


def _held(table: GlastonburyState, seat: int, kind: int) -> Holding:
    """The cards of a kind in a cauldron: a forgotten card may be one, unless all others are seen elsewhere."""
    cauldron = table.cauldron_of(seat)
    known = [card for card in cauldron if _is_of(card, kind)]
    may_be = sum(card in (box.UNKNOWN, box.COLOUR_ONLY + kind // 2) for card in cauldron)
    elsewhere = sum(_is_of(card, kind) for card in _seen_beside(table, seat))
    missing = COPIES - len(known) - elsewhere
    return Holding(len(known), sum(map(box.value_of, known)), sure=min(may_be, missing) == 0)


def _seen_beside(table: GlastonburyState, seat: int) -> Iterator[int]:
    """Every known card outside a seat's cauldron."""
    yield from (table.card_at(cell) for cell in box.GRID_CELLS)
    yield from table.out_cards()
    yield from (table.pile_card(index) for index in range(table.pile_first, table.pile_end))
    for other in range(table.seats):
        if other != seat:
            yield from table.cauldron_of(other)


def _is_of(card: int, kind: int) -> bool:
    return box.is_ingredient(card) and box.kind_of(card) == kind


# ---------------------------------------------------------------- what the others lose


def _depriving(table: GlastonburyState, seat: int, card: int) -> Iterator[Message]:
    """What a Vanesco takes from the others; or for whom the card would be the third or fourth of its kind."""
    if card == box.VANESCO:
        yield from _vanishing(table, seat)
    elif box.is_ingredient(card):
        kind = box.kind_of(card)
        for other in _others(table, seat):
            key = _denied(table, other, kind)
            if key:
                yield Message(key, {"other": other, "kind": _say_kind(kind)})


def _denied(table: GlastonburyState, other: int, kind: int) -> str:
    """The key for the third or fourth card of a kind that one more would certainly be to a seat; or ""."""
    held = _held(table, other, kind)
    return DENIED.get(held.cards, "") if held.sure else ""


def _vanishing(table: GlastonburyState, seat: int) -> Iterator[Message]:
    """G-VANESCO: which top cards go, the greatest loss first; a card that only costs points is no loss."""
    tops = [(other, table.top_of(other)) for other in _others(table, seat) if table.size_of(other)]
    for loss, other, card in sorted(((_loss(table, *top), *top) for top in tops), key=lambda each: -each[0]):
        key = "reasons-vanesco" if loss > 0 else "reasons-but-rids" if loss < 0 else "reasons-vanishes"
        yield Message(key, {"other": other, "card": say_card(card)})


def _loss(table: GlastonburyState, seat: int, card: int) -> int:
    """The points that a seat loses with its top card, 0 if that is not certain; an Immuto counts as more than any."""
    if card == box.IMMUTO:
        return 100
    kind = box.kind_of(card)
    held, own = _held(table, seat, kind), _is_own(table, seat, kind)
    if not held.sure:
        return 0
    left = scoring.group_points(held.cards - 1, held.total - box.value_of(card), own)
    return scoring.group_points(held.cards, held.total, own) - left


def _serving_others(table: GlastonburyState, seat: int, card: int) -> Iterator[Message]:
    """For whom the card would be useful, by what is open: the kind of the top card, the seat's own colour (G-OWN)."""
    if not box.is_ingredient(card):
        return
    kind = box.kind_of(card)
    for other in _others(table, seat):
        if _is_of(table.top_of(other), kind) and not _denied(table, other, kind):
            yield Message("reasons-top-of", {"other": other})
        if box.colour_of(card) == table.colour_of(other):
            yield Message("reasons-double-for", {"other": other})


def _others(table: GlastonburyState, seat: int) -> list[int]:
    return [(seat + step) % table.seats for step in range(1, table.seats)]


# ---------------------------------------------------------------- where the next walk leads


def _leading(table: GlastonburyState, seat: int, choice: Choice, card: int) -> Iterator[Message]:
    """Where the next walk leads, if nothing intervenes: to a corner, or to a line with a wanted card."""
    stop = _next_stop(table, seat, choice, card)
    if stop not in box.CORNERS.values():
        yield from _waiting(table, seat, stop, choice.cell)
        yield Message("reasons-next-line")
    elif _charges_then(table, seat, choice, card):
        yield Message("reasons-next-corner-declinatio", {"card": say_card(box.DECLINATIO)})
    else:
        yield Message("reasons-but-next-corner")


def _next_stop(table: GlastonburyState, seat: int, choice: Choice, card: int) -> int:
    """G-WALK: where the next walk ends, if no Vanesco intervenes."""
    stop = table.pawn_of(seat)
    if choice.verb == "declinatio":
        stop = stop_after(stop, number_on(table, seat))
    onto_cauldron = card <= box.IMMUTO and not choice.refuse
    return stop_after(stop, box.value_of(card) if onto_cauldron else number_on(table, seat))


def _charges_then(table: GlastonburyState, seat: int, choice: Choice, card: int) -> int:
    """G-CHARGES: the charges of Declinatio that the seat would have."""
    gained = box.DECLINATIO_CHARGES if card == box.DECLINATIO else 0
    return table.charges_of(seat)[1] + gained - (choice.verb == "declinatio")


def _waiting(table: GlastonburyState, seat: int, stop: int, taken: int) -> Iterator[Message]:
    """A useful card in the line that the next walk leads to, if nobody takes it first."""
    for cell in box.LINES[stop]:
        card = table.card_at(cell)
        if cell != taken and (card == box.IMMUTO or _would_join(table, seat, card, table.card_at(taken))):
            yield Message("reasons-next-card", {"card": say_card(card)})


def _would_join(table: GlastonburyState, seat: int, card: int, taken: int) -> bool:
    """Whether a card is of the same kind as the one taken, or makes a third or fourth; or one more, if some are
    forgotten."""
    if not box.is_ingredient(card):
        return False
    held = _held(table, seat, box.kind_of(card))
    return _is_of(taken, box.kind_of(card)) or (held.cards in DENIED if held.sure else held.cards > 0)
