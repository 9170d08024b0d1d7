"""Endgames: a game played at random, sparing the kept card, until the mover could end it in the wanted way."""

from collections.abc import Callable, Iterator
from typing import Any

from games.glastonbury.stacked import CELLS, GAME, StackedTable, line_at
from witching.core.rng import Rng
from witching.games.glastonbury.notation import parse_cell, write_card
from witching.games.glastonbury.rules import GlastonburyPosition

Wanted = Callable[[GlastonburyPosition, str], bool]


def last_card(card: str, *, wanted: Wanted = lambda position, cell: True, **options: Any) -> tuple[StackedTable, str]:
    """A table whose mover can end the game with this card, and the cell it lies in; the pile is empty."""
    return _late(card, 0, lambda position, cell: _ends(position, cell) and wanted(position, cell), options)


def late_card(
    card: str, pile: int, *, wanted: Wanted = lambda position, cell: True, **options: Any
) -> tuple[StackedTable, str]:
    """A table with `pile` cards in the pile whose mover can take this card without ending the game, and its cell."""
    return _late(card, pile, lambda position, cell: not _ends(position, cell) and wanted(position, cell), options)


def _late(card: str, pile: int, wanted: Wanted, options: dict[str, Any]) -> tuple[StackedTable, str]:
    for seed in range(3000):
        position = GAME.blank({"seats": 2, **options})
        position.redeal(Rng(seed))
        setup = GAME.write_setup(position)
        for choices, cell in _play_down(position, card, Rng(seed)):
            if position.pile_end - position.pile_first == pile and wanted(position, cell):
                table = StackedTable(setup).play(*choices)
                if table.can_be_restacked(cell):
                    table.bring(card, [cell])
                    return table, cell
    raise AssertionError(f"no game in which {card} is taken so")


def _ends(position: GlastonburyPosition, cell: str) -> bool:
    return GAME.refusal(position, position.mover, GAME.parse(f"take {cell} refuse")) is None


def _play_down(position: GlastonburyPosition, kept: str, rng: Rng) -> Iterator[tuple[list[str], str]]:
    """Play choices that leave the kept card where it is and end nothing; yield them, and every cell to take from."""
    played: list[str] = []
    while True:
        legal = [GAME.write(action) for action in position.legal(position.mover)]
        yield from ((played, choice.split()[1]) for choice in legal if choice.startswith("take"))
        last = [choice for choice in legal if f"{choice} refuse" in legal]
        quiet = [
            choice for choice in legal
            if choice not in last and not choice.endswith(("refuse", "end")) and not _touches(position, choice, kept)
        ]  # fmt: skip
        if not quiet:
            return
        played.append(quiet[rng.below(len(quiet))])
        position.apply_unchecked(position.mover, GAME.parse(played[-1]))


def _touches(position: GlastonburyPosition, choice: str, kept: str) -> bool:
    cell = choice.split()[-1]
    return cell in CELLS and write_card(position.card_at(parse_cell(cell))) == kept


# ---- conditions for the cell


def left_in(position: GlastonburyPosition, line: str) -> int:
    """The cards left in a column (a to f) or row (1 to 6)."""
    return sum(position.card_at(parse_cell(cell)) != 0 for cell in CELLS if line in cell)


def faced_line(position: GlastonburyPosition) -> str:
    """The column or row that the mover faces."""
    cells = line_at(position.pawn_of(position.mover))
    return cells[0][0] if cells[0][0] == cells[1][0] else cells[0][1]


def crossing_line(position: GlastonburyPosition, cell: str) -> str:
    """The line that crosses the faced line in this cell."""
    return cell.replace(faced_line(position), "")


def is_last_of_faced(position: GlastonburyPosition, cell: str) -> bool:
    """The faced line has only this card, the crossing one has more."""
    return left_in(position, faced_line(position)) == 1 and left_in(position, crossing_line(position, cell)) > 1


def is_last_of_crossing(position: GlastonburyPosition, cell: str) -> bool:
    """The faced line has other cards, the crossing one, an inner line, has only this card."""
    return left_in(position, faced_line(position)) > 1 and left_in(position, crossing_line(position, cell)) == 1


def is_last_of_both(position: GlastonburyPosition, cell: str) -> bool:
    """An inner row and an inner column have only this card."""
    inner = cell[0] in "bcde" and cell[1] in "2345"
    return inner and left_in(position, cell[0]) == 1 and left_in(position, cell[1]) == 1
