"""Descriptions of a table: every language has all of them, and a choice's parts are those of its notation."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.incantibus.stacked import StackedTable, deal, rows
from terminal.renderers.incantibus_drawing import RENDERER, TABLES, TRANSLATOR
from witching.core.message import Message
from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.viewers import Hindsight, OpenBook, Seated, Spectator, Viewer, seat_of
from witching.games.incantibus.choice_views import ChoiceView
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.notation import parse, split
from witching.games.incantibus.targets import Target
from witching.games.incantibus.view import IncantibusView
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.translator import Translator

GAME = Incantibus()
WORDING = GAME.wording
OWN = rows(
    {
        "goblin": 'goblin = { visible = 2, secret = 3, points = 9, weapon = "trap", name = "Gnome" }',
        "green-1": 'green-1 = { colour = "violet", ingredients = ["mushroom", "toad"], points = 5, name = "Brew" }',
    }
)


def named(options: dict[str, Any]) -> str:
    return "-".join([str(options["seats"]), *(name for name in ("expert", "box") if options.get(name))])


def moments(options: dict[str, Any], seed: int) -> Iterator[tuple[IncantibusView, int]]:
    """Every moment of a random game, for every viewer allowed, with the viewing seat."""
    position, rng = GAME.blank(options), Rng(seed)
    position.redeal(rng)
    while True:
        seen = GAME.views(position)
        yield from ((seen(viewer), seat_of(viewer)) for viewer in viewers(position))
        if position.is_over():
            return
        due = position.to_act()
        seat = due[rng.below(len(due))]
        legal = position.legal(seat)
        position.apply_unchecked(seat, legal[rng.below(len(legal))])


def viewers(position: Position) -> list[Viewer]:
    end = [OpenBook()] if position.is_over() else []
    return [*map(Seated, range(position.seats)), Spectator(), Hindsight(), *end]


def messages_in(seen: object) -> Iterator[Message]:
    """Every message of a view that is not part of another."""
    if isinstance(seen, Message):
        yield seen
    elif isinstance(seen, msgspec.Struct):
        for name in seen.__struct_fields__:
            yield from messages_in(getattr(seen, name))
    elif isinstance(seen, dict):
        for each in seen.values():
            yield from messages_in(each)
    elif isinstance(seen, list):
        for each in seen:
            yield from messages_in(each)


# ---- every language says all of it


@pytest.mark.slow
@pytest.mark.parametrize("options", [*TABLES, {"seats": 3, "expert": True, "box": OWN}], ids=named)
def test_every_language_can_say_whatever_a_view_says(options: dict[str, Any]) -> None:
    said: dict[bytes, Message] = {}
    for seed in range(4):
        for view, seat in moments(options, seed):
            told = [*messages_in(view), *WORDING.table(view, seat), *(WORDING.sheet(view) if view.result else [])]
            said.update((msgspec.json.encode(message), message) for message in told)
    assert len(said) > 200
    for language in LANGUAGES:
        translator = Translator(Catalogue(language, strict=True)).at_table("ru", ["Anna", "Борис", "지민", "Élodie"])
        assert all(translator.say(message) for message in said.values())


@pytest.mark.parametrize("options", TABLES[::2], ids=named)
def test_nothing_is_left_unsaid(options: dict[str, Any]) -> None:
    for view, _ in moments(options, 5):
        assert view.question.key
        assert all(choice.said.key for choice in view.choices)
        assert all(message.key for message in messages_in(view))


# ---- parts


@pytest.mark.parametrize("options", TABLES[1::2], ids=named)
def test_the_parts_of_a_choice_are_those_of_its_notation(options: dict[str, Any]) -> None:
    for view, _ in moments(options, 2):
        for choice in view.choices:
            spelt = split(parse(choice.action))
            assert " ".join(word for word in (choice.verb, choice.area) if word) == spelt.verb
            assert (choice.place or 0, -1 if choice.seat is None else choice.seat) == (spelt.place + 1, spelt.seat)
            assert (choice.card is not None) == (spelt.card >= 0)


def test_I_CAST_wands_say_where_they_point() -> None:
    table = deal(seats=2, visible=["toad", "spell"], potions=["green-1"]).give(0, "mistletoe", "mushroom")
    table.choose(0, "point potion 1")
    assert table.view(0).sealed == Target("potion", 1)
    assert table.view(1).sealed is None
    table.choose(1, "point visible 2")
    assert [seat.target for seat in table.view(Spectator()).seats] == [Target("potion", 1), Target("visible", 2)]


# ---- the same everywhere


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES[::3], ids=named)
def test_terminal_no_script_page_and_wire_say_the_same(options: dict[str, Any]) -> None:
    """The renderer says it at the terminal and on the page without scripts; the browser gets the bytes."""
    for view, seat in moments(options, 3):
        wire = msgspec.json.decode(msgspec.json.encode(view), type=IncantibusView)
        assert RENDERER.wording.question(view, seat) == wire.question
        shown = [(option.action, option.said, list(option.notes)) for option in RENDERER.wording.choices(view, seat)]
        assert shown == [(choice.action, choice.said, choice.notes) for choice in wire.choices]
        assert RENDERER.lines(view, seat, TRANSLATOR) == [TRANSLATOR.say(line) for line in WORDING.table(wire, seat)]
        if wire.result:
            assert RENDERER.sheet_lines(view, TRANSLATOR) == [TRANSLATOR.say(line) for line in WORDING.sheet(wire)]


# ---- examples


def choices(table: StackedTable, seat: int) -> dict[str, ChoiceView]:
    return {choice.action: choice for choice in table.view(seat).choices}


def test_a_choice_is_said_with_its_place_briefly_and_with_notes() -> None:
    table = deal(seats=2, visible=["goblin", "toad"], spells=["oculus", "iskanto"]).give(0, "net")
    goblin = choices(table, 0)["point visible 1"]
    assert (TRANSLATOR.say(goblin.said), goblin.briefly) == ("V1: goblin", None)
    assert [*map(TRANSLATOR.say, goblin.notes)] == ["2 points; you have its weapon (net)"]
    table.choose(0, "point visible 1")
    assert TRANSLATOR.say(choices(table, 0)["point visible 1"].notes[-1]) == "your wand points here"


def test_a_card_is_briefly_its_name() -> None:
    table = deal(seats=2, wands=(4, 1), visible=["spell", "toad"], spells=["oculus", "fortuna"])
    table.cast("visible 1", "visible 2")
    fortuna = choices(table, 0)["cast fortuna"]
    assert (fortuna.card, fortuna.token) == ("fortuna", None)
    assert fortuna.briefly is not None
    assert [TRANSLATOR.say(fortuna.said), TRANSLATOR.say(fortuna.briefly)] == ["Fortuna: a token of 3 gold", "Fortuna"]


def test_those_who_wait_hear_who_decides_what() -> None:
    table = deal(seats=2, wands=(4, 1), visible=["spell", "toad"], potions=["green-1"], spells=["alchemy", "iskanto"])
    table.give(0, "mistletoe", "mushroom", "stone").choose(0, "point potion 1")
    assert said(table) == "Everybody points in secret. Still choosing: Bela."
    table.choose(1, "point visible 1")
    assert said(table) == "Anna is choosing how to pay for: green potion I."


def said(table: StackedTable) -> str:
    return TRANSLATOR.say(table.view(Spectator()).question)


def test_what_is_printed_is_said_where_it_is_more_than_a_name() -> None:
    box = deal(expert=True).view().box
    shown = {key: TRANSLATOR.say(box.tokens[key].said or box.tokens[key].name) for key in ("goblin", "duels", "toad")}
    assert shown == {
        "goblin": "goblin (caught with: net; 2 points)",
        "duels": "Book of Duels (price: 2 equal weapons; 5 points)",
        "toad": "toad",
    }
    assert box.tokens["toad"].said is None
    assert deal().view().box.tokens["duels"].said is None, "without experts nobody meets a book"


def test_I_EXPERT_score_lines_say_what_they_are_for_and_why() -> None:
    view = next(view for view, _ in moments({"seats": 2, "expert": True}, 1) if view.result)
    assert view.result is not None
    for seat in view.result.seats:
        wand = seat.lines[-1]
        assert [TRANSLATOR.say(wand.subject), TRANSLATOR.say(wand.reason)] == ["wand", f"strength {seat.wand}"]
        assert all(TRANSLATOR.say(line.reason) for line in seat.lines)
    assert RENDERER.sheet_lines(view, TRANSLATOR)[0] == TRANSLATOR.say(view.result.said[0])
