"""The rule book as pages."""

from collections.abc import Sequence

from witching.core.refusal import quote, refused
from witching.nojs.html import Child, Html, element
from witching.nojs.markdown import draw, inline
from witching.nojs.page import HOME, Page
from witching.nojs.reader import Reader
from witching.rulebook import find_language, find_rules, read_chapters, read_rules
from witching.rulebook.blocks import parse_blocks, plain
from witching.rulebook.book import Chapter
from witching.terminal.rules import rule_page


class Book:
    """The book of a game in a reader's language, for one of its editions or (empty) for all."""

    def __init__(self, game: str, reader: Reader, editions: Sequence[str], edition: str) -> None:
        self.game, self.reader, self.editions = game, reader, editions
        self.edition = edition if edition in editions else ""
        self.language = find_language(game, reader.language)
        self.rules = read_rules(game, self.language)

    def address(self, rule: str = "", edition: str | None = None) -> str:
        """Where a rule stands, or the contents."""
        chosen = self.edition if edition is None else edition
        return f"{HOME}/rules/{self.game}{f'/{rule}' if rule else ''}{f'?edition={chosen}' if chosen else ''}"

    def link(self, rule: str) -> Child:
        """The id of a rule, which leads there."""
        return element("a", rule, href=self.address(rule), class_="rule") if rule in self.rules else rule


def contents_page(book: Book) -> Page:
    """The book: what it is about, and all its rules by chapter."""
    first, *chapters = read_chapters(book.game, book.language)
    about = draw(parse_blocks(first.introduction), book.link)
    shown = [element("h1", first.title), about, [_chapter(book, *each) for each in enumerate(chapters)]]
    return Page(first.title, [_in_english(book), _editions(book, ""), _article(book, shown), _ways(book)])


def one_rule_page(book: Book, words: str) -> Page:
    """The page of a rule. Raises Refused when there is none."""
    found = find_rules(book.rules, words)
    if not found:
        raise refused("page-refusal-rule", given=quote(words))
    shown = draw(rule_page(book.rules, found[0], book.reader.voice, book.edition), book.link)
    ways = _ways(book, element("a", book.reader.text("page-rules-all"), href=book.address()))
    return Page(plain(found[0].title), [_in_english(book), _editions(book, found[0].id), _article(book, shown), ways])


def _article(book: Book, shown: Child) -> Html:
    return element("article", shown, lang=book.language, class_="book")


def _chapter(book: Book, number: int, chapter: Chapter) -> Html:
    rules = [element("li", book.link(rule.id), " ", inline(rule.title, book.link)) for rule in chapter.rules]
    about = draw(parse_blocks(chapter.introduction), book.link)
    return element("section", element("h2", chapter.title), about, element("ul", rules), id=f"chapter-{number}")


def _editions(book: Book, rule: str) -> Html | None:
    """The same page as each edition has it."""
    if len(book.editions) < 2:
        return None
    names = [("", book.reader.text("page-editions-all")), *((each, each) for each in book.editions)]
    links = [_edition(book, name, book.address(rule, each), is_here=each == book.edition) for each, name in names]
    return element("nav", element("ul", links, class_="row"), aria_label=book.reader.text("page-editions"))


def _edition(book: Book, name: str, address: str, *, is_here: bool) -> Html:
    return element("li", element("a", name, href=address, aria_current="page" if is_here else None))


def _in_english(book: Book) -> Html | None:
    """A word to readers whose language has no book."""
    is_there = book.language == book.reader.language
    return None if is_there else element("p", book.reader.text("rulebook-in-english"))


def _ways(book: Book, *links: Html) -> Html:
    home = element("a", book.reader.text("page-home"), href=HOME)
    return element("p", [(link, " · ") for link in links], home, class_="ways")
