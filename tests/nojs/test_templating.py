"""The small parts of the no-script page, without a server: templates, drawings, languages."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import UndefinedError, nodes
from rich.text import Text

import witching.nojs
from nojs.markup import read_page
from witching.nojs import ansi_html
from witching.nojs.page_context import Reader, accepted
from witching.nojs.templating import ENVIRONMENT, Area, Field, Line, Piece, RefusedPage, Select, Tick, render
from witching.server.web.guests import Me

SOURCES = Path(witching.nojs.__file__).parent
TEMPLATES = ENVIRONMENT.list_templates()
TEXTS = st.text(st.characters(exclude_characters="\r\x00", exclude_categories=["Cs"]), max_size=40)
READER = Reader("", Me("", "", "en"), "en", "/plain")


def shown(macro: str, *args: object) -> str:
    """The output of a macro for its arguments."""
    return str(getattr(ENVIRONMENT.get_template("macros.html").module, macro)(*args))


@given(TEXTS, TEXTS.filter(bool))
def test_no_text_becomes_anything_but_text(inside: str, value: str) -> None:
    page = read_page(shown("text", [Piece(inside), Piece(inside, value, ("em", "code"))]))
    assert [node.name for node in page.walk()] == ["", "em", "code", "a"]
    [link] = page.find_all("a")
    assert link.attributes == {"href": value, "class": "rule"}
    assert ["".join(str(child) for child in link.children), page.children[:-1]] == [inside, [inside] if inside else []]


@given(TEXTS, TEXTS)
def test_no_field_becomes_anything_but_a_field(label: str, value: str) -> None:
    fields: list[Field] = [
        Line(label, "line", value, 9),
        Area(label, "area", value),
        Select(label, value, [(value, label)], value),
        Tick(label, value, True, value),
    ]
    page = read_page(shown("fields", fields))
    names = {node.name for node in page.walk()}
    assert names == {"", "p", "label", "input", "textarea", "select", "option"}
    [option] = page.find_all("option")
    assert (option.get("value"), "selected" in option.attributes) == (value, True)
    assert page.find_all("input")[0].get("value") == value


def test_a_page_without_what_its_template_shows_is_an_error() -> None:
    class Without(RefusedPage):
        template = "network.html"

    with pytest.raises(UndefinedError):
        render(READER, Without(title="x"))


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_template_can_be_read_and_none_stops_the_escaping(name: str) -> None:
    source = (SOURCES / "templates" / name).read_text(encoding="utf-8")
    tree = ENVIRONMENT.parse(source, name)
    assert not [each.name for each in tree.find_all(nodes.Filter) if each.name in ("safe", "attr", "format", "xmlattr")]
    assert not list(tree.find_all((nodes.ScopedEvalContextModifier, nodes.EvalContextModifier)))
    ENVIRONMENT.compile(source, name)


def test_only_drawings_are_html_before_a_template_shows_them() -> None:
    makers = [path.stem for path in SOURCES.glob("*.py") if re.search(r"\bMarkup\(|__html__", path.read_text("utf-8"))]
    assert makers == ["ansi_html"]


def test_a_drawing_keeps_its_letters_and_has_classes_for_its_styles() -> None:
    drawn = ansi_html.draw(Text("a<b 두꺼비 ♦", style="bold #c62828 on blue"))
    [pre] = read_page(shown("drawing", drawn, 'a "label"')).find_all("pre")
    assert "".join(pre.text.split()) == "a<b두꺼비♦"
    assert (pre.get("role"), pre.get("aria-label")) == ("img", 'a "label"')
    classes = {name for node in pre.walk() for name in node.get("class").split()}
    assert {"ink", "bold", "cell1", "cell2", "b4"} <= classes
    assert all(f".{name}{{" in ansi_html.stylesheet() for name in classes if name[0] in "fb" and name[1:].isdecimal())


def test_the_language_that_a_browser_likes_best() -> None:
    assert accepted("de-AT,de;q=0.9,en;q=0.5") == ["de", "de", "en"]
    assert accepted("en;q=0.2, ko;q=0.9") == ["ko", "en"]
    assert accepted("") == [""]
    assert accepted("fr;q=x,;;,") == ["fr", "", ""]
