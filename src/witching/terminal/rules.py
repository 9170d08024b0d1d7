"""The rule book at a terminal: one rule with all that belongs to it, the contents, what was found, the editions.

Every page can be drawn or said in lines (`terminal.markdown`: `show`, `lines`).
"""

from collections.abc import Mapping, Sequence

from rich.cells import cell_len

from witching.rulebook import Chapter, Difference, Hit, Rule, edition_notes, rulings_on, see_also
from witching.rulebook.blocks import Figure, Item, Paragraph, Table, parse_blocks, plain
from witching.rulebook.editions import Saying
from witching.rulebook.lookup import mark_hits
from witching.terminal.fitting_table import fits
from witching.terminal.markdown import Captioned, Entries, Heading, Page, Title
from witching.terminal.translator import Translator

LEAD = 4
"""A line around a hit begins about a fourth of the line before it."""


def rule_page(rules: Mapping[str, Rule], rule: Rule, translator: Translator, edition: str = "") -> Page:
    """The page of a rule."""
    return [
        Title(rule.title, rule.id, rule.chapter),
        *text_parts(rule.text, translator),
        *_notes(rules, rule, translator, edition),
        *_list(translator.text("rulebook-rulings"), rulings_on(rules, rule)),
        *_list(translator.text("rulebook-see-also"), see_also(rules, rule)),
    ]


def text_parts(text: str, translator: Translator) -> Page:
    """A text of the book; a picture in it is its caption, called one."""
    return [_captioned(block, translator) if isinstance(block, Figure) else block for block in parse_blocks(text)]


def _captioned(figure: Figure, translator: Translator) -> Captioned:
    return Captioned(figure, translator.text("rulebook-figure", caption=figure.caption))


def list_page(head: str, rules: Sequence[Rule]) -> Page:
    """Some rules by id and title, under a sentence."""
    return [Paragraph(head), entries(rules)]


def contents_page(chapters: Sequence[Chapter], endings: Sequence[str], translator: Translator) -> Page:
    """The table of contents of a book, its introduction before and some sentences after it. A chapter without rules is
    told there."""
    first, *others = chapters
    about = text_parts(first.introduction, translator)
    listed = [block for chapter in others for block in _contents_of(chapter, translator)]
    return [Title(first.title), *about, *listed, *(Item("-", each) for each in endings)]


def _contents_of(chapter: Chapter, translator: Translator) -> Page:
    if chapter.rules:
        return _list(chapter.title, chapter.rules)
    return [Heading(chapter.title), *text_parts(chapter.introduction, translator)]


def hits_page(hits: Sequence[Hit], words: str, head: str, width: int) -> Page:
    """What a search found: each rule with a line of its text around the first hit; hits are in brackets."""
    room = width - max(len(hit.rule.id) for hit in hits) - 6
    pairs = [
        (hit.rule.id, f"**{_mark(plain(hit.rule.title), words)}**\n{_around(hit.passage, words, room)}") for hit in hits
    ]
    return [Paragraph(head), Entries(pairs)]


def differences_page(found: Sequence[Difference], translator: Translator, width: int) -> Page:
    """The editions side by side in one table; where that would cut words, one difference below the other."""
    title = Title(translator.text("rulebook-differences"))
    table = _side_by_side(found)
    columns = [[plain(row[place]) for row in [table.head, *table.rows]] for place in range(len(table.head))]
    if fits(columns, width - 2):
        return [title, table]
    return [title, *map(_difference, found)]


def entries(rules: Sequence[Rule]) -> Entries:
    """Rules by id and title."""
    return Entries([(rule.id, rule.title) for rule in rules])


def _list(heading: str, rules: Sequence[Rule]) -> Page:
    return [Heading(heading), entries(rules)] if rules else []


def _notes(rules: Mapping[str, Rule], rule: Rule, translator: Translator, edition: str) -> Page:
    """What editions say; the rule that is itself the difference shows them all already."""
    found = [each for each in edition_notes(rules, rule, edition) if edition or each.rule != rule]
    if not found:
        return []
    key = "rulebook-edition" if edition else "rulebook-editions"
    return [Heading(translator.text(key, edition=edition)), *map(_difference, found)]


def _difference(difference: Difference) -> Entries:
    """A difference and what is said, editions that say the same on one line."""
    alike: dict[str, list[str]] = {}
    for edition, said in difference.editions.items():
        alike.setdefault(_say(said), []).append(f"`{edition}`")
    said_by = [(", ".join(names), said) for said, names in alike.items()]
    return Entries([(difference.rule.id, f"**{difference.rule.title}**"), *said_by])


def _say(said: Sequence[Saying]) -> str:
    """What an edition says: on one line, or on a line for each thing that it is about."""
    if any(each.about for each in said):
        return "\n".join(f"{each.about}: {each.text}" for each in said)
    return " · ".join(each.text for each in said)


def _side_by_side(found: Sequence[Difference]) -> Table:
    """A column for each edition; a row for each difference, and for each thing that one is about."""
    names = list(dict.fromkeys(name for each in found for name in each.editions))
    rows = [row for each in found for row in _rows(each, names)]
    return Table(["", *(f"`{name}`" for name in names)], rows)


def _rows(difference: Difference, names: Sequence[str]) -> list[list[str]]:
    said = [difference.editions.get(name, []) for name in names]
    head = f"**{difference.rule.title}**\n{difference.rule.id}"
    if not any(each.about for each in said[0]):
        return [[head, *("\n".join(each.text for each in column) for column in said)]]
    things = [[each[0].about, *(one.text for one in each)] for each in zip(*said, strict=True)]
    return [[head, *("" for _ in names)], *things]


def _mark(text: str, words: str) -> str:
    return "".join(f"*[{piece}]*" if hit else piece for piece, hit in mark_hits(text, words))


def _around(passage: str, words: str, room: int) -> str:
    """A line of a passage around the first hit, cut between words."""
    pieces = list(mark_hits(passage, words))
    first = 0 if pieces[0][1] or len(pieces) == 1 else len(pieces[0][0])
    start = passage.rfind(" ", 0, max(0, first - room // LEAD)) + 1 if cell_len(passage) > room else 0
    line = ("… " if start else "") + passage[start:]
    while cell_len(plain(_mark(line, words))) > room and " " in line:
        line = line.removesuffix(" …").rpartition(" ")[0] + " …"
    return _mark(line, words)
