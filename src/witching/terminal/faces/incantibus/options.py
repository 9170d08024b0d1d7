"""The legal choices for people: what each is about, and the short words that may be typed for it."""

from collections import Counter

from witching.core.message import Argument, Message
from witching.games.incantibus.view import ChoiceView, IncantibusView
from witching.terminal.face import Option
from witching.terminal.faces.incantibus.notes import notes
from witching.terminal.faces.incantibus.spelling import Spelt, spell
from witching.terminal.faces.incantibus.symbols import LETTERS


def options(view: IncantibusView, seat: int) -> list[Option]:
    """The viewer's choices in the order of the view; no short word stands for two of them."""
    spelt = [spell(choice.action) for choice in view.choices]
    words = _unique([_words(each, choice) for each, choice in zip(spelt, view.choices, strict=True)])
    return [
        Option(choice.action, also, say_choice(view, each, choice.token), notes(view, choice))
        for choice, each, also in zip(view.choices, spelt, words, strict=True)
    ]


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
    """A choice as a person reads it: the place and what lies there, as far as the viewer knows it."""
    if spelt.place:
        things = view.box.sorcerers if spelt.verb == "point sorcerer" else view.box.tokens
        thing = Message("incantibus-token", {"token": things[token].name}) if token else None
        return say_at(LETTERS[spelt.verb], spelt.place, thing)
    if spelt.verb == "cast":
        card = Message(f"incantibus-card-{spelt.kind}")
        return Message("incantibus-face-cast", {"card": card, "effect": Message(f"incantibus-face-card-{spelt.kind}")})
    args: dict[str, Argument] = {"token": view.box.tokens[token].name} if token else {}
    if spelt.verb == "steal":
        args["seat"] = spelt.seat
    return Message(f"incantibus-action-{spelt.verb}", args)


def say_at(letter: str, place: int, thing: Message | None) -> Message:
    """A place of the board and what lies there."""
    if thing is None:
        return Message("incantibus-face-at-hidden", {"letter": letter, "place": place})
    return Message("incantibus-face-at", {"letter": letter, "place": place, "thing": thing})
