"""What moves, moves only for those who want it."""

import pytest

from page.browser import Visits
from page.player import Player, sit_down

pytestmark = pytest.mark.slow

# Counts everything that is ever moved on the page.
COUNT = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...steps) {
  window.moved += 1;
  return animate.apply(this, steps);
};
"""


def moved_in(visit: Visits, game: str, motion: str) -> int:
    page = visit.arrive(motion=motion)
    page.add_init_script(COUNT)
    player: Player = sit_down(visit, game, page=page, bots=["greedy"])
    player.play(until=lambda: player.turns == 3)
    player.wait_for_turn()
    moved: int = page.evaluate("window.moved")
    return moved


@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_things_move_unless_the_reader_wants_them_still(visit: Visits, game: str) -> None:
    assert moved_in(visit, game, "no-preference") > 3
    assert moved_in(visit, game, "reduce") == 0
