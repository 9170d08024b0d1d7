"""The renderer of Incantibus: it fits, it names everything, it keeps secrets."""

import msgspec
import pytest
from rich.cells import cell_len
from rich.text import Text

from games.incantibus.stacked import StackedTable, deal, rows
from terminal.renderers.incantibus_drawing import LONG, RENDERER, TRANSLATOR, board, drawn, moments
from witching.core.message import Message
from witching.core.viewers import Seated, Spectator
from witching.games.incantibus.view import IncantibusView
from witching.terminal.renderers.incantibus.pen import Pen, mark_of
from witching.terminal.renderers.incantibus.symbols import READY

# ---- it fits


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_the_board_fits_80_columns_and_17_lines(seed: int) -> None:
    for view, seat in moments(seed):
        lines = board(view, seat, LONG).splitlines()
        assert max(map(cell_len, lines)) <= 80, "\n".join(lines)
        assert len(lines) <= 17, "\n".join(lines)


def test_colours_only_add() -> None:
    for view, seat in moments(1)[::12]:
        coloured = drawn(RENDERER.board(view, seat, TRANSLATOR), colour=True)
        assert "\x1b[" in coloured
        assert "\n".join(line.rstrip() for line in strip(coloured).splitlines()) == board(view, seat)


def strip(coloured: str) -> str:
    return Text.from_ansi(coloured).plain


def test_sheet_and_legend_fit_80_columns() -> None:
    shown = [RENDERER.sheet(view, LONG) for view, _ in moments(1) if view.result]
    for text in map(drawn, [*shown, RENDERER.legend(LONG)]):
        assert max(map(cell_len, text.splitlines())) <= 80, text


def test_a_box_with_long_wide_names_and_full_rooms_fits() -> None:
    names = {
        "goblin": f'goblin = {{ visible = 2, secret = 3, points = 99, weapon = "net", name = "{"고블린도깨" * 8}" }}',
        "net": f'net = {{ visible = 3, secret = 1, name = "{"그물" * 20}" }}',
        "mushroom": f'mushroom = {{ visible = 3, secret = 1, name = "{"W" * 40}" }}',
        "green-1": f'green-1 = {{ colour = "green", ingredients = ["mushroom"], points = 5, name = "{"물약" * 20}" }}',
        "lady-goblina": f'lady-goblina = {{ price = {{ monster = "goblin" }}, points = 6, name = "{"여왕" * 20}" }}',
    }
    table = deal(expert=True, box=rows(names), visible=["goblin", "net", "mushroom", "goblin"], potions=["green-1"])
    table.give(0, "net", "mushroom", "mushroom", "goblin").give(1, "mushroom", "green-1")
    lines = board(table.view(), 0, LONG).splitlines()
    assert max(map(cell_len, lines)) <= 80
    assert any("99★" in line for line in lines), "a name gives way, what comes after it does not"


# ---- it names everything


@pytest.mark.parametrize("seed", [1, 3])
def test_every_choice_is_an_option_with_a_word_of_its_own(seed: int) -> None:
    for view, seat in moments(seed):
        options = RENDERER.wording.choices(view, seat)
        assert [option.action for option in options] == [choice.action for choice in view.choices]
        words = [word for option in options for word in (option.action, *option.also)]
        assert len(words) == len(set(words)), words
        assert all(option.also for option in options)
        said = [TRANSLATOR.say(option.said) for option in options]
        assert len(said) == len(set(said)), said


def test_all_that_is_asked_noted_and_told_has_words() -> None:
    for view, seat in moments(3):
        told = [TRANSLATOR.say(RENDERER.wording.question(view, seat)), *RENDERER.lines(view, seat, TRANSLATOR)]
        told += [TRANSLATOR.say(note) for option in RENDERER.wording.choices(view, seat) for note in option.notes]
        assert all(told)
        assert not RENDERER.wording.hint(view, seat)


def test_the_lines_name_what_lies_open() -> None:
    for view, seat in moments(2)[::5]:
        told = " ".join(RENDERER.lines(view, seat, TRANSLATOR))
        keys = [*view.visible, *view.potions, *view.books, *view.moat, *(k for s in view.seats for k in s.case)]
        names = [TRANSLATOR.say(view.box.tokens[key].name) for key in keys if key]
        names += [TRANSLATOR.say(view.box.sorcerers[each.sorcerer].name) for each in view.sorcerers if each.sorcerer]
        names += [TRANSLATOR.say(Message(f"incantibus-card-{card}")) for card in [*view.cards, *view.used_cards]]
        assert [name for name in names if name not in told] == []


def test_options_say_the_thing_its_price_and_what_is_missing() -> None:
    table = deal(visible=["goblin", "werewolf", "toad"], potions=["green-1"]).give(0, "net", "mistletoe", "mushroom")
    options = {option.action: option for option in RENDERER.wording.choices(table.view(0), 0)}
    said = {
        action: [TRANSLATOR.say(option.said), *map(TRANSLATOR.say, option.notes)] for action, option in options.items()
    }
    assert said["point visible 1"] == ["V1: goblin", "2 points; you have its weapon (net)"]
    assert said["point visible 2"] == ["V2: werewolf", "3 points; would escape: you lack its weapon (trap)"]
    assert said["point visible 3"] == ["V3: toad"]
    assert said["point potion 1"] == ["P1: green potion I", "price: mistletoe, mushroom; 5 points"]
    assert options["point visible 3"].also == ("v3", "toad")


def test_I_SPELL_options_say_why_a_card_would_fizzle() -> None:
    """I-SPELL, R-SPELL-1: the moat is empty; the token is gone; the crossed-out card is on the board."""
    box = rows({"universalus": "universalus = 0", "stone": "stone = 2"})
    spells = ["iskanto", "universalus", "fortuna"]
    table = deal(seats=2, wands=(4, 1), visible=["spell", "toad"], spells=spells, box=box)
    table.cast("visible 1", "visible 2")
    notes = {
        option.action: [*map(TRANSLATOR.say, option.notes)] for option in RENDERER.wording.choices(table.view(0), 0)
    }
    assert notes == {
        "cast fortuna": [],
        "cast universalus": ["none left: nothing would happen"],
        "cast iskanto": ["no target: nothing would happen"],
    }
    assert "Universalus✗" in board(table.view(1), 1)
    assert "Iskanto✗" not in board(table.view(1), 1)


def test_marks_are_unique_also_in_a_box_of_ones_own() -> None:
    own = rows({"toad": 'toad = { visible = 2, secret = 1, name = "Mistral" }', "one-coin": OWN_COIN})
    for table in (deal(), deal(box=own)):
        box = table.view().box
        shown = [mark_of(key, thing, TRANSLATOR) for key, thing in (*box.tokens.items(), *box.sorcerers.items())]
        assert len(shown) == len(set(shown))
        assert all(cell_len(mark) <= 4 for mark in shown)


OWN_COIN = 'one-coin = { coins = 1, visible = 3, secret = 1, name = "Mint" }'


def test_a_price_is_ticked_for_a_monster_with_other_points() -> None:
    """I-BOX: Lady Goblina asks for a goblin, whatever its points."""
    pair = """goblin = { visible = 2, secret = 1, points = 2, weapon = "net" }
big-goblin = { visible = 0, secret = 2, points = 3, weapon = "net", kind = "goblin" }"""
    table = deal(seats=2, box=rows({"goblin": pair}), sorcerers=["lady-goblina"])
    lady = table.view().box.sorcerers["lady-goblina"]
    assert READY not in Pen(table.view(), 0, TRANSLATOR).price(lady).plain
    table.give(0, "big-goblin")
    assert READY in Pen(table.view(), 0, TRANSLATOR).price(lady).plain


def test_questions() -> None:
    table = deal(seats=2, visible=["spell", "toad", "goblin"], spells=["oculus", "iskanto", "alchemy"])
    assert TRANSLATOR.say(RENDERER.wording.question(table.view(0), 0)) == "Anna, point your wand (strength 1)."
    waits = "Everybody points in secret. Still choosing: Anna, Bela."
    assert TRANSLATOR.say(RENDERER.wording.question(table.view(Spectator()), -1)) == waits
    table.choose(0, "point visible 1")
    asked = "Anna, your wand (strength 1) points at V1: spell token. You may still change it."
    assert TRANSLATOR.say(RENDERER.wording.question(table.view(0), 0)) == asked
    table.choose(1, "point visible 2")
    assert TRANSLATOR.say(RENDERER.wording.question(table.view(0), 0)) == "Anna, cast one of the open spells."
    table.play("cast alchemy")
    assert TRANSLATOR.say(RENDERER.wording.question(table.view(0), 0)) == "Anna, Alchemy: steal a token."
    assert RENDERER.wording.choices(table.view(0), 0)[0].also == ("1 toad", "toad")


def test_paying_tells_what_is_still_due() -> None:
    table = deal(seats=2, potions=["green-1"], visible=["toad"]).give(0, "mistletoe", "mushroom", "stone")
    table.cast("potion 1", "visible 1")
    asked = "Anna, pay for green potion I (price: mistletoe, mushroom). 2 tokens are still to pay."
    assert TRANSLATOR.say(RENDERER.wording.question(table.view(0), 0)) == asked


# ---- it keeps secrets


def looked() -> StackedTable:
    """Anna, who has net and trap, has looked at a vampire in the bedroom; Bela has nothing."""
    roof = ["pumpkin", "pumpkin", "mushroom", "mushroom", "one-coin", "one-coin", "trap"]
    visible, secret = [*roof, "spell", "goblin", "feather", "spell"], ["vampire", "pumpkin", "pumpkin"]
    table = deal(seats=2, wands=(4, 1), spells=["oculus"], rooms=["bedroom"], visible=visible, secret=secret)
    table.cast("visible 1", "visible 2").cast("visible 3", "visible 4").cast("visible 5", "visible 6")
    table.give(0, "net", "trap").cast("visible 1", "visible 3")
    return table.play("cast oculus", "look secret 1")


def test_I_SPELL_OCULUS_the_looker_sees_the_monster_and_others_suspects() -> None:
    table = looked()
    assert "S1 ☠ vampire 5★Fs◉" in board(table.view(0), 0)
    for view, seat in ((table.view(1), 1), (table.view(Spectator()), -1)):
        assert "S1 ?Gh/Va◉Anna" in board(view, seat)
        assert "vampire" not in board(view, seat)
    assert "S1: face down, seen by you: vampire" in " ".join(RENDERER.lines(table.view(0), 0, TRANSLATOR))
    assert "after the look of Anna it can only be: ghost, vampire" in " ".join(
        RENDERER.lines(table.view(1), 1, TRANSLATOR)
    )
    notes = {option.action: option.notes for option in RENDERER.wording.choices(table.view(1), 1)}
    assert [TRANSLATOR.say(note) for note in notes["point secret 1"]] == [
        "after the look of Anna it can only be: ghost, vampire"
    ]
    assert notes["point secret 2"] == ()
    assert RENDERER.wording.has_secret(table.view(0), 0)
    assert RENDERER.look(table.view(0), 0, TRANSLATOR) is None
    assert RENDERER.look_lines(table.view(0), 0, TRANSLATOR) == []


def test_a_look_that_was_closed_is_gone_from_the_board() -> None:
    closed = looked().view(Seated(0, look_closed=True))
    assert "vampire" not in board(closed, 0)
    assert "S1 ?Gh/Va◉Anna" in board(closed, 0)


def test_a_sealed_choice_shows_only_to_its_seat() -> None:
    table = deal(seats=2)
    before = board(table.view(1), 1)
    table.choose(0, "point visible 3")
    assert "→V3" in board(table.view(0), 0)
    other = board(table.view(1), 1)
    assert "→" not in other
    assert other == before.replace("▸ Anna ↯1   …", "  Anna ↯1   ✓")
    assert RENDERER.wording.has_secret(table.view(0), 0)
    assert not RENDERER.wording.has_secret(table.view(Spectator()), -1)


def test_the_picture_is_a_function_of_the_view() -> None:
    for view, seat in moments(1)[::25]:
        again = msgspec.json.decode(msgspec.json.encode(view), type=IncantibusView)
        assert board(again, seat) == board(view, seat)
