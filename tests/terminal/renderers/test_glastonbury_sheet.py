"""The renderer of Glastonbury: the score sheet."""

import re

from games.glastonbury.finished import finished
from golden.played_games import GAME
from terminal.renderers.glastonbury_drawing import ENGLISH, RENDERER, opening, over, render, said, translator_at
from witching.core.viewers import OpenBook
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.rulebook import read_rules
from witching.terminal.translator import Translator

# ---- the score sheet


def test_the_lines_of_a_sheet_add_up_and_cite_rules_of_the_book() -> None:
    rules = set(read_rules("glastonbury", "en"))
    for view in over():
        assert view.result is not None
        translator = translator_at(view)
        shown = render(RENDERER.sheet(view, translator))
        assert sum(sheet_points(shown)) == sum(of_seat.points for of_seat in view.result.seats)
        cited = set(re.findall(r"\b[GRD]-[A-Z][A-Z0-9-]*", " ".join([*shown, *RENDERER.sheet_lines(view, translator)])))
        assert cited <= rules
        assert {line.rule for of_seat in view.result.seats for line in of_seat.lines} <= cited


def sheet_points(shown: list[str]) -> list[int]:
    return [int(found[1]) for line in shown if (found := re.search(r" G-[A-Z0-9-]+ +([+-]?\d+)$", line))]


def test_a_sheet_in_sentences_names_every_card() -> None:
    for view in over():
        translator = translator_at(view)
        told = " ".join(RENDERER.sheet_lines(view, translator))
        cards = [card for of_seat in view.seats for card in of_seat.cards or []]
        assert all(said(card, translator) in told for card in cards)


SHEET = """\
Anna faces only instant spells after Declinatio: the game is over.
Maximiliane Freifrau wins with 33 points.

 ♦A Anna                                                               -1 point
 Mandrake Root     Ma4      alone: minus its value               G-SCORE      -4
 Bones             Bo13     a pair: nothing                      G-SCORE       0
 A: most brown     Ma4 Bo13 the most of all: 1 for each card     G-RECIPE-A   +3
 B4: most ones              not fulfilled                        G-RECIPE-B4   0

 ~M Maximiliane Freifrau                                      winner  33 points
 Jar of Eyes       Je1234   own colour: twice the sum and 5      G-OWN       +25
 Raven Feathers    Rf4 Im0  a pair: nothing                      G-OWN         0
 Toad              To34     a pair: nothing                      G-SCORE       0
 Pumpkin           Pu134    three: the sum                       G-SCORE      +8
 Immuto                     joins Raven Feathers                 G-IMMUTO
 A: most grey               not fulfilled                        G-RECIPE-A    0
 B3: fewest spells          not fulfilled                        G-RECIPE-B3   0
"""


def test_G_SCORE_G_OWN_the_sheet_of_the_example_in_the_book() -> None:
    """G-IMMUTO: and the Immuto joins the lone card of the seat's own colour."""
    view = GAME.views(book_example())(OpenBook())
    assert "\n".join(render(RENDERER.sheet(view, translator_at(view)))) + "\n" == SHEET


def book_example() -> GlastonburyPosition:
    """The blue player of G-SCORE and G-IMMUTO, against somebody with fulfilled and unfulfilled recipes."""
    eyes = [f"jar-of-eyes-{value}" for value in (1, 2, 3, 4)]
    blue = [*eyes, "pumpkin-1", "pumpkin-3", "pumpkin-4", "toad-3", "toad-4", "raven-feathers-4", "immuto"]
    return finished(["bones-1", "bones-3", "mandrake-root-4"], blue, recipes=[("brown", "b4"), ("grey", "b3")])


def test_R_TIE_1_a_tie_is_named() -> None:
    view = GAME.views(finished(["bones-1"], ["toad-1"]))(OpenBook())
    assert "A tie is shared (R-TIE-1): Anna, Maximiliane Freifrau win with -1 point." in render(
        RENDERER.sheet(view, translator_at(view))
    )


def test_G_IMMUTO_one_that_joins_nothing_is_on_the_sheet() -> None:
    view = GAME.views(finished(["immuto"], ["toad-1"]))(OpenBook())
    assert any(
        re.fullmatch(r" Immuto +Im0 +joins no kind: nothing +G-IMMUTO +0", line)
        for line in render(RENDERER.sheet(view, translator_at(view)))
    )


def test_nothing_is_revealed_with_a_flourish() -> None:
    assert RENDERER.reveal(opening().view(0), [], Translator(ENGLISH)) == ([], [])
