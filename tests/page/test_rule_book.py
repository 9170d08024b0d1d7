"""The rule book: searched, by edition, in every language; and a rule beside the table."""

import pytest
from playwright.sync_api import expect

from page.browser import Visits
from page.opened_games import finish
from page.player import Player
from server.serving import Server
from witching.i18n import LANGUAGES
from witching.rulebook import Chapter, read_chapters, read_rules
from witching.rulebook.blocks import figures, plain

pytestmark = pytest.mark.slow


def title(rule: str, language: str = "en", game: str = "glastonbury") -> str:
    return plain(read_rules(game, language)[rule].title)


def figures_of(chapter: Chapter) -> list[str]:
    texts = [chapter.introduction, *(rule.text for rule in chapter.rules)]
    return [name for text in texts for name in figures(text)]


def test_a_search_by_words_and_by_id_leads_to_the_rule(visit: Visits) -> None:
    player = Player(visit("/rules/glastonbury"))
    for words, rule in (("immuto corner", "G-SPECIAL2"), ("g-walk", "G-WALK"), ("refilling", "G-REFILL")):
        player.page.get_by_role("searchbox").fill(words)
        player.sight.press(player.sight.one("link", f"{title(rule)} {rule}"))
        player.page.wait_for_url(f"**/rules/glastonbury/{rule}")
        expect(player.page.get_by_role("heading", name=title(rule), level=3).first).to_be_focused()
    player.page.get_by_role("searchbox").fill("helicopter")
    player.sight.wait_for(lambda: player.say("rulebook-found-nothing", given="helicopter") in player.sight.text())


@pytest.mark.all
def test_an_edition_shows_what_it_says_where_they_differ(visit: Visits) -> None:
    """D-SPECIAL2: only one edition says that you walk."""
    player = Player(visit("/rules/glastonbury/G-SPECIAL2"))
    page = player.page
    korean = player.say("home-edition-ko")
    player.sight.wait_for(lambda: korean in player.sight.text(), "what the editions say")
    page.get_by_label(player.say("page-set-edition")).select_option(label=korean)
    page.wait_for_url("**/rules/glastonbury/G-SPECIAL2?edition=ko")
    player.sight.one("heading", korean)
    page.get_by_role("link", name="D-SPECIAL2").first.click()
    page.wait_for_url("**/rules/glastonbury/D-SPECIAL2?edition=ko")


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_the_book_changes_its_language_with_the_page(visit: Visits, game: str) -> None:
    rule = next(iter(read_rules(game, "en")))
    player = Player(visit(f"/rules/{game}/{rule}"))
    for language in LANGUAGES:
        player.speak(language)
        player.page.get_by_role("heading", name=f"{title(rule, language, game)} {rule}").wait_for()


@pytest.mark.all
@pytest.mark.parametrize("game", ["incantibus", pytest.param("glastonbury", marks=pytest.mark.exhaustive)])
def test_on_paper_nothing_is_wider_than_the_sheet(visit: Visits, game: str) -> None:
    player = Player(visit(f"/rules/{game}", language="ru", width=360), "ru")
    player.page.emulate_media(media="print")
    player.page.get_by_role("heading", level=3).first.wait_for()
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.all
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_every_picture_of_the_book_is_shown(visit: Visits, game: str) -> None:
    player = Player(visit(f"/rules/{game}"))
    page = player.page
    pictures = page.locator("main figure img")
    page.get_by_role("heading", level=3).first.wait_for()
    named = [name for chapter in read_chapters(game, "en") for name in figures_of(chapter)]
    assert [each.get_attribute("src") for each in pictures.all()] == [f"/figures/{game}/{name}.svg" for name in named]
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        page.wait_for_function("image => image.complete && image.naturalWidth == 640", arg=picture.element_handle())


@pytest.mark.all
def test_a_rule_that_there_is_not_is_said_so(visit: Visits) -> None:
    player = Player(visit("/rules/glastonbury/G-NOTHING"))
    expect(player.page.get_by_role("alert")).to_have_text(player.say("page-refusal-rule", given="G-NOTHING"))


@pytest.mark.all
def test_a_rule_is_read_beside_the_table(visit: Visits, house: Server) -> None:
    guest = house.guest("Anna")
    table = house.open_table(guest, "glastonbury", bots=["greedy"])
    finish(guest, table)
    player = Player(visit(f"/table/{table}"))
    page = player.page
    link = page.get_by_role("link", name="G-SCORE", exact=True).first
    link.click()
    dialog = page.get_by_role("dialog", name=title("G-SCORE"))
    expect(dialog.get_by_role("heading", name=title("G-SCORE"))).to_be_focused()
    assert page.url.endswith(f"/table/{table}")
    dialog.get_by_role("link").first.click()
    assert page.url.endswith(f"/table/{table}")
    page.get_by_role("button", name=player.say("rulebook-back")).click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(link).to_be_focused()


@pytest.mark.all
def test_a_drawer_that_could_not_be_brought_is_brought_the_next_time(visit: Visits, house: Server) -> None:
    guest = house.guest("Anna")
    table = house.open_table(guest, "glastonbury", bots=["greedy"])
    finish(guest, table)
    page = visit.arrive(service_workers="block")
    page.route("**/assets/RuleDrawer-*.js", lambda route: route.abort("connectionfailed"))
    page.goto(f"{house.url}/table/{table}")
    player = Player(page)
    link = page.get_by_role("link", name="G-SCORE", exact=True).first
    link.click()
    page.get_by_text(player.say("home-failed")).first.wait_for()
    page.unroute("**/assets/RuleDrawer-*.js")
    link.click()
    expect(page.get_by_role("dialog", name=title("G-SCORE"))).to_be_visible()
