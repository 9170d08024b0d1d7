"""Markdown of the rule books as HTML: every part of a page of theirs."""

from collections.abc import Callable, Iterable

from witching.nojs.html import Child, Html, element, join
from witching.rulebook.blocks import Code, Item, Paragraph, Table, spans
from witching.terminal.markdown import Entries, Heading, Part, Title

MARKS = {"code": "code", "strong": "strong", "emphasis": "em"}
Link = Callable[[str], Child]
"""What becomes of the id of a rule."""


def draw(parts: Iterable[Part], link: Link) -> list[Html]:
    """The parts of a page; the ids of rules are what `link` makes of them."""
    return [_list(part, link) if isinstance(part, list) else _draw(part, link) for part in _grouped(parts)]


def _grouped(parts: Iterable[Part]) -> list[Part | list[Item]]:
    """The parts, with items that follow each other in one list."""
    grouped: list[Part | list[Item]] = []
    for part in parts:
        if not isinstance(part, Item):
            grouped.append(part)
        elif grouped and isinstance(grouped[-1], list):
            grouped[-1].append(part)
        else:
            grouped.append([part])
    return grouped


def _draw(part: Part, link: Link) -> Html:
    match part:
        case Paragraph(text):
            return element("p", inline(text, link))
        case Heading(text):
            return element("h2", inline(text, link))
        case Title(text, rule_id, chapter):
            about = element("p", " · ".join(filter(None, (chapter, rule_id))))
            return element("hgroup", about, element("h1", inline(text, link)))
        case Table(head, rows):
            return _table(head, rows, link)
        case Code(lines):
            return element("pre", "\n".join(lines), class_="code", tabindex=0)
        case Entries(pairs):
            return element("dl", [_entry(term, text, link) for term, text in pairs])
        case Item():
            return _list([part], link)


def _list(items: list[Item], link: Link) -> Html:
    name = "ul" if items[0].mark == "-" else "ol"
    return element(name, [element("li", inline(item.text, link)) for item in items])


def _table(head: list[str], rows: list[list[str]], link: Link) -> Html:
    heads = element("tr", [element("th", inline(cell, link), scope="col") for cell in head])
    body = [element("tr", [element("td", _lines(cell, link)) for cell in row]) for row in rows]
    table = element("table", element("thead", heads), element("tbody", body))
    return element("div", table, class_="wide", tabindex=0)


def _entry(term: str, text: str, link: Link) -> Html:
    return join([element("dt", inline(term, link)), element("dd", _lines(text, link))])


def _lines(text: str, link: Link) -> list[Child]:
    first, *others = [inline(line, link) for line in text.split("\n")]
    return [first, *((element("br"), line) for line in others)]


def inline(text: str, link: Link) -> list[Child]:
    """A line with its marks."""
    shown: list[Child] = []
    for span in spans(text):
        piece = link(span.text) if "id" in span.kinds else span.text
        for kind in reversed(span.kinds):
            piece = element(MARKS[kind], piece) if kind in MARKS else piece
        shown.append(piece)
    return shown
