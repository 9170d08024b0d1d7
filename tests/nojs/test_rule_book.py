"""The rule book of the no-script page, without a server: its pictures, and the ids of its rules."""

from dataclasses import replace

from nojs.markup import Node, read_page
from witching.nojs.page_context import Reader
from witching.nojs.rules import Book, contents_page, one_rule_page
from witching.nojs.templating import Page, render
from witching.server.web.guests import Me

READER = Reader("", Me("", "", "en"), "en", "/plain/rules/glastonbury")
BOOK = Book("glastonbury", READER, ["ru", "it"], "it")


def shown(page: Page) -> Node:
    return read_page(render(READER, page))


def test_a_picture_is_a_file_of_the_page_with_its_caption() -> None:
    parts = BOOK.parts("![A **walk** (G-WALK)](figure:walk)")
    page = shown(replace(one_rule_page(BOOK, "G-WALK"), parts=parts))
    [picture] = page.find_all("img")
    assert (picture.get("src"), picture.get("alt")) == ("/figures/glastonbury/walk.svg", "A walk (G-WALK)")
    [caption] = page.find_all("figcaption")
    assert [link.get("href") for link in caption.find_all("a")] == ["/plain/rules/glastonbury/G-WALK?edition=it"]


def test_rules_are_called_by_their_titles_and_their_ids_are_small() -> None:
    pages = [contents_page(BOOK), one_rule_page(BOOK, "G-VANESCO"), one_rule_page(BOOK, "G-SPECIAL2")]
    for page in map(shown, pages):
        named = [node for node in page.find_all("span") if node.get("class") == "named"]
        assert named
        for node in named:
            [link], [mark] = node.find_all("a"), node.find_all("small")
            assert link.get("href") == f"/plain/rules/glastonbury/{mark.text}?edition=it"
            assert link.text != mark.text
