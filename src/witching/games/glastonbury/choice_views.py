"""The legal choices of a seat, each with its parts, its outcome and its wording."""

from collections.abc import Sequence

from msgspec import Struct

from witching.core.message import Message
from witching.games.glastonbury.choice_words import Prospect, note_choice, note_join, say_choice
from witching.games.glastonbury.components import COLOURS, JOIN_KIND, SETTLE
from witching.games.glastonbury.notation import JOIN, NONE, Choice, say_join, split, write
from witching.games.glastonbury.places import CORNER_AT
from witching.games.glastonbury.rules import GlastonburyPosition, number_on, stop_after
from witching.games.glastonbury.scoring import join_gain, preselection


class ChoiceView(Struct, frozen=True, omit_defaults=True):
    """A legal choice: its parts, what it does (`said`), and what is worth knowing about it (`notes`).

    `verb` is take, accio or declinatio with the `cell` and its `card`, join with the `kind`, None for none, else the
    whole action; `refuses` the card (G-END). `ends`: it ends the game; `leads`: the stop where the next walk would end,
    None if unknown; `declinatio`: that stop is a corner, and the seat would have a charge to walk on from there
    (G-DECLINATIO). `usual`: an owner who says nothing gets it (G-IMMUTO).
    """

    action: str
    verb: str
    cell: int | None
    card: str | None
    leads: int | None
    said: Message
    refuses: bool = False
    ends: bool = False
    declinatio: bool = False
    kind: str | None = None
    usual: bool = False
    notes: list[Message] = []


def choices(position: GlastonburyPosition, seat: int, grid: Sequence[str | None]) -> list[ChoiceView]:
    """The legal choices of a seat, in order."""
    legal = position.legal(seat)
    if position.phase == SETTLE:
        usual = JOIN_KIND + preselection(position, seat) if legal else -1
        return [_join(position, action, usual) for action in legal]
    colour = COLOURS[position.colour_of(seat)] if legal else ""
    return [_choice(position, action, grid, colour) for action in legal]


def _join(position: GlastonburyPosition, action: int, usual: int) -> ChoiceView:
    """What an Immuto may join, and what that is worth by the open cauldrons and the seat's own recipe."""
    kind = split(action).kind
    points = join_gain(position, position.mover, action - JOIN_KIND)
    return ChoiceView(
        action=write(action),
        verb=JOIN,
        cell=None,
        card=None,
        leads=None,
        said=say_join("choice", kind),
        kind=None if kind == NONE else kind,
        usual=action == usual,
        notes=note_join(points, is_usual=action == usual),
    )


def _choice(position: GlastonburyPosition, action: int, grid: Sequence[str | None], colour: str) -> ChoiceView:
    parts = split(action)
    card = grid[parts.cell] if parts.cell >= 0 else None
    prospect = _prospect(position, action, parts)
    return ChoiceView(
        action=write(action),
        verb=parts.verb,
        cell=parts.cell if parts.cell >= 0 else None,
        card=card,
        leads=prospect.leads,
        said=say_choice(parts, card, ends=prospect.ends),
        refuses=parts.refuse,
        ends=prospect.ends,
        declinatio=prospect.declinatio,
        notes=note_choice(parts, card, colour, prospect),
    )


def _prospect(position: GlastonburyPosition, action: int, parts: Choice) -> Prospect:
    """The outcome of a choice, tried on a copy."""
    after, seat = position.copy(), position.mover
    after.apply_unchecked(seat, action)
    if after.ended:
        return Prospect(True, None, False)
    leads = _leads(after, seat, parts)
    return Prospect(False, leads, _has_declinatio(after, seat, leads))


def _leads(after: GlastonburyPosition, seat: int, parts: Choice) -> int | None:
    """Where the seat's next walk would end, if nobody's Vanesco intervenes; where `walk` leads is not shown."""
    if parts.verb in ("walk", "stay"):
        return None
    return stop_after(after.pawn_of(seat), number_on(after, seat))


def _has_declinatio(after: GlastonburyPosition, seat: int, stop: int | None) -> bool:
    """G-DECLINATIO: whether the seat has a charge left where the walk ends at a corner."""
    return stop in CORNER_AT and after.charges_of(seat)[1] > 0
