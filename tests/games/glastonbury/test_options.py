"""A misfit is refused, with the rule and the allowed values."""

from typing import Any

import pytest

from games.glastonbury.stacked import GAME
from witching.core.refusal import Refusal, Refused

NAMES = [
    "seats", "edition", "recipes", "memory", "assisted", "special2", "fewest_spells", "immuto_in_recipe",
    "two_player_removal", "end_lines", "immuto_by", "immuto_joins", "first_seat", "removed", "colours", "corners",
]  # fmt: skip
ALL_COLOURS = "red, blue, green, yellow"
ALL_CORNERS = "nw, ne, se, sw"


def refusal_of(**options: Any) -> Refusal:
    with pytest.raises(Refused) as error:
        GAME.blank(options)
    return error.value.refusal


@pytest.mark.parametrize(
    ("name", "given", "rule", "allowed"),
    [
        ("seats", 5, "G-SETUP", "2, 3, 4"),
        ("seats", 1, "G-SETUP", "2, 3, 4"),
        ("seats", "five", "G-SETUP", "2, 3, 4"),
        ("seats", True, "G-SETUP", "2, 3, 4"),
        ("seats", 2.0, "G-SETUP", "2, 3, 4"),
        ("edition", "de", "D-NAMES", "ru, ru-alchemist, it, ko"),
        ("special2", "can", "D-SPECIAL2", "may, must"),
        ("fewest_spells", "owned", "D-SPELLS", "collected, used"),
        ("immuto_in_recipe", "never", "D-IMMUTO", "as_scored, free"),
        ("two_player_removal", "none", "D-TWO", "one_colour, both_colours"),
        ("end_lines", "some", "R-END-1", "inner, all"),
        ("immuto_by", "chance", "G-IMMUTO", "owner, engine"),
        ("immuto_joins", "none", "D-JOIN", "any, collected"),
        ("memory", "lenient", "G-MEMORY", "strict, assisted, open"),
        ("recipes", "maybe", "G-RECIPES", "true, false"),
        ("colours", "red,blue,green,orange", "G-SETUP", ALL_COLOURS),
        ("corners", "nw,ne,se,south", "G-SETUP", ALL_CORNERS),
        ("first_seat", 4, "G-SETUP", "0, 1, 2"),
        ("first_seat", -1, "G-SETUP", "0, 1, 2"),
    ],
)
def test_a_value_that_does_not_exist(name: str, given: object, rule: str, allowed: str) -> None:
    """G-SETUP, G-RECIPES, G-MEMORY, D-NAMES, D-SPECIAL2, D-SPELLS, D-IMMUTO, D-TWO: the refusal names them."""
    refusal = refusal_of(**{name: given})
    assert refusal.rule == rule
    assert refusal.message.key == "core-options-value"
    assert refusal.message.args["name"] == name
    assert refusal.message.args["allowed"] == allowed


def test_an_option_that_does_not_exist() -> None:
    refusal = refusal_of(weather="fog")
    assert refusal.message.args == {"name": "weather", "allowed": ", ".join(NAMES)}


@pytest.mark.parametrize(
    ("name", "given", "word", "allowed"),
    [
        ("colours", ["red", "red"], "red", ALL_COLOURS),
        ("corners", ["se", "se"], "se", ALL_CORNERS),
        ("corners", "nw,nw", "nw", ALL_CORNERS),
    ],
)
def test_G_SETUP_no_two_seats_have_the_same(name: str, given: object, word: str, allowed: str) -> None:
    """R-D-CORNER-1: a corner has one pawn at first."""
    refusal = refusal_of(seats=2, **{name: given})
    assert refusal.rule == "G-SETUP"
    assert refusal.message.args == {"name": name, "word": word, "allowed": allowed}


@pytest.mark.parametrize("name", ["colours", "corners"])
def test_G_SETUP_one_for_each_seat(name: str) -> None:
    first = {"colours": "red", "corners": "nw"}[name]
    refusal = refusal_of(seats=3, **{name: first})
    assert (refusal.rule, refusal.message.args) == ("G-SETUP", {"name": name, "given": 1, "seats": 3})


def test_G_TWO_a_colour_in_play_is_not_removed() -> None:
    refusal = refusal_of(seats=2, colours="red,yellow", removed="red")
    assert refusal.rule == "G-TWO"
    assert refusal.message.args["allowed"] == "blue, green"


@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 2, "two_player_removal": "both_colours"}])
def test_G_TWO_no_colour_is_named_where_none_is_chosen(options: dict[str, Any]) -> None:
    refusal = refusal_of(removed="yellow", **options)
    assert (refusal.rule, refusal.message.key) == ("G-TWO", "core-options-needs")
    assert refusal.message.args["given"] == "yellow"
    assert refusal.message.args["needs"] == "seats=2, two_player_removal=one_colour"


@pytest.mark.parametrize("memory", ["strict", "open"])
def test_G_MEMORY_seats_are_assisted_only_where_memory_is(memory: str) -> None:
    refusal = refusal_of(memory=memory, assisted="0")
    told = {"name": "assisted", "given": "0", "needs": "memory=assisted", "held": f"memory={memory}"}
    assert (refusal.rule, refusal.message.args) == ("G-MEMORY", told)


def test_G_MEMORY_an_assisted_seat_sits_at_the_table() -> None:
    refusal = refusal_of(seats=3, memory="assisted", assisted="0,3")
    assert refusal.rule == "G-MEMORY"
    assert refusal.message.args["allowed"] == "0, 1, 2"


def test_lists_and_numbers_may_be_written_as_text() -> None:
    written = GAME.blank({"seats": "2", "colours": "blue,green", "corners": "sw,ne", "recipes": "true"})
    meant = GAME.blank({"seats": 2, "colours": ["blue", "green"], "corners": ["sw", "ne"], "recipes": True})
    assert GAME.write_setup(written) == GAME.write_setup(meant)
