"""The small parts of the no-script page, without a server."""

from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from nojs.markup import read_page
from witching.nojs import ansi_html
from witching.nojs.html import Html, element, join
from witching.nojs.reader import accepted

TEXTS = st.text(st.characters(exclude_characters="\r\x00", exclude_categories=("Cs",)), max_size=40)


@given(TEXTS, TEXTS)
def test_no_text_becomes_anything_but_text(inside: str, value: str) -> None:
    page = read_page(element("p", inside, element("b", [inside, None]), title=value))
    [paragraph] = page.find_all("p")
    assert paragraph.attributes == {"title": value}
    assert [node.name for node in page.walk()] == ["", "p", "b"]
    assert "".join(child for child in paragraph.children if isinstance(child, str)) == inside


def test_attributes() -> None:
    made = element("input", type="checkbox", checked=True, disabled=False, value=None, for_="a", aria_label='"x"')
    assert made == '<input type="checkbox" checked for="a" aria-label="&quot;x&quot;">'


def test_html_is_not_escaped_again() -> None:
    assert join([Html("<b>x</b>"), "<"]) == "<b>x</b>&lt;"


def test_a_drawing_keeps_its_letters_and_has_classes_for_its_styles() -> None:
    drawn = ansi_html.draw(Text("a<b 두꺼비 ♦", style="bold #c62828 on blue"), "label")
    [pre] = read_page(drawn).find_all("pre")
    assert "".join(pre.text.split()) == "a<b두꺼비♦"
    assert (pre.get("role"), pre.get("aria-label")) == ("img", "label")
    classes = {name for node in pre.walk() for name in node.get("class").split()}
    assert {"ink", "bold", "cell1", "cell2", "b4"} <= classes
    assert all(f".{name}{{" in ansi_html.stylesheet() for name in classes if name[0] in "fb" and name[1:].isdecimal())


def test_the_language_that_a_browser_likes_best() -> None:
    assert accepted("de-AT,de;q=0.9,en;q=0.5") == ["de", "de", "en"]
    assert accepted("en;q=0.2, ko;q=0.9") == ["ko", "en"]
    assert accepted("") == [""]
    assert accepted("fr;q=x,;;,") == ["fr", "", ""]
