"""On a phone, by night: played with a finger on the board itself."""

import pytest

from page.browser import Visits
from page.player import Player, sit_down
from page.sight import Thing

pytestmark = pytest.mark.slow
MOST = 400


def tap(player: Player, choice: Thing) -> None:
    """Tap the choice where it is first met, which is the board: nothing may lie over it."""
    player.page.get_by_role("button", name=choice.name, exact=True).first.tap()
    player.sight.wait_for(player.is_answered, f"an answer to {choice.name}")
    player.turns += 1


@pytest.mark.parametrize(("game", "turns"), [("glastonbury", 10), ("incantibus", MOST)])
def test_a_game_is_played_with_a_finger(visit: Visits, game: str, turns: int) -> None:
    page = visit.arrive(width=360, height=740, scheme="dark", has_touch=True, is_mobile=True)
    player = sit_down(visit, game, page=page, bots=["greedy"])
    while player.turns < turns and player.wait_for_turn():
        choices = player.choices
        tap(player, choices[player.turns * 7 % len(choices)])
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert player.turns >= min(turns, 6)


def test_what_lies_over_the_board_is_closed_again(visit: Visits) -> None:
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    player.wait_for_turn()
    table, panel = page.url, page.locator("#side-panel")
    opener = page.get_by_role("button", name=player.say("table-story"), exact=True)
    for close in (
        page.go_back,
        lambda: panel.get_by_role("button", name=player.say("home-close"), exact=True).tap(),
        lambda: page.touchscreen.tap(180, 60),
    ):
        opener.tap()
        panel.wait_for(state="visible")
        close()
        panel.wait_for(state="hidden")
        assert page.url == table
    page.go_back()
    assert page.url != table, "nothing of what was closed is left on the way back"


def test_a_hint_does_not_move_the_board(visit: Visits) -> None:
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    player.wait_for_turn()
    market = page.get_by_role("region", name=player.say("glastonbury-page-market"))
    where = "market => market.getBoundingClientRect().top + scrollY"
    before = market.evaluate(where)
    page.get_by_role("button", name=player.say("page-hint"), exact=True).tap()
    page.get_by_text(player.say("page-hint-this")).first.wait_for()
    assert market.evaluate(where) == before


def test_a_finger_that_rests_on_a_card_only_looks(visit: Visits) -> None:
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    player.wait_for_turn()
    offered = [each.name for each in player.choices]
    card = page.locator('[role=gridcell] button[aria-disabled="false"]').first
    card.evaluate("""async (card) => {
        const touch = (type) => card.dispatchEvent(new PointerEvent(type, {pointerType: "touch", bubbles: true}));
        touch("pointerdown");
        await new Promise((resolve) => setTimeout(resolve, 700));
        touch("pointerup");
        card.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
    }""")
    page.wait_for_timeout(500)
    assert [each.name for each in player.choices] == offered
