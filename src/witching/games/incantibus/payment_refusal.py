"""Why a token may not be paid next (I-PAY): tries every way in which the payment could continue."""

from itertools import combinations_with_replacement

from witching.core.message import Argument, Message
from witching.core.refusal import Refusal
from witching.games.incantibus.components import (
    ANY,
    COUNT,
    DIFFERENT,
    EQUAL,
    INGREDIENT,
    MOST_KINDS,
    POTION,
    RECIPE,
    STONE,
    UNIVERSALUS,
)
from witching.games.incantibus.names import say_any_kind, say_kind
from witching.games.incantibus.rules import IncantibusPosition


def refuse_payment(position: IncantibusPosition, kind: int) -> Refusal | None:
    """I-PAY: the token must be held, fit the price, come in box order, and lead to a payment with none to spare."""
    mode, _ = position.box.price_of(position.piece - POTION)
    held = position.held_by(position.mover, kind)
    fits = kind in _fitting(position) or (mode == RECIPE and kind == STONE)
    token, piece = say_kind(position.box, kind) if held else "", say_kind(position.box, position.piece)
    if not held:
        return _no("incantibus-refusal-not-held", token=say_any_kind(position.box, kind))
    if not fits:
        return _no("incantibus-refusal-does-not-fit", token=token, piece=piece)
    if kind < position.pay_last:
        return _no("incantibus-refusal-pay-order", token=token, last=say_kind(position.box, position.pay_last))
    if not _leads_on(position, mode, kind):
        return _no("incantibus-refusal-pay-dead-end", token=token, piece=piece)
    return None


def _no(key: str, **args: Argument) -> Refusal:
    return Refusal(Message(key, args), "I-PAY")


def _leads_on(position: IncantibusPosition, mode: int, kind: int) -> bool:
    """Whether a payment that continues with this kind, and then with none before it, can be completed."""
    if mode == RECIPE:
        return _brews(position, kind)
    own = {
        other: position.held_by(position.mover, other)
        for other in _fitting(position)
        if other >= kind and position.held_by(position.mover, other)
    }
    if mode in (ANY, COUNT):
        return sum(own.values()) >= position.pay_left
    if mode in (EQUAL, DIFFERENT):
        return _matches(position, mode, own, kind)
    return _adds_up(position, own, kind)


def _fitting(position: IncantibusPosition) -> list[int]:
    """The kinds that the price asks for; R-PAY-3: with weapons also Universalus, if the table plays so."""
    piece = position.piece - POTION
    is_weapon = position.universalus_arms and position.box.is_for_weapons(piece)
    return [*position.box.fitting(piece), *([UNIVERSALUS] if is_weapon else [])]


def _matches(position: IncantibusPosition, mode: int, own: dict[int, int], kind: int) -> bool:
    """Whether tokens from this one on can be equal to what was paid, or different; Universalus is whichever is
    needed."""
    wild = own.get(UNIVERSALUS, 0)
    if kind == UNIVERSALUS:
        return wild >= position.pay_left
    if mode == EQUAL:
        return own[kind] + wild >= position.pay_left and position.pay_last in (0, kind)
    kinds = len([other for other in own if other != UNIVERSALUS])
    return kinds + wild >= position.pay_left and kind != position.pay_last


def _brews(position: IncantibusPosition, kind: int) -> bool:
    """I-TAKE: whether tokens from this one on can make up the ingredients still due, with stones for any of them."""
    due = {INGREDIENT + i: position.need_of(i) for i in range(MOST_KINDS) if position.need_of(i)}
    useful = [other for other in (*due, STONE) if other >= kind]
    for rest in combinations_with_replacement(useful, position.pay_left - 1):
        paid = (kind, *rest)
        held = all(paid.count(other) <= position.held_by(position.mover, other) for other in paid)
        if held and all(paid.count(other) <= due.get(other, 0) for other in paid if other != STONE):
            return True
    return False


def _adds_up(position: IncantibusPosition, own: dict[int, int], kind: int) -> bool:
    """Whether coins from this token on can reach the sum so that no token could be left out."""
    coins = position.box.coins_of
    wanted = position.pay_left
    ways = {(coins(kind), min(coins(kind), position.pay_least))} if coins(kind) else set()
    for other, count in own.items():
        for _ in range(count - (other == kind)):
            more = {(paid + coins(other), min(least, coins(other))) for paid, least in ways if paid < wanted}
            ways |= more
    return any(wanted <= paid < wanted + least for paid, least in ways)
