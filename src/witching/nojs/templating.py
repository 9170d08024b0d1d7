"""Templating: pages, the texts and form fields on them, and the templates that turn them into HTML. Values are escaped,
and a missing name is an error."""

import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from witching.core.refusal import Refusal
from witching.i18n import LANGUAGES
from witching.nojs import HOME
from witching.nojs.page_context import Reader
from witching.rulebook import read_rules
from witching.rulebook.book import RULE_ID
from witching.server.messages import PROTOCOL
from witching.terminal.translator import Translator

ON_BOTH = re.compile(f"{HOME}(/table/[^/?]+|/rules/.+)")
"""Addresses that the graphical page has too, without the prefix."""


def new_command() -> str:
    """An id for a form's command, so it is carried out once however often its buttons are pressed."""
    return secrets.token_urlsafe(9)


ENVIRONMENT = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
ENVIRONMENT.globals.update(home=HOME, languages=LANGUAGES, protocol=PROTOCOL, new_command=new_command)


# ---- texts that mention rules


class Piece(NamedTuple):
    """A piece of a text. `href` is where it leads, if anywhere; `marks` are the elements around it, the outermost
    first."""

    text: str
    href: str = ""
    marks: tuple[str, ...] = ()


def linked(text: str, game: str, language: str) -> list[Piece]:
    """A text in which rule ids link to their pages."""
    known, pieces, end = read_rules(game, language), [], 0
    for match in RULE_ID.finditer(text):
        if match[0] in known:
            pieces += [Piece(text[end : match.start()]), rule_link(game, match[0])]
            end = match.end()
    return [*pieces, Piece(text[end:])]


def rule_link(game: str, rule: str) -> Piece:
    """A rule id that links to its page."""
    return Piece(rule, f"{HOME}/rules/{game}/{rule}")


def say_refusal(refusal: Refusal, translator: Translator, game: str = "") -> list[Piece]:
    """The reason, with a link to the rule if the game is known."""
    if not (refusal.rule and game):
        return [Piece(translator.say_refusal(refusal))]
    return [Piece(f"{translator.say(refusal.message)} "), rule_link(game, refusal.rule)]


# ---- pages


class Live(NamedTuple):
    """What a table's page needs to get news: the table, the number of its last line, and the seat it looks from."""

    table: str
    number: int
    seat: int | None


@dataclass(frozen=True, kw_only=True)
class Page:
    """What a template shows, as `page`. `refresh`: the seconds after which a browser without scripts reloads (0:
    never)."""

    template: ClassVar[str]
    title: str
    refusal: list[Piece] | None = None
    live: Live | None = None
    refresh: int = 0


@dataclass(frozen=True, kw_only=True)
class RefusedPage(Page):
    """A page that only shows a refusal."""

    template = "refused.html"


def respond(reader: Reader, page: Page, status: int = 200) -> HTMLResponse:
    """A page as an answer."""
    return HTMLResponse(render(reader, page), status)


def render(reader: Reader, page: Page) -> str:
    """A page as HTML; its template gets texts in the reader's language from `say`."""
    template, same = ENVIRONMENT.get_template(page.template), ON_BOTH.match(reader.here)
    return template.render(page=page, reader=reader, say=reader.text, pictured=same[1] if same else "/")


# ---- the fields of forms


Choice = tuple[str, str]
"""A value and its label."""


@dataclass(frozen=True, slots=True)
class Line:
    """A text field of one line, with at most `most` letters. It is sent under its name, or its id if that is empty."""

    kind: ClassVar = "line"
    label: str
    id: str
    value: str
    most: int
    name: str = ""
    is_required: bool = False


@dataclass(frozen=True, slots=True)
class Area:
    """A text field of many lines."""

    kind: ClassVar = "area"
    label: str
    id: str
    value: str


@dataclass(frozen=True, slots=True)
class Select:
    """A choice of one value. It is sent under its name, or its id if that is empty."""

    kind: ClassVar = "select"
    label: str
    id: str
    choices: list[Choice]
    chosen: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """A box to tick. If `off` is not empty, it is sent when the box is not ticked."""

    kind: ClassVar = "tick"
    label: str
    id: str
    is_ticked: bool
    off: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Fields that belong together, under one label."""

    kind: ClassVar = "group"
    label: str
    fields: list[Select | Tick]


Field = Line | Area | Select | Tick | Group
