"""On a phone, by night: played with a finger on the board itself."""

import pytest
from playwright.sync_api import Page

from page.browser import Visits
from page.player import Player, sit_down
from page.sight import Thing

pytestmark = pytest.mark.slow
MOST = 400


def tap(player: Player, choice: Thing) -> None:
    """Tap the choice where it is first met, which is the board: nothing may lie over it. A card to be had in several
    ways, or by a spell only, asks which."""
    player.page.get_by_role("button", name=choice.name, exact=True).first.tap()
    way = player.page.get_by_role("dialog").locator(".ways button").first
    if way.count():
        way.tap()
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
    page.get_by_text(player.say("reasons-title-open")).first.wait_for()
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


COVERED = """() => {
    const isSeen = (x, y) => document.elementFromPoint(x, y)?.closest(".market");
    const chosen = [...document.querySelectorAll('[role=gridcell] button.lit, [data-place="pawn-0"]')];
    return chosen.filter((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return ![top + 3, bottom - 3].every((y) => [left + 3, right - 3].every((x) => isSeen(x, y)));
    }).map((element) => element.dataset.place);
}"""


@pytest.mark.parametrize("height", [740, 640])
def test_what_is_chosen_from_and_the_own_pawn_are_seen(visit: Visits, height: int) -> None:
    page = visit.arrive(width=360, height=height, has_touch=True, is_mobile=True)
    player = sit_down(visit, "glastonbury", page=page, bots=["random", "greedy"])
    choices = page.locator('[role=gridcell] button.lit, .prompt button:not([aria-pressed="false"])')
    look = page.get_by_role("button", name=player.say("page-look-close"), exact=True)
    for turn in range(16):
        choices.or_(look).first.wait_for()
        if look.count():
            look.first.tap()
            choices.first.wait_for()
        expect_nothing(page, COVERED)
        if height > 700 and (note := page.locator("aside:not(.open) .more")).count():
            note.tap()
            expect_nothing(page, COVERED)
        choices.nth(turn * 7 % choices.count()).tap()
        player.sight.wait_for(player.is_answered, "an answer")


def test_a_card_is_explained_above_what_lies_at_the_foot(visit: Visits) -> None:
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    page.locator("button.lit").first.wait_for()
    page.locator("aside .more").tap()
    page.locator('[role=gridcell] button[aria-disabled="true"]:not(.gap)').first.tap(force=True)
    page.locator(".prompt .seen strong").wait_for()
    expect_nothing(
        page,
        """() => [...document.querySelectorAll(".prompt .seen strong")].filter((element) => {
            const {left, top, height} = element.getBoundingClientRect();
            return document.elementFromPoint(left + 4, top + height / 2) !== element;
        }).map((element) => element.textContent)""",
    )


def expect_nothing(page: Page, found: str) -> None:
    """The list that a script finds is empty, at once or when the page has come to rest."""
    for _ in range(20):
        if not page.evaluate(found):
            return
        page.wait_for_timeout(50)
    assert page.evaluate(found) == []
