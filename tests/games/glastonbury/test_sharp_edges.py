"""Edges that a small mistake in the rules would move unnoticed by the other tests (found by bench/mutants.py)."""

import pytest

from games.glastonbury.finished import finished, joined, line_points, points
from games.glastonbury.rare_positions import choose, pictured
from games.glastonbury.stacked import GAME, deal
from witching.core.rng import Rng
from witching.games.glastonbury.notation import write_card


def test_G_VANESCO_the_most_cards_under_the_pile_and_the_table_dealt_anew() -> None:
    """All four strike three seats each: 12 cards under the pile; nothing of them is left at the next deal."""
    table = deal(seats=4)
    while table.position.pile_end - table.position.unseen_end < 12:
        while not all(table.cauldron(seat) for seat in range(4)):
            table.idle()
        if table.choices == ["pass"]:
            table.play("pass")
        else:
            table.take("vanesco")
    assert table.position.pile_end == 84 + 12
    table.position.redeal(Rng(3))
    fresh = GAME.read_setup(table.setup)
    fresh.redeal(Rng(3))
    assert table.position == fresh


def test_G_REFUSE_also_by_declinatio() -> None:
    cards = {"c3": "bones-3", "b2": "toad-1", "b3": "toad-2", "d4": "bones-1", "e5": "bones-2"}
    picture = pictured(grid=cards, stop=0, spells={0: {"declinatio": 1, "declinatio_cards": 1}})
    end = choose(picture, "declinatio c3 refuse")
    assert GAME.result(end)["how"] == "refused"
    assert (end.cauldron_of(0), [write_card(card) for card in end.out_cards()]) == ([], ["bones-3"])


def test_D_SPELLS_a_declinatio_that_ends_the_game_is_used() -> None:
    """With `used`, the other seat has used fewer spells; with `collected` it wins too, as it has none."""
    column = dict(zip([f"b{row}" for row in range(1, 7)], 4 * ["vanesco"] + 2 * ["perluceo"], strict=True))
    recipes = [("orange", "b1"), ("purple", "b3")]
    for switch in ("used", "collected"):
        table = deal(grid=column, recipes=recipes, fewest_spells=switch)
        table.take("bones-4", "toad-1", "declinatio", "toad-2").play("declinatio end")
        assert line_points(table.position, 1, "b3") == 10


@pytest.mark.parametrize("recipes", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_G_SCORE_nothing_is_left_of_the_game_before(seats: int, recipes: bool) -> None:
    used = GAME.blank({"seats": seats, "recipes": recipes})
    for seed in range(6):
        fresh = GAME.blank({"seats": seats, "recipes": recipes})
        for position in (used, fresh):
            rng = Rng(seed)
            position.redeal(rng)
            position.playout(rng)
        assert points(used) == points(fresh)
        assert [joined(used, seat) for seat in range(seats)] == [joined(fresh, seat) for seat in range(seats)]


def test_R_IMMUTO_1_two_on_a_complete_kind_for_the_recipe() -> None:
    """They add nothing to the kind and two cards to recipe A; among equals, the earlier kind gets both."""
    pumpkins = [f"pumpkin-{value}" for value in (1, 2, 3, 4)]
    table = finished([*pumpkins, "immuto", "immuto"], [], recipes=[("orange", "b5"), ("purple", "b1")], ender=1)
    assert joined(table, 0) == ["pumpkin", "pumpkin"]
    assert points(table)[0] == 10 + 5 + 6


def test_R_IMMUTO_1_two_on_a_kind_that_is_not_held_for_the_recipe() -> None:
    """Without one pumpkin the seat has two orange cards, more than anybody else."""
    table = finished(["immuto", "immuto"], ["pumpkin-1"], recipes=[("orange", "b5"), ("purple", "b1")], ender=1)
    assert joined(table, 0) == ["pumpkin", "pumpkin"]
    assert line_points(table, 0, "orange") == 2
