"""Page: what stands around everything that is shown."""

import re
from typing import NamedTuple

from starlette.responses import HTMLResponse

from witching.i18n import LANGUAGES
from witching.nojs.forms import button, form, hidden
from witching.nojs.html import Child, Html, element
from witching.nojs.reader import Reader

HOME = "/plain"
ON_BOTH = re.compile(f"{HOME}(/table/[^/?]+|/rules/.+)")
"""Where the page with pictures has the same addresses, without the first word."""


class Live(NamedTuple):
    """What a page of a table needs to hear news: the table, the number of its last line, and whose eyes look."""

    table: str
    number: int
    seat: int | None


class Page(NamedTuple):
    """A page: its title, what it shows, the news it waits for, and the seconds after which a browser without scripts
    looks again (0: it need not)."""

    title: str
    shown: Child
    live: Live | None = None
    refresh: int = 0


def respond(reader: Reader, page: Page, status: int = 200) -> HTMLResponse:
    """A page as an answer."""
    return HTMLResponse(f"<!doctype html>\n{_document(reader, page)}", status)


def _document(reader: Reader, page: Page) -> Html:
    return element("html", _head(reader, page), _body(reader, page), lang=reader.language)


def _head(reader: Reader, page: Page) -> Html:
    again = element("noscript", element("meta", http_equiv="refresh", content=page.refresh)) if page.refresh else None
    return element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", " · ".join(dict.fromkeys([page.title, reader.text("page-brand")]))),
        element("link", rel="icon", href=f"{HOME}/icon.svg"),
        element("link", rel="stylesheet", href=f"{HOME}/plain.css"),
        element("link", rel="stylesheet", href=f"{HOME}/ink.css"),
        element("script", src=f"{HOME}/live.js", defer=True) if page.live else None,
        again,
    )


def _body(reader: Reader, page: Page) -> Html:
    return element(
        "body",
        element("a", reader.text("page-skip"), href="#main", class_="skip"),
        element("header", _brand(reader), _drawn(reader), _languages(reader)),
        element("p", id="announce", role="status", class_="unseen", data_lost=reader.text("page-lost")),
        element("main", page.shown, id="main", tabindex=-1, **_live(page.live)),
    )


def _brand(reader: Reader) -> Html:
    return element("a", reader.text("page-brand"), href=HOME, class_="brand")


def _drawn(reader: Reader) -> Html:
    """The way to the same place on the page with pictures."""
    same = ON_BOTH.match(reader.here)
    return element("a", reader.text("page-drawn"), href=same[1] if same else "/", class_="drawn")


def _live(live: Live | None) -> dict[str, str | int | None]:
    if live is None:
        return {}
    return {"data_table": live.table, "data_number": live.number, "data_seat": live.seat}


def _languages(reader: Reader) -> Html:
    """Every language under its own name."""
    buttons = [
        button(
            language.name,
            name="language",
            value=code,
            lang=code,
            class_="language",
            aria_current="true" if code == reader.language else None,
        )
        for code, language in LANGUAGES.items()
    ]
    label = reader.text("page-language")
    return form(f"{HOME}/language", hidden(back=reader.here), buttons, class_="languages", aria_label=label)


def refusal_box(said: Child) -> Html:
    """Why something was not done, where nobody overlooks it."""
    return element("div", element("p", said), id="refusal", role="alert", class_="refusal", tabindex=-1)


def refused_page(reader: Reader, said: Child) -> Page:
    """A page that says nothing but why not."""
    home = element("p", element("a", reader.text("page-home"), href=HOME))
    return Page(reader.text("page-refused"), [element("h1", reader.text("page-refused")), refusal_box(said), home])
