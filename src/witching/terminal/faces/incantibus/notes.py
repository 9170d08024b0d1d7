"""What is worth knowing about a choice: what is printed on the thing, and what the viewer lacks for it."""

from typing import Final

from witching.core.message import Argument, Message
from witching.games.incantibus.view import IncantibusView, SecretView
from witching.terminal.faces.incantibus import prices
from witching.terminal.faces.incantibus.spelling import Spelt, spell
from witching.terminal.faces.incantibus.symbols import LETTERS

UNIVERSALUS: Final = "universalus"
FETCHES: Final = {"expandius": "purse", "fortuna": "three-gold", "universalus": UNIVERSALUS, "philosophio": "stone"}
"""By spell card, the special token it brings."""


def notes(view: IncantibusView, seat: int, spelt: Spelt, token: str | None) -> tuple[Message, ...]:
    """What is worth knowing about a choice of this seat."""
    sealed = view.sealed is not None and spell(view.sealed) == spelt
    return (
        *_of_thing(view, seat, spelt, token),
        *_of_secret(view, spelt, token),
        *([Message("incantibus-face-note-sealed")] if sealed else []),
    )


def _of_thing(view: IncantibusView, seat: int, spelt: Spelt, token: str | None) -> list[Message]:
    """What is printed on the thing a choice is about."""
    if token is None:
        return []
    if spelt.verb == "cast":
        gone = token in FETCHES and not view.supply[FETCHES[token]]
        return [Message("incantibus-face-note-fizzles")] if gone else []
    thing = (view.box.sorcerers if spelt.verb == "point sorcerer" else view.box.tokens)[token]
    args: dict[str, Argument] = {"points": prices.say_points(thing.points)}
    if spelt.place and thing.price is not None:
        return [Message("incantibus-face-note-price", args | {"price": prices.say_price(view, thing)})]
    if spelt.place and thing.weapon is not None:
        return [_of_monster(view, seat, thing.weapon, args)]
    return [Message("incantibus-face-note-worth", args)] if thing.points else []


def _of_monster(view: IncantibusView, seat: int, weapon: str, args: dict[str, Argument]) -> Message:
    """Whether the viewer holds what catches a monster of the room."""
    case = view.seats[seat].case
    args = args | {"weapon": view.box.tokens[weapon].name}
    if weapon in case:
        return Message("incantibus-face-note-weapon", args)
    if UNIVERSALUS in case:
        return Message("incantibus-face-note-universalus", args)
    return Message("incantibus-face-note-escapes", args)


def _of_secret(view: IncantibusView, spelt: Spelt, token: str | None) -> list[Message]:
    """What all know of a token that was looked at."""
    if LETTERS.get(spelt.verb) != "S" or token is not None:
        return []
    secret = view.secret[spelt.place - 1]
    if secret is None or not secret.suspects:
        return []
    return [Message("incantibus-face-note-suspects", suspicion(view, secret))]


def suspicion(view: IncantibusView, secret: SecretView) -> dict[str, Argument]:
    """Who has looked at a secret token, and which monsters it may be by what all have learnt."""
    who = [Message("incantibus-face-who", {"seat": seat}) for seat in secret.lookers]
    return {"who": who, "tokens": [prices.say_token(view, key) for key in secret.suspects]}
