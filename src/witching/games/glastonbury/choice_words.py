"""A choice in words: what it does, what is worth knowing about it, and the question it answers."""

from functools import cache
from typing import Final, NamedTuple

from witching.core.message import Message
from witching.games.glastonbury.names import colour_named, kind_named, say_name
from witching.games.glastonbury.notation import CARD_NAMES, Choice, write_cell
from witching.games.glastonbury.places import place_of, say_lead

SAID: Final = {
    ("take", False): "glastonbury-choice-take",
    ("take", True): "glastonbury-choice-take-refuse",
    ("accio", False): "glastonbury-choice-accio",
    ("accio", True): "glastonbury-choice-accio-refuse",
    ("declinatio", False): "glastonbury-choice-declinatio",
    ("declinatio", True): "glastonbury-choice-declinatio-refuse",
}
SAID_WITHOUT_CELL: Final = {
    "pass": Message("glastonbury-choice-pass"),
    "walk": Message("glastonbury-choice-walk"),
    "stay": Message("glastonbury-choice-stay"),
    "declinatio end": Message("glastonbury-choice-declinatio-end"),
}
CARD_NOTES: Final = {
    "immuto": Message("glastonbury-note-immuto"),
    "vanesco": Message("glastonbury-note-vanesco"),
    "perluceo": Message("glastonbury-note-perluceo"),
    "accio": Message("glastonbury-note-accio"),
    "declinatio": Message("glastonbury-note-declinatio"),
}
OWN: Final = Message("glastonbury-note-own")
ENDS: Final = Message("glastonbury-note-ends")
ENDS_KEPT: Final = Message("glastonbury-note-ends-keep")
ENDS_REFUSED: Final = Message("glastonbury-note-ends-refuse")
USUAL: Final = Message("glastonbury-note-usual")
QUESTIONS: Final = {
    "row": "glastonbury-question-row",
    "column": "glastonbury-question-column",
    "corner": "glastonbury-question-corner",
}


def say_choice(choice: Choice, card: str | None, *, ends: bool) -> Message:
    """What a choice does; where a card may be refused (G-END), taking it says that it is kept."""
    if card is None:
        return SAID_WITHOUT_CELL[choice.verb]
    key = SAID[choice.verb, choice.refuse]
    if ends and choice.verb == "take" and not choice.refuse:
        key = "glastonbury-choice-take-keep"
    return Message(key, {"cell": write_cell(choice.cell), "card": say_name(card)})


# ---- what is worth knowing


class Prospect(NamedTuple):
    """What a choice leads to: whether it `ends` the game; where the next walk `leads`, None if unknown; whether a
    charge of `declinatio` is left at the corner where that ends."""

    ends: bool
    leads: int | None
    declinatio: bool


def note_choice(choice: Choice, card: str | None, colour: str, prospect: Prospect) -> list[Message]:
    """What a card is good for to a player of this colour; that the game ends, or where the next walk does."""
    taken = None if choice.refuse else card
    good = note_kinds(colour).get(kind_named(taken)) if taken else None
    notes = [good] if good else []
    if prospect.ends:
        notes.append(_note_end(choice))
    elif prospect.leads is not None:
        notes.append(_note_lead(prospect.leads, taken, prospect.declinatio))
    return notes


@cache
def note_join(points: int, *, is_usual: bool) -> list[Message]:
    """G-IMMUTO: the points that joining brings by what the owner knows, and whether that is the usual choice."""
    worth = [Message("glastonbury-note-join", {"points": points})] if points else []
    return worth + ([USUAL] if is_usual else [])


@cache
def note_kinds(colour: str) -> dict[str, Message]:
    """By kind, what cards are good for to a player of this colour, or of none."""
    return CARD_NOTES | {kind_named(card): OWN for card in CARD_NAMES if colour and colour_named(card) == colour}


def _note_end(choice: Choice) -> Message:
    """G-END, G-SPECIAL1: that a choice ends the game, and who gets the card."""
    if choice.cell < 0:
        return ENDS
    return ENDS_REFUSED if choice.refuse else ENDS_KEPT


@cache
def _note_lead(stop: int, card: str | None, declinatio: bool) -> Message:
    """Where the next walk ends: the same stop again, a corner with or without Declinatio, a line."""
    if card == "immuto":
        return Message("glastonbury-leads-again", {"stop": stop})
    return Message("glastonbury-leads-corner-declinatio", {"stop": stop}) if declinatio else say_lead(stop)


# ---- the question


@cache
def ask(phase: str, mover: int, stop: int, *, several: bool) -> Message:
    """What the seat to move is asked at its stop."""
    place = place_of(stop)
    return Message(_question(phase, place.sort, several=several), {"seat": mover, **place.args})


def _question(phase: str, sort: str, *, several: bool) -> str:
    if phase == "settle":
        return "glastonbury-question-settle"
    if phase == "special2":
        return "glastonbury-question-special2" if several else "glastonbury-question-must"
    return "glastonbury-question-declinatio" if phase == "corner" and several else QUESTIONS[sort]


@cache
def wait(phase: str, *to_act: int) -> Message:
    """Whose turn it is, for those who are not asked."""
    if not to_act:
        return Message("glastonbury-refusal-over")
    if phase == "settle":
        return Message("glastonbury-question-settling", {"seat": to_act[0]})
    return Message("glastonbury-refusal-not-your-turn", {"seat": to_act[0]})
