"""Why a choice is not legal: slow, plain, with the rule id; written from the rule book, not from the legal list."""

from witching.core.message import Argument, Message
from witching.core.refusal import Refusal
from witching.games.incantibus.components import (
    ACTIONS,
    ALCHEMY,
    BARE_WAND,
    CAST,
    DISCARD,
    DOWN,
    EMPTY,
    GOLD,
    IMPERIUM,
    IN_GOLD,
    IN_INGREDIENTS,
    IN_WEAPONS,
    ISKANTO,
    LIMITED,
    MAY_CAST,
    MONSTER,
    OCULUS,
    OVER,
    PAY,
    POTION,
    PURSE,
    SPELL_CARD,
    SPEND,
    TARGET,
    UNIVERSALUS,
    UP,
    place_table,
)
from witching.games.incantibus.names import say_any_kind, say_kind
from witching.games.incantibus.notation import Choice, say_card, split, write
from witching.games.incantibus.payment_refusal import refuse_payment
from witching.games.incantibus.payments import can_pay
from witching.games.incantibus.rules import IncantibusPosition

MOST_SHOWN = 12  # choices that a refusal lists, at most
PLACE_OF = place_table()
VERBS = {
    CAST: ("point visible", "point secret", "point potion", "point book", "point sorcerer"),
    SPEND: ("spend", "keep"),
    PAY: ("pay",),
    DISCARD: ("discard",),
    SPELL_CARD: ("cast", "decline"),
}
RULES = {CAST: "I-CAST", SPEND: "I-TAKE", PAY: "I-PAY", DISCARD: "I-CASE", SPELL_CARD: "I-SPELL"}
TARGETS = {
    IMPERIUM: ("take visible", "I-SPELL-IMPERIUM"),
    OCULUS: ("look secret", "I-SPELL-OCULUS"),
    ALCHEMY: ("steal", "I-SPELL-ALCHEMY"),
    ISKANTO: ("fetch", "I-SPELL-ISKANTO"),
}


def refusal(position: IncantibusPosition, seat: int, action: int) -> Refusal | None:
    """Why this seat may not choose this now, and what it may; None exactly when it may choose this."""
    reason = _reason(position, seat, action)
    legal = position.legal(seat)
    if reason is None or not legal:
        return reason
    return _no(reason.message.key, reason.rule, **reason.message.args, allowed=_write_choices(legal))


def _write_choices(legal: list[int]) -> str:
    """The first legal choices, no more than people will read."""
    return ", ".join([*map(write, legal[:MOST_SHOWN]), *["…"] * (len(legal) > MOST_SHOWN)])


def _reason(position: IncantibusPosition, seat: int, action: int) -> Refusal | None:
    """What the rule book says against the choice."""
    if position.phase == OVER:
        return _no("incantibus-refusal-over", "I-END")
    if not 0 <= seat < position.seats:
        return _no("incantibus-refusal-no-such-seat", "I-SETUP", seats=position.seats)
    if position.phase != CAST and seat != position.mover:
        return _no("incantibus-refusal-not-yours", "I-ORDER", seat=position.mover)
    if not 0 <= action < ACTIONS:
        return _no("incantibus-refusal-no-such-action", action=action, most=ACTIONS - 1)
    choice = split(action)
    verbs, rule = _expected(position)
    if choice.verb not in verbs:
        return _no("incantibus-refusal-not-now", rule, given=choice.verb)
    if position.phase == CAST:
        return _pointing(position, seat, choice)
    if position.phase == PAY:
        return refuse_payment(position, choice.kind)
    if position.phase == DISCARD:
        return _discard(position, choice.kind)
    if position.phase == SPELL_CARD:
        return _card(position, choice)
    return _target(position, choice) if position.phase == TARGET else None


def _no(key: str, rule: str = "", **args: Argument) -> Refusal:
    return Refusal(Message(key, args), rule)


def _expected(position: IncantibusPosition) -> tuple[tuple[str, ...], str]:
    """What kind of choice is due, and by which rule."""
    if position.phase == TARGET:
        verb, rule = TARGETS[position.spell_now - 1]
        return (verb,), rule
    return VERBS[position.phase], RULES[position.phase]


def _pointing(position: IncantibusPosition, seat: int, choice: Choice) -> Refusal | None:
    """I-CAST: a token of the room, or an open piece that the seat can pay for; I-FINAL: sorcerers, and no room."""
    final = position.room_now == position.room_count
    place = choice.place
    if choice.verb == "point sorcerer":
        return _sorcerer(position, seat, place) if final else _no("incantibus-refusal-not-final", "I-FINAL")
    if choice.verb in ("point visible", "point secret"):
        if final:
            return _no("incantibus-refusal-no-room", "I-FINAL")
        token = position.visible_at(place) if choice.verb == "point visible" else position.secret_at(place)
        return None if token != EMPTY else _no("incantibus-refusal-gone", "I-CAST", place=place + 1)
    piece = position.potion_in(place) if choice.verb == "point potion" else position.book_in(place)
    if piece == EMPTY:
        return _no("incantibus-refusal-gone", "I-CAST", place=place + 1)
    return None if can_pay(position, seat, piece, position.wand_of(seat)) else _cannot_pay(position, piece, "I-PAY")


def _cannot_pay(position: IncantibusPosition, piece: int, rule: str) -> Refusal:
    return _no("incantibus-refusal-cannot-pay", rule, token=say_kind(position.box, piece))


def _sorcerer(position: IncantibusPosition, seat: int, place: int) -> Refusal | None:
    """I-FINAL: a hidden one always, an open one if the seat can pay, with Ramus if the wand is weak enough."""
    if position.fate_of(place) not in (DOWN, UP):
        return _no("incantibus-refusal-gone", "I-FINAL", place=place + 1)
    piece = position.sorcerer_in(place)
    if position.fate_of(place) == DOWN or can_pay(position, seat, piece, position.wand_of(seat)):
        return None
    mode, strength = position.box.price_of(piece - POTION)
    if mode == BARE_WAND:
        return _no("incantibus-refusal-wand", "I-FINAL", token=say_kind(position.box, piece), most=strength)
    return _cannot_pay(position, piece, "I-FINAL")


def _discard(position: IncantibusPosition, kind: int) -> Refusal | None:
    """I-CASE: a token of a type that overflows its slots; I-PURSE: never a purse."""
    place = PLACE_OF[kind]
    if kind == PURSE:
        return _no("incantibus-refusal-purse", "I-PURSE")
    if not position.held_by(position.mover, kind):
        return _no("incantibus-refusal-not-held", "I-CASE", token=say_any_kind(position.box, kind))
    if place >= LIMITED or position.in_place(position.mover, place) <= position.slots_at(place):
        return _no("incantibus-refusal-has-a-place", "I-CASE", token=say_kind(position.box, kind))
    return None


def _card(position: IncantibusPosition, choice: Choice) -> Refusal | None:
    """I-SPELL: one of the open cards; I-CHAIN: only a spell token fetched by Iskanto may be declined."""
    if choice.verb == "decline":
        return None if position.extra == MAY_CAST else _no("incantibus-refusal-must-cast", "I-CHAIN")
    if choice.card not in position.open_cards():
        return _no("incantibus-refusal-card-not-open", "I-SPELL", card=say_card(choice.card))
    return None


def _target(position: IncantibusPosition, choice: Choice) -> Refusal | None:
    """What the spell in play may be cast at."""
    rule = TARGETS[position.spell_now - 1][1]
    if choice.verb == "take visible":
        return _take_visible(position, position.visible_at(choice.place), choice.place)
    if choice.verb == "look secret":
        gone = position.secret_at(choice.place) == EMPTY
        return _no("incantibus-refusal-gone", rule, place=choice.place + 1) if gone else None
    if choice.verb == "fetch":
        absent = not position.in_moat(choice.kind)
        return (
            _no("incantibus-refusal-not-in-moat", rule, token=say_any_kind(position.box, choice.kind))
            if absent
            else None
        )
    return _steal(position, choice)


def _take_visible(position: IncantibusPosition, kind: int, place: int) -> Refusal | None:
    """I-SPELL-IMPERIUM: a token that lies there; a monster needs its weapon or Universalus, unless any may be taken."""
    if kind == EMPTY:
        return _no("incantibus-refusal-gone", "I-SPELL-IMPERIUM", place=place + 1)
    must_be_caught = MONSTER <= kind < GOLD and not position.imperium_any
    weapons = (position.box.weapon_of(kind), UNIVERSALUS) if must_be_caught else ()
    if must_be_caught and not any(position.held_by(position.mover, weapon) for weapon in weapons):
        return _no("incantibus-refusal-no-weapon", "I-SPELL-IMPERIUM", token=say_kind(position.box, kind))
    return None


def _steal(position: IncantibusPosition, choice: Choice) -> Refusal | None:
    """I-SPELL-ALCHEMY: another seat's ingredient, weapon or gold."""
    if choice.seat == position.mover or choice.seat >= position.seats:
        return _no("incantibus-refusal-steal-from", "I-SPELL-ALCHEMY", seat=choice.seat)
    if PLACE_OF[choice.kind] not in (IN_INGREDIENTS, IN_WEAPONS, IN_GOLD):
        return _no("incantibus-refusal-not-stealable", "I-SPELL-ALCHEMY", token=say_any_kind(position.box, choice.kind))
    if not position.held_by(choice.seat, choice.kind):
        return _no(
            "incantibus-refusal-steal-nothing",
            "I-SPELL-ALCHEMY",
            seat=choice.seat,
            token=say_any_kind(position.box, choice.kind),
        )
    return None
