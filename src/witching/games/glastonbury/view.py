"""What a viewer may see on the table now: an allow-list, built field by field."""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from witching.core.message import Message
from witching.core.viewers import Hindsight, Seated, Viewer, check_viewer, seat_of
from witching.games.glastonbury.choice_views import ChoiceView, choices
from witching.games.glastonbury.choice_words import ask, note_kinds, wait
from witching.games.glastonbury.components import (
    ACCIO,
    ACCIO_CHARGES,
    ASSISTED,
    CELLS,
    COLOURS,
    CORNER,
    CORNERS,
    DECLINATIO,
    DECLINATIO_CHARGES,
    EMPTY,
    KINDS,
    NEUTRAL_COLOURS,
    OPEN,
    OVER,
    PLAYER_COLOURS,
    RECIPES_B,
    SETTLE,
    SPECIAL2,
    TAKE,
    UNJOINED,
)
from witching.games.glastonbury.names import say_recipe
from witching.games.glastonbury.notation import write_card
from witching.games.glastonbury.options import EDITIONS, SWITCHES
from witching.games.glastonbury.places import BOARD, BoardView
from witching.games.glastonbury.position import GlastonburyState
from witching.games.glastonbury.rules import GlastonburyPosition, number_on
from witching.games.glastonbury.score_words import ResultView, word_result
from witching.games.glastonbury.sheet import result

CARDS: Final[list[str | None]] = [None if card == EMPTY else write_card(card) for card in range(DECLINATIO + 1)]
CORNER_NAMES: Final = {stop: name for name, stop in CORNERS.items()}
PHASES = {OVER: "over", TAKE: "take", CORNER: "corner", SPECIAL2: "special2", SETTLE: "settle"}
OPENED: Final = (SETTLE, OVER)
"""The phases in which all cauldrons are open: after the last card (G-IMMUTO)."""


class SpellView(Struct, frozen=True):
    """An open spell card and its charges (G-CHARGES)."""

    card: str
    charges: int


class SeatView(Struct, frozen=True):
    """A seat's part of the table. `top` is None with nothing on the cauldron card; `cards` (lowest first) and `recipes`
    are None where this viewer may not look; `recipes_said`: what the recipes ask for. `joined`: what the owner has said
    of its Immutos after the last card, the kind or None for each (G-IMMUTO)."""

    colour: str
    corner: str
    stop: int
    number: int
    top: str | None
    size: int
    cards: list[str] | None
    spells: list[SpellView]
    spent: int
    recipes: list[str] | None
    recipes_said: list[Message]
    joined: list[str | None]


class GlastonburyView(Struct, frozen=True):
    """The table. `grid` in reading order, None for corners and empty cells; `notes`: by kind, what cards are good for
    to the viewer, if anything. `choices` are the viewer's own, and `question` is what the viewer is asked, or whose
    turn it is. `board` never changes.

    `looking`: the viewer sees its own cauldron only by Perluceo, until the look is closed (G-PERLUCEO).
    """

    edition: str
    memory: str
    assisted: list[int]
    removed: list[str]
    board: BoardView
    grid: list[str | None]
    notes: dict[str, Message]
    pile: int
    phase: str
    to_act: list[int]
    seats: list[SeatView]
    looking: bool
    question: Message
    choices: list[ChoiceView]
    result: ResultView | None


def views(position: GlastonburyPosition) -> Callable[[Viewer], GlastonburyView]:
    """What each viewer sees, until the position changes; what is open to all is gathered once. The open book is refused
    while the game goes on."""
    return partial(_view, position, _lies_open(position))


def _view(position: GlastonburyPosition, lies_open: GlastonburyView, viewer: Viewer) -> GlastonburyView:
    check_viewer(viewer, position)
    seat = seat_of(viewer)
    shown = choices(position, seat, lies_open.grid)
    return replace(
        lies_open,
        notes=note_kinds(lies_open.seats[seat].colour) if seat >= 0 else lies_open.notes,
        seats=[_seat_view(position, each, seen, viewer) for each, seen in enumerate(lies_open.seats)],
        looking=is_looking(position, viewer),
        question=_question(lies_open, seat, shown),
        choices=shown,
    )


def _question(lies_open: GlastonburyView, seat: int, shown: list[ChoiceView]) -> Message:
    """What a seat is asked; for the others, who is being waited for."""
    if seat not in lies_open.to_act:
        return lies_open.question
    return ask(lies_open.phase, seat, lies_open.seats[seat].stop, several=len(shown) > 1)


def _lies_open(position: GlastonburyPosition) -> GlastonburyView:
    """The table for a viewer with nothing private to see and nothing to choose."""
    to_act = list(position.to_act())
    return GlastonburyView(
        edition=EDITIONS[position.edition],
        memory=SWITCHES["memory"][position.memory],
        assisted=[seat for seat in range(position.seats) if position.assisted >> seat & 1],
        removed=[colour for i, colour in enumerate(PLAYER_COLOURS) if position.removed >> i & 1],
        board=BOARD,
        grid=[CARDS[position.card_at(cell)] for cell in range(CELLS)],
        notes=note_kinds(""),
        pile=position.pile_end - position.pile_first,
        phase=PHASES[position.phase],
        to_act=to_act,
        seats=[_open_seat(position, seat) for seat in range(position.seats)],
        looking=False,
        question=wait(PHASES[position.phase], *to_act),
        choices=[],
        result=word_result(result(position)) if position.phase == OVER else None,
    )


def sees_cauldron(position: GlastonburyState, seat: int, viewer: Viewer) -> bool:
    """G-MEMORY: whether the viewer may see the covered cards of a seat's cauldron now."""
    if position.phase in OPENED or position.memory == OPEN:
        return True
    if not isinstance(viewer, Seated):
        return isinstance(viewer, Hindsight)
    return viewer.seat == seat and (is_assisted(position, seat) or is_looking(position, viewer))


def is_looking(position: GlastonburyState, viewer: Viewer) -> bool:
    """G-PERLUCEO: whether the viewer sees its own cauldron only by a look: an assisted seat needs none."""
    if not isinstance(viewer, Seated) or viewer.look_closed or position.phase in OPENED or position.memory == OPEN:
        return False
    return bool(position.looks >> viewer.seat & 1) and not is_assisted(position, viewer.seat)


def is_assisted(position: GlastonburyState, seat: int) -> bool:
    """G-MEMORY: whether the seat always sees its own cauldron."""
    return position.memory == ASSISTED and bool(position.assisted >> seat & 1)


def sees_recipes(position: GlastonburyPosition, seat: int, viewer: Viewer) -> bool:
    """G-RECIPES: a seat always sees its own, and the others' after the end."""
    return seat_of(viewer) == seat or position.phase == OVER or isinstance(viewer, Hindsight)


def _cauldron(position: GlastonburyPosition, seat: int) -> list[str]:
    return [write_card(card) for card in position.cauldron_of(seat)]


def _seat_view(position: GlastonburyPosition, seat: int, lies_open: SeatView, viewer: Viewer) -> SeatView:
    cards = _cauldron(position, seat) if sees_cauldron(position, seat, viewer) else None
    recipes = recipe_names(position, seat) if sees_recipes(position, seat, viewer) else None
    if cards is recipes is None:
        return lies_open
    return replace(lies_open, cards=cards, recipes=recipes, recipes_said=[say_recipe(name) for name in recipes or []])


def _open_seat(position: GlastonburyPosition, seat: int) -> SeatView:
    """A seat as seen by a viewer who may look at nothing private of it."""
    spells = open_spells(position, seat)
    return SeatView(
        colour=COLOURS[position.colour_of(seat)],
        corner=CORNER_NAMES[position.corner_of(seat)],
        stop=position.pawn_of(seat),
        number=number_on(position, seat),
        top=write_card(position.top_of(seat)) if position.size_of(seat) else None,
        size=position.size_of(seat),
        cards=None,
        spells=spells,
        spent=sum(position.spells_of(seat).values()) - len(spells),
        recipes=None,
        recipes_said=[],
        joined=[None if kind == UNJOINED else KINDS[kind] for kind in position.said_joins(seat)],
    )


def open_spells(position: GlastonburyPosition, seat: int) -> list[SpellView]:
    """G-CHARGES: the open cards, oldest first; only the oldest can be partly used."""
    accio, declinatio = position.charges_of(seat)
    accios = [SpellView(write_card(ACCIO), charges) for charges in _charges(accio, ACCIO_CHARGES)]
    return accios + [SpellView(write_card(DECLINATIO), charges) for charges in _charges(declinatio, DECLINATIO_CHARGES)]


def _charges(total: int, each: int) -> list[int]:
    cards = -(-total // each)
    return [total - each * (cards - 1)] + [each] * (cards - 1) if cards else []


def recipe_names(position: GlastonburyPosition, seat: int) -> list[str]:
    """The recipes of a seat: the colour of A and the name of B; empty when the game is played without."""
    if not position.recipes:
        return []
    recipe_a, recipe_b = position.recipes_of(seat)
    return [NEUTRAL_COLOURS[recipe_a], RECIPES_B[recipe_b]]
