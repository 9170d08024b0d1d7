"""What is worth knowing about a choice: what is printed on the thing, and what would come of it."""

from typing import Final

from witching.core.message import Argument, Message
from witching.games.incantibus.view import ChoiceView, IncantibusView, Outcome, SecretView
from witching.terminal.faces.incantibus import prices
from witching.terminal.faces.incantibus.spelling import Spelt, spell
from witching.terminal.faces.incantibus.symbols import LETTERS

OUTCOMES: Final[dict[Outcome, str]] = {
    "weapon": "incantibus-face-note-weapon",
    "universalus": "incantibus-face-note-universalus",
    "escapes": "incantibus-face-note-escapes",
    "stays": "incantibus-face-note-stays",
    "exhausted": "incantibus-face-note-fizzles",
    "aimless": "incantibus-face-note-aimless",
}


def notes(view: IncantibusView, choice: ChoiceView) -> tuple[Message, ...]:
    """What is worth knowing about a choice of the viewer."""
    spelt, sealed = spell(choice.action), view.sealed == choice.action
    return (
        *_of_thing(view, spelt, choice),
        *_of_secret(view, spelt, choice.token),
        *([Message("incantibus-face-note-sealed")] if sealed else []),
    )


def _of_thing(view: IncantibusView, spelt: Spelt, choice: ChoiceView) -> list[Message]:
    """What is printed on the thing a choice is about, and what would come of it."""
    said = choice.outcome and OUTCOMES[choice.outcome]
    if spelt.verb == "cast":
        return [Message(said)] if said else []
    if choice.token is None:
        return []
    thing = (view.box.sorcerers if spelt.verb == "point sorcerer" else view.box.tokens)[choice.token]
    args: dict[str, Argument] = {"points": prices.say_points(thing.points)}
    if said and thing.weapon is not None:
        return [Message(said, args | {"weapon": view.box.tokens[thing.weapon].name})]
    if spelt.place and thing.price is not None:
        return [Message("incantibus-face-note-price", args | {"price": prices.say_price(view, thing)})]
    return [Message("incantibus-face-note-worth", args)] if thing.points else []


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
