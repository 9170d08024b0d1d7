"""What moves, moves only for those who want it."""

import pytest
from playwright.sync_api import expect

from page.browser import Visits
from page.opened_games import PATIENCE, do
from page.player import Player, come_as, sit_down, turns

pytestmark = pytest.mark.slow

# Count every animation on the page.
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
    player.play(until=lambda: player.turns == turns(2, 3))
    player.wait_for_turn()
    moved: int = page.evaluate("window.moved")
    return moved


@pytest.mark.all
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_things_move_unless_the_reader_wants_them_still(visit: Visits, game: str) -> None:
    assert moved_in(visit, game, "no-preference") > 3
    assert moved_in(visit, game, "reduce") == 0


@pytest.mark.all
def test_the_score_is_written_once_before_the_eyes_of_those_who_saw_the_end(visit: Visits) -> None:
    guest, page = visit.server.guest("Anna"), visit.arrive(motion="no-preference")
    table = visit.server.open_table(guest, "incantibus", bots=["greedy"])
    come_as(visit.server, guest, page, f"/table/{table}")
    player = Player(page)
    player.wait_for_turn()
    do(guest, table, "replace", seat=0, bot="greedy")
    sheet = page.get_by_role("button", name=player.say("table-sheet-all"))
    again = page.get_by_role("button", name=player.say("page-rematch"))
    sheet.wait_for(timeout=1000 * PATIENCE)
    assert page.get_by_text(player.say("table-counting")).is_visible()
    assert not again.is_visible(), "nothing leads away before the result is there"
    again.wait_for()
    page.reload()
    again.wait_for()
    assert not sheet.is_visible(), "coming back is quiet"
    expect(page.locator(".outcome a", has_text="I-END")).to_have_count(1)  # the rule named by a sentence
