"""The choices of a seat: what each does, where it leads, and the question that is asked."""

from collections.abc import Iterator, Sequence
from typing import Final

from witching.core.message import Message
from witching.games.glastonbury.components import COLOURS, IMMUTO, INGREDIENTS, colour_of
from witching.games.glastonbury.notation import CARD_NAMES, Choice, parse, split, write_cell
from witching.games.glastonbury.view import ChoiceView, GlastonburyView
from witching.terminal.face import Option
from witching.terminal.faces.glastonbury.cards import say_name
from witching.terminal.faces.glastonbury.places import place_of, say_lead

MOST_LISTED: Final = 6
"""More Accio choices than these are told of together."""

SAID: Final = {
    ("take", False): "glastonbury-face-take",
    ("take", True): "glastonbury-face-take-refuse",
    ("accio", False): "glastonbury-face-accio",
    ("accio", True): "glastonbury-face-accio-refuse",
    ("declinatio", False): "glastonbury-face-declinatio",
    ("declinatio", True): "glastonbury-face-declinatio-refuse",
}
SAID_WITHOUT_CELL: Final = {
    "pass": "glastonbury-face-pass",
    "walk": "glastonbury-face-walk",
    "stay": "glastonbury-face-stay",
    "declinatio end": "glastonbury-face-declinatio-end",
}
SPELL_NOTES: Final = {
    "vanesco": "glastonbury-face-note-vanesco",
    "perluceo": "glastonbury-face-note-perluceo",
    "accio": "glastonbury-face-note-accio",
    "declinatio": "glastonbury-face-note-declinatio",
}
QUESTIONS: Final = {
    "row": "glastonbury-face-question-row",
    "column": "glastonbury-face-question-column",
    "corner": "glastonbury-face-question-corner",
}


def read_choice(choice: ChoiceView) -> Choice:
    """A choice of the view taken apart."""
    return split(parse(choice.action))


def list_options(view: GlastonburyView, seat: int) -> list[Option]:
    """The legal choices in the order of the view."""
    return [_option(view, seat, choice, read_choice(choice)) for choice in view.choices]


def _option(view: GlastonburyView, seat: int, choice: ChoiceView, parts: Choice) -> Option:
    listed = parts.verb != "accio" or len(accio_choices(view)) <= MOST_LISTED
    return Option(choice.action, _also(parts), _say(view, parts), tuple(_notes(view, seat, choice, parts)), listed)


def _also(parts: Choice) -> tuple[str, ...]:
    """A cell alone is enough, but not for Accio: a charge is not spent by a slip of the finger."""
    if parts.cell >= 0 and parts.verb != "accio":
        return (write_cell(parts.cell) + (" refuse" if parts.refuse else ""),)
    return ("end",) if parts.verb == "declinatio end" else ()


def _say(view: GlastonburyView, parts: Choice) -> Message:
    name = view.grid[parts.cell] if parts.cell >= 0 else None
    if name is None:
        return Message(SAID_WITHOUT_CELL[parts.verb])
    return Message(SAID[parts.verb, parts.refuse], {"cell": write_cell(parts.cell), "card": say_name(name)})


# ---- what is worth knowing


def _notes(view: GlastonburyView, seat: int, choice: ChoiceView, parts: Choice) -> Iterator[Message]:
    name = view.grid[parts.cell] if parts.cell >= 0 and not parts.refuse else None
    if name is not None:
        yield from _card_notes(view, seat, name)
    if choice.ends:
        yield Message("glastonbury-face-note-ends", {"rule": "G-END" if parts.cell >= 0 else "G-SPECIAL1"})
    elif choice.leads is not None:
        yield _lead(choice.leads, name, declinatio=choice.declinatio)


def _card_notes(view: GlastonburyView, seat: int, name: str) -> Iterator[Message]:
    """What a card is good for: its colour is the seat's own, or it is a spell."""
    card = CARD_NAMES[name]
    if name in SPELL_NOTES:
        yield Message(SPELL_NOTES[name])
    elif card <= INGREDIENTS and COLOURS[colour_of(card)] == view.seats[seat].colour:
        yield Message("glastonbury-face-note-own")


def _lead(stop: int, name: str | None, *, declinatio: bool) -> Message:
    """Where the next walk ends: the same stop again, a corner with or without Declinatio, a line."""
    if name is not None and CARD_NAMES[name] == IMMUTO:
        return Message("glastonbury-face-leads-again", {"stop": stop})
    if declinatio:
        return Message("glastonbury-face-leads-corner-declinatio", place_of(stop).args)
    return say_lead(stop)


# ---- question and hint


def ask(view: GlastonburyView, seat: int) -> Message:
    """What the seat is asked; whose turn it is, if it is not the seat's own."""
    if view.phase == "over":
        return Message("glastonbury-refusal-over")
    if seat not in view.to_act:
        return Message("glastonbury-refusal-not-your-turn", {"seat": view.to_act[0]})
    place = place_of(view.seats[seat].stop)
    return Message(_question(view, place.sort), {"seat": seat, **place.args})


def _question(view: GlastonburyView, sort: str) -> str:
    if view.phase == "special2":
        return "glastonbury-face-question-special2" if len(view.choices) > 1 else "glastonbury-face-question-must"
    if view.phase == "corner" and len(view.choices) > 1:
        return "glastonbury-face-question-declinatio"
    return QUESTIONS[sort]


def accio_choices(view: GlastonburyView) -> Sequence[ChoiceView]:
    """The choices that cost a charge of Accio."""
    return [choice for choice in view.choices if choice.action.startswith("accio ")]


def give_hints(view: GlastonburyView, seat: int) -> list[Message]:
    """How Accio is typed, with an example, when its choices are not listed."""
    fetched = accio_choices(view)
    if len(fetched) <= MOST_LISTED:
        return []
    charges = sum(spell.charges for spell in view.seats[seat].spells if spell.card == "accio")
    hints = [Message("glastonbury-face-hint-accio", {"charges": charges, "example": fetched[0].action})]
    refusing = [choice.action for choice in fetched if read_choice(choice).refuse]
    return hints + [Message("glastonbury-face-hint-refuse", {"example": action}) for action in refusing[:1]]
