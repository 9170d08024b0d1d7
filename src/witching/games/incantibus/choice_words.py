"""The legal choices for people: what each is about, what is worth knowing about it, and the short words to type."""

from collections import Counter
from functools import lru_cache
from typing import Final

from witching.core.message import Argument, Message
from witching.games.incantibus.box_contents import Printed, printed
from witching.games.incantibus.box_loader import keys_by_kind
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.choice_views import ChoiceView, Offer, Outcome
from witching.games.incantibus.components import EMPTY, SORCERER, SPELLS
from witching.games.incantibus.notation import CHOICES, say_card, write
from witching.games.incantibus.price_words import say_points, say_price
from witching.games.incantibus.secret_tokens import suspicion
from witching.games.incantibus.targets import LETTERS, TARGETS, say_at

OUTCOMES: Final[dict[Outcome, str]] = {
    "weapon": "incantibus-note-weapon",
    "universalus": "incantibus-note-universalus",
    "escapes": "incantibus-note-escapes",
    "stays": "incantibus-note-stays",
    "exhausted": "incantibus-note-fizzles",
    "aimless": "incantibus-note-aimless",
}


@lru_cache(maxsize=8192)
def in_words(tables: BoxTables, offer: Offer) -> ChoiceView:
    """A choice with its wording; cached, as the same ones are asked for again and again."""
    choice, target = CHOICES[offer.action], TARGETS.get(offer.action)
    return ChoiceView(
        action=write(offer.action),
        verb=choice.verb.partition(" ")[0],
        area=target.area if target else None,
        place=target.place if target else None,
        token=None if offer.kind == EMPTY else keys_by_kind(tables)[offer.kind],
        card=SPELLS[choice.card] if choice.card >= 0 else None,
        seat=choice.seat if choice.seat >= 0 else None,
        outcome=offer.outcome,
        said=_say_choice(tables, offer),
        briefly=say_card(choice.card) if choice.card >= 0 else None,
        notes=_notes(tables, offer),
    )


# ---- what a choice is about


def _say_choice(tables: BoxTables, offer: Offer) -> Message:
    """A choice for people: the place and what lies there, as far as the viewer knows."""
    choice, target, thing = CHOICES[offer.action], TARGETS.get(offer.action), _thing(tables, offer.kind)
    if target is not None:
        return say_at(target, thing.name if thing else None)
    if choice.card >= 0:
        effect = Message(f"incantibus-effect-{SPELLS[choice.card]}")
        return Message("incantibus-cast", {"card": say_card(choice.card), "effect": effect})
    args: dict[str, Argument] = {"token": thing.name} if thing else {}
    if choice.seat >= 0:
        args["seat"] = choice.seat
    return Message(f"incantibus-action-{choice.verb}", args)


def _thing(tables: BoxTables, kind: int) -> Printed | None:
    """What a choice is about, if the viewer knows it."""
    if kind == EMPTY:
        return None
    box = printed(tables)
    return (box.sorcerers if kind >= SORCERER else box.tokens)[keys_by_kind(tables)[kind]]


# ---- what is worth knowing about it


def _notes(tables: BoxTables, offer: Offer) -> list[Message]:
    """What is printed on the thing a choice is about, its outcome, and whether the seat's wand points there."""
    sealed = [Message("incantibus-note-sealed")] if offer.sealed else []
    return [*_of_thing(tables, offer), *_of_secret(tables, offer), *sealed]


def _of_thing(tables: BoxTables, offer: Offer) -> list[Message]:
    said, thing = offer.outcome and OUTCOMES[offer.outcome], _thing(tables, offer.kind)
    if thing is None:
        return [Message(said)] if said else []
    args: dict[str, Argument] = {"points": say_points(thing.points)}
    if said and thing.weapon is not None:
        return [Message(said, args | {"weapon": printed(tables).tokens[thing.weapon].name})]
    if offer.action in TARGETS and thing.price is not None:
        return [Message("incantibus-note-price", args | {"price": say_price(printed(tables), thing.price)})]
    return [Message("incantibus-note-worth", args)] if thing.points else []


def _of_secret(tables: BoxTables, offer: Offer) -> list[Message]:
    """What everybody knows of a token that was looked at."""
    if not offer.suspects:
        return []
    return [Message("incantibus-note-suspects", suspicion(tables, offer.lookers, offer.suspects))]


# ---- what may be typed for it


def short_words(choices: list[ChoiceView]) -> list[tuple[str, ...]]:
    """By choice, the short words that mean it and no other."""
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
