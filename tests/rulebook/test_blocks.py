"""The Markdown of the books is split into blocks and spans."""

import pytest

from rulebook.books import BOOKS
from witching.rulebook import read_rules
from witching.rulebook.blocks import (
    Code,
    Figure,
    Item,
    Paragraph,
    Span,
    Table,
    code_spans,
    figures,
    parse_blocks,
    passages,
    plain,
    spans,
)

TEXT = """One sentence
on two lines:
- first
  half
- second

1. one
2. two
| a | b |
|---|:-:|
| `x` | |
| y |
After it.

```
 a | b

- c
```
12. is no item of a list but
25. words of a paragraph
"""


def test_blocks() -> None:
    assert parse_blocks(TEXT) == [
        Paragraph("One sentence on two lines:"),
        Item("-", "first half"),
        Item("-", "second"),
        Item("1.", "one"),
        Item("2.", "two"),
        Table(["a", "b"], [["`x`", ""], ["y", ""]]),
        Paragraph("After it."),
        Code([" a | b", "", "- c"]),
        Item("12.", "is no item of a list but"),
        Item("25.", "words of a paragraph"),
    ]


def test_a_number_at_the_start_of_a_line_begins_no_list_within_a_paragraph() -> None:
    assert parse_blocks("It makes\n25. That is all.") == [Paragraph("It makes 25. That is all.")]


def test_a_picture_is_a_paragraph_of_its_own() -> None:
    text = "Before.\n\n![The *walk*\n(G-WALK)](figure:walk-2)\n\n![no](figure:X)\n\nA ![word](figure:walk)."
    assert parse_blocks(text) == [
        Paragraph("Before."),
        Figure("walk-2", "The *walk* (G-WALK)"),
        Paragraph("![no](figure:X)"),
        Paragraph("A ![word](figure:walk)."),
    ]
    assert figures(text) == ["walk-2"]
    assert passages(text)[1] == "The walk (G-WALK)"


def test_spans() -> None:
    assert list(spans("a `b-*c*` **d *e* `f`** (G-NOON-1).")) == [
        Span("a "),
        Span("b-*c*", ("code",)),
        Span(" "),
        Span("d ", ("strong",)),
        Span("e", ("strong", "emphasis")),
        Span(" ", ("strong",)),
        Span("f", ("strong", "code")),
        Span(" ("),
        Span("G-NOON-1", ("id",)),
        Span(")."),
    ]


@pytest.mark.parametrize("text", ["", "2 * 3 * 4", "a ` b", "**", "*", "***"])
def test_what_is_no_mark_stays(text: str) -> None:
    assert plain(text) == text


def test_code_and_passages() -> None:
    assert code_spans("`ru` and **`it`**") == ["ru", "it"]
    assert passages("One\ntwo.\n\n| a | b |\n|---|---|\n| `x` | y |") == ["One two.", "a · b", "x · y"]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_mark_of_a_book_is_left_over(game: str, language: str) -> None:
    for rule in read_rules(game, language).values():
        for passage in (plain(rule.title), *passages(rule.text)):
            assert not {"`", "*"} & set(passage), rule.id
            assert "](" not in passage, rule.id
