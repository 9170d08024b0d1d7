"""What a seat is asked, phase by phase, and what those who wait are told of it; in one sentence each."""

from collections.abc import Callable
from typing import Final

from witching.core.message import Argument, Message
from witching.games.incantibus import prices
from witching.games.incantibus.choices import say_card, say_choice
from witching.games.incantibus.printed import Printed
from witching.games.incantibus.view import IncantibusView


def ask(view: IncantibusView, seat: int) -> Message:
    """What the seat is asked now; for those who are not asked, who decides what."""
    if view.phase == "over":
        return Message("incantibus-ask-over")
    return ASKED[view.phase](view, seat) if view.choices else WAITS[view.phase](view)


def _ask_cast(view: IncantibusView, seat: int) -> Message:
    """I-CAST."""
    args: dict[str, Argument] = {"seat": seat, "wand": view.seats[seat].wand}
    if view.sealed is None:
        return Message("incantibus-ask-cast", args)
    aim = (view.sealed.area, view.sealed.place)
    target = next(choice for choice in view.choices if (choice.area, choice.place) == aim)
    return Message("incantibus-ask-cast-again", args | {"target": say_choice(view, target)})


def _ask_spend(view: IncantibusView, seat: int) -> Message:
    """I-TAKE, I-SPELL-OCULUS: the monster is in plain sight, or only the looker has seen it."""
    looked = view.secret[view.looked - 1] if view.looked else None
    key = looked.token if looked is not None else view.pending
    if key is None:
        return Message("incantibus-ask-spend-hidden", {"seat": seat})
    args: dict[str, Argument] = {"seat": seat, "token": view.box.tokens[key].name}
    args["points"] = prices.say_points(view.box.tokens[key].points)
    return Message("incantibus-ask-spend-back" if view.looked else "incantibus-ask-spend", args)


def _ask_pay(view: IncantibusView, seat: int) -> Message:
    """I-PAY: so many coins, or so many tokens, are still to be paid."""
    piece = _paid_piece(view)
    assert piece.price is not None
    args: dict[str, Argument] = {"seat": seat, "token": piece.name, "count": view.to_pay}
    args["price"] = prices.say_price(view.box, piece.price)
    return Message("incantibus-ask-pay-coins" if piece.price.way == "gold" else "incantibus-ask-pay-tokens", args)


def _paid_piece(view: IncantibusView) -> Printed:
    """The potion, book or sorcerer that somebody is paying for."""
    assert view.paying is not None
    target = view.seats[view.to_act[0]].target
    fought = target is not None and target.area == "sorcerer"
    return (view.box.sorcerers if fought else view.box.tokens)[view.paying]


def _ask_discard(view: IncantibusView, seat: int) -> Message:
    """I-CASE."""
    return Message("incantibus-ask-discard", {"seat": seat})


def _ask_card(view: IncantibusView, seat: int) -> Message:
    """I-SPELL, I-CHAIN."""
    free = any(choice.verb == "decline" for choice in view.choices)
    return Message("incantibus-ask-card-free" if free else "incantibus-ask-card", {"seat": seat})


def _ask_target(view: IncantibusView, seat: int) -> Message:
    """I-SPELL: what the card in play is cast at."""
    return Message(f"incantibus-ask-target-{view.card_in_play}", {"seat": seat})


ASKED: Final[dict[str, Callable[[IncantibusView, int], Message]]] = {
    "cast": _ask_cast,
    "spend": _ask_spend,
    "pay": _ask_pay,
    "discard": _ask_discard,
    "spell": _ask_card,
    "target": _ask_target,
}
"""By phase."""


def _wait_cast(view: IncantibusView) -> Message:
    return Message("incantibus-waits-cast", {"who": [Message("incantibus-who", {"seat": due}) for due in view.to_act]})


def _wait_spend(view: IncantibusView) -> Message:
    return Message("incantibus-waits-spend", {"seat": view.to_act[0]})


def _wait_pay(view: IncantibusView) -> Message:
    return Message("incantibus-waits-pay", {"seat": view.to_act[0], "token": _paid_piece(view).name})


def _wait_discard(view: IncantibusView) -> Message:
    return Message("incantibus-waits-discard", {"seat": view.to_act[0]})


def _wait_card(view: IncantibusView) -> Message:
    return Message("incantibus-waits-spell", {"seat": view.to_act[0]})


def _wait_target(view: IncantibusView) -> Message:
    return Message("incantibus-waits-target", {"seat": view.to_act[0], "card": say_card(str(view.card_in_play))})


WAITS: Final[dict[str, Callable[[IncantibusView], Message]]] = {
    "cast": _wait_cast,
    "spend": _wait_spend,
    "pay": _wait_pay,
    "discard": _wait_discard,
    "spell": _wait_card,
    "target": _wait_target,
}
"""By phase, for those who are not asked."""
