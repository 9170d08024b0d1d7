"""The renderer of Glastonbury fits the screen and names everything."""

import pytest
from rich.cells import cell_len

from terminal.renderers.glastonbury_drawing import (
    ENGLISH,
    NAMES,
    RENDERER,
    WIDE,
    looking,
    over,
    render,
    said,
    translator_at,
    views,
)
from terminal.tables import begin
from witching.games.glastonbury.components import KINDS, SPELLS
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.renderer import Renderer
from witching.terminal.renderers.glastonbury.cards import PAINTS
from witching.terminal.translator import Translator

# ---- it fits


@pytest.mark.slow
@pytest.mark.parametrize("catalogue", [ENGLISH, WIDE], ids=["english", "wide"])
def test_the_board_fits_80_columns_and_17_lines(catalogue: Catalogue) -> None:
    for view, seat in views():
        lines = render(RENDERER.board(view, seat, translator_at(view, catalogue)), width=120)
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= (17 if view.memory != "strict" or view.result else 16)


def test_neither_80_columns_nor_colours_change_what_is_written() -> None:
    for view, seat in views()[::2]:
        board = RENDERER.board(view, seat, translator_at(view))
        assert render(board) == render(board, colour=True, width=120)


@pytest.mark.parametrize("catalogue", [ENGLISH, WIDE], ids=["english", "wide"])
def test_legend_sheet_and_looks_fit_80_columns(catalogue: Catalogue) -> None:
    for view in over():
        assert max(map(cell_len, render(RENDERER.sheet(view, translator_at(view, catalogue)), width=120))) <= 80
    assert max(map(cell_len, render(RENDERER.legend(Translator(catalogue)), width=120))) <= 80
    look = RENDERER.look(looking().view(0), 0, Translator(catalogue, NAMES))
    assert look is not None
    assert max(map(cell_len, render(look, width=120))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_aid_says_how_points_are_counted(language: str) -> None:
    """G-SCORE, G-OWN, G-IMMUTO; G-RECIPE-A and the recipes of type B where they are played."""
    translator = Translator(Catalogue(language, strict=True), NAMES)
    tables = [begin("glastonbury", recipes=recipes) for recipes in (False, True)]
    renderer: Renderer = RENDERER
    without, played = (renderer.aid_lines(table.view(table.viewer(0)), translator) for table in tables)
    assert (len(without), len(played)) == (6, 8)
    assert played[:6] == without
    assert max(map(cell_len, played)) <= 78


def test_the_english_legend_fits_a_screen() -> None:
    assert len(render(RENDERER.legend(Translator(ENGLISH)))) <= 23


def test_marks_are_two_columns_wide_and_differ() -> None:
    marks = [ENGLISH.say(f"glastonbury-mark-{name}") for name in (*KINDS, "immuto", *SPELLS.values())]
    assert len(set(marks)) == 23
    assert {cell_len(mark) for mark in marks} == {2}


def test_symbols_of_colours_are_one_column_wide_and_differ() -> None:
    symbols = {paint.symbol for paint in PAINTS.values()}
    assert len(symbols) == 9
    assert {cell_len(symbol) for symbol in symbols} == {1}


# ---- it names everything


def test_every_legal_choice_is_an_option_in_the_order_of_the_view() -> None:
    for view, seat in views():
        options = RENDERER.wording.choices(view, seat)
        assert [option.action for option in options] == [choice.action for choice in view.choices]
        words = [word for option in options for word in (option.action, *option.also)]
        assert len(words) == len(set(words))


def test_every_option_question_and_hint_can_be_said() -> None:
    for view, seat in views():
        translator = translator_at(view)
        assert translator.say(RENDERER.wording.question(view, seat))
        for option in RENDERER.wording.choices(view, seat):
            assert all(translator.say(message) for message in (option.said, *option.notes))


def test_options_that_are_not_listed_have_a_hint() -> None:
    for view, seat in views():
        hidden = [option for option in RENDERER.wording.choices(view, seat) if not option.listed]
        assert bool(hidden) == bool(RENDERER.wording.hint(view, seat))
        assert all(option.action.startswith("accio ") for option in hidden)


def test_the_sentences_name_every_card_on_the_table() -> None:
    for view, seat in views():
        translator = translator_at(view)
        told = " ".join(RENDERER.lines(view, seat, translator))
        for cell, name in enumerate(view.grid):
            if name:
                assert f"{'abcdef'[cell % 6]}{cell // 6 + 1}: {said(name, translator)}" in told
        for number, of_seat in enumerate(view.seats):
            assert f"{translator.name(number)} plays {of_seat.colour}" in told
            assert of_seat.top is None or said(of_seat.top, translator) in told
