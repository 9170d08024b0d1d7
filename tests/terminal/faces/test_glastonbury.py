"""The face of Glastonbury at the terminal: it fits, it names everything, and it shows no more than the view."""

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, RenderableType

from games.glastonbury.finished import finished
from games.glastonbury.pictures import pictured
from games.glastonbury.stacked import StackedTable, deal
from golden.played_games import GAME
from witching.core.message import Message
from witching.core.rng import Rng
from witching.core.viewers import Hindsight, OpenBook, Seated, Spectator, Viewer, seat_of
from witching.games.glastonbury.components import KINDS, SPELLS
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.view import GlastonburyView
from witching.i18n import Catalogue, Key
from witching.i18n.values import Value
from witching.rulebook import read_rules
from witching.terminal.faces.glastonbury.cards import PAINTS
from witching.terminal.faces.glastonbury.face import GlastonburyFace
from witching.terminal.voice import Voice

FACE = GlastonburyFace()
NAMES = ("Anna", "Maximiliane Freifrau", "김민준 가나다라마바사아자차카타파하", "Игорь")

TABLES: list[dict[str, Any]] = [
    {"seats": 2, "edition": "ru"},
    {"seats": 2, "edition": "ko", "memory": "open", "recipes": True, "two_player_removal": "both_colours"},
    {"seats": 3, "edition": "ru-alchemist", "memory": "assisted", "assisted": [1], "recipes": True},
    {"seats": 3, "edition": "it", "memory": "open"},
    {"seats": 4, "edition": "it", "recipes": True},
    {"seats": 4, "edition": "ko", "memory": "assisted"},
    {"seats": 4, "edition": "ru", "memory": "open", "recipes": True},
]


class WideCatalogue(Catalogue):
    """English with every letter two columns wide: longer than any language the game is said in."""

    def say(self, key: str | Key, /, **args: Value) -> str:
        return re.sub("[A-Za-z]", lambda letter: chr(ord(letter[0]) + 0xFEE0), super().say(key, **args))


ENGLISH = Catalogue("en", strict=True)
WIDE = WideCatalogue("en", strict=True)


def voice_at(view: GlastonburyView, catalogue: Catalogue = ENGLISH) -> Voice:
    return Voice(catalogue).at_table(view.edition, NAMES[: len(view.seats)])


def render(drawn: RenderableType, *, colour: bool = False, width: int = 80) -> list[str]:
    """What a terminal of this width gets, line by line without spaces at the ends."""
    file = io.StringIO()
    Console(file=file, width=width, color_system="truecolor" if colour else None, legacy_windows=False).print(drawn)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", file.getvalue())
    return [line.rstrip() for line in plain.splitlines()]


def played(options: dict[str, Any], seed: int) -> Iterator[GlastonburyPosition]:
    """Some moments of a random game, its end among them."""
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    yield position.copy()
    while not position.is_over():
        legal = position.legal(position.mover)
        position.apply_unchecked(position.mover, legal[rng.below(len(legal))])
        if position.is_over() or rng.below(40) == 0:
            yield position.copy()


@cache
def moments() -> list[GlastonburyPosition]:
    return [moment for seed, options in enumerate(TABLES) for moment in played(options, 100 + seed)]


def viewers(position: GlastonburyPosition) -> list[Viewer]:
    return [Seated(position.mover), OpenBook() if position.is_over() else Spectator()]


@cache
def views() -> list[tuple[GlastonburyView, int]]:
    return [(GAME.view(each, viewer), seat_of(viewer)) for each in moments() for viewer in viewers(each)]


def over() -> list[GlastonburyView]:
    return [GAME.view(position, OpenBook()) for position in moments() if position.is_over()]


# ---- it fits


@pytest.mark.slow
@pytest.mark.parametrize("catalogue", [ENGLISH, WIDE], ids=["english", "wide"])
def test_the_board_fits_80_columns_and_17_lines(catalogue: Catalogue) -> None:
    for view, seat in views():
        lines = render(FACE.board(view, seat, voice_at(view, catalogue)), width=120)
        assert max(map(cell_len, lines)) <= 80
        assert len(lines) <= (17 if view.memory != "strict" or view.result else 16)


def test_neither_80_columns_nor_colours_change_what_is_written() -> None:
    for view, seat in views()[::2]:
        board = FACE.board(view, seat, voice_at(view))
        assert render(board) == render(board, colour=True, width=120)


@pytest.mark.parametrize("catalogue", [ENGLISH, WIDE], ids=["english", "wide"])
def test_legend_sheet_and_looks_fit_80_columns(catalogue: Catalogue) -> None:
    for view in over():
        assert max(map(cell_len, render(FACE.sheet(view, voice_at(view, catalogue)), width=120))) <= 80
    assert max(map(cell_len, render(FACE.legend(Voice(catalogue)), width=120))) <= 80
    look = FACE.look(looking().view(0), 0, Voice(catalogue, NAMES))
    assert look is not None
    assert max(map(cell_len, render(look, width=120))) <= 80


def test_the_english_legend_fits_a_screen() -> None:
    assert len(render(FACE.legend(Voice(ENGLISH)))) <= 23


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
        options = FACE.options(view, seat)
        assert [option.action for option in options] == [choice.action for choice in view.choices]
        words = [word for option in options for word in (option.action, *option.also)]
        assert len(words) == len(set(words))


def test_every_option_question_and_hint_can_be_said() -> None:
    for view, seat in views():
        voice = voice_at(view)
        assert voice.say(FACE.question(view, seat))
        for option in FACE.options(view, seat):
            assert all(voice.say(message) for message in (option.said, *option.notes))


def test_options_that_are_not_listed_have_a_hint() -> None:
    for view, seat in views():
        hidden = [option for option in FACE.options(view, seat) if not option.listed]
        assert bool(hidden) == bool(FACE.hint(view, seat))
        assert all(option.action.startswith("accio ") for option in hidden)


def test_the_sentences_name_every_card_on_the_table() -> None:
    for view, seat in views():
        voice = voice_at(view)
        told = " ".join(FACE.lines(view, seat, voice))
        for cell, name in enumerate(view.grid):
            if name:
                assert f"{'abcdef'[cell % 6]}{cell // 6 + 1}: {said(name, voice)}" in told
        for number, of_seat in enumerate(view.seats):
            assert f"{voice.name(number)} plays {of_seat.colour}" in told
            assert of_seat.top is None or said(of_seat.top, voice) in told


def said(name: str, voice: Voice) -> str:
    kind, _, value = name.partition("-") if name in ("immuto", *SPELLS.values()) else name.rpartition("-")
    if not value:
        return voice.text(f"glastonbury-card-{kind}")
    return voice.say(
        Message("glastonbury-card-ingredient", {"kind": Message(f"glastonbury-kind-{kind}"), "value": int(value)})
    )


# ---- examples


def opening() -> StackedTable:
    """Seat 0 has walked to stop 2."""
    return deal(
        grid={"c1": "toad-3", "c2": "toadstool-4", "c3": "immuto", "c4": "accio", "c5": "vanesco", "c6": "bones-1"},
        seats=4,
        edition="it",
    )


def looking(**options: Any) -> StackedTable:
    """Seat 0 owns three cards and has just taken a Perluceo; it is seat 1's turn."""
    return deal(**options).own("toad-1", "immuto", "bones-3").take("perluceo")


BOARD = """\
            1     2 ♦A  3     4                 Pile: 52 cards
       a     b     c     d     e     f
   1  nw 0  Db 1 [To 3] Db 2  Db 3  ne 5        ►♦A Anna                  stop 2
            ♦    [+++ ] ♦♦    ♦♦♦   ~M            bare, walks 2          0 cards
19 2  Db 4  Ts 1 [Ts 4] Ts 2  Ts 3  Je 1  6
      ♦♦♦♦  ♦    [♦♦♦♦] ♦♦    ♦♦♦   ~            ~M Maximiliane Freif… corner ne
18 3  Je 2  Je 3 [Im 0] Je 4  Rf 1  Rf 2  7       bare, walks 2          0 cards
      ~~    ~~~  [?   ] ~~~~  ~     ~~
17 4  Rf 3  Rf 4 [Ac  ] Hb 1  Hb 2  Hb 3  8      +김 김민준 가나다라 … corner se
      ~~~   ~~~~ [x2  ] +     ++    +++           bare, walks 2          0 cards
16 5  Hb 4  To 1 [Va  ] To 2  To 4  Wd 1  9
      ++++  +    [!   ] ++    ++++  *            *И Игорь              corner sw
   6  sw 15 Wd 2 [Bo 1] Wd 3  Wd 4  se 10         bare, walks 2          0 cards
      *И    **   [#   ] ***   ****  +김
            14    13    12    11
"""


def test_the_board_of_an_opening() -> None:
    view = opening().view(0)
    assert "\n".join(render(FACE.board(view, 0, voice_at(view)))) + "\n" == BOARD


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
        "c1": "c1: Toad 3 | then corner ne: nothing to take",
        "c2": "c2: Toadstool 4 | your colour: doubled | then stop 6, row 2",
        "c3": "c3: Immuto | then again stop 2, the same line",
        "c4": "c4: Accio | 2 charges: take a card from anywhere | then stop 4, column e",
        "c5": "c5: Vanesco | all others lose their top card | then stop 4, column e",
        "c6": "c6: Bones 1 | then stop 3, column d",
    }
    assert ask(table, 0) == "Anna, at stop 2 you face column c: which card do you take?"
    assert ask(table, 1) == "It is the turn of Anna."


def read_options(table: StackedTable | GlastonburyPosition, seat: int) -> dict[str, str]:
    """The listed options by what is typed for them, with their notes."""
    view = view_of(table, seat)
    voice = voice_at(view)
    return {
        (*option.also, option.action)[0]: " | ".join(voice.say(message) for message in (option.said, *option.notes))
        for option in FACE.options(view, seat)
        if option.listed
    }


def ask(table: StackedTable | GlastonburyPosition, seat: int) -> str:
    view = view_of(table, seat)
    return voice_at(view).say(FACE.question(view, seat))


def view_of(table: StackedTable | GlastonburyPosition, seat: int) -> GlastonburyView:
    return GAME.view(table.position if isinstance(table, StackedTable) else table, Seated(seat))


def test_G_ACCIO_many_cells_are_told_of_together() -> None:
    view = deal().own("accio").view(0)
    voice = voice_at(view)
    listed = [option.action for option in FACE.options(view, 0) if option.listed]
    assert listed == [f"take e{row}" for row in range(1, 7)]
    assert [voice.say(hint) for hint in FACE.hint(view, 0)] == [
        "Accio, 2 charges: type accio and a cell outside the line, for example accio b1."
    ]


def test_G_ACCIO_few_cells_are_listed_but_need_the_word() -> None:
    table = pictured(grid={"b1": "toad-1", "b2": "toad-2", "f5": "bones-1"}, stop=1, spells={0: {"accio": 1}})
    assert read_options(table, 0) == {
        "b1": "b1: Toad 1 | then stop 2, column c",
        "b2": "b2: Toad 2 | ends the game (G-END)",
        "b2 refuse": "b2: Toad 2, refuse it | ends the game (G-END)",
        "accio f5": "Accio f5: Bones 1 | ends the game (G-END)",
        "accio f5 refuse": "Accio f5: Bones 1, refuse it | ends the game (G-END)",
    }
    assert FACE.hint(view_of(table, 0), 0) == []


def test_G_DECLINATIO_a_cell_alone_is_enough() -> None:
    grid = {"d1": "toad-3", "d2": "vanesco", "b2": "toad-2"}
    table = pictured(grid=grid, stop=10, spells={0: {"declinatio": 2}})
    assert read_options(table, 0) == {
        "pass": "pass: take nothing | then stop 12, column d",
        "d1": "Declinatio, d1: Toad 3 | then corner sw: Declinatio leads on",
    }
    assert ask(table, 0) == "Anna, at the corner se: do you pass, or walk on with Declinatio?"
    assert "[To 3]" in draw(view_of(table, 0), 0)


def test_G_SPECIAL1_the_end_is_offered() -> None:
    table = pictured(grid={"d2": "vanesco", "b2": "toad-2"}, stop=10, spells={0: {"declinatio": 1}})
    assert read_options(table, 0)["end"] == "Declinatio to a line of instant spells | ends the game (G-SPECIAL1)"


def test_G_CORNER_nothing_but_to_pass() -> None:
    table = pictured(grid={"b2": "toad-2"}, stop=10, spells={})
    assert read_options(table, 0) == {"pass": "pass: take nothing | then stop 12, column d"}
    assert ask(table, 0) == "Anna, at the corner se there is nothing to take."


@pytest.mark.parametrize(("edition", "asked"), [("it", "do you walk or stay?"), ("ko", "you must walk.")])
def test_G_SPECIAL2_the_question(edition: str, asked: str) -> None:
    table = deal(first=1, edition=edition).own("immuto", "toad-3").play("pass").take("vanesco")
    assert ask(table, 1) == f"Maximiliane Freifrau, an Immuto lies on top at the corner sw: {asked}"


def test_questions_fit_a_line_with_the_longest_name() -> None:
    for view, seat in views():
        names = ["M" * 20] * len(view.seats)
        assert len(Voice(ENGLISH, names).say(FACE.question(view, seat))) <= 80


# ---- no secret


def draw(view: GlastonburyView, seat: int) -> str:
    return "\n".join(render(FACE.board(view, seat, voice_at(view))))


LOOK = """\
For Anna alone: your cauldron, 3 cards, lowest first.

 1 To+1 Toad    2 Im?0 Immuto    3 Bo#3 Bones
"""


def test_G_PERLUCEO_a_look_is_shown_apart_from_the_board() -> None:
    view = looking().view(0)
    voice = voice_at(view)
    look = FACE.look(view, 0, voice)
    assert look is not None
    assert "\n".join(render(look)) + "\n" == LOOK
    assert FACE.look_lines(view, 0, voice)[1:] == ["1: Toad 1", "2: Immuto", "3: Bones 3"]
    assert draw(view, 0) == draw(looking().view(Spectator()), -1)
    assert "lowest first" not in " ".join(FACE.lines(view, 0, voice))


@pytest.mark.parametrize("viewer", [Seated(0, look_closed=True), Seated(1), Spectator(), Hindsight()])
def test_G_PERLUCEO_nobody_else_has_the_look(viewer: Viewer) -> None:
    view = looking().view(viewer)
    assert FACE.look(view, seat_of(viewer), voice_at(view)) is None
    assert FACE.look_lines(view, seat_of(viewer), voice_at(view)) == []


def test_G_PERLUCEO_a_seat_that_is_assisted_or_an_open_table_needs_no_look() -> None:
    for options in ({"memory": "open"}, {"memory": "assisted"}, {"memory": "assisted", "assisted": [0]}):
        view = looking(**options).view(0)
        assert FACE.look(view, 0, voice_at(view)) is None
        assert "To1 Bo3 Im0" in draw(view, 0)
    view = looking(memory="assisted", assisted=[1]).view(0)
    assert FACE.look(view, 0, voice_at(view)) is not None
    assert "To1" not in draw(view, 0)


def test_G_MEMORY_which_views_are_secret() -> None:
    assert FACE.has_secret(looking().view(0), 0)
    assert not FACE.has_secret(looking().view(Seated(0, look_closed=True)), 0)
    assert not FACE.has_secret(looking().view(1), 1)
    assert not FACE.has_secret(looking().view(Spectator()), -1)
    assert not FACE.has_secret(looking(memory="open").view(0), 0)
    assert FACE.has_secret(looking(memory="assisted").view(0), 0)
    assert not FACE.has_secret(looking(memory="assisted", assisted=[1]).view(Seated(0, look_closed=True)), 0)


def test_G_RECIPES_are_secret_and_shown_to_their_seat_alone() -> None:
    table = deal(recipes=[("grey", "b4"), ("brown", "b2")], memory="open")
    assert FACE.has_secret(table.view(0), 0)
    assert "A: most grey B4: most ones" in draw(table.view(0), 0)
    assert "most" not in draw(table.view(Spectator()), -1)
    assert "most brown" not in draw(table.view(0), 0)


def test_G_MEMORY_a_covered_card_is_not_on_a_strict_board() -> None:
    table = deal().own("love-philtre-1", "bones-4")
    for viewer in (Seated(0), Seated(1), Spectator()):
        view = table.view(viewer)
        shown = draw(view, seat_of(viewer)) + "".join(FACE.lines(view, seat_of(viewer), voice_at(view)))
        assert "Love Philtre 1" not in shown
        assert "Lp 1" not in shown
        assert "Bo#4 Bones" in shown


def test_names_are_never_markup() -> None:
    view = opening().view(0)
    voice = Voice(ENGLISH, ["[red]Anna[/]", "[/]", "[link=x]", "\x1b[2J\n"])
    board = "\n".join(render(FACE.board(view, 0, voice)))
    assert "[red]Anna[/]" in board
    assert "\\x1b[2J\\n" in board


# ---- the score sheet


def test_the_lines_of_a_sheet_add_up_and_cite_rules_of_the_book() -> None:
    rules = set(read_rules("glastonbury", "en"))
    for view in over():
        assert view.result is not None
        voice = voice_at(view)
        shown = render(FACE.sheet(view, voice))
        assert sum(sheet_points(shown)) == sum(of_seat.points for of_seat in view.result.seats)
        cited = set(re.findall(r"\b[GRD]-[A-Z][A-Z0-9-]*", " ".join([*shown, *FACE.sheet_lines(view, voice)])))
        assert cited <= rules
        assert {line.rule for of_seat in view.result.seats for line in of_seat.lines} <= cited


def sheet_points(shown: list[str]) -> list[int]:
    return [int(found[1]) for line in shown if (found := re.search(r" G-[A-Z0-9-]+ +([+-]?\d+)$", line))]


def test_a_sheet_in_sentences_names_every_card() -> None:
    for view in over():
        voice = voice_at(view)
        told = " ".join(FACE.sheet_lines(view, voice))
        cards = [card for of_seat in view.seats for card in of_seat.cards or []]
        assert all(said(card, voice) in told for card in cards)


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
    """G-IMMUTO: and the Immuto joins the lone card of the own colour."""
    view = GAME.view(book_example(), OpenBook())
    assert "\n".join(render(FACE.sheet(view, voice_at(view)))) + "\n" == SHEET


def book_example() -> GlastonburyPosition:
    """The blue player of G-SCORE and G-IMMUTO, against somebody with recipes that are and are not fulfilled."""
    eyes = [f"jar-of-eyes-{value}" for value in (1, 2, 3, 4)]
    blue = [*eyes, "pumpkin-1", "pumpkin-3", "pumpkin-4", "toad-3", "toad-4", "raven-feathers-4", "immuto"]
    return finished(["bones-1", "bones-3", "mandrake-root-4"], blue, recipes=[("brown", "b4"), ("grey", "b3")])


def test_R_TIE_1_a_tie_is_named() -> None:
    view = GAME.view(finished(["bones-1"], ["toad-1"]), OpenBook())
    assert "A tie is shared (R-TIE-1): Anna, Maximiliane Freifrau win with -1 point." in render(
        FACE.sheet(view, voice_at(view))
    )


def test_G_IMMUTO_one_that_joins_nothing_is_on_the_sheet() -> None:
    view = GAME.view(finished(["immuto"], ["toad-1"]), OpenBook())
    assert any(
        re.fullmatch(r" Immuto +Im0 +joins no kind: nothing +G-IMMUTO +0", line)
        for line in render(FACE.sheet(view, voice_at(view)))
    )


def test_nothing_is_revealed_with_a_flourish() -> None:
    assert FACE.reveal(opening().view(0), [], Voice(ENGLISH)) == ([], [])
