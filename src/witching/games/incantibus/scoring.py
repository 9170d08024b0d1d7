"""Scoring (I-SCORE): every token has its points; the expert's wand counts too. `sheet` explains what this counts."""

from witching.games.incantibus import components as parts
from witching.games.incantibus.position import IncantibusState


def score_table(table: IncantibusState) -> None:
    """Write every seat's points."""
    for seat in range(table.seats):
        table.score[seat] = case_points(table, seat) + sorcerer_points(table, seat) + wand_points(table, seat)


def case_points(table: IncantibusState, seat: int) -> int:
    """Gold, monsters, potions, spell tokens and books; nothing else in a case scores."""
    points = 0
    for kind in range(1, parts.KINDS):
        points += table.held[parts.KINDS * seat + kind] * table.box.points[kind]
    return points


def sorcerer_points(table: IncantibusState, seat: int) -> int:
    """The sorcerers that the seat has beaten."""
    points = 0
    for place in range(parts.SORCERERS):
        if table.fate[place] == parts.BEATEN + seat:
            points += table.box.points[table.deck[parts.ROW + place]]
    return points


def wand_points(table: IncantibusState, seat: int) -> int:
    """I-EXPERT: the strength of the wand held at the end, even one laid down."""
    return table.wand[seat] if table.expert else 0


def standing(table: IncantibusState, seat: int) -> int:
    """I-TIE: points, then the stronger wand; no two seats have the same."""
    return 8 * table.score[seat] + table.wand[seat]
