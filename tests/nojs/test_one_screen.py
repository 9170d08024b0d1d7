"""Several people at one screen: it goes from hand to hand, and nobody can read what belongs to another."""

import re

import pytest

from nojs.browser import Browser
from nojs.conftest import Visit
from nojs.playing import is_over, open_game, pick, wait_for_turn

pytestmark = pytest.mark.slow
NAMES = ("Anna", "Ben")
MOST_GAMES = 30
COMPARED = 4
HINTS = 5
"""How many are given at once; after that one has to wait."""


def seen(browser: Browser, address: str) -> str:
    """A page, without what is new every time: the ids of commands, the number of the last line."""
    browser.open(address)
    return re.sub(r'(name="command" value|data-number)="[^"]*"', "", browser.html)


def seen_by_ben(browser: Browser, base: str) -> list[str]:
    """The page between two people, and Ben's page, after which he hands the screen on."""
    between = seen(browser, base)
    browser.press("I am Ben")
    his = seen(browser, base)
    browser.send(f"{base}/eyes", {"seat": ""})
    return [between, his]


def hand_to(browser: Browser) -> int | None:
    """The seat to hand the screen to."""
    title = browser.part("hand-title")
    if title is None:
        return None
    return next(seat for seat, name in enumerate(NAMES) if f"Give the screen to {name}." in title.text)


def take_screen(browser: Browser, base: str) -> int | None:
    """Hand the screen to the seat due; return it, or None when the game is over."""
    browser.open(base)
    seat = hand_to(browser)
    if seat is None:
        wait_for_turn(browser)
        return None if is_over(browser) else int(sent(browser, "seat"))
    assert not browser.choices(), "nothing can be chosen on the page between two people"
    assert browser.part("table") is None
    browser.press(f"I am {NAMES[seat]}")
    return seat


def take_back_screen(browser: Browser, seat: int) -> None:
    """Give the screen back to the seat that chose, unless it still has it: to look, or to go on choosing."""
    name = f"I am {NAMES[seat]}"
    if any(button.text == name for button in browser.buttons()):
        browser.press(name)


def check_the_past(browser: Browser, secrets: list[str]) -> None:
    """Open every earlier page again, as with the Back button, or by guessing: none of these secrets is there."""
    assert secrets
    base = browser.address.partition("?")[0]
    for address in dict.fromkeys([*browser.history, *(f"{base}?seat={seat}" for seat in range(2))]):
        browser.open(address)
        assert not [secret for secret in secrets if secret in browser.text], address
    browser.open(base)


def sent(browser: Browser, name: str) -> str:
    form = browser.choices()[0].around("form")
    assert form is not None
    return next(node.get("value") for node in form.find_all("input") if node.get("name") == name)


def test_a_sealed_choice_changes_nothing_that_the_other_can_read(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "incantibus", "here", name="Anna", seats="2", name_2="Ben")
    base, turn, compared = browser.address, 0, 0
    assert hand_to(browser) == 0
    while compared < COMPARED and (seat := take_screen(browser, base)) is not None:
        assert browser.part("hand") is None
        both = "to choose" in (browser.part("people") or browser.page).text.partition(NAMES[1 - seat])[2]
        browser.press(pick(browser, turn))
        if both and seat == 0:
            assert hand_to(browser) == 1, "the screen is handed on at once"
            first = seen_by_ben(browser, base)
            browser.press("I am Anna")
            assert browser.part("change") is not None
            assert browser.page.find_all("h1")[0].text == "Incantibus: waiting for Ben"
            secret = [(browser.part("choices-title") or browser.page).text]
            browser.press(pick(browser, turn + 1))
            assert seen_by_ben(browser, base) == first
            check_the_past(browser, secret)
            compared += 1
        turn += 1
    assert compared == COMPARED


def test_recipes_and_looks_are_for_one_pair_of_eyes(visit: Visit) -> None:
    browser = visit()
    for _ in range(MOST_GAMES):
        browser.open("/plain")
        open_game(browser, "glastonbury", "here", name="Anna", seats="2", name_2="Ben", option_recipes="true")
        if play_until_a_look(browser):
            return
    raise AssertionError("nobody cast Perluceo")


def play_until_a_look(browser: Browser) -> bool:
    """Play, and check every page; return whether somebody looked into their cauldron before the end."""
    base, turn = browser.address, 0
    while (seat := take_screen(browser, base)) is not None:
        assert f"Recipes of {NAMES[seat]}" in browser.text
        assert f"Recipes of {NAMES[1 - seat]}" not in browser.text
        looks = [button for button in browser.choices() if "Perluceo" in button.text]
        browser.press(looks[0] if looks else pick(browser, turn))
        if browser.part("look"):
            check_look(browser, base, seat)
            return True
        turn += 1
    return False


def check_look(browser: Browser, base: str, seat: int) -> None:
    """An open look: nobody else sees it, and it can be closed."""
    assert browser.address == base
    lines = [item.text for item in (browser.part("look") or browser.page).find_all("li")]
    assert lines
    browser.press(f"I am {NAMES[1 - seat]}")
    assert browser.part("look") is None
    check_the_past(browser, lines)
    browser.press(f"I am {NAMES[seat]}")
    browser.press("Close this look")
    assert browser.part("look") is None
    check_the_past(browser, lines)
    browser.press(f"I am {NAMES[seat]}")
    assert browser.part("look") is None


def test_a_button_about_another_seat_shows_nothing_of_theirs(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "here", name="Anna", seats="2", name_2="Ben", option_recipes="true")
    base = browser.address
    seat = take_screen(browser, base)
    assert seat is not None
    buttons = [button for button in browser.buttons("people") if button.text == "Let a bot play for me"]
    browser.press(buttons[1 - seat])
    assert browser.address == base
    assert f"Recipes of {NAMES[seat]}" in browser.text
    assert f"Recipes of {NAMES[1 - seat]}" not in browser.text


def test_everybody_at_the_screen_is_asked_before_something_is_taken_back(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "here", name="Anna", seats="2", name_2="Ben")
    base = browser.address
    seat = take_screen(browser, base)
    assert seat is not None
    browser.press(browser.choices()[0])
    take_back_screen(browser, seat)
    browser.press("Take back")
    wish = browser.part("wish")
    assert wish is not None
    assert f"{NAMES[seat]} wants to take back" in wish.text
    browser.press(f"{NAMES[1 - seat]}: yes")
    assert browser.part("wish") is None
    assert f"{NAMES[seat]} took back a choice." in browser.text


def test_nobody_goes_back_to_what_another_could_look_at(visit: Visit) -> None:
    browser, turn = visit(), 0
    open_game(
        browser,
        "glastonbury",
        "here",
        name="Anna",
        seats="2",
        name_2="Ben",
        option_memory="assisted",
        option_recipes="true",
    )
    base = browser.address
    while turn < HINTS and (seat := take_screen(browser, base)) is not None:
        browser.press("Give me a hint")
        assert "The best choices" in browser.text
        browser.press(pick(browser, turn))
        if browser.part("hand") is None:
            browser.press("Pass the screen on")
        check_the_past(browser, [f"Recipes of {NAMES[seat]}"])
        browser.press(f"I am {NAMES[1 - seat]}")
        check_the_past(browser, [f"Recipes of {NAMES[seat]}", "The best choices"])
        browser.send(f"{base}/eyes", {"seat": ""})
        turn += 1
    assert turn == HINTS
