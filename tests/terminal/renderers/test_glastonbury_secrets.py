"""The renderer of Glastonbury shows no more than the view, and keeps looks apart from the board."""

import pytest

from games.glastonbury.stacked import deal
from terminal.renderers.glastonbury_drawing import ENGLISH, RENDERER, draw, looking, opening, render, translator_at
from witching.core.viewers import Hindsight, Seated, Spectator, Viewer, seat_of
from witching.terminal.translator import Translator

# ---- no secret


LOOK = """\
For Anna alone: your cauldron, 3 cards, lowest first.

 1 To+1 Toad    2 Im?0 Immuto    3 Bo#3 Bones
"""


def test_G_PERLUCEO_a_look_is_shown_apart_from_the_board() -> None:
    view = looking().view(0)
    translator = translator_at(view)
    look = RENDERER.look(view, 0, translator)
    assert look is not None
    assert "\n".join(render(look)) + "\n" == LOOK
    assert RENDERER.look_lines(view, 0, translator)[1:] == ["1: Toad 1", "2: Immuto", "3: Bones 3"]
    assert draw(view, 0) == draw(looking().view(Spectator()), -1)
    assert "lowest first" not in " ".join(RENDERER.lines(view, 0, translator))


@pytest.mark.parametrize("viewer", [Seated(0, look_closed=True), Seated(1), Spectator(), Hindsight()])
def test_G_PERLUCEO_nobody_else_has_the_look(viewer: Viewer) -> None:
    view = looking().view(viewer)
    assert RENDERER.look(view, seat_of(viewer), translator_at(view)) is None
    assert RENDERER.look_lines(view, seat_of(viewer), translator_at(view)) == []


def test_G_PERLUCEO_a_seat_that_is_assisted_or_an_open_table_needs_no_look() -> None:
    for options in ({"memory": "open"}, {"memory": "assisted"}, {"memory": "assisted", "assisted": [0]}):
        view = looking(**options).view(0)
        assert RENDERER.look(view, 0, translator_at(view)) is None
        assert "To1 Bo3 Im0" in draw(view, 0)
    view = looking(memory="assisted", assisted=[1]).view(0)
    assert RENDERER.look(view, 0, translator_at(view)) is not None
    assert "To1" not in draw(view, 0)


def test_G_MEMORY_which_views_are_secret() -> None:
    assert RENDERER.wording.has_secret(looking().view(0), 0)
    assert not RENDERER.wording.has_secret(looking().view(Seated(0, look_closed=True)), 0)
    assert not RENDERER.wording.has_secret(looking().view(1), 1)
    assert not RENDERER.wording.has_secret(looking().view(Spectator()), -1)
    assert not RENDERER.wording.has_secret(looking(memory="open").view(0), 0)
    assert RENDERER.wording.has_secret(looking(memory="assisted").view(0), 0)
    assert not RENDERER.wording.has_secret(
        looking(memory="assisted", assisted=[1]).view(Seated(0, look_closed=True)), 0
    )


def test_G_RECIPES_are_secret_and_shown_to_their_seat_alone() -> None:
    table = deal(recipes=[("grey", "b4"), ("brown", "b2")], memory="open")
    assert RENDERER.wording.has_secret(table.view(0), 0)
    assert "A: most grey B4: most ones" in draw(table.view(0), 0)
    assert "most" not in draw(table.view(Spectator()), -1)
    assert "most brown" not in draw(table.view(0), 0)


def test_G_MEMORY_a_covered_card_is_not_on_a_strict_board() -> None:
    table = deal().own("love-philtre-1", "bones-4")
    for viewer in (Seated(0), Seated(1), Spectator()):
        view = table.view(viewer)
        shown = draw(view, seat_of(viewer)) + "".join(RENDERER.lines(view, seat_of(viewer), translator_at(view)))
        assert "Love Philtre 1" not in shown
        assert "Lp 1" not in shown
        assert "Bo#4 Bones" in shown


def test_names_are_never_markup() -> None:
    view = opening().view(0)
    translator = Translator(ENGLISH, ["[red]Anna[/]", "[/]", "[link=x]", "\x1b[2J\n"])
    board = "\n".join(render(RENDERER.board(view, 0, translator)))
    assert "[red]Anna[/]" in board
    assert "\\x1b[2J\\n" in board
