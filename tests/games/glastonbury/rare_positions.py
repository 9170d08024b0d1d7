"""Pictures: moments so late or so rare that play hardly reaches them, laid out card by card.

They enter through the reader of stored knowledge (`finished.restore`).
"""

from collections.abc import Mapping
from typing import Any

from games.glastonbury.finished import AT, restore, write_spells
from games.glastonbury.stacked import CELLS, GAME, deal
from witching.games.glastonbury.components import CORNER, TAKE
from witching.games.glastonbury.notation import CARD_NAMES, parse_cell
from witching.games.glastonbury.rules import GlastonburyPosition


def pictured(
    *, grid: Mapping[str, str], stop: int, spells: Mapping[int, Mapping[str, int]], **options: Any
) -> GlastonburyPosition:
    """Seat 0 has walked to this stop with a bare cauldron; only these cards are left and the pile is empty."""
    data = bytearray(deal(**options).position.to_bytes())
    data[AT["phase"]], data[AT["pawn"]] = TAKE if stop % 5 else CORNER, stop
    data[AT["pile_first"]] = data[AT["pile_end"]]
    for cell in CELLS:
        data[AT["grid"] + parse_cell(cell)] = CARD_NAMES[grid[cell]] if cell in grid else 0
    for place, line in enumerate("123456abcdef"):
        if line in "2345bcde":
            data[AT["left"] + place] = sum(line in cell for cell in grid)
    for seat, counts in spells.items():
        write_spells(data, seat, counts)
    return restore(data)


def choices(position: GlastonburyPosition) -> list[str]:
    return [GAME.write(action) for action in position.legal(0)]


def choose(position: GlastonburyPosition, choice: str) -> GlastonburyPosition:
    """The position after seat 0's choice."""
    GAME.apply(position, 0, GAME.parse(choice))
    return position
