"""Forms: what can be pressed and filled in on a page, and what was sent with it."""

import secrets
from collections.abc import Iterable, Sequence
from urllib.parse import parse_qsl

from starlette.requests import Request

from witching.core.refusal import refused
from witching.nojs.html import Attribute, Child, Html, element

FORM = "application/x-www-form-urlencoded"
MOST_FIELDS = 200
Choice = tuple[str, str]
"""A value and what it is called."""


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form that was sent; of a name that stands twice the last. Raises Refused."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != FORM:
        raise refused("server-refusal-media", allowed=FORM)
    try:
        sent = (await request.body()).decode()
        return dict(parse_qsl(sent, keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS))
    except ValueError as error:
        raise refused("server-refusal-message", detail=str(error)[:MOST_FIELDS]) from None


def new_command() -> str:
    """An id for what the buttons of this page ask, so that it is done once however often they are pressed."""
    return secrets.token_urlsafe(9)


def hidden(**fields: str | int) -> list[Html]:
    """Fields that nobody sees."""
    return [element("input", type="hidden", name=name, value=value) for name, value in fields.items()]


def form(action: str, *children: Child, **attributes: Attribute) -> Html:
    """A form that is sent to an address."""
    return element("form", *children, method="post", action=action, **attributes)


def button(text: Child, **attributes: Attribute) -> Html:
    """Something to press."""
    return element("button", text, **{"type": "submit", **attributes})


def deed(action: str, text: Child, kind: str, **fields: str | int) -> Html:
    """A form with one button that changes one thing: the fields are those of the message of this type."""
    return question(action, text, kind, command=new_command(), **fields)


def question(action: str, text: Child, kind: str, **fields: str | int) -> Html:
    """A form with one button that asks for something and changes nothing."""
    return form(action, hidden(type=kind, **fields), button(text, class_="quiet"), class_="deed")


def field(label: Child, id_: str, **attributes: Attribute) -> Html:
    """A line to write on, with its label."""
    line = element("input", **{"type": "text", "id": id_, "name": id_, "autocomplete": "off", **attributes})
    return element("p", element("label", label, for_=id_), " ", line, class_="field")


def select(label: Child, id_: str, choices: Iterable[Choice], chosen: str, **attributes: Attribute) -> Html:
    """One of some values, with a label."""
    options = [element("option", text, value=value, selected=value == chosen) for value, text in choices]
    chooser = element("select", options, **{"id": id_, "name": id_, **attributes})
    return element("p", element("label", label, for_=id_), " ", chooser, class_="field")


def tick(label: Child, id_: str, **attributes: Attribute) -> Html:
    """Something to tick."""
    box = element("input", **{"type": "checkbox", "id": id_, "name": id_, "value": "true", **attributes})
    return element("p", box, " ", element("label", label, for_=id_), class_="tick")


def area(label: Child, id_: str, value: str, **attributes: Attribute) -> Html:
    """Room to write many lines, with a label."""
    room = element("textarea", value, **{"id": id_, "name": id_, "rows": 3, "autocomplete": "off", **attributes})
    return element("p", element("label", label, for_=id_), " ", room, class_="field")


def group(label: Child, *children: Child) -> Html:
    """Fields that belong together, under one label."""
    return element("fieldset", element("legend", label), *children)


def details(summary: Child, id_: str, *children: Child, is_open: bool = False) -> Html:
    """What is shown when somebody wants it."""
    return element("details", element("summary", summary), *children, id=id_, open=is_open)


def listing(items: Sequence[Child], **attributes: Attribute) -> Html | None:
    """A list, if there is anything in it."""
    return element("ul", [element("li", item) for item in items], **attributes) if items else None


def section(id_: str, heading: Child, *children: Child, **attributes: Attribute) -> Html:
    """A part of a page under a heading, which names it."""
    head = element("h2", heading, id=f"{id_}-title")
    return element("section", head, *children, **{"id": id_, "aria_labelledby": f"{id_}-title", **attributes})
