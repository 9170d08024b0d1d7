"""The wording of Glastonbury: every view describes what it shows, in every language, and nothing beyond that."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import chain, cycle
from typing import Any

import msgspec
import pytest

from games.glastonbury.finished import finished
from games.glastonbury.rare_positions import pictured
from games.glastonbury.stacked import GAME, deal
from witching.core.message import Message
from witching.core.rng import Rng
from witching.core.viewers import Hindsight, OpenBook, Seated, Spectator, Viewer, seat_of
from witching.games.glastonbury.choice_views import ChoiceView
from witching.games.glastonbury.components import CORNER_CELLS, CORNERS, LINES, SIDE
from witching.games.glastonbury.names import kind_named
from witching.games.glastonbury.notation import parse, split, write_cell
from witching.games.glastonbury.options import EDITIONS
from witching.games.glastonbury.places import BOARD
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.view import GlastonburyView
from witching.i18n import LANGUAGES, Catalogue
from witching.i18n.texts import cut_entries
from witching.page.text_parts import read_catalogue
from witching.terminal.renderers.glastonbury.renderer import RENDERER
from witching.terminal.translator import Translator

WORDING = GAME.wording
TABLES: list[dict[str, Any]] = [
    {"seats": 2, "edition": "ru"},
    {"seats": 3, "edition": "ko", "recipes": True},
    {"seats": 4, "edition": "it", "memory": "assisted", "assisted": [0, 2], "recipes": True},
    {"seats": 2, "edition": "ru-alchemist", "memory": "open"},
]
GAMES = 4
GAMES_SHOWN = ("glastonbury", "incantibus")
Seen = tuple[GlastonburyView, int]


def played(options: dict[str, Any], seed: int) -> Iterator[GlastonburyPosition]:
    """A random game from the deal to the end; seats that may cast a spell or end the game often do."""
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    while not position.is_over():
        yield position.copy()
        legal = position.legal(position.mover)
        rare = [action for action in legal if not GAME.write(action).startswith("take")]
        among = rare if rare and rng.below(2) else legal
        position.apply_unchecked(position.mover, among[rng.below(len(among))])
    yield position


def rare() -> Iterator[GlastonburyPosition]:
    """Moments that random games hardly reach."""
    yield pictured(grid={"b1": "toad-1", "b2": "toad-2", "f5": "bones-1"}, stop=1, spells={0: {"accio": 1}})
    yield pictured(grid={"d2": "vanesco", "b2": "toad-2"}, stop=10, spells={0: {"declinatio": 1}})
    yield deal(first=1, edition="ko").own("immuto", "toad-3").play("pass").take("vanesco").position
    yield finished(["bones-1"], ["toad-1"])
    yield finished(["immuto"], ["toad-1", "toad-2", "toad-3"], recipes=[("brown", "b4"), ("grey", "b3")])


def viewers(position: GlastonburyPosition) -> list[Viewer]:
    seats: list[Viewer] = [Seated(seat) for seat in range(position.seats)]
    return [*seats, Spectator(), Hindsight(), *([OpenBook()] if position.is_over() else [])]


@cache
def views() -> list[Seen]:
    """What everybody sees at every moment of some games."""
    games = [played(TABLES[seed % len(TABLES)], seed) for seed in range(GAMES)]
    positions = chain(rare(), *games)
    return [(GAME.views(each)(viewer), seat_of(viewer)) for each in positions for viewer in viewers(each)]


def choices() -> Iterator[tuple[Seen, ChoiceView]]:
    return ((seen, choice) for seen in views() for choice in seen[0].choices)


# ---- everything can be said


def carried(value: Any) -> Iterator[Any]:
    """Every message in a view, as it is sent."""
    if isinstance(value, dict) and "key" in value:
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from carried(each)


def keys_in(value: Any) -> Iterator[str]:
    """The keys of messages, and of those in their arguments."""
    for each in carried(value):
        yield each["key"]
        yield from keys_in(list(each.get("args", {}).values()))


def test_whatever_a_view_carries_is_among_the_words_that_the_page_has_with_it() -> None:
    """Texts for the table in sentences, and for input at a terminal, may come elsewhere or later."""
    at_once = set(cut_entries(read_catalogue("en", "page", GAMES_SHOWN) + read_catalogue("en", "glastonbury")))
    at_last = at_once | set(cut_entries(read_catalogue("en", "later", GAMES_SHOWN)))
    sent, told = set[str](), set[str]()
    for view, seat in views():
        sent.update(keys_in(msgspec.to_builtins(view)))
        told.update(keys_in(msgspec.to_builtins([*WORDING.table(view, seat), *WORDING.look(view, seat)])))
    assert sent <= at_once
    assert told <= at_last
    assert any(key not in at_once for key in told)


def messages() -> dict[str, Message]:
    """Every message about these views, each once."""
    found: dict[str, Message] = {}
    for view, seat in views():
        told = [*WORDING.table(view, seat), *WORDING.look(view, seat), *WORDING.hint(view, seat)]
        told += WORDING.sheet(view) if view.result else []
        for each in (*carried(msgspec.to_builtins(view)), *msgspec.to_builtins(told)):
            found.setdefault(json.dumps(each), msgspec.convert(each, Message))
    return found


@pytest.mark.slow
def test_every_message_can_be_said_in_every_language() -> None:
    said = messages()
    assert len(said) > 1000
    for code, edition in zip(LANGUAGES, cycle(EDITIONS), strict=False):
        translator = Translator(Catalogue(code, strict=True)).at_table(edition, ["Anna", "Ben", "Cleo", "Dan"])
        texts = [translator.say(message) for message in said.values()]
        assert all(texts)
        assert not any("glastonbury-" in text or "core-" in text for text in texts)


# ---- the view carries its words and its parts


def test_a_choice_has_the_parts_of_its_action() -> None:
    for (view, _), choice in choices():
        parts = split(parse(choice.action))
        cell = None if parts.cell < 0 else parts.cell
        assert (choice.verb, choice.cell, choice.refuses) == (parts.verb, cell, parts.refuse)
        assert choice.card == (None if cell is None else view.grid[cell])
        assert (choice.card is None) == (cell is None)


def test_choices_of_one_moment_are_told_apart_by_their_words() -> None:
    translator = Translator(Catalogue("en", strict=True), ["Anna", "Ben", "Cleo", "Dan"])
    for view, _ in views():
        assert len({translator.say(each.said) for each in view.choices}) == len(view.choices)


def test_the_notes_of_a_choice_begin_with_what_its_card_is_good_for() -> None:
    told = 0
    for (view, _), choice in choices():
        if view.phase == "settle":
            continue
        note = None if choice.card is None or choice.refuses else view.notes.get(kind_named(choice.card))
        rest = choice.notes if note is None else choice.notes[1:]
        assert note is None or choice.notes[0] == note
        assert len(rest) == (choice.ends or choice.leads is not None)
        assert all(message.key.startswith("glastonbury-note-ends") == choice.ends for message in rest)
        told += note is not None
    assert told > 100


def test_G_OWN_it_is_said_what_a_card_is_good_for_to_whoever_looks() -> None:
    own, other = (deal().view(seat).notes for seat in (0, 1))
    special = {"immuto", "vanesco", "perluceo", "accio", "declinatio"}
    reds, blues = {"dragons-blood", "toadstool"}, {"jar-of-eyes", "raven-feathers"}
    assert {kind for kind, note in own.items() if note.key == "glastonbury-note-own"} == reds
    assert (set(own), set(other)) == (special | reds, special | blues)
    assert all(own[card].key == other[card].key == f"glastonbury-note-{card}" for card in special)


def test_what_is_not_so_is_not_sent_of_a_choice() -> None:
    for (_, _), choice in choices():
        sent = msgspec.to_builtins(choice)
        for name in ("refuses", "ends", "declinatio", "kind", "usual", "notes"):
            assert sent.get(name, getattr(choice, name)) == msgspec.to_builtins(getattr(choice, name))
            assert (name in sent) == bool(getattr(choice, name))


def test_the_question_is_for_whoever_is_to_choose_and_the_others_hear_whose_turn_it_is() -> None:
    for view, seat in views():
        if view.result:
            assert view.question.key == "glastonbury-refusal-over"
        elif seat in view.to_act:
            assert view.question.key.startswith("glastonbury-question-")
            assert view.question.args["seat"] == seat
        else:
            key = "question-settling" if view.phase == "settle" else "refusal-not-your-turn"
            assert view.question == Message(f"glastonbury-{key}", {"seat": view.to_act[0]})


# ---- everywhere the same


def test_terminal_and_plain_page_say_what_is_sent_to_the_browser() -> None:
    """Both draw what the renderer gives them."""
    for view, seat in views():
        sent = json.loads(msgspec.json.encode(view))
        options = RENDERER.wording.choices(view, seat)
        assert msgspec.to_builtins(RENDERER.wording.question(view, seat)) == sent["question"]
        assert [option.action for option in options] == [choice["action"] for choice in sent["choices"]]
        assert msgspec.to_builtins([option.said for option in options]) == [each["said"] for each in sent["choices"]]
        notes = [list(option.notes) for option in options]
        assert msgspec.to_builtins(notes) == [each.get("notes", []) for each in sent["choices"]]


# ---- the board


def faced_from(stop: int) -> list[int]:
    return next((line.cells for line in (*BOARD.columns, *BOARD.rows) if stop in line.stops), [])


def test_G_SETUP_every_inner_line_is_faced_from_both_of_its_ends_and_a_corner_faces_none() -> None:
    corners = {stop for stop, shown in enumerate(BOARD.stops) if shown.cell is not None}
    assert corners == set(CORNERS.values())
    for stop in range(len(BOARD.stops)):
        assert faced_from(stop) == ([] if stop in corners else LINES[stop])
    for lines in (BOARD.columns, BOARD.rows):
        assert [len(line.stops) for line in lines] == [0, 2, 2, 2, 2, 0]


def test_every_cell_lies_in_the_row_and_the_column_that_its_name_tells() -> None:
    assert BOARD.cells == [write_cell(cell) for cell in range(SIDE * SIDE)]
    for cell, name in enumerate(BOARD.cells):
        column, row = ([line.name for line in lines if cell in line.cells] for lines in (BOARD.columns, BOARD.rows))
        assert [*column, *row] == [*name]


def test_G_WALK_pawns_walk_clockwise_from_above_the_first_column_around_the_lines() -> None:
    above, below = zip(*(line.stops for line in BOARD.columns if line.stops), strict=True)
    left, right = zip(*(line.stops for line in BOARD.rows if line.stops), strict=True)
    nw, ne, sw, se = (next(n for n, stop in enumerate(BOARD.stops) if stop.cell == cell) for cell in CORNER_CELLS)
    assert [nw, *above, ne, *right, se, *below[::-1], sw, *left[::-1]] == list(range(len(BOARD.stops)))


def test_G_TURN_cards_are_taken_from_the_line_that_the_pawn_faces() -> None:
    for view, seat in views():
        taken = {choice.cell for choice in view.choices if choice.verb == "take"}
        assert taken <= set(faced_from(view.seats[seat].stop))
        assert bool(taken) <= (view.phase == "take")
    for view, _ in views():
        if view.to_act and view.phase != "settle":
            assert bool(faced_from(view.seats[view.to_act[0]].stop)) == (view.phase == "take")


# ---- the score


def reasons_of(*cauldrons: list[str], **options: Any) -> list[list[tuple[str, str]]]:
    view = GAME.views(finished(*cauldrons, **options))(OpenBook())
    assert view.result is not None
    return [[(line.subject.key, line.reason.key) for line in seat.lines] for seat in view.result.seats]


def test_G_SCORE_G_OWN_a_line_says_what_it_is_about_and_why_it_counts_so() -> None:
    toads, red = ["toad-1", "toad-2", "toad-3"], ["toadstool-1"]
    assert reasons_of([*red, *toads], ["jar-of-eyes-1"]) == [
        [("glastonbury-kind-toadstool", "glastonbury-why-own-one"), ("glastonbury-kind-toad", "glastonbury-why-three")],
        [("glastonbury-kind-jar-of-eyes", "glastonbury-why-own-one")],
    ]
    assert reasons_of([*toads, "toad-4"], ["bones-1", "bones-2"]) == [
        [("glastonbury-kind-toad", "glastonbury-why-four")],
        [("glastonbury-kind-bones", "glastonbury-why-two")],
    ]


def test_G_IMMUTO_G_RECIPES_have_reasons_of_their_own() -> None:
    recipes = [("brown", "b4"), ("grey", "b3")]
    first, second = reasons_of(["immuto"], ["bones-1", "bones-2"], recipes=recipes)
    assert first[0] == ("glastonbury-card-immuto", "glastonbury-why-alone")
    assert first[1:] == [
        ("glastonbury-recipe-a", "glastonbury-why-unmet"),
        ("glastonbury-recipe-b4", "glastonbury-why-unmet"),
    ]
    assert [subject for subject, _ in second[-2:]] == ["glastonbury-recipe-a", "glastonbury-recipe-b3"]
