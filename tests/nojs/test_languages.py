"""Every page in every language."""

import pytest

from nojs.conftest import Visit
from nojs.playing import open_game, wait_for_turn
from witching.cli.games import ALL_GAMES
from witching.i18n import LANGUAGES, Catalogue
from witching.rulebook import read_rules

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_language_of_its_reader(visit: Visit, language: str) -> None:
    say = Catalogue(language, strict=True).say
    browser = visit("/plain", language)
    assert browser.page.find_all("html")[0].get("lang") == language
    assert say("page-about") in browser.text
    for game in ALL_GAMES:
        browser.open("/plain")
        open_game(browser, game, "now", name="Anna", seats="2")
        wait_for_turn(browser)
        assert say("page-table") in browser.text
        assert (browser.part("aid") is not None) == (game == "glastonbury")
        assert (browser.part("announce") or browser.page).get("data-lost") == say("page-lost")
        assert "page-" not in browser.text
        browser.open("/plain")
        open_game(browser, game, "friends", name="Anna", seats="2")
        assert say("page-link-about") in browser.text
        browser.open(f"{browser.address}/device")
        assert say("page-device-about") in browser.text
        browser.open(f"/plain/rules/{game}")
        assert browser.page.find_all("article")[0].get("lang") == language
    browser.open("/plain/network")
    assert say("page-network-about") in browser.text


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_rule_has_a_page_and_its_links_lead_somewhere(visit: Visit, game: str) -> None:
    browser = visit(f"/plain/rules/{game}", "de")
    listed = [link.get("href") for link in browser.page.find_all("a") if link.get("class") == "rule"]
    rules = read_rules(game, "de")
    assert {link.rpartition("/")[2] for link in listed} == set(rules)
    for rule in rules.values():
        browser.open(f"/plain/rules/{game}/{rule.id}")
        assert browser.status == 200
        cited = [
            link.get("href").rpartition("/")[2] for link in browser.page.find_all("a") if link.get("class") == "rule"
        ]
        assert set(cited) <= set(rules)


def test_an_edition_can_be_chosen_and_a_rule_that_there_is_not_is_refused(visit: Visit) -> None:
    browser = visit("/plain/rules/glastonbury/D-SPECIAL2?edition=ko")
    current = [link.text for link in browser.page.find_all("a") if link.get("aria-current")]
    assert current == ["ko"]
    browser.open("/plain/rules/glastonbury/G-NOWHERE")
    assert (browser.status, browser.part("refusal") is not None) == (422, True)
    browser.open("/plain/rules/chess")
    assert (browser.status, browser.part("refusal") is not None) == (422, True)
    browser.open("/plain/open")
    assert (browser.status, browser.address) == (200, "/plain")
    for nowhere in ("/plain/no/such/page", "/nonsense", "/api/nonsense"):
        browser.open(nowhere)
        assert (browser.status, browser.part("refusal") is not None) == (404, True)
    browser.open("/plain/table/nowhere")
    assert (browser.status, browser.part("refusal") is not None) == (404, True)


def test_another_language_is_one_button_away_and_stays(visit: Visit) -> None:
    browser = visit("/plain/rules/incantibus/I-CAST", "en")
    [korean] = [button for button in browser.page.find_all("button") if button.get("lang") == "ko"]
    browser.press(korean)
    assert browser.address == "/plain/rules/incantibus/I-CAST"
    assert browser.page.find_all("html")[0].get("lang") == "ko"
    browser.open("/plain")
    assert browser.page.find_all("html")[0].get("lang") == "ko"
    browser.send("/plain/language", {"language": "de", "back": "//evil.example/plain/"})
    assert browser.address == "/plain"
