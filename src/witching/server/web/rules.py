"""The rule books over HTTP: a whole book at once, split into parts that a page can show."""

from collections.abc import Iterable, Mapping
from functools import cache

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from witching.core.refusal import quote, refused
from witching.rulebook import Chapter, Difference, Rule, differences, find_language, read_chapters, rulings_on, see_also
from witching.rulebook.blocks import Block, Code, Figure, Item, Paragraph, Table, parse_blocks, spans
from witching.rulebook.relations import differences_at
from witching.server import messages as m
from witching.server.table.settings import find_game
from witching.server.web.compression import compress, compressed_response
from witching.server.web.routes import JSON, Row


class BookSpan(Struct, frozen=True, omit_defaults=True):
    """A piece of a line. `kinds` are some of `code`, `strong`, `emphasis`, `id` (of a rule); empty for plain text."""

    text: str
    kinds: tuple[str, ...] = ()


BookLine = list[BookSpan]


class BookParagraph(Struct, frozen=True, tag_field="kind", tag="paragraph"):
    """Some sentences."""

    line: BookLine


class BookList(Struct, frozen=True, tag_field="kind", tag="list"):
    """A list, with or without numbers."""

    is_numbered: bool
    items: list[BookLine]


class BookTable(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table; every row has as many cells as the head."""

    head: list[BookLine]
    rows: list[list[BookLine]]


class BookDrawing(Struct, frozen=True, tag_field="kind", tag="drawing"):
    """Preformatted lines."""

    lines: list[str]


class BookFigure(Struct, frozen=True, tag_field="kind", tag="figure"):
    """A picture of the page, `/figures/<game>/<name>.svg`, and its caption."""

    name: str
    caption: BookLine


BookBlock = BookParagraph | BookList | BookTable | BookDrawing | BookFigure


class BookRule(Struct, frozen=True):
    """A rule, with the ids of what belongs to it: our rulings, differences between editions, rules it mentions."""

    id: str
    title: BookLine
    blocks: list[BookBlock]
    rulings: list[str]
    differences: list[str]
    see_also: list[str]


class BookChapter(Struct, frozen=True):
    """A chapter: its introduction and its rules."""

    title: str
    introduction: list[BookBlock]
    rules: list[BookRule]


class BookSaying(Struct, frozen=True):
    """One thing that an edition says; `about` names it if the editions differ in several."""

    about: BookLine
    line: BookLine


class BookDifference(Struct, frozen=True):
    """A rule on which the editions differ, and what each says."""

    id: str
    editions: dict[str, list[BookSaying]]


class RuleBook(Struct, frozen=True):
    """The book of a game. `language` is the book's: English if there is none in the requested one."""

    game: str
    language: str
    title: str
    introduction: list[BookBlock]
    chapters: list[BookChapter]
    editions: list[str]
    differences: list[BookDifference]


async def get_rules(request: Request) -> Response:
    """The rule book of a game in a language, or in English if there is none."""
    game = find_game(request.app.state.registry.games, request.path_params["game"])
    language, known = request.path_params["language"], request.app.state.guests.languages
    if language not in known:
        raise refused("server-refusal-language", given=quote(language), allowed=", ".join(known))
    return compressed_response(request, _packed_book(game.name, find_language(game.name, language)), JSON)


@cache
def _packed_book(game: str, language: str) -> bytes:
    return compress(m.encode(make_book(game, language)))


def make_book(game: str, language: str) -> RuleBook:
    """The book of a game in a language that has one."""
    first, *chapters = read_chapters(game, language)
    rules = {rule.id: rule for chapter in chapters for rule in chapter.rules}
    found = differences(rules)
    return RuleBook(
        game=game,
        language=language,
        title=first.title,
        introduction=_blocks(first.introduction),
        chapters=[_chapter(rules, chapter) for chapter in chapters],
        editions=list(dict.fromkeys(name for each in found for name in each.editions)),
        differences=[_difference(each) for each in found],
    )


def _chapter(rules: Mapping[str, Rule], chapter: Chapter) -> BookChapter:
    return BookChapter(chapter.title, _blocks(chapter.introduction), [_rule(rules, rule) for rule in chapter.rules])


def _rule(rules: Mapping[str, Rule], rule: Rule) -> BookRule:
    return BookRule(
        id=rule.id,
        title=_line(rule.title),
        blocks=_blocks(rule.text),
        rulings=_ids(rulings_on(rules, rule)),
        differences=_ids(differences_at(rules, rule)),
        see_also=_ids(see_also(rules, rule)),
    )


def _ids(rules: Iterable[Rule]) -> list[str]:
    return [rule.id for rule in rules]


def _difference(difference: Difference) -> BookDifference:
    said = {
        name: [BookSaying(_line(each.about), _line(each.text)) for each in sayings]
        for name, sayings in difference.editions.items()
    }
    return BookDifference(difference.rule.id, said)


def _blocks(text: str) -> list[BookBlock]:
    """The blocks of a text; consecutive items form one list."""
    blocks: list[BookBlock] = []
    for block in parse_blocks(text):
        if isinstance(block, Item) and blocks and isinstance(blocks[-1], BookList):
            blocks[-1].items.append(_line(block.text))
        else:
            blocks.append(_block(block))
    return blocks


def _block(block: Block) -> BookBlock:
    match block:
        case Paragraph(text):
            return BookParagraph(_line(text))
        case Item(mark, text):
            return BookList(mark != "-", [_line(text)])
        case Table(head, rows):
            return BookTable([_line(cell) for cell in head], [[_line(cell) for cell in row] for row in rows])
        case Code(lines):
            return BookDrawing(lines)
        case Figure(name, caption):
            return BookFigure(name, _line(caption))


def _line(text: str) -> BookLine:
    return [BookSpan(span.text, span.kinds) for span in spans(text)]


ROWS = [
    Row(method="GET", path="/api/rules/{game}/{language}", handler=get_rules, answer=RuleBook, refusals=(422,)),
]
