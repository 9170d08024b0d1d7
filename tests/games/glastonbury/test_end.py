"""The end of the game: G-END, R-END-1, G-REFUSE, R-REFUSE-1, G-SPECIAL1."""

from typing import Any

import pytest

from games.glastonbury.endgames import (
    Wanted,
    is_last_of_both,
    is_last_of_crossing,
    is_last_of_faced,
    last_card,
    late_card,
    left_in,
)
from games.glastonbury.rare_positions import choices, choose, pictured
from games.glastonbury.stacked import GAME, StackedTable, deal
from witching.core.viewers import Spectator
from witching.games.glastonbury.notation import write_card
from witching.games.glastonbury.rules import GlastonburyPosition

EVERY_TYPE = ["bones-3", "immuto", "accio", "declinatio", "vanesco", "perluceo"]


def spell_cards(table: StackedTable, seat: int) -> int:
    return len(table.seat(seat).spells) + table.seat(seat).spent


@pytest.mark.parametrize("wanted", [is_last_of_faced, is_last_of_crossing, is_last_of_both])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_G_END_when_a_take_empties_an_inner_line(wanted: Wanted, seats: int) -> None:
    """On the faced line, on the crossing one, and on both at once, which ends the game only once."""
    table, cell = last_card("bones-3", wanted=wanted, seats=seats)
    mover = table.mover
    assert not table.position.is_over()
    table.play(f"take {cell}")
    assert table.position.is_over()
    assert (table.result()["ended_by"], table.result()["how"]) == (mover, "kept")
    assert table.cauldron(mover)[-1] == "bones-3"


def test_G_END_at_once_and_nobody_may_do_anything_more() -> None:
    table, cell = last_card("bones-3", seats=4)
    table.play(f"take {cell}")
    assert (table.view().to_act, table.choices, table.view().phase) == ([], [], "over")
    assert {table.rule_against("take c1", seat=seat) for seat in range(4)} == {"G-END"}


def accio_could_end(position: GlastonburyPosition, cell: str) -> bool:
    legal = [GAME.write(action) for action in position.legal(position.mover)]
    return any(choice.startswith("accio") and choice.endswith("refuse") for choice in legal)


@pytest.mark.parametrize("ending", ["", " refuse"])
def test_G_END_also_by_accio(ending: str) -> None:
    table, _ = late_card("bones-4", 0, wanted=accio_could_end)
    mover = table.mover
    choice = next(c for c in table.choices if c.startswith("accio") and f"{c} refuse" in table.choices)
    table.play(choice + ending)
    assert (table.position.is_over(), table.result()["ended_by"]) == (True, mover)
    assert table.result()["how"] == ("refused" if ending else "kept")


def test_G_END_also_by_declinatio() -> None:
    cards = {"c3": "bones-3", "b2": "toad-1", "b3": "toad-2", "d4": "bones-1", "e5": "bones-2"}
    picture = pictured(grid=cards, stop=0, spells={0: {"declinatio": 1, "declinatio_cards": 1}})
    assert choices(picture) == ["pass", "declinatio c3", "declinatio c3 refuse"]
    assert choose(picture, "declinatio c3").ending() == 1


def test_G_END_not_while_the_pile_has_cards() -> None:
    table, _ = late_card("bones-4", 1)
    assert all(table.card(choice.split()[1]) for choice in table.choices)
    assert not any(choice.endswith("refuse") for choice in table.choices)


def is_last_of_outer(position: GlastonburyPosition, cell: str) -> bool:
    return any(left_in(position, line) == 1 for line in cell if line in "af16")


def test_R_END_1_emptying_an_outer_line_does_not_end_the_game() -> None:
    table, cell = late_card("bones-4", 0, wanted=is_last_of_outer)
    assert table.rule_against(f"take {cell} refuse") == "G-REFUSE"
    table.play(f"take {cell}")
    assert not table.position.is_over()
    assert 0 in [left_in(table.position, line) for line in "af16"]


def is_last_of_outer_alone(position: GlastonburyPosition, cell: str) -> bool:
    inner = [line for line in cell if line not in "af16"]
    return is_last_of_outer(position, cell) and all(left_in(position, line) > 1 for line in inner)


@pytest.mark.parametrize("ending", ["", " refuse"])
def test_R_END_1_unless_outer_lines_were_to_count(ending: str) -> None:
    table, cell = last_card("bones-4", wanted=is_last_of_outer_alone, end_lines="all")
    mover = table.mover
    table.play(f"take {cell}{ending}")
    assert (table.result()["ended_by"], table.result()["how"]) == (mover, "refused" if ending else "kept")
    assert 0 in [left_in(table.position, line) for line in "af16"]


@pytest.mark.parametrize("card", EVERY_TYPE)
def test_G_REFUSE_whatever_card_it_is(card: str) -> None:
    table, cell = last_card(card)
    mover = table.mover
    held, spells = table.cauldron(mover), spell_cards(table, mover)
    out = len(table.position.out_cards())
    table.play(f"take {cell} refuse")
    assert (table.result()["ended_by"], table.result()["how"]) == (mover, "refused")
    assert (table.cauldron(mover), spell_cards(table, mover)) == (held, spells)
    assert write_card(table.position.out_cards()[out]) == card
    assert table.card(cell) is None


@pytest.mark.parametrize("card", EVERY_TYPE)
def test_G_REFUSE_or_keep_it(card: str) -> None:
    table, cell = last_card(card)
    mover = table.mover
    held, spells = table.cauldron(mover), spell_cards(table, mover)
    table.play(f"take {cell}")
    is_spell = card not in ("bones-3", "immuto")
    assert table.cauldron(mover) == (held if is_spell else [*held, card])
    assert spell_cards(table, mover) == spells + is_spell


@pytest.mark.parametrize("ending", ["", " refuse"])
def test_G_REFUSE_a_vanesco_strikes_kept_or_refused(ending: str) -> None:
    table, cell = last_card("vanesco", seats=3)
    mover = table.mover
    others = [(mover + 1) % 3, (mover + 2) % 3]
    held = {seat: table.cauldron(seat) for seat in range(3)}
    out = len(table.position.out_cards())
    table.play(f"take {cell}{ending}")
    assert [table.cauldron(seat) for seat in others] == [held[seat][:-1] for seat in others]
    assert table.cauldron(mover) == held[mover]
    gone = [write_card(card) for card in table.position.out_cards()[out:]]
    assert gone == (["vanesco"] if ending else []) + [held[seat][-1] for seat in others]


def test_G_REFUSE_no_other_card() -> None:
    table = deal(grid={"c1": "vanesco"})
    assert table.rule_against("take c1 refuse") == "G-REFUSE"
    assert table.refusal("take c1 refuse").message.args == {"cell": "c1"}
    table, cell = late_card("bones-4", 0)
    assert table.rule_against(f"take {cell} refuse") == "G-REFUSE"


@pytest.mark.parametrize("ending", ["", " refuse"])
def test_R_REFUSE_1_a_final_perluceo_shows_nothing(ending: str) -> None:
    table, cell = last_card("perluceo")
    before = len(table.told(table.mover))
    table.play(f"take {cell}{ending}")
    keys = [event.message.key.removeprefix("glastonbury-event-") for event in table.told(Spectator())[before:]]
    assert keys == (["refuse-spell", "end-refused"] if ending else ["take-spell", "end-kept"])
    assert table.position.looks == 0


def stranding(instants: int = 6, **options: Any) -> StackedTable:
    """Seat 0 has come to se with a 4 and a Declinatio; column b, four steps on, is full of instant spells."""
    spells = ["vanesco", "vanesco", "vanesco", "vanesco", "perluceo", "perluceo"][:instants]
    column = {f"b{row}": spell for row, spell in enumerate(spells, start=1)}
    table = deal(grid=column, **options).take("bones-4", "toad-1", "declinatio", "toad-2")
    assert (table.stop(0), table.seat(0).number) == (10, 4)
    return table


def test_G_SPECIAL1_ends_the_game_even_while_the_pile_has_cards() -> None:
    table = stranding()
    assert table.choices == ["pass", "declinatio end"]
    assert table.pile_size == 44 - 4
    table.play("declinatio end")
    assert (table.result()["ended_by"], table.result()["how"]) == (0, "stranded")
    assert (table.stop(0), table.cauldron(0)) == (14, ["bones-4"])
    assert [(spell.card, spell.charges) for spell in table.seat(0).spells] == [("declinatio", 2)]
    assert [table.card(f"b{row}") for row in (1, 5)] == ["vanesco", "perluceo"]
    assert table.pile_size == 44 - 4


def test_G_SPECIAL1_is_never_forced() -> None:
    table = stranding().play("pass")
    assert (table.position.is_over(), table.mover, table.stop(0)) == (False, 1, 10)
    assert [spell.charges for spell in table.seat(0).spells] == [3]


def test_G_SPECIAL1_not_with_a_card_that_may_be_taken() -> None:
    table = stranding(instants=5)
    assert table.choices == ["pass", "declinatio b6"]
    assert table.rule_against("declinatio end") == "G-SPECIAL1"
    assert table.refusal("declinatio end").message.args == {"allowed": "b6"}


def test_G_SPECIAL1_also_with_gaps_in_the_line() -> None:
    cards = {"c3": "vanesco", "c5": "perluceo", "b2": "toad-1", "d4": "bones-1", "e5": "bones-2"}
    charge = {0: {"declinatio": 3, "declinatio_cards": 1}}
    assert choices(pictured(grid=cards, stop=0, spells=charge)) == ["pass", "declinatio end"]
    assert choices(pictured(grid=cards, stop=0, spells={})) == ["pass"]
