"""Recipes: G-RECIPES, G-RECIPE-A, G-RECIPE-B1 to B5, and how the switches change them."""

from typing import Any

import pytest

from games.glastonbury.endgames import last_card
from games.glastonbury.finished import finished, joined, line_points, points
from games.glastonbury.stacked import GAME, deal
from witching.core.refusal import Refused
from witching.core.rng import Rng

ORANGE_4 = ["pumpkin-1", "pumpkin-3", "pumpkin-4", "snake-powder-2"]
ORANGE_3 = ["pumpkin-2", "snake-powder-1", "snake-powder-3"]
ORANGE_1 = ["snake-powder-4"]
NOTHING: list[str] = []
COLOURS = ("orange", "purple", "turquoise", "brown")


def dealt_out(*recipes_b: str) -> list[tuple[str, str]]:
    """Orange for seat 0, the next colours for the others; recipes B as named, otherwise the remaining ones."""
    rest = [recipe for recipe in ("b4", "b3", "b2", "b1", "b5") if recipe not in recipes_b]
    return list(zip(COLOURS, [*recipes_b, *rest], strict=False))


def scored(of: str, *cauldrons: list[str], seat: int = 0, recipe: str = "b5", **options: Any) -> int:
    """The points that this recipe's line gives a seat whose recipe B is the named one."""
    recipes = dealt_out(recipe)[: len(cauldrons)]
    return line_points(finished(*cauldrons, recipes=recipes, **options), seat, of)


def test_G_RECIPES_one_of_each_type_for_every_seat_none_twice() -> None:
    kinds_a, kinds_b = set(), set()
    for seed in range(40):
        position = GAME.blank({"seats": 4, "recipes": True})
        position.redeal(Rng(seed))
        held = [seat["recipes"] for seat in GAME.write_setup(position).seats]
        assert len({a for a, _ in held}) == len({b for _, b in held}) == 4
        kinds_a |= {a for a, _ in held}
        kinds_b |= {b for _, b in held}
    assert kinds_a == {"orange", "purple", "turquoise", "brown", "grey"}
    assert kinds_b == {"b1", "b2", "b3", "b4", "b5"}


@pytest.mark.parametrize(
    "recipes",
    [
        [("orange", "b1"), ("orange", "b2")],
        [("orange", "b1"), ("grey", "b1")],
        [("red", "b1"), ("grey", "b2")],
        [("orange", "b6"), ("grey", "b2")],
    ],
)
def test_G_RECIPES_other_deals_are_refused(recipes: list[tuple[str, str]]) -> None:
    with pytest.raises(Refused) as error:
        deal(recipes=recipes)
    assert error.value.refusal.rule == "G-RECIPES"


def test_G_RECIPES_are_added_to_the_points() -> None:
    table = finished(["bones-3"], ["toad-4", "toad-1"], recipes=[("brown", "b1"), ("grey", "b4")])
    assert points(table) == [-3 + 1 + 10, 0 + 0 + 10]


def test_G_RECIPES_what_a_vanesco_took_does_not_count() -> None:
    table, cell = last_card("vanesco", seats=2, recipes=True)
    loser = 1 - table.mover
    before = table.cauldron(loser)
    table.play(f"take {cell} refuse")
    lines = table.result()["seats"][loser]["lines"]
    counted = [card for line in lines if not line["rule"].startswith("G-RECIPE") for card in line["cards"]]
    assert sorted(counted) == sorted(before[:-1])


def test_G_RECIPES_without_them_nothing_is_added() -> None:
    lines = GAME.result(finished(["bones-3"], NOTHING))["seats"][0]["lines"]
    assert [line["rule"] for line in lines] == ["G-SCORE"]


def test_G_RECIPE_A_the_example_of_the_book() -> None:
    assert scored("orange", ORANGE_4, ORANGE_3, ORANGE_1) == 4
    assert scored("orange", ORANGE_4, ORANGE_3, ORANGE_1, NOTHING) == 8
    assert scored("orange", ORANGE_4, ORANGE_3 + ORANGE_1, NOTHING) == 0


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 2)])
def test_G_RECIPE_A_points_a_card(seats: int, each: int) -> None:
    others = [NOTHING] * (seats - 1)
    assert scored("orange", ORANGE_3, *others) == 3 * each
    assert scored("orange", ORANGE_1, *others) == 1 * each


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_G_RECIPE_A_tie_or_none_gives_nothing(seats: int) -> None:
    others = [NOTHING] * (seats - 2)
    assert scored("orange", ["pumpkin-1"], ["snake-powder-1"], *others) == 0
    assert scored("orange", ["pumpkin-1"], ["snake-powder-1", "pumpkin-2"], *others) == 0
    assert scored("orange", NOTHING, NOTHING, *others) == 0


def test_G_RECIPE_A_an_immuto_may_join_a_kind_of_which_there_is_no_card() -> None:
    table = finished(["immuto"], NOTHING, recipes=dealt_out("b5", "b4"))
    assert (joined(table, 0), line_points(table, 0, "orange")) == (["pumpkin"], 1)


def test_G_RECIPE_A_an_immuto_may_join_a_kind_of_four() -> None:
    """15 for the kind, and 5 cards: the fifth, worth nothing itself, adds a point."""
    pumpkins = ["pumpkin-1", "pumpkin-2", "pumpkin-3", "pumpkin-4"]
    table = finished([*pumpkins, "immuto"], NOTHING, ender=1, recipes=dealt_out("b5", "b4"))
    assert (joined(table, 0), line_points(table, 0, "pumpkin"), line_points(table, 0, "orange")) == (["pumpkin"], 15, 5)


def test_G_RECIPE_A_an_immuto_goes_where_kind_and_recipe_together_are_best() -> None:
    """Two orange cards against two: joining the pumpkin saves 2 and wins 3; joining the bones would save 4."""
    seat_0, seat_1 = ["pumpkin-2", "snake-powder-1", "bones-4", "immuto"], ["pumpkin-3", "snake-powder-3"]
    table = finished(seat_0, seat_1, recipes=dealt_out("b3", "b5"))
    assert joined(table, 0) == ["pumpkin"]
    assert points(table)[0] == 0 - 1 - 4 + 3


def test_G_RECIPE_B1_fewest_ingredients_immutos_counted() -> None:
    assert scored("b1", ["bones-1"], ["toad-1", "toad-2"], recipe="b1") == 10
    assert scored("b1", NOTHING, ["immuto"], recipe="b1") == 10
    assert scored("b1", ["immuto"], ["toad-1"], recipe="b1") == 0
    assert scored("b1", ["bones-1"], ["toad-1", "toad-2"], ["bones-2"], recipe="b1") == 0
    assert scored("b1", ["bones-1", "bones-2"], ["toad-1"], recipe="b1") == 0


def test_G_RECIPE_B2_fewest_fours() -> None:
    assert scored("b2", ["bones-3", "toad-3"], ["toad-4"], recipe="b2") == 10
    assert scored("b2", ["immuto"], ["toad-4"], recipe="b2") == 10
    assert scored("b2", ["bones-3"], ["toad-3"], recipe="b2") == 0
    assert scored("b2", ["bones-4"], ["toad-4", "cobweb-4"], ["bones-1"], recipe="b2") == 0
    assert scored("b2", ["bones-4"], ["toad-4", "cobweb-4"], recipe="b2") == 10


def test_G_RECIPE_B3_fewest_spells() -> None:
    assert scored("b3", NOTHING, NOTHING, recipe="b3", spells={1: {"vanescos": 1}}) == 10
    assert scored("b3", NOTHING, NOTHING, recipe="b3") == 0
    assert scored("b3", NOTHING, NOTHING, NOTHING, recipe="b3", spells={1: {"vanescos": 1}}) == 0
    assert scored("b3", NOTHING, NOTHING, recipe="b3", spells={0: {"accio_cards": 1}}) == 0


def test_G_RECIPE_B4_most_ones() -> None:
    assert scored("b4", ["bones-1"], ["toad-4"], recipe="b4") == 10
    assert scored("b4", ["bones-1", "cobweb-1"], ["toad-1"], recipe="b4") == 10
    assert scored("b4", ["bones-1"], ["toad-1"], recipe="b4") == 0
    assert scored("b4", NOTHING, NOTHING, recipe="b4") == 0
    assert scored("b4", ["bones-1", "immuto"], ["toad-1"], recipe="b4") == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_G_RECIPE_B5_ending_the_game(seats: int) -> None:
    cauldrons = [NOTHING] * seats
    assert [scored("b5", *cauldrons, ender=ender) for ender in range(seats)] == [10] + [0] * (seats - 1)


@pytest.mark.parametrize("ending", ["", " refuse"])
def test_G_RECIPE_B5_kept_or_refused(ending: str) -> None:
    table, cell = last_card(
        "bones-3", recipes=True, wanted=lambda position, _: position.recipes_of(position.mover)[1] == 4
    )
    mover = table.mover
    table.play(f"take {cell}{ending}")
    assert line_points(table.position, mover, "b5") == 10


def test_G_RECIPE_B5_by_declinatio() -> None:
    """G-SPECIAL1 ends the game, so it counts."""
    column = {"b1": "vanesco", "b2": "vanesco", "b3": "vanesco", "b4": "vanesco", "b5": "perluceo", "b6": "perluceo"}
    table = deal(grid=column, recipes=dealt_out("b5", "b1")[:2]).take("bones-4", "toad-1", "declinatio", "toad-2")
    table.play("declinatio end")
    assert line_points(table.position, 0, "b5") == 10
    assert points(table.position) == [-4 + 10, 0]
