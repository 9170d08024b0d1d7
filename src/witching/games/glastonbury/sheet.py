"""The score sheet: what `scoring` counted, line by line, with the cards and the rule ids."""

from msgspec import Struct

from witching.games.glastonbury import scoring
from witching.games.glastonbury.components import (
    ENDINGS,
    IMMUTO,
    KINDS,
    NEUTRAL,
    NEUTRAL_COLOURS,
    RECIPES_B,
    UNJOINED,
    colour_of,
    kind_of,
    value_of,
)
from witching.games.glastonbury.notation import write_card
from witching.games.glastonbury.rules import GlastonburyPosition


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for some cards by one rule; `of` is the kind, or the recipe."""

    rule: str
    of: str
    cards: list[str]
    points: int


class SeatResult(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat scored; `immutos` names the kind each of its Immutos joined, None if it joined none."""

    points: int
    lines: list[Line]
    immutos: list[str | None]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    ended_by: int
    how: str
    winners: list[int]
    seats: list[SeatResult]


def result(position: GlastonburyPosition) -> Result:
    """The score sheet of a game that is over."""
    return Result(
        ended_by=position.ender,
        how=ENDINGS[position.ended],
        winners=list(position.winners()),
        seats=[_seat_result(position, seat) for seat in range(position.seats)],
    )


def _seat_result(position: GlastonburyPosition, seat: int) -> SeatResult:
    lines = [line for kind in range(len(KINDS)) for line in _kind_lines(position, seat, kind)]
    lines += [Line("G-IMMUTO", "", ["immuto"], 0)] * position.joined_kinds(seat).count(UNJOINED)
    if position.recipes:
        lines += [_recipe_a_line(position, seat), _recipe_b_line(position, seat)]
    joined = [None if kind == UNJOINED else KINDS[kind] for kind in position.joined_kinds(seat)]
    return SeatResult(sum(line.points for line in lines), lines, joined)


def _kind_lines(position: GlastonburyPosition, seat: int, kind: int) -> list[Line]:
    """G-SCORE, G-OWN: the line of one kind, its cards ascending, joined Immutos last; none for a kind not held."""
    cards = sorted(card for card in position.cauldron_of(seat) if card != IMMUTO and kind_of(card) == kind)
    immutos = position.joined_kinds(seat).count(kind)
    if not cards and not immutos:
        return []
    own = kind // 2 == position.colour_of(seat)
    names = [write_card(card) for card in cards] + ["immuto"] * immutos
    points = scoring.group_points(len(names), sum(value_of(card) for card in cards), own)
    return [Line("G-OWN" if own else "G-SCORE", KINDS[kind], names, points)]


def _recipe_a_line(position: GlastonburyPosition, seat: int) -> Line:
    """G-RECIPE-A: the cards of the colour, whether or not they are the most; Immutos that count are `immuto`."""
    colour = NEUTRAL + position.recipes_of(seat)[0]
    cards = sorted(card for card in position.cauldron_of(seat) if card != IMMUTO and colour_of(card) == colour)
    immutos = scoring.recipe_a_cards(position, seat) - len(cards)
    names = [write_card(card) for card in cards] + ["immuto"] * immutos
    recipe = NEUTRAL_COLOURS[position.recipes_of(seat)[0]]
    return Line("G-RECIPE-A", recipe, names, scoring.recipe_a_points(position, seat))


def _recipe_b_line(position: GlastonburyPosition, seat: int) -> Line:
    """G-RECIPE-B1 to B5."""
    recipe = RECIPES_B[position.recipes_of(seat)[1]]
    return Line(f"G-RECIPE-{recipe.upper()}", recipe, [], scoring.recipe_b_points(position, seat))
