"""The legal choices for people: what each is about, what is worth knowing about it, and the short words to type."""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from witching.core.message import Argument, Message
from witching.games.incantibus import prices
from witching.games.incantibus.printed import Printed
from witching.games.incantibus.view import AimView, ChoiceView, IncantibusView, Outcome, SecretView

LETTERS: Final = {"visible": "V", "secret": "S", "potion": "P", "book": "B", "sorcerer": "M"}
"""By area, the letter that its places are called by: V3."""

OUTCOMES: Final[dict[Outcome, str]] = {
    "weapon": "incantibus-note-weapon",
    "universalus": "incantibus-note-universalus",
    "escapes": "incantibus-note-escapes",
    "stays": "incantibus-note-stays",
    "exhausted": "incantibus-note-fizzles",
    "aimless": "incantibus-note-aimless",
}


def in_words(view: IncantibusView, choice: ChoiceView) -> ChoiceView:
    """A choice of the viewer with what is said of it."""
    said = say_choice(view, choice)
    briefly = said if choice.card is None else say_card(choice.card)
    return replace(choice, said=said, briefly=briefly, notes=notes(view, choice))


# ---- what a choice is about


def say_choice(view: IncantibusView, choice: ChoiceView) -> Message:
    """A choice as a person reads it: the place and what lies there, as far as the viewer knows it."""
    thing = _thing(view, choice)
    if choice.area is not None and choice.place is not None:
        return say_at(AimView(choice.area, choice.place), thing.name if thing else None)
    if choice.card is not None:
        effect = Message(f"incantibus-effect-{choice.card}")
        return Message("incantibus-cast", {"card": say_card(choice.card), "effect": effect})
    args: dict[str, Argument] = {"token": thing.name} if thing else {}
    if choice.seat is not None:
        args["seat"] = choice.seat
    return Message(f"incantibus-action-{choice.verb}", args)


def say_card(card: str) -> Message:
    """A spell card by name."""
    return Message(f"incantibus-card-{card}")


def say_at(aim: AimView, thing: Message | str | None) -> Message:
    """A place of the board and what lies there."""
    args: dict[str, Argument] = {"letter": LETTERS[aim.area], "place": aim.place}
    return Message("incantibus-at", args | {"thing": thing}) if thing else Message("incantibus-at-hidden", args)


def say_place(aim: AimView) -> Message:
    """A place of the board."""
    return Message("incantibus-place", {"letter": LETTERS[aim.area], "place": aim.place})


def _thing(view: IncantibusView, choice: ChoiceView) -> Printed | None:
    """What the choice is about, as far as the viewer knows it."""
    things = view.box.sorcerers if choice.area == "sorcerer" else view.box.tokens
    return things[choice.token] if choice.token is not None else None


# ---- what is worth knowing about it


def notes(view: IncantibusView, choice: ChoiceView) -> list[Message]:
    """What is printed on the thing a choice is about, what would come of it, and whether the own wand points there."""
    aimed = view.sealed is not None and (view.sealed.area, view.sealed.place) == (choice.area, choice.place)
    sealed = [Message("incantibus-note-sealed")] if aimed else []
    return [*_of_thing(view, choice), *_of_secret(view, choice), *sealed]


def _of_thing(view: IncantibusView, choice: ChoiceView) -> list[Message]:
    said, thing = choice.outcome and OUTCOMES[choice.outcome], _thing(view, choice)
    if thing is None:
        return [Message(said)] if said else []
    args: dict[str, Argument] = {"points": prices.say_points(thing.points)}
    if said and thing.weapon is not None:
        return [Message(said, args | {"weapon": view.box.tokens[thing.weapon].name})]
    if choice.place and thing.price is not None:
        return [Message("incantibus-note-price", args | {"price": prices.say_price(view.box, thing.price)})]
    return [Message("incantibus-note-worth", args)] if thing.points else []


def _of_secret(view: IncantibusView, choice: ChoiceView) -> list[Message]:
    """What all know of a token that was looked at."""
    if choice.area != "secret" or choice.place is None or choice.token is not None:
        return []
    secret = view.secret[choice.place - 1]
    return [Message("incantibus-note-suspects", suspicion(view, secret))] if secret and secret.suspects else []


def suspicion(view: IncantibusView, secret: SecretView) -> dict[str, Argument]:
    """Who has looked at a secret token, and which monsters it may be by what all have learnt."""
    who = [Message("incantibus-who", {"seat": seat}) for seat in secret.lookers]
    return {"who": who, "tokens": [prices.say_name(view.box.tokens[key]) for key in secret.suspects]}


# ---- what may be typed for it


def short_words(choices: list[ChoiceView]) -> list[tuple[str, ...]]:
    """By choice, the short words that stand for it and for no other."""
    words = [list(dict.fromkeys(_words(choice))) for choice in choices]
    counted = Counter(word for some in words for word in some)
    return [tuple(word for word in some if counted[word] == 1) for some in words]


def _words(choice: ChoiceView) -> list[str]:
    token = [choice.token] if choice.token is not None else []
    if choice.area is not None:
        return [f"{LETTERS[choice.area]}{choice.place}".lower(), *token]
    if choice.seat is not None:
        return [f"{choice.seat} {choice.token}", *token]
    return token or [choice.card or choice.verb[0]]
