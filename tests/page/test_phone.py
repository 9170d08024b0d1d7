"""On a phone, at night: played with a finger on the board itself."""

import pytest
from playwright.sync_api import Locator, Page, expect

from page.browser import Visits
from page.player import Player, sit_down, turns
from page.sight import Thing

pytestmark = pytest.mark.slow
MOST = 400
TAPS = 3
SETTLED = 200
"""Checks, one every 50 ms, after which a page has come to rest on any machine."""


class Chosen:
    """How many choices a page has sent since."""

    def __init__(self, page: Page) -> None:
        self.number = 0
        page.on("websocket", lambda socket: socket.on("framesent", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.number += '"choose"' in str(frame)


def tap(player: Player, choice: Locator, chosen: Chosen) -> None:
    """Tap a choice: nothing may cover it. A card available in several ways, or only by a spell, asks which. If a busy
    machine turned the tap into a long press, which only looks, tap again."""
    before = chosen.number
    way = player.page.get_by_role("dialog").locator(".ways button").first
    for look in range(TAPS * SETTLED):
        if way.count() or chosen.number > before:
            break
        if look % SETTLED == 0:
            choice.tap()
        player.page.wait_for_timeout(50)
    if chosen.number == before:
        way.tap()
    player.sight.wait_for(lambda: chosen.number > before, "the choice")
    player.sight.wait_for(player.is_answered, "an answer")
    player.turns += 1


def on_board(player: Player, choice: Thing) -> Locator:
    """The choice at its first place, which is the board."""
    return player.page.get_by_role("button", name=choice.name, exact=True).first


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("glastonbury", turns(6, 10)), pytest.param("incantibus", 6, marks=pytest.mark.all),
        pytest.param("incantibus", MOST, marks=pytest.mark.exhaustive),
    ],
)  # fmt: skip
def test_a_game_is_played_with_a_finger(visit: Visits, game: str, most: int) -> None:
    page = visit.arrive(width=360, height=740, scheme="dark", has_touch=True, is_mobile=True)
    chosen = Chosen(page)
    player = sit_down(visit, game, page=page, bots=["greedy"])
    while player.turns < most and player.wait_for_turn():
        choices = player.choices
        tap(player, on_board(player, choices[player.turns * 7 % len(choices)]), chosen)
        expect_nothing(page, "document.documentElement.scrollWidth > 360")
    assert player.turns >= min(most, 6)


@pytest.mark.all
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
        page.wait_for_url(table)
    page.go_back()
    assert page.url != table, "nothing of what was closed is left on the way back"


@pytest.mark.all
def test_a_hint_does_not_move_the_board(visit: Visits) -> None:
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    assert player.wait_for_choice()
    market = page.get_by_role("region", name=player.say("glastonbury-page-market"))
    where = "market => market.getBoundingClientRect().top + scrollY"
    before = market.evaluate(where)
    page.get_by_role("button", name=player.say("page-hint"), exact=True).tap()
    page.get_by_text(player.say("reasons-title-open")).first.wait_for()
    assert market.evaluate(where) == before


@pytest.mark.all
def test_a_hint_stands_on_the_bar_and_says_what_its_button_does(visit: Visits) -> None:
    """Nothing of the board shows below it, folded or open."""
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    player = sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    while player.wait_for_turn() and len(player.choices) < 3:
        player.choose()
    page.get_by_role("button", name=player.say("page-hint"), exact=True).tap()
    hint = page.locator("section.hint")
    foot = (
        "hint => hint.getBoundingClientRect().bottom - document.querySelector('.side .bar').getBoundingClientRect().top"
    )
    for said in (player.say("reasons-more", choices=2), player.say("reasons-fewer")):
        hint.get_by_role("button", name=said, exact=True).wait_for()
        assert abs(hint.evaluate(foot)) <= 1
        hint.locator("[aria-expanded]").tap()
    hint.get_by_role("button", name=player.say("reasons-more", choices=2), exact=True).wait_for()


@pytest.mark.all
def test_a_finger_that_rests_on_a_card_only_looks(visit: Visits) -> None:
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    chosen = Chosen(page)
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
    assert [each.name for each in player.choices] == offered
    player.choose()
    assert chosen.number == 1, "only what was chosen then was sent"


COVERED = """() => {
    const isSeen = (x, y) => document.elementFromPoint(x, y)?.closest(".market");
    const chosen = [...document.querySelectorAll('[role=gridcell] button.lit, [data-place="pawn-0"]')];
    return chosen.filter((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return ![top + 3, bottom - 3].every((y) => [left + 3, right - 3].every((x) => isSeen(x, y)));
    }).map((element) => element.dataset.place);
}"""


@pytest.mark.all
@pytest.mark.parametrize("height", [640, pytest.param(740, marks=pytest.mark.exhaustive)])
def test_what_is_chosen_from_and_the_own_pawn_are_seen(visit: Visits, height: int) -> None:
    """Also beside an open note."""
    page = visit.arrive(width=360, height=height, has_touch=True, is_mobile=True)
    chosen = Chosen(page)
    player = sit_down(visit, "glastonbury", page=page, bots=["random", "greedy"])
    choices = page.locator("[role=gridcell] button.lit, .prompt button:not([aria-pressed])")
    look = page.get_by_role("button", name=player.say("page-look-close"), exact=True)
    sheet = page.get_by_role("heading", name=player.say("page-sheet"))
    lit = 0
    for turn in range(turns(8, 16)):
        choices.or_(look).or_(sheet).first.wait_for()
        if sheet.count():
            break
        if look.count():
            look.first.tap()
            choices.first.wait_for()
        lit += page.locator("[role=gridcell] button.lit").count()
        expect(page.locator('[data-place="pawn-0"]')).to_have_count(1)
        expect_nothing(page, COVERED)
        note = page.locator("aside:not(.open) .more:visible")
        if note.count():
            note.tap()
            expect_nothing(page, COVERED)
        offered = choices.count()
        assert offered, "what was offered stays until one of it is chosen"
        tap(player, choices.nth(turn * 7 % offered), chosen)
    assert player.turns > 5
    assert lit > 5, "there was something to be covered"


@pytest.mark.all
def test_a_card_is_explained_above_what_lies_at_the_foot(visit: Visits) -> None:
    page = visit.arrive(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(visit, "glastonbury", page=page, bots=["greedy"])
    page.locator("button.lit").first.wait_for()
    page.locator("aside .more").tap()
    page.locator('[role=gridcell] button[aria-disabled="true"]:not(.gap)').first.tap(force=True)
    page.locator(".prompt .seen strong").wait_for()
    page.locator("aside:not(.open)").wait_for()
    expect_nothing(
        page,
        """() => [...document.querySelectorAll(".prompt .seen strong")].filter((element) => {
            const {left, top, height} = element.getBoundingClientRect();
            return document.elementFromPoint(left + 4, top + height / 2) !== element;
        }).map((element) => element.textContent)""",
    )


@pytest.mark.all
def test_a_note_that_is_opened_is_read_to_its_end_above_its_buttons(visit: Visits) -> None:
    page = visit.arrive(language="de", width=360, height=640, has_touch=True, is_mobile=True)
    player = sit_down(visit, "glastonbury", page=page, language="de", bots=["greedy"])
    page.locator("button.lit").first.wait_for()
    page.locator("aside .more").tap()
    said = page.locator("aside.open p").inner_text()
    expect_nothing(
        page,
        """() => {
            const note = document.querySelector("aside.open p");
            note.scrollTop = note.scrollHeight;
            const text = document.createRange();
            text.selectNodeContents(note);
            const {left, top, height} = [...text.getClientRects()].at(-1);
            return document.elementFromPoint(left + 4, top + height / 2) !== note;
        }""",
    )
    page.get_by_role("button", name=player.say("table-coach-done"), exact=True).tap()
    page.get_by_text(said, exact=True).wait_for(state="detached")


def expect_nothing(page: Page, found: str) -> None:
    """What a script looks for is not there, either at once or when the page has come to rest."""
    for _ in range(SETTLED):
        if not page.evaluate(found):
            return
        page.wait_for_timeout(50)
    assert not page.evaluate(found)
