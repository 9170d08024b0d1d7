"""Pages of the rule book, drawn and as lines: nothing is cut, nothing is wider than the console."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from rulebook.books import BOOKS
from witching.i18n import Catalogue
from witching.rulebook import Chapter, differences, read_rules, search
from witching.rulebook.blocks import Item, Paragraph, Table, plain
from witching.terminal.fitting_table import share_width
from witching.terminal.markdown import Entries, Heading, Page, Title, lines, show
from witching.terminal.rules import contents_page, differences_page, hits_page, rule_page, text_parts
from witching.terminal.translator import Translator

TRANSLATOR = Translator(Catalogue("en", strict=True))
RULES = read_rules("glastonbury", "en")
PAGE: Page = [
    Title("Noon", "G-NOON", "Day"),
    Paragraph("Say `noon` **now** (G-DUSK)."),
    Item("-", "one"),
    Item("-", "two"),
    Table(["name", "", "`ru`"], [["sun", "3", "`may`"], ["moon", "-12", ""]]),
    Heading("See"),
    Entries([("G-DUSK", "Dusk\nand more"), ("`it`", "so")]),
]


def drawn(shown: RenderableType, width: int = 80, **settings: object) -> list[str]:
    console = Console(file=io.StringIO(), width=width, **settings)  # type: ignore[arg-type]
    with console.capture() as capture:
        console.print(shown)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_a_page_drawn() -> None:
    assert drawn(show(PAGE), 30) == [
        "G-NOON  Noon               Day",
        "─" * 30,
        "",
        "Say `noon` now (G-DUSK).",
        "",
        "  •  one",
        "  •  two",
        "",
        "  name       ru",
        "  ──────────────",
        "  sun     3  may",
        "  moon  -12",
        "",
        "See",
        "  G-DUSK  Dusk",
        "          and more",
        "  it      so",
    ]


def test_a_page_in_lines() -> None:
    assert lines(PAGE) == [
        *["G-NOON: Noon", "Day", "", "Say `noon` now (G-DUSK).", "", "- one", "- two", ""],
        *["name: sun; 3; ru: may", "name: moon; -12", "", "See", "G-DUSK: Dusk", "and more", "it: so"],
    ]


def test_a_picture_is_its_caption_and_is_called_a_picture() -> None:
    page = text_parts("One.\n\n![Noon over *hills*](figure:noon)\n\nTwo.", TRANSLATOR)
    assert drawn(show(page)) == ["One.", "", "  Picture: Noon over hills", "", "Two."]
    assert lines(page) == ["One.", "", "Picture: Noon over hills", "", "Two."]


def test_the_contents_tell_the_chapters_that_have_no_rules() -> None:
    chapters = [Chapter("Book", "About it.", []), Chapter("Story", "Once.", []), Chapter("Rest", "", [RULES["G-WALK"]])]
    told = lines(contents_page(chapters, ["Go on."], TRANSLATOR))
    assert told == ["Book", "", "About it.", "", "Story", "Once.", "", "Rest", "G-WALK: The walk", "", "- Go on."]


def test_colours_replace_the_back_ticks() -> None:
    coloured = "\n".join(drawn(show(PAGE), color_system="truecolor", force_terminal=True))
    assert "`" not in coloured
    assert "\x1b[32mnoon\x1b[0m" in coloured


@pytest.mark.parametrize(("room", "widths"), [(40, [5, 11, 16]), (30, [5, 10, 11]), (22, [5, 6, 7]), (12, [2, 2, 3])])
def test_columns_share_the_room(room: int, widths: list[int]) -> None:
    """Whole lines, whole words, what there is."""
    assert share_width([["seven", "x"], ["eleven long", ""], ["sixteen is longr"]], room) == widths


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_can_be_drawn_and_read_aloud(game: str, language: str) -> None:
    """Of the translations, those with tables, where words decide the widths."""
    rules = read_rules(game, language)
    for rule in (rule for rule in rules.values() if language == "en" or "|" in rule.text):
        shown = drawn(show(rule_page(rules, rule, TRANSLATOR)))
        assert max(map(cell_len, shown)) <= 80, rule.id
        assert not any("…" in line for line in shown) or "…" in rule.text, rule.id
        assert lines(rule_page(rules, rule, TRANSLATOR))[0] == f"{rule.id}: {rule.title}"


@pytest.mark.parametrize("language", [language for game, language in BOOKS if game == "glastonbury"])
@pytest.mark.parametrize("width", [80, 50])
def test_the_editions_side_by_side_are_whole(language: str, width: int) -> None:
    """A table where it fits, otherwise one below the other: no word is cut."""
    found = differences(read_rules("glastonbury", language))
    shown = drawn(show(differences_page(found, TRANSLATOR, width)), width)
    assert max(map(cell_len, shown)) <= width
    words = {word for line in shown for word in line.replace("`", "").split()}
    for difference in found:
        for said in difference.editions.values():
            assert {word for each in said for word in plain(each.text).split()} <= words


@pytest.mark.parametrize("words", ["4 2"])
@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_hit_is_one_line_with_the_words_in_brackets(game: str, language: str, words: str) -> None:
    hits = search(read_rules(game, language), words)
    assert hits
    for hit in hits:
        shown = drawn(show(hits_page([hit], words, "head", 80)))
        assert any("[" in line for line in shown[2:])
        assert max(map(cell_len, shown)) <= 80
