"""A seat's belongings: its wand, its case slot by slot, the sorcerers it has beaten; open to all."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from witching.games.incantibus import cases
from witching.games.incantibus.box_contents import printed, slots_of
from witching.games.incantibus.box_loader import keys_by_kind
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import CAST, place_table
from witching.games.incantibus.names import key_of
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.targets import TARGETS, Target

PLACE_OF = place_table()


class SeatView(Struct, frozen=True):
    """A seat. `target`: where it points, once revealed; the viewer's own sealed choice is in `sealed` of the whole
    view.

    `loose` tokens found no slot of their type and lie in the `purse_slots`, which hold anything (I-CASE).
    """

    wand: int
    first_wand: int
    case: dict[str, int]
    sorcerers: list[str]
    target: Target | None
    laid: bool
    loose: int
    purse_slots: int


class PartView(Struct, frozen=True):
    """The slots for one type of token and what lies in them, None for a free one; `held` are all tokens of the type,
    wherever they lie."""

    place: str
    held: int
    slots: list[str | None]


class CaseView(Struct, frozen=True):
    """A case slot by slot (I-CASE): `parts` have slots for one type each; the slots of the `purse` hold what found no
    slot of its type; `stacked` is what needs no slot, with its number."""

    parts: list[PartView]
    purse: list[str | None]
    stacked: dict[str, int]


def seat_view(position: IncantibusPosition, seat: int) -> SeatView:
    """A seat as everybody sees it."""
    return SeatView(
        wand=position.wand_of(seat),
        first_wand=position.first_wand_of(seat),
        case=_case(position.box, tuple(position.case_of(seat).items())),
        sorcerers=[key_of(position.box, kind) for kind in position.beaten_by(seat)],
        target=None if position.phase == CAST else TARGETS.get(position.choice_of(seat)),
        laid=bool(position.laid >> seat & 1),
        loose=cases.overflow(position, seat),
        purse_slots=cases.purse_slots(position, seat),
    )


@lru_cache(maxsize=4096)
def _case(tables: BoxTables, held: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return by_part(tables, dict(held))


def by_part(tables: BoxTables, tokens: Mapping[int, int]) -> dict[str, int]:
    """Tokens by key, in the order of the parts of a case: tokens of a type lie together."""
    keys = keys_by_kind(tables)
    return {keys[kind]: tokens[kind] for kind in sorted(tokens, key=PLACE_OF.__getitem__)}


def lay_case(tables: BoxTables, seat: SeatView, *, expert: bool) -> CaseView:
    """The case of a seat, slot by slot."""
    return _lay(tables, expert, tuple(seat.case.items()), seat.purse_slots)


@lru_cache(maxsize=1024)
def _lay(tables: BoxTables, expert: bool, held: tuple[tuple[str, int], ...], purse_slots: int) -> CaseView:
    box, slots = printed(tables), slots_of(tables, expert=expert)
    tokens: dict[str, list[str]] = {place: [] for place in slots if expert or place != "books"}
    stacked: dict[str, int] = {}
    for key, count in held:
        if box.tokens[key].place in tokens:
            tokens[box.tokens[key].place] += [key] * count
        else:
            stacked[key] = count
    parts = [_part(place, lying, slots[place]) for place, lying in tokens.items()]
    over = [key for place, lying in tokens.items() for key in lying[slots[place] :]]
    return CaseView(parts, _fill(over, purse_slots), stacked)


def _part(place: str, lying: list[str], slots: int) -> PartView:
    return PartView(place, len(lying), _fill(lying[:slots], slots))


def _fill(lying: list[str], slots: int) -> list[str | None]:
    """The filled slots, then the free ones."""
    return [*lying, *[None] * (slots - len(lying))]
