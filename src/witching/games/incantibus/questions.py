"""What a seat is asked, phase by phase, and what those who wait hear of it, in one sentence each."""

from collections.abc import Callable
from typing import Final, NamedTuple

from witching.core.message import Argument, Message
from witching.games.incantibus.box_contents import Printed, printed
from witching.games.incantibus.box_loader import keys_by_kind
from witching.games.incantibus.choice_views import ChoiceView
from witching.games.incantibus.components import CAST, DISCARD, OVER, PAY, SORCERER, SPELL_CARD, SPELLS, SPEND, TARGET
from witching.games.incantibus.notation import say_card
from witching.games.incantibus.price_words import say_points, say_price
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.secret_tokens import SecretView
from witching.games.incantibus.targets import Target


class Asked(NamedTuple):
    """A seat that is asked, with what it alone sees: its choices, the one it has sealed, the secret tokens."""

    seat: int
    choices: list[ChoiceView]
    sealed: Target | None
    secret: list[SecretView | None]


def say_question(position: IncantibusPosition, asked: Asked) -> Message:
    """What a seat that may choose now is asked."""
    return QUESTIONS[position.phase](position, asked)


def _ask_cast(position: IncantibusPosition, asked: Asked) -> Message:
    """I-CAST."""
    args: dict[str, Argument] = {"seat": asked.seat, "wand": position.wand_of(asked.seat)}
    if asked.sealed is None:
        return Message("incantibus-ask-cast", args)
    sealed = (asked.sealed.area, asked.sealed.place)
    target = next(choice.said for choice in asked.choices if (choice.area, choice.place) == sealed)
    return Message("incantibus-ask-cast-again", args | {"target": target})


def _ask_spend(position: IncantibusPosition, asked: Asked) -> Message:
    """I-TAKE, I-SPELL-OCULUS: the monster is in plain sight, or only the looker has seen it."""
    looked = asked.secret[position.looked - 1] if position.looked else None
    key = looked.token if looked is not None else keys_by_kind(position.box).get(position.pending)
    if key is None:
        return Message("incantibus-ask-spend-hidden", {"seat": asked.seat})
    monster = printed(position.box).tokens[key]
    args: dict[str, Argument] = {"seat": asked.seat, "token": monster.name, "points": say_points(monster.points)}
    return Message("incantibus-ask-spend-back" if position.looked else "incantibus-ask-spend", args)


def _ask_pay(position: IncantibusPosition, asked: Asked) -> Message:
    """I-PAY: how many coins or tokens are still to be paid."""
    piece = _paid_piece(position)
    assert piece.price is not None
    args: dict[str, Argument] = {"seat": asked.seat, "token": piece.name, "count": position.pay_left}
    args["price"] = say_price(printed(position.box), piece.price)
    return Message("incantibus-ask-pay-coins" if piece.price.way == "gold" else "incantibus-ask-pay-tokens", args)


def _paid_piece(position: IncantibusPosition) -> Printed:
    """The potion, book or sorcerer that somebody is paying for."""
    box = printed(position.box)
    return (box.sorcerers if position.piece >= SORCERER else box.tokens)[keys_by_kind(position.box)[position.piece]]


def _ask_discard(position: IncantibusPosition, asked: Asked) -> Message:
    """I-CASE."""
    return Message("incantibus-ask-discard", {"seat": asked.seat})


def _ask_card(position: IncantibusPosition, asked: Asked) -> Message:
    """I-SPELL, I-CHAIN."""
    free = any(choice.verb == "decline" for choice in asked.choices)
    return Message("incantibus-ask-card-free" if free else "incantibus-ask-card", {"seat": asked.seat})


def _ask_target(position: IncantibusPosition, asked: Asked) -> Message:
    """I-SPELL: what the card in play is cast at."""
    return Message(f"incantibus-ask-target-{SPELLS[position.spell_now - 1]}", {"seat": asked.seat})


QUESTIONS: Final[dict[int, Callable[[IncantibusPosition, Asked], Message]]] = {
    CAST: _ask_cast,
    SPEND: _ask_spend,
    PAY: _ask_pay,
    DISCARD: _ask_discard,
    SPELL_CARD: _ask_card,
    TARGET: _ask_target,
}
"""By phase."""


def say_waiting(position: IncantibusPosition) -> Message:
    """For those who are not asked: who decides what; or that the game is over."""
    if position.phase == OVER:
        return Message("incantibus-ask-over")
    due = position.to_act()
    if position.phase == CAST:
        return Message("incantibus-waits-cast", {"who": [Message("incantibus-who", {"seat": seat}) for seat in due]})
    args: dict[str, Argument] = {"seat": due[0]}
    if position.phase == PAY:
        args["token"] = _paid_piece(position).name
    elif position.phase == TARGET:
        args["card"] = say_card(position.spell_now - 1)
    return Message(WAITS[position.phase], args)


WAITS: Final = {
    SPEND: "incantibus-waits-spend",
    PAY: "incantibus-waits-pay",
    DISCARD: "incantibus-waits-discard",
    SPELL_CARD: "incantibus-waits-spell",
    TARGET: "incantibus-waits-target",
}
"""By phase, where one seat is to choose."""
