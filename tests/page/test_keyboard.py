"""With the keyboard only, on the board itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from page.browser import Visits
from page.player import Player, sit_down, turns
from page.sight import Thing

pytestmark = pytest.mark.slow
MOST_TABS = 60
MOST_TURNS = 100
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# Whether the focus is visible: something in or around the focused element is drawn differently.
IS_MARKED = """() => {
    const here = document.activeElement;
    const drawn = (each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    };
    const near = [here, here.parentElement, here.nextElementSibling, ...here.querySelectorAll("*")];
    return near.some((each) => each && drawn(each));
}"""


class Typist(Player):
    """Somebody without a mouse."""

    def leave_look(self, look: Thing) -> bool:
        self.page.keyboard.press("Escape")
        return True


def tab_to(player: Player, *names: str) -> Thing:
    """Press Tab until the focus is on something whose name begins with one of these."""
    for _ in range(MOST_TABS):
        player.page.keyboard.press("Tab")
        here = player.sight.focused()
        if here is not None and here.name.startswith(names):
            return check_marked(player.page, here)
    raise AssertionError(f"{names} cannot be reached; there is {player.sight.summary()}")


def check_marked(page: Page, here: Thing) -> Thing:
    assert page.evaluate(IS_MARKED), f"nobody sees that the keyboard is at {here.name}"
    return here


def choose(player: Player) -> None:
    """Go to the board, move over it with the arrows until a choice has the focus, press Enter; answer what is asked
    then in the same way."""
    names = offered(player)
    player.page.keyboard.press("b")
    for step in range(40):
        here = player.sight.focused()
        if here is not None and here.name in names:
            break
        player.page.keyboard.press(ARROWS[(step // 3) % 4])
    else:
        here = tab_to(player, *names)
    check_marked(player.page, here)
    player.page.keyboard.press("Enter")
    answer(player)
    player.sight.wait_for(lambda: offered(player) != names, "what was chosen to be shown")


def offered(player: Player) -> tuple[str, ...]:
    return tuple(choice.name for choice in player.choices)


def answer(player: Player) -> None:
    """Answer a dialog with its first button. The page around it may stay in reach, and with it buttons that ask for
    something else."""
    player.sight.wait_for(player.is_answered, "an answer")
    things = player.sight.read()
    dialogs = [thing.name for thing in things if thing.role == "dialog" and thing.name != player.say("page-look")]
    if dialogs:
        inside = [thing.name for thing in things if thing.role == "button" and thing.stands_in(dialogs[0])]
        first, here = next(name for name in inside if name != player.say("home-close")), player.sight.focused()
        if here is None or here.name != first:
            tab_to(player, first)
        player.page.keyboard.press("Enter")


def test_a_game_is_begun_with_the_keyboard_only(visit: Visits) -> None:
    player = Player(visit("/"))
    player.sight.one("heading", player.say("glastonbury-title"))
    tab_to(player, player.say("home-now"))
    player.page.keyboard.press("Enter")
    assert player.wait_for_turn()


@pytest.mark.all
@pytest.mark.parametrize("most", [12, pytest.param(MOST_TURNS, marks=pytest.mark.exhaustive)])
def test_a_game_with_the_keyboard_only(visit: Visits, most: int) -> None:
    """Its first choices, or all of it."""
    player = Typist(sit_down(visit, "glastonbury", bots=["greedy"]).page)
    while player.turns < most and player.wait_for_turn():
        player.turns += 1
        choose(player)
    assert 8 <= player.turns < MOST_TURNS


def choose_in_the_list(player: Player) -> None:
    """Press the first choice in the list of all choices."""
    player.sight.focus(player.choices[0])
    player.page.keyboard.press("Enter")
    player.sight.wait_for(player.is_answered, "an answer")


@pytest.mark.parametrize("make", [pytest.param(choose, marks=pytest.mark.all), choose_in_the_list])
def test_the_keyboard_is_never_nowhere(visit: Visits, make: Callable[[Player], None]) -> None:
    """After many choices in Incantibus, the pressed button is gone."""
    player = Typist(sit_down(visit, "incantibus", bots=["greedy", "greedy"]).page)
    for _ in range(turns(5, 8)):
        assert player.wait_for_turn()
        make(player)
        player.sight.wait_for(lambda: player.page.evaluate("document.activeElement !== document.body"), "the focus")
