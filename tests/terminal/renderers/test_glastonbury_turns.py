"""The renderer of Glastonbury: boards, questions and choices, example by example."""

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from games.glastonbury.rare_positions import pictured
from games.glastonbury.stacked import StackedTable, deal
from golden.played_games import GAME
from terminal.renderers.glastonbury_drawing import ENGLISH, RENDERER, draw, opening, render, translator_at, views
from witching.core.viewers import Seated
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.view import GlastonburyView
from witching.terminal.translator import Translator

# ---- examples


BOARD = """\
            1     2 ♦A  3     4                 Pile: 52 cards
       a     b     c     d     e     f
   1  nw 0  Db 1 [To 3] Db 2  Db 3  ne 5        ►♦A Anna                  stop 2
            ♦    [+++ ] ♦♦    ♦♦♦   ~M            bare, walks 2          0 cards
19 2  Db 4  Ts 1 [Ts 4] Ts 2  Ts 3  Je 1  6
      ♦♦♦♦  ♦    [♦♦♦♦] ♦♦    ♦♦♦   ~            ~M Maximiliane Freifr… corner 5
18 3  Je 2  Je 3 [Im 0] Je 4  Rf 1  Rf 2  7       bare, walks 2          0 cards
      ~~    ~~~  [?   ] ~~~~  ~     ~~
17 4  Rf 3  Rf 4 [Ac  ] Hb 1  Hb 2  Hb 3  8      +김 김민준 가나다라 … corner 10
      ~~~   ~~~~ [x2  ] +     ++    +++           bare, walks 2          0 cards
16 5  Hb 4  To 1 [Va  ] To 2  To 4  Wd 1  9
      ++++  +    [!   ] ++    ++++  *            *И Игорь              corner 15
   6  sw 15 Wd 2 [Bo 1] Wd 3  Wd 4  se 10         bare, walks 2          0 cards
      *И    **   [#   ] ***   ****  +김
            14    13    12    11
"""


def test_the_board_of_an_opening() -> None:
    view = opening().view(0)
    assert "\n".join(render(RENDERER.board(view, 0, translator_at(view)))) + "\n" == BOARD


@pytest.mark.parametrize(
    ("stop", "sharing", "shown"),
    [
        (7, 2, "♦A~M"), (7, 3, "♦~+"), (19, 4, "♦~+*"), (3, 1, "3 ♦A"), (3, 2, "3 ♦A~M"), (12, 3, "12 ♦~+"),
        (12, 4, "12♦~+*"), (5, 2, "♦A~M"), (10, 4, "♦~+*"),
    ],
)  # fmt: skip
def test_G_WALK_several_pawns_share_a_stop(stop: int, sharing: int, shown: str) -> None:
    view = opening().view(0)
    seats = [replace(seat, stop=stop) if number < sharing else seat for number, seat in enumerate(view.seats)]
    lines = draw(replace(view, seats=seats), 0).splitlines()
    assert any(shown in line[:46] for line in lines)
    assert max(map(cell_len, lines)) <= 80


def test_G_WALK_an_option_tells_where_the_next_walk_ends() -> None:
    table = opening()
    assert read_options(table, 0) == {
        "c1": "c1: Toad 3 | then corner 5: nothing to take",
        "c2": "c2: Toadstool 4 | your colour: doubled | then stop 6, row 2",
        "c3": "c3: Immuto | “mutaforma”, number 0, joins a kind in the score | then stop 2 again, the same line",
        "c4": "c4: Accio | “Evocazione”, 2 charges: fetch a card from elsewhere | then stop 4, column e",
        "c5": "c5: Vanesco | “Sparizione”, all others lose their top card | then stop 4, column e",
        "c6": "c6: Bones 1 | then stop 3, column d",
    }
    assert ask(table, 0) == "Anna, at stop 2 you face column c: which card do you take?"
    assert ask(table, 1) == "It is Anna\u2019s turn."


def read_options(table: StackedTable | GlastonburyPosition, seat: int) -> dict[str, str]:
    """The listed options by what to type for them, with their notes."""
    view = view_of(table, seat)
    translator = translator_at(view)
    return {
        (*option.also, option.action)[0]: " | ".join(
            translator.say(message) for message in (option.said, *option.notes)
        )
        for option in RENDERER.wording.choices(view, seat)
        if option.listed
    }


def ask(table: StackedTable | GlastonburyPosition, seat: int) -> str:
    view = view_of(table, seat)
    return translator_at(view).say(RENDERER.wording.question(view, seat))


def view_of(table: StackedTable | GlastonburyPosition, seat: int) -> GlastonburyView:
    return GAME.views(table.position if isinstance(table, StackedTable) else table)(Seated(seat))


def test_G_ACCIO_many_cells_are_told_of_together() -> None:
    view = deal().own("accio").view(0)
    translator = translator_at(view)
    listed = [option.action for option in RENDERER.wording.choices(view, 0) if option.listed]
    assert listed == [f"take e{row}" for row in range(1, 7)]
    assert [translator.say(hint) for hint in RENDERER.wording.hint(view, 0)] == [
        "Accio, 2 charges: type accio and a cell outside the line, for example accio b1."
    ]


REFUSED = "ends the game (G-END): nobody gets the card"


def test_G_ACCIO_few_cells_are_listed_but_need_the_word() -> None:
    table = pictured(grid={"b1": "toad-1", "b2": "toad-2", "f5": "bones-1"}, stop=1, spells={0: {"accio": 1}})
    assert read_options(table, 0) == {
        "b1": "b1: Toad 1 | then stop 2, column c",
        "b2": "Take Toad 2 from b2 and keep it | ends the game (G-END): the card is yours",
        "b2 refuse": f"Take Toad 2 from b2 and refuse it | {REFUSED}",
        "accio f5": "Accio: fetch Bones 1 from f5 | ends the game (G-END): the card is yours",
        "accio f5 refuse": f"Accio: fetch Bones 1 from f5 and refuse it | {REFUSED}",
    }
    assert RENDERER.wording.hint(view_of(table, 0), 0) == []


def test_G_DECLINATIO_a_cell_alone_is_enough() -> None:
    grid = {"d1": "toad-3", "d2": "vanesco", "b2": "toad-2"}
    table = pictured(grid=grid, stop=10, spells={0: {"declinatio": 2}})
    assert read_options(table, 0) == {
        "pass": "Pass | then stop 12, column d",
        "d1": "Declinatio: take Toad 3 from d1 | then corner 15: Declinatio leads on",
    }
    assert ask(table, 0) == "Anna, at corner 10: do you pass, or walk on with Declinatio?"
    assert "[To 3]" in draw(view_of(table, 0), 0)


SPECIAL1 = "Walk on with Declinatio to a line of instant spells | ends the game (G-SPECIAL1)"


def test_G_SPECIAL1_the_end_is_offered() -> None:
    table = pictured(grid={"d2": "vanesco", "b2": "toad-2"}, stop=10, spells={0: {"declinatio": 1}})
    assert read_options(table, 0)["end"] == SPECIAL1


def test_G_CORNER_nothing_but_to_pass() -> None:
    table = pictured(grid={"b2": "toad-2"}, stop=10, spells={})
    assert read_options(table, 0) == {"pass": "Pass | then stop 12, column d"}
    assert ask(table, 0) == "Anna, at corner 10 there is nothing to take."


@pytest.mark.parametrize(("edition", "asked"), [("it", "do you walk or stay?"), ("ko", "you must walk.")])
def test_G_SPECIAL2_the_question(edition: str, asked: str) -> None:
    table = deal(first=1, edition=edition).own("immuto", "toad-3").play("pass").take("vanesco")
    assert ask(table, 1) == f"Maximiliane Freifrau, at corner 15 with an Immuto on top: {asked}"


def test_questions_fit_a_line_with_the_longest_name() -> None:
    for view, seat in views():
        names = ["M" * 20] * len(view.seats)
        assert len(Translator(ENGLISH, names).say(RENDERER.wording.question(view, seat))) <= 80
