"""Hints: they come when the turn is shown, and leave in sight what they are about."""

import pytest
from playwright.sync_api import Locator, Page

from page.browser import Visits
from page.player import Player, sit_down, turns

pytestmark = pytest.mark.slow
TURNS = turns(2, 4)
MOST = 0.4
"""The share of the height that a hint may take on a phone."""

IS_SEEN = """card => {
    const {left, right, top, bottom} = card.getBoundingClientRect();
    const isHit = (x, y) => card.contains(document.elementFromPoint(x, y));
    return [top + 9, bottom - 9].every((y) => [left + 9, right - 9].every((x) => isHit(x, y)));
}"""
WATCH = """([wait, hint]) => {
    const says = (text) => [...document.querySelectorAll(".status .said")].some((each) => each.textContent === text);
    const offers = () => [...document.querySelectorAll(".top button")].some((each) => each.textContent.trim() === hint);
    window.waited = window.early = 0;
    const look = () => {
        requestAnimationFrame(look);
        if (!says(wait)) return;
        window.waited += 1;
        window.early += offers() ? 1 : 0;
        document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "h", bubbles: true}));
    };
    look();
}"""
"""From now on, ask for a hint whenever the page says that it waits; count how often, and how often one was offered."""


def ask(player: Player) -> Locator:
    """Ask for a hint at the next turn with more than one choice."""
    assert player.wait_for_choice()
    player.page.get_by_role("button", name=player.say("page-hint"), exact=True).click()
    hint = player.page.locator("section.hint")
    hint.wait_for()
    return hint


def best_of(page: Page, game: str) -> Locator:
    """The place on the board marked as the best choice."""
    sign = page.locator(".star" if game == "glastonbury" else ".label", has_text="★")
    return page.locator("button[data-place]").filter(has=sign)


def expect_seen(player: Player, card: Locator) -> None:
    player.sight.wait_for(lambda: card.evaluate(IS_SEEN), "the best choice in sight")


@pytest.mark.all
@pytest.mark.parametrize("height", [640, pytest.param(740, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_on_a_phone_a_hint_leaves_the_best_card_in_sight(visit: Visits, game: str, height: int) -> None:
    """The best choice with its reasons; the others on demand."""
    page = visit.arrive(width=360, height=height, language="it", has_touch=True, is_mobile=True)
    player = sit_down(visit, game, page=page, language="it", bots=["greedy"])
    seen = 0
    while seen < TURNS and player.wait_for_choice():
        hint, best = ask(player), best_of(page, game)
        box = hint.bounding_box()
        assert box is not None
        assert box["height"] <= MOST * height
        assert hint.get_by_role("listitem").count() == 1
        if best.count():
            expect_seen(player, best)
            seen += 1
        others = hint.locator("[aria-expanded]")
        if others.count():
            others.tap()
            hint.get_by_role("listitem").nth(1).wait_for()
            assert page.locator("div.notes").evaluate("notes => notes.offsetHeight") <= MOST * height + 1
        player.choose(0)
    assert seen > 0


@pytest.mark.all
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_where_it_is_wide_a_hint_stands_beside_the_board(visit: Visits, game: str) -> None:
    page = visit.arrive()
    player = sit_down(visit, game, page=page, bots=["greedy"])
    player.wait_for_turn()
    board = page.locator(f".{game}")
    where = "board => [board.getBoundingClientRect().top + scrollY, board.getBoundingClientRect().right]"
    before = board.evaluate(where)
    hint = ask(player)
    assert board.evaluate(where) == before
    assert hint.evaluate("hint => hint.getBoundingClientRect().left") >= before[1]
    assert hint.get_by_role("listitem").count() > 1
    expect_seen(player, best_of(page, game))


@pytest.mark.all
def test_no_hint_is_given_before_the_turn_is_shown(visit: Visits) -> None:
    """Neither by its button nor by its key: it would be about a board that is not there yet."""
    page, sent = visit.arrive(motion="no-preference"), []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy", "greedy"])
    player.wait_for_turn()
    page.evaluate(WATCH, [player.say("table-status-wait"), player.say("page-hint")])
    player.choose()
    player.wait_for(lambda: page.evaluate("window.waited > 0"), "that the page waits")
    player.wait_for(lambda: player.sight.has("StaticText", player.say("page-turn-yours")), "the turn")
    assert page.evaluate("window.early") == 0
    assert not any("get_hint" in each for each in sent)
    assert player.wait_for_choice()
    page.keyboard.press("h")
    page.locator("section.hint").wait_for()
    assert any("get_hint" in each for each in sent)
