"""What a seat is asked, phase by phase, in one sentence."""

from collections.abc import Callable
from typing import Final

from witching.core.message import Argument, Message
from witching.games.incantibus.printed import Printed
from witching.games.incantibus.view import IncantibusView
from witching.terminal.faces.incantibus import prices
from witching.terminal.faces.incantibus.options import say_choice
from witching.terminal.faces.incantibus.spelling import spell


def question(view: IncantibusView, seat: int) -> Message:
    """What the seat is asked now; for those who are not asked, who is."""
    if view.phase == "over":
        return Message("incantibus-face-ask-over")
    if not view.choices:
        who = [Message("incantibus-face-who", {"seat": due}) for due in view.to_act]
        return Message("incantibus-face-ask-wait", {"who": who})
    return ASKED[view.phase](view, seat)


def _ask_cast(view: IncantibusView, seat: int) -> Message:
    """I-CAST."""
    args: dict[str, Argument] = {"seat": seat, "wand": view.seats[seat].wand}
    if view.sealed is None:
        return Message("incantibus-face-ask-cast", args)
    token = next(choice.token for choice in view.choices if choice.action == view.sealed)
    return Message("incantibus-face-ask-cast-again", args | {"target": say_choice(view, spell(view.sealed), token)})


def _ask_spend(view: IncantibusView, seat: int) -> Message:
    """I-TAKE, I-SPELL-OCULUS: the monster is in plain sight, or only the looker has seen it."""
    looked = view.secret[view.looked - 1] if view.looked else None
    key = looked.token if looked is not None else view.pending
    if key is None:
        return Message("incantibus-face-ask-spend-hidden", {"seat": seat})
    args: dict[str, Argument] = {"seat": seat, "token": view.box.tokens[key].name}
    args["points"] = prices.say_points(view.box.tokens[key].points)
    return Message("incantibus-face-ask-spend-back" if view.looked else "incantibus-face-ask-spend", args)


def _ask_pay(view: IncantibusView, seat: int) -> Message:
    """I-PAY: so many coins, or so many tokens, are still to be paid."""
    piece = paid_piece(view, seat)
    coins = piece.price is not None and piece.price.way == "gold"
    args: dict[str, Argument] = {"seat": seat, "token": piece.name, "count": view.to_pay}
    args["price"] = prices.say_price(view, piece)
    return Message("incantibus-face-ask-pay-coins" if coins else "incantibus-face-ask-pay-tokens", args)


def paid_piece(view: IncantibusView, seat: int) -> Printed:
    """The potion, book or sorcerer that the seat is paying for."""
    assert view.paying is not None
    fought = (view.seats[seat].target or "").startswith("point sorcerer")
    return (view.box.sorcerers if fought else view.box.tokens)[view.paying]


def _ask_discard(view: IncantibusView, seat: int) -> Message:
    """I-CASE."""
    return Message("incantibus-face-ask-discard", {"seat": seat})


def _ask_card(view: IncantibusView, seat: int) -> Message:
    """I-SPELL, I-CHAIN."""
    free = any(choice.action == "decline" for choice in view.choices)
    return Message("incantibus-face-ask-card-free" if free else "incantibus-face-ask-card", {"seat": seat})


def _ask_target(view: IncantibusView, seat: int) -> Message:
    """I-SPELL: what the card in play is cast at."""
    return Message(f"incantibus-face-target-{view.card_in_play}", {"seat": seat})


ASKED: Final[dict[str, Callable[[IncantibusView, int], Message]]] = {
    "cast": _ask_cast,
    "spend": _ask_spend,
    "pay": _ask_pay,
    "discard": _ask_discard,
    "spell": _ask_card,
    "target": _ask_target,
}
"""By phase."""
