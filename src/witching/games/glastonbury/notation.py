"""Cards, cells, stops and actions as text: one spelling for logs, tests, wire and records."""

from functools import cache
from typing import NamedTuple

from witching.core.message import Argument, Message
from witching.core.refusal import refused
from witching.games.glastonbury.components import (
    ACCIO_CELL,
    ACTIONS,
    CELLS,
    COLOURS,
    CORNER_CELLS,
    DECLINATIO_CELL,
    DECLINATIO_END,
    IMMUTO,
    INGREDIENTS,
    JOIN_KIND,
    KINDS,
    PASS,
    SIDE,
    SPELLS,
    STAY,
    TAKE_CELL,
    WALK,
    kind_of,
    value_of,
)

WORDS = {PASS: "pass", WALK: "walk", STAY: "stay", DECLINATIO_END: "declinatio end"}
VERBS = {"take": TAKE_CELL, "accio": ACCIO_CELL, "declinatio": DECLINATIO_CELL}
JOIN = "join"
NONE = "-"
KIND_WORDS = (*KINDS, NONE)
FORMS = (
    *(f"{verb} c3{end}" for verb in VERBS for end in ("", " refuse")),
    *WORDS.values(),
    f"{JOIN} toad",
    f"{JOIN} {NONE}",
)


class Choice(NamedTuple):
    """An action in parts: `verb` is take, accio or declinatio with a cell, join with a `kind` or "-" for none, else the
    whole word; without a cell that is -1."""

    verb: str
    cell: int
    refuse: bool
    kind: str = ""


@cache
def write_card(card: int) -> str:
    """A card: `toad-3`, `immuto`, `vanesco`."""
    if card <= INGREDIENTS:
        return f"{KINDS[kind_of(card)]}-{value_of(card)}"
    return "immuto" if card == IMMUTO else SPELLS[card]


CARD_NAMES = {write_card(card): card for card in (*range(1, INGREDIENTS + 1), IMMUTO, *SPELLS)}


@cache
def say_card(card: int) -> Message:
    """The name of a card, for people."""
    if card <= INGREDIENTS:
        kind = Message(f"glastonbury-kind-{KINDS[kind_of(card)]}")
        return Message("glastonbury-card-ingredient", {"kind": kind, "value": value_of(card)})
    return Message(f"glastonbury-card-{write_card(card)}")


def say_colour(colour: int) -> Message:
    """The name of a colour, for people."""
    return Message(f"glastonbury-colour-{COLOURS[colour]}")


@cache
def write_cell(cell: int) -> str:
    """A cell: column a to f, row 1 to 6 from the top."""
    return "abcdef"[cell % SIDE] + str(cell // SIDE + 1)


def parse_cell(text: str) -> int:
    """The cell from the two characters that `write_cell` wrote."""
    return "abcdef".index(text[0]) + SIDE * (int(text[1]) - 1)


@cache
def split(action: int) -> Choice:
    """An action in parts."""
    for verb, first in VERBS.items():
        if first <= action < first + 2 * CELLS:
            return Choice(verb, (action - first) // 2, bool((action - first) % 2))
    if action >= JOIN_KIND:
        return Choice(JOIN, -1, False, KIND_WORDS[action - JOIN_KIND])
    return Choice(WORDS[action], -1, False)


@cache
def write(action: int) -> str:
    """An action in the one notation."""
    verb, cell, refuse, kind = split(action)
    if kind:
        return f"{verb} {kind}"
    return verb if cell < 0 else f"{verb} {write_cell(cell)}" + (" refuse" if refuse else "")


ACTION_OF = {write(action): action for action in range(ACTIONS)}


def parse(text: str) -> int:
    """The action that `write` spells this way. Raises Refused."""
    action = ACTION_OF.get(text)
    if action is None:
        raise refused("glastonbury-refusal-notation", given=text[:40], allowed=", ".join(FORMS))
    cell = split(action).cell
    if cell in CORNER_CELLS:
        raise refused("glastonbury-refusal-corner-cell", "G-SETUP", cell=write_cell(cell))
    return action


def say_action(action: int) -> Message:
    """An action for people."""
    verb, cell, refuse, kind = split(action)
    if kind:
        return say_join("action", kind)
    if cell < 0:
        return Message(f"glastonbury-action-{verb.replace(' ', '-')}")
    return Message(f"glastonbury-action-{verb}" + ("-refuse" if refuse else ""), {"cell": write_cell(cell)})


JOINS = {
    "action": ("glastonbury-action-join", "glastonbury-action-join-none"),
    "choice": ("glastonbury-choice-join", "glastonbury-choice-join-none"),
    "event": ("glastonbury-event-join", "glastonbury-event-join-none"),
}


def say_join(part: str, kind: str, **args: Argument) -> Message:
    """What an Immuto joins, or that it joins none, as an action, a choice or an event."""
    some, none = JOINS[part]
    if kind == NONE:
        return Message(none, args)
    return Message(some, {**args, "kind": Message(f"glastonbury-kind-{kind}")})
