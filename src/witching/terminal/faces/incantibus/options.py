"""The legal choices for people: what each is about, and the short words that may be typed for it."""

from collections import Counter
from typing import NamedTuple

from witching.core.message import Argument, Message
from witching.games.incantibus.view import ChoiceView, IncantibusView, SecretView
from witching.terminal.face import Option
from witching.terminal.faces.incantibus import prices
from witching.terminal.faces.incantibus.symbols import LETTERS

UNIVERSALUS = "universalus"


class Spelt(NamedTuple):
    """A choice's notation taken apart: `point visible 3`, `steal 2 weapon-1`, `decline`."""

    verb: str
    place: int = 0
    seat: int = -1
    kind: str = ""


def options(view: IncantibusView, seat: int) -> list[Option]:
    """The viewer's choices in the order of the view; no short word stands for two of them."""
    spelt = [spell(choice.action) for choice in view.choices]
    words = _unique([_words(each, choice) for each, choice in zip(spelt, view.choices, strict=True)])
    return [
        Option(choice.action, also, say_choice(view, each, choice.token), _notes(view, seat, each, choice.token))
        for choice, each, also in zip(view.choices, spelt, words, strict=True)
    ]


def spell(action: str) -> Spelt:
    """A choice taken apart."""
    verb, _, rest = action.partition(" ")
    if verb == "steal":
        victim, _, kind = rest.partition(" ")
        return Spelt(verb, seat=int(victim), kind=kind)
    what, _, place = rest.partition(" ")
    return Spelt(f"{verb} {what}", place=int(place)) if place else Spelt(verb, kind=rest)


def label(action: str) -> str:
    """The place that a choice names, as it stands on the board: V3."""
    spelt = spell(action)
    return f"{LETTERS[spelt.verb]}{spelt.place}"


def _words(spelt: Spelt, choice: ChoiceView) -> list[str]:
    """What may be typed for a choice, unless it could mean another one too."""
    if spelt.place:
        return [f"{LETTERS[spelt.verb]}{spelt.place}".lower(), *([choice.token] if choice.token else [])]
    if spelt.verb == "steal":
        return [f"{spelt.seat} {choice.token}", str(choice.token)]
    return [choice.token or spelt.kind] if spelt.kind else [spelt.verb[0]]


def _unique(words: list[list[str]]) -> list[tuple[str, ...]]:
    counted = Counter(word for some in words for word in set(some))
    return [tuple(word for word in dict.fromkeys(some) if counted[word] == 1) for some in words]


# ---- what a choice is about


def say_choice(view: IncantibusView, spelt: Spelt, token: str | None) -> Message:
    """A choice as a person reads it: the thing, and what is printed on it."""
    if spelt.verb == "point sorcerer":
        return say_at("M", spelt.place, describe_sorcerer(view, token) if token else None)
    if spelt.place:
        return _say_place(view, spelt, token)
    if spelt.verb == "cast":
        card = Message(f"incantibus-card-{spelt.kind}")
        return Message("incantibus-face-cast", {"card": card, "effect": Message(f"incantibus-face-card-{spelt.kind}")})
    args: dict[str, Argument] = {"token": view.box.tokens[token].name} if token else {}
    if spelt.verb == "steal":
        args["seat"] = spelt.seat
    return Message(f"incantibus-action-{spelt.verb}", args)


def _say_place(view: IncantibusView, spelt: Spelt, token: str | None) -> Message:
    """What lies at a place; a token face down is only a place, unless the viewer has looked."""
    return say_at(LETTERS[spelt.verb], spelt.place, describe(view, token) if token else None)


def say_at(letter: str, place: int, thing: Message | None) -> Message:
    """A place of the board and what lies there."""
    if thing is None:
        return Message("incantibus-face-at-hidden", {"letter": letter, "place": place})
    return Message("incantibus-face-at", {"letter": letter, "place": place, "thing": thing})


def describe(view: IncantibusView, key: str) -> Message:
    """A token with what is printed on it."""
    token = view.box.tokens[key]
    worth: Argument = prices.say_points(token.points)
    if token.weapon is not None:
        weapon = view.box.tokens[token.weapon].name
        return Message("incantibus-face-monster", {"token": token.name, "points": worth, "weapon": weapon})
    if token.price is not None:
        price = prices.say_price(view, token)
        return Message("incantibus-face-priced", {"token": token.name, "points": worth, "price": price})
    if token.points:
        return Message("incantibus-face-worth", {"token": token.name, "points": worth})
    return Message("incantibus-token", {"token": token.name})


def describe_sorcerer(view: IncantibusView, key: str) -> Message:
    """A sorcerer with the price and the points."""
    sorcerer = view.box.sorcerers[key]
    args: dict[str, Argument] = {"token": sorcerer.name, "points": prices.say_points(sorcerer.points)}
    return Message("incantibus-face-priced", {**args, "price": prices.say_price(view, sorcerer)})


# ---- what is worth knowing


def _notes(view: IncantibusView, seat: int, spelt: Spelt, token: str | None) -> tuple[Message, ...]:
    notes = [*_monster_notes(view, seat, spelt, token), *_secret_notes(view, spelt, token)]
    if spelt.verb == "cast":
        notes += _card_notes(view, spelt.kind)
    elif spelt.kind and token is not None and view.box.tokens[token].points:
        points = prices.say_points(view.box.tokens[token].points)
        notes.append(Message("incantibus-face-note-worth", {"points": points}))
    if view.sealed is not None and spell(view.sealed) == spelt:
        notes.append(Message("incantibus-face-note-sealed"))
    return tuple(notes)


def _monster_notes(view: IncantibusView, seat: int, spelt: Spelt, token: str | None) -> list[Message]:
    """Whether the viewer holds what catches a monster of the room."""
    in_room = LETTERS.get(spelt.verb) in ("V", "S")
    weapon = view.box.tokens[token].weapon if in_room and token is not None else None
    if weapon is None or not 0 <= seat < len(view.seats):
        return []
    case, args = view.seats[seat].case, dict[str, Argument](weapon=view.box.tokens[weapon].name)
    if weapon in case:
        return [Message("incantibus-face-note-weapon", args)]
    if UNIVERSALUS in case:
        return [Message("incantibus-face-note-universalus", args)]
    return [Message("incantibus-face-note-escapes", args)]


def _secret_notes(view: IncantibusView, spelt: Spelt, token: str | None) -> list[Message]:
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


FETCHES = {"expandius": "purse", "fortuna": "three-gold", "universalus": "universalus", "philosophio": "stone"}
"""By spell card, the special token it brings."""


def _card_notes(view: IncantibusView, card: str) -> list[Message]:
    """That the supply lacks what a card would bring."""
    gone = card in FETCHES and not view.supply[FETCHES[card]]
    return [Message("incantibus-face-note-fizzles")] if gone else []
