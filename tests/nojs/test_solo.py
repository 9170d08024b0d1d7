"""Alone against bots on the no-script page, from the first page to the next game, without a script."""

import re

import pytest
from msgspec import convert

from nojs.browser import Browser, values_of
from nojs.conftest import Visit
from nojs.playing import is_over, open_game, pick, refreshes, wait_for_turn
from witching.cli.games import ALL_GAMES
from witching.core.message import Message
from witching.core.record import read_record
from witching.core.verify import require_right
from witching.i18n import Catalogue
from witching.nojs.home import SYMBOLS
from witching.server.table.commands import PHRASES
from witching.server.table.seats import SYMBOLS as PLACES_SYMBOLS
from witching.terminal.translator import Translator

pytestmark = pytest.mark.slow
MOST_TURNS = 400


def play(browser: Browser) -> int:
    """Play a game to its end; return how many choices were made."""
    turns = 0
    wait_for_turn(browser)
    while not is_over(browser):
        assert browser.status == 200
        if browser.part("look"):
            browser.press("Close this look")
            assert browser.part("look") is None
        browser.press(pick(browser, turns))
        wait_for_turn(browser)
        turns += 1
        assert turns < MOST_TURNS
    return turns


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_buttons_say_what_the_wire_says(visit: Visit, language: str) -> None:
    browser = visit(language=language)
    open_game(browser, "glastonbury", "now", name="Anna", seats="2")
    translator = Translator(Catalogue(language, strict=True), ["Anna"])
    for turn in range(6):
        wait_for_turn(browser)
        view = browser.told(f"/api/tables/{browser.table}/stream?protocol=2")["view"]
        said = {each["action"]: [each["said"], *each.get("notes", [])] for each in view["choices"]}
        shown = {button.get("value"): button.text for button in browser.choices()}
        at_table = translator.at_table(view["edition"], ["Anna"])
        words = {action: [at_table.say(convert(each, Message)) for each in parts] for action, parts in said.items()}
        assert shown.keys() == words.keys()
        assert all(text in shown[action] for action, texts in words.items() for text in texts)
        browser.press(pick(browser, turn))


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("variant", ["", "true"])
def test_a_whole_game_by_pressing_buttons(visit: Visit, game: str, variant: str) -> None:
    browser = visit()
    variants = {"glastonbury": "option_recipes", "incantibus": "option_expert"}
    open_game(browser, game, "now", name="Anna", seats="2", **({variants[game]: variant} if variant else {}))
    assert browser.choices() or "Morgana" in browser.text  # the first choice is two clicks away from the first page
    assert play(browser) > 5
    table = browser.table
    sheet = browser.part("sheet")
    assert sheet is not None
    links = [link.get("href") for link in sheet.find_all("a")]
    assert links
    assert "Incantibus: won by " in browser.text or "Glastonbury: won by " in browser.text
    [link] = (browser.part("record") or browser.page).find_all("a")
    record = browser.fetch(link.get("href"))
    require_right(ALL_GAMES[game], read_record(record))
    for address in dict.fromkeys(links):
        browser.open(address)
        assert browser.status == 200
    browser.open(f"/plain/table/{table}")
    browser.press("Play again")
    assert browser.table != table
    browser.press("Begin the game")
    wait_for_turn(browser)
    assert browser.choices()


def test_what_was_chosen_is_told_and_can_be_taken_back(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "now", name="Anna", seats="2")
    wait_for_turn(browser)
    assert "Take back" not in [button.text for button in browser.buttons()]
    base = browser.address
    browser.open(f"{base}/record")
    assert (browser.status, browser.part("refusal") is not None) == (409, True)
    browser.open(base)
    before = [button.text for button in browser.choices()]
    browser.press(browser.choices()[0])
    wait_for_turn(browser)
    news = browser.part("news")
    assert news is not None
    assert "Anna takes" in news.text
    browser.press("Take back")
    assert [button.text for button in browser.choices()] == before
    assert "Anna took back a choice." in browser.text


def test_a_button_that_is_pressed_twice_chooses_once(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "now", name="Anna", seats="2")
    wait_for_turn(browser)
    stale, button = browser.page, browser.choices()[0]
    browser.press(button)
    wait_for_turn(browser)
    after = [each.text for each in browser.choices()]
    number = browser.page.find_all("main")[0].get("data-number")
    browser.page = stale
    browser.press(button)
    assert browser.status == 200
    assert browser.page.find_all("main")[0].get("data-number") == number
    assert [each.text for each in browser.choices()] == after


def test_a_hint_is_one_of_the_choices(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "now", name="Anna")
    wait_for_turn(browser)
    while len(browser.choices()) < 2:
        browser.press(pick(browser, 0))
        wait_for_turn(browser)
    browser.press("Give me a hint")
    hinted = [button for button in browser.choices() if "hinted" in button.get("class")]
    assert 1 <= len(hinted) <= 3
    assert sum("the best choice" in button.text for button in hinted) == 1
    hint = browser.part("hint")
    assert hint is not None
    assert "by what is visible" in hint.text
    assert re.search(r"you may end about (\d+\.\d points (ahead|behind)|level)", hint.text)


def test_a_bot_may_play_for_me_and_i_may_return(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "now", name="Anna")
    wait_for_turn(browser)
    browser.press("Let a bot play for me")
    assert "a bot plays for now" in browser.text
    assert not browser.choices()
    assert "your turn" not in browser.page.find_all("h1")[0].text
    assert "A bot plays for you" in (browser.part("choices") or browser.page).text
    assert refreshes(browser)
    browser.press("Play myself again")
    assert "a bot plays for now" not in browser.text


def test_what_is_refused_is_said_where_it_was_filled_in(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "now", name="\u200b", seats="4")
    refusal = browser.part("refusal")
    assert browser.status == 422
    assert refusal is not None
    assert "cannot be a name" in refusal.text
    chosen = [option.text for option in browser.page.find_all("option") if "selected" in option.attributes]
    assert "4" in chosen
    open_game(browser, "glastonbury", "now", name="Anna")
    assert browser.status == 200
    browser.open("/plain")
    assert "Your tables" in browser.text


def test_the_key_enter_in_a_name_begins_no_game(visit: Visit) -> None:
    browser = visit()
    browser.enter("name", "Annabel")
    browser.open("/plain")
    assert (browser.part("name") or browser.page).get("value") == "Annabel"
    browser.enter("incantibus-name-2", "Ben")
    assert (browser.part("incantibus-name-2") or browser.page).get("value") == "Ben"
    assert "open" in (browser.part("incantibus-at-screen") or browser.page).attributes
    assert browser.part("mine") is None


def test_a_choice_that_is_not_legal_is_refused_with_its_rule(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "now", name="Anna", seats="2")
    wait_for_turn(browser)
    fields = {**form_of_choices(browser), "command": "c1", "action": "declinatio end"}
    browser.send(browser.address, fields)
    refusal = browser.part("refusal")
    assert browser.status == 422
    assert refusal is not None
    [link] = refusal.find_all("a")
    assert link.get("href").startswith("/plain/rules/glastonbury/")
    assert browser.choices()
    for field, value in (("seat", "9"), ("type", "nothing"), ("command", "")):
        browser.send(browser.address, fields | {field: value})
        assert browser.part("refusal") is not None
        assert browser.status >= 400


def test_a_choice_of_a_page_from_before_is_not_made_now(visit: Visit) -> None:
    """The player goes back to an older page and presses what may be legal again."""
    browser = visit()
    open_game(browser, "glastonbury", "now", name="Anna", seats="2")
    wait_for_turn(browser)
    old = form_of_choices(browser)
    browser.press(pick(browser, 0))
    wait_for_turn(browser)
    number, legal = browser.part("news"), browser.choices()[0].get("value")
    browser.send(browser.address, {**old, "action": legal})
    refusal = browser.part("refusal")
    assert refusal is not None
    assert "has moved on" in refusal.text
    assert (browser.part("news") or browser.page).text == (number or browser.page).text
    assert legal in [choice.get("value") for choice in browser.choices()]


def test_a_form_of_a_page_that_an_older_server_made_is_told_so(visit: Visit) -> None:
    browser = visit()
    open_game(browser, "glastonbury", "now", name="Anna", seats="2")
    wait_for_turn(browser)
    browser.send(browser.address, form_of_choices(browser) | {"type": "ask-choose"})
    refusal = browser.part("refusal")
    assert refusal is not None
    assert (browser.status, "was updated" in refusal.text) == (426, True)
    assert browser.choices()


def form_of_choices(browser: Browser) -> dict[str, str]:
    """The fields that a page sends with every choice."""
    form = browser.choices()[0].around("form")
    assert form is not None
    return {**values_of(form), "command": f"other-{len(browser.history)}"}


def test_every_symbol_and_phrase_of_the_server_is_on_the_page() -> None:
    assert tuple(SYMBOLS) == PLACES_SYMBOLS
    assert PHRASES
