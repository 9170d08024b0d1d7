"""The turn: G-WALK, G-STEPS, R-STEPS-1, G-TURN, G-TAKE, G-CORNER, G-REFILL."""

import pytest

from games.glastonbury.endgames import is_last_of_faced, last_card, late_card
from games.glastonbury.stacked import GAME, deal
from witching.core.rng import Rng

FACED = {
    1: "b", 2: "c", 3: "d", 4: "e",
    6: "2", 7: "3", 8: "4", 9: "5",
    11: "e", 12: "d", 13: "c", 14: "b",
    16: "5", 17: "4", 18: "3", 19: "2",
}  # fmt: skip
CORNERS = {0, 5, 10, 15}


def takes(line: str) -> list[str]:
    cells = [line + row for row in "123456"] if line.isalpha() else [column + line for column in "abcdef"]
    return [f"take {cell}" for cell in cells]


def test_G_WALK_each_stop_faces_its_line_and_a_corner_none() -> None:
    met = set()
    for seed in range(30):
        position, rng = GAME.blank({"seats": 4}), Rng(seed)
        position.redeal(rng)
        for _ in range(40):
            stop = position.pawn_of(position.mover)
            choices = [GAME.write(action) for action in position.legal(position.mover)]
            offered = [choice for choice in choices if choice.startswith(("take", "pass", "walk"))]
            if "walk" not in choices:
                assert offered == (takes(FACED[stop]) if stop in FACED else ["pass"])
                met.add(stop)
            action = position.legal(position.mover)[rng.below(len(choices))]
            position.apply_unchecked(position.mover, action)
    assert met == set(FACED) | CORNERS


def test_G_WALK_a_line_is_reached_from_both_ends() -> None:
    table = deal(corners=["nw", "se"]).take("bones-4", "cobweb-1")
    assert (table.stop(0), table.choices) == (6, takes("2"))
    table.take("moonstone-1")
    assert (table.stop(1), table.choices) == (13, takes("c"))


def test_G_WALK_after_stop_19_comes_stop_0() -> None:
    table = deal(corners=["sw", "nw"])
    assert table.stop(0) == 17
    table.own("bones-4")
    assert table.stop(0) == 1
    table = deal(corners=["sw", "nw"]).own("bones-3")
    assert (table.stop(0), table.choices) == (0, ["pass"])


def test_G_WALK_pawns_may_share_a_stop() -> None:
    table = deal(corners=["nw", "sw"]).take("immuto", "bones-4", "immuto", "toad-1", "cobweb-3")
    assert (table.stop(0), table.stop(1), table.choices) == (2, 2, takes("c"))


def test_G_STEPS_the_example_of_the_book() -> None:
    table = deal(corners=["nw", "se"])
    assert (table.stop(0), table.choices) == (2, takes("c"))
    table.own("bones-3")
    assert (table.stop(0), table.choices) == (5, ["pass"])
    table.play("pass").idle_until(0)
    assert (table.stop(0), table.choices) == (8, takes("4"))


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_G_STEPS_as_far_as_the_top_card_says(value: int) -> None:
    table = deal().own(f"bones-{value}")
    assert (table.seat(0).number, table.stop(0)) == (value, 2 + value)


@pytest.mark.parametrize("spell", ["accio", "declinatio", "vanesco", "perluceo"])
def test_G_STEPS_a_spell_changes_no_number(spell: str) -> None:
    assert deal().own(spell).stop(0) == 2 + 2
    assert deal().own("bones-4", spell).stop(0) == 6 + 4


def test_G_STEPS_an_immuto_is_a_0() -> None:
    table = deal().own("bones-1", "immuto")
    assert (table.seat(0).number, table.stop(0), table.choices) == (0, 3, takes("d"))
    assert table.own("bones-2").stop(0) == 5


def test_R_STEPS_1_a_cauldron_that_was_emptied_counts_2_again() -> None:
    table = deal(corners=["nw", "se"]).take("cobweb-1", "bones-4", "vanesco")
    assert (table.seat(1).size, table.seat(1).number, table.stop(1)) == (0, 2, 12 + 2)


def test_G_STEPS_a_walk_from_a_corner_never_ends_at_one() -> None:
    for corner in CORNERS:
        assert all((corner + number) % 20 not in CORNERS for number in (1, 2, 3, 4))
    table = deal().own("bones-3").play("pass").idle_until(0)
    assert table.choices != ["pass"]


def test_G_TURN_goes_clockwise_from_the_first_seat() -> None:
    table = deal(seats=4, first=2)
    movers = []
    for _ in range(6):
        movers.append(table.mover)
        table.idle()
    assert movers == [2, 3, 0, 1, 2, 3]


def test_G_TURN_nobody_else_has_a_choice() -> None:
    table = deal(seats=3, first=1)
    assert [len(table.view(seat).choices) for seat in (0, 1, 2)] == [0, 6, 0]
    assert table.rule_against("take c1", seat=0) == "G-TURN"
    assert table.refusal("take c1", seat=0).message.args == {"seat": 1}


def test_G_TURN_walk_take_refill() -> None:
    table = deal(grid={"c4": "toad-2"}, pile=["bones-3"]).play("take c4")
    assert table.stop(0) == 2
    assert table.cauldron(0) == ["toad-2"]
    assert table.card("c4") == "bones-3"
    assert table.mover == 1


def test_G_TAKE_every_card_of_the_line_and_no_other() -> None:
    table = deal(grid={"c1": "vanesco", "c2": "perluceo", "c3": "immuto", "c4": "accio", "c5": "declinatio"})
    assert table.choices == takes("c")
    assert table.rule_against("take d1") == "G-TAKE"
    assert table.refusal("take d1").message.args == {"cell": "d1", "allowed": "c1, c2, c3, c4, c5, c6"}


def test_G_TAKE_is_compulsory() -> None:
    assert deal().rule_against("pass") == "G-TAKE"
    table, cell = last_card("bones-4", wanted=is_last_of_faced)
    assert [choice for choice in table.choices if "accio" not in choice] == [f"take {cell}", f"take {cell} refuse"]


@pytest.mark.parametrize("card", ["toad-3", "immuto"])
def test_G_TAKE_goes_on_top_of_the_cauldron(card: str) -> None:
    table = deal().own("bones-1").take(card)
    assert table.cauldron(0) == ["bones-1", card]
    assert (table.seat(0).top, table.seat(0).size, table.seat(0).spells) == (card, 2, [])


@pytest.mark.parametrize(("card", "charges"), [("accio", 2), ("declinatio", 3)])
def test_G_TAKE_a_kept_spell_lies_open_beside_it(card: str, charges: int) -> None:
    table = deal().own("bones-1").take(card)
    assert table.cauldron(0) == ["bones-1"]
    assert [(spell.card, spell.charges) for spell in table.seat(0, viewer=1).spells] == [(card, charges)]
    assert table.seat(0).spent == 0


@pytest.mark.parametrize("card", ["vanesco", "perluceo"])
def test_G_TAKE_an_instant_spell_lies_spent_beside_it(card: str) -> None:
    table = deal().own("bones-1").take(card)
    assert table.cauldron(0) == ["bones-1"]
    assert (table.seat(0).spells, table.seat(0).spent) == ([], 1)


def test_G_CORNER_take_nothing() -> None:
    table = deal().own("bones-3")
    assert table.choices == ["pass"]
    assert table.rule_against("take c1") == "G-CORNER"
    pile = table.pile_size
    table.play("pass")
    assert (table.cauldron(0), table.pile_size, table.mover, table.stop(0)) == (["bones-3"], pile, 1, 5)


def test_G_CORNER_a_corner_cell_holds_no_card() -> None:
    assert deal().rule_against("take a1") == "G-SETUP"
    assert deal().rule_against("accio f6") == "G-SETUP"


def test_G_REFILL_from_the_top_of_the_pile() -> None:
    table = deal(pile=["bones-1", "cobweb-4"]).play("take c2")
    assert (table.card("c2"), table.pile_size) == ("bones-1", 43)
    table.play("take d6")
    assert (table.card("d6"), table.pile_size) == ("cobweb-4", 42)


def test_G_REFILL_with_the_pile_empty_the_cell_stays_empty() -> None:
    table, cell = late_card("bones-4", 0)
    mover = table.mover
    table.play(f"take {cell}")
    assert (table.card(cell), table.pile_size) == (None, 0)
    assert table.cauldron(mover)[-1] == "bones-4"
    assert f"take {cell}" not in table.choices


def test_G_REFILL_the_last_card_of_the_pile_still_fills_the_gap() -> None:
    table, cell = late_card("bones-4", 1)
    table.play(f"take {cell}")
    assert table.card(cell) is not None
    assert table.pile_size == 0


def test_G_REFILL_an_empty_cell_is_refused() -> None:
    table, _ = late_card("bones-4", 0, wanted=lambda position, cell: len(position.legal(position.mover)) < 6)
    line = [choice.split()[1] for choice in takes(FACED[table.stop(table.mover)])]
    gap = next(cell for cell in line if table.card(cell) is None)
    assert table.rule_against(f"take {gap}") == "G-REFILL"
