"""Pictures: moments so late or so rare that nobody plays to them, laid card by card.

They come in through the door for knowledge that was written down (`finished.restore`).
"""

from collections.abc import Mapping

from games.glastonbury.finished import restore, write_spells
from games.glastonbury.stacked import CELLS, GAME, deal
from witching.games.glastonbury.components import TAKE
from witching.games.glastonbury.notation import CARD_NAMES, parse_cell

PHASE, PILE_FIRST, PILE_END = 12, 16, 18
GRID, LEFT, PAWN = 134, 170, 198


def pictured(*, grid: Mapping[str, str], stop: int, spells: Mapping[str, int]) -> list[str]:
    """The choices of seat 0 at this stop with these spells, when these cards alone are left and the pile is empty."""
    data = bytearray(deal().position.to_bytes())
    data[PHASE], data[PILE_FIRST], data[PAWN] = TAKE, data[PILE_END], stop
    for cell in CELLS:
        data[GRID + parse_cell(cell)] = CARD_NAMES[grid[cell]] if cell in grid else 0
    for place, line in enumerate("123456abcdef"):
        if line in "2345bcde":
            data[LEFT + place] = sum(line in cell for cell in grid)
    write_spells(data, 0, spells)
    return [GAME.write(action) for action in restore(data).legal(0)]
