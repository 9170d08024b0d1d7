"""The rule book as pages."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from witching.core.refusal import quote, refused
from witching.nojs import HOME
from witching.nojs.page_context import Reader
from witching.nojs.templating import Page, Piece
from witching.rulebook import find_language, find_rules, read_chapters, read_rules
from witching.rulebook.blocks import Figure, plain, spans
from witching.rulebook.book import Chapter
from witching.terminal.markdown import Part
from witching.terminal.rules import rule_page, text_parts

MARKS = {"code": "code", "strong": "strong", "emphasis": "em"}
Parts = list[tuple[str, list[Part]]]
"""The parts of a page: consecutive ones of a kind, under its name."""


class Edition(NamedTuple):
    """The same page for one edition."""

    name: str
    address: str
    is_here: bool


class Book:
    """The book of a game in the reader's language, for one of its editions or (empty) for all."""

    def __init__(self, game: str, reader: Reader, editions: Sequence[str], edition: str) -> None:
        self.game, self.reader, self.editions = game, reader, editions
        self.edition = edition if edition in editions else ""
        self.language = find_language(game, reader.language)
        self.rules = read_rules(game, self.language)

    def address(self, rule: str = "", edition: str | None = None) -> str:
        """The address of a rule, or of the contents."""
        chosen = self.edition if edition is None else edition
        return f"{HOME}/rules/{self.game}{f'/{rule}' if rule else ''}{f'?edition={chosen}' if chosen else ''}"

    def link(self, rule: str) -> Piece:
        """A rule id that links to its page."""
        return Piece(rule, self.address(rule) if rule in self.rules else "")

    def picture(self, name: str) -> str:
        """The address of a picture of the book."""
        return f"/figures/{self.game}/{name}.svg"

    def caption(self, figure: Figure) -> str:
        """What a picture is said to show."""
        return plain(figure.caption)

    def has_all(self, pairs: Iterable[tuple[str, str]]) -> bool:
        """Whether all of these terms are rules."""
        return all(term in self.rules for term, _ in pairs)

    def parts(self, text: str) -> Parts:
        """A text of the book."""
        return _parts(text_parts(text, self.reader.translator))

    def text(self, line: str) -> list[Piece]:
        """A line with its markup and links."""
        return [self._piece(span.text, span.kinds) for span in spans(line)]

    def _piece(self, text: str, kinds: Sequence[str]) -> Piece:
        href = self.link(text).href if "id" in kinds else ""
        return Piece(text, href, tuple(MARKS[kind] for kind in kinds if kind in MARKS))


@dataclass(frozen=True, kw_only=True)
class BookPage(Page):
    """A page of a book: a rule, or the contents with all chapters and their introductions. The parts contain Markdown,
    which `book.text` turns into pieces."""

    template = "rules.html"
    book: Book
    editions: list[Edition]
    parts: Parts
    chapters: list[tuple[Chapter, Parts]] | None = None


def contents_page(book: Book) -> BookPage:
    """The book: what it is about, and all its rules by chapter."""
    first, *others = read_chapters(book.game, book.language)
    return BookPage(
        title=first.title,
        book=book,
        editions=_editions(book, ""),
        parts=book.parts(first.introduction),
        chapters=[(chapter, book.parts(chapter.introduction)) for chapter in others],
    )


def one_rule_page(book: Book, words: str) -> BookPage:
    """The page of a rule. Raises Refused if there is none."""
    found = find_rules(book.rules, words)
    if not found:
        raise refused("page-refusal-rule", given=quote(words))
    parts = rule_page(book.rules, found[0], book.reader.translator, book.edition)
    return BookPage(title=plain(found[0].title), book=book, editions=_editions(book, found[0].id), parts=_parts(parts))


def _editions(book: Book, rule: str) -> list[Edition]:
    """The same page for each edition, if there are several."""
    if len(book.editions) < 2:
        return []
    names = [("", book.reader.text("page-editions-all")), *((each, each) for each in book.editions)]
    return [Edition(name, book.address(rule, each), each == book.edition) for each, name in names]


def _parts(parts: Iterable[Part]) -> Parts:
    return [(kind, list(group)) for kind, group in groupby(parts, lambda part: type(part).__name__)]
