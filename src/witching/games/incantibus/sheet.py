"""The score sheet: what `scoring` counted, line by line, with the tokens and the rule ids."""

from msgspec import Struct

from witching.games.incantibus.components import (
    BOOK,
    ENDINGS,
    GOLD,
    MONSTER,
    POTION,
    PURSE,
    SORCERER,
    SPELL,
    THREE_GOLD,
)
from witching.games.incantibus.names import key_of
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.scoring import wand_points

SCORING = {
    "gold": (*range(GOLD, SPELL), THREE_GOLD),
    "monsters": tuple(range(MONSTER, GOLD)),
    "potions": tuple(range(POTION, BOOK)),
    "spell-tokens": tuple(range(SPELL, PURSE)),
    "books": tuple(range(BOOK, SORCERER)),
}


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for some tokens by one rule; `of` says what they are."""

    rule: str
    of: str
    tokens: list[str]
    points: int


class SeatResult(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat scored; the wand decides a tie (I-TIE)."""

    points: int
    wand: int
    lines: list[Line]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended; `laid` are the seats that laid their wands down."""

    how: str
    laid: list[int]
    winners: list[int]
    seats: list[SeatResult]


def result(position: IncantibusPosition) -> Result:
    """The score sheet of a game that is over."""
    return Result(
        how=ENDINGS[position.ended],
        laid=[seat for seat in range(position.seats) if position.laid >> seat & 1],
        winners=list(position.winners()),
        seats=[_seat_result(position, seat) for seat in range(position.seats)],
    )


def _seat_result(position: IncantibusPosition, seat: int) -> SeatResult:
    lines = [line for of, kinds in SCORING.items() for line in _token_line(position, seat, of, kinds)]
    beaten = position.beaten_by(seat)
    if beaten:
        points = sum(position.box.points_of(kind) for kind in beaten)
        lines.append(Line("I-SCORE", "sorcerers", [key_of(position.box, kind) for kind in beaten], points))
    if position.expert:
        lines.append(Line("I-EXPERT", "wand", [], wand_points(position, seat)))
    return SeatResult(sum(line.points for line in lines), position.wand_of(seat), lines)


def _token_line(position: IncantibusPosition, seat: int, of: str, kinds: tuple[int, ...]) -> list[Line]:
    """I-SCORE: the line of one sort of token; none for a sort not held."""
    held = [kind for kind in kinds for _ in range(position.held_by(seat, kind))]
    points = sum(position.box.points_of(kind) for kind in held)
    return [Line("I-SCORE", of, [key_of(position.box, kind) for kind in held], points)] if held else []
