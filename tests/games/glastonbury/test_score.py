"""The score: G-SCORE, G-OWN, G-IMMUTO, R-IMMUTO-1, G-TIE, R-TIE-1."""

import pytest

from games.glastonbury.finished import finished, joined, line_points, points
from games.glastonbury.stacked import GAME

JAR = ["jar-of-eyes-1", "jar-of-eyes-2", "jar-of-eyes-3", "jar-of-eyes-4"]
PUMPKIN = ["pumpkin-1", "pumpkin-3", "pumpkin-4"]
TOAD = ["toad-3", "toad-4"]
RAVEN = ["raven-feathers-4"]
EXAMPLE = [*JAR, *PUMPKIN, *TOAD, *RAVEN]
NOTHING: list[str] = []


def blue(*cards: str) -> list[int]:
    """The points of a blue seat with these cards, against a red seat that has none."""
    return points(finished(cards, NOTHING, colours=["blue", "red"]))


@pytest.mark.parametrize(
    ("values", "scored"),
    [
        ([1], -1), ([4], -4),
        ([1, 2], 0), ([3, 4], 0),
        ([1, 2, 3], 6), ([2, 3, 4], 9),
        ([1, 2, 3, 4], 15),
    ],
)  # fmt: skip
def test_G_SCORE_by_the_number_of_cards_of_a_kind(values: list[int], scored: int) -> None:
    assert blue(*(f"bones-{value}" for value in values)) == [scored, 0]


def test_G_SCORE_each_kind_counts_by_itself_also_of_one_colour() -> None:
    assert blue("bones-4", "mandrake-root-4") == [-8, 0]
    assert blue("bones-1", "bones-2", "bones-4", "mandrake-root-3") == [7 - 3, 0]


def test_G_SCORE_the_example_of_the_book() -> None:
    table = finished(EXAMPLE, NOTHING, colours=["blue", "red"])
    assert points(table) == [25, 0]
    kinds = {"jar-of-eyes": 25, "pumpkin": 8, "toad": 0, "raven-feathers": -8}
    assert {kind: line_points(table, 0, kind) for kind in kinds} == kinds
    rules = {line["of"]: line["rule"] for line in GAME.result(table)["seats"][0]["lines"]}
    assert rules == {"jar-of-eyes": "G-OWN", "raven-feathers": "G-OWN", "toad": "G-SCORE", "pumpkin": "G-SCORE"}


def test_G_SCORE_spells_give_no_points() -> None:
    spells = {0: {"accio": 2, "accio_cards": 1, "vanescos": 2, "perluceos": 1, "declinatio_cards": 1}}
    assert points(finished(EXAMPLE, NOTHING, colours=["blue", "red"], spells=spells)) == [25, 0]


@pytest.mark.parametrize(("values", "scored"), [([4], -8), ([1], -2), ([3, 4], 0), ([2, 3, 4], 18), ([1, 2, 3, 4], 25)])
def test_G_OWN_doubled_but_for_the_5(values: list[int], scored: int) -> None:
    assert blue(*(f"raven-feathers-{value}" for value in values)) == [scored, 0]


def test_G_OWN_is_the_colour_of_the_seat_not_of_the_card() -> None:
    cards = ["jar-of-eyes-1", "jar-of-eyes-2", "jar-of-eyes-3"]
    assert points(finished(cards, NOTHING, colours=["red", "blue"])) == [6, 0]
    assert points(finished(cards, NOTHING, colours=["blue", "red"])) == [12, 0]
    assert points(finished(["bones-2"], ["dragons-blood-2"], colours=["blue", "red"])) == [-2, -4]


def test_G_IMMUTO_the_example_of_the_book_finds_33() -> None:
    """30 on the pumpkins, 32 on the toads, 33 on the lone raven feathers: take one away and the next best is found."""
    table = finished([*EXAMPLE, "immuto"], NOTHING, colours=["blue", "red"])
    assert (points(table), joined(table, 0)) == ([33, 0], ["raven-feathers"])
    table = finished([*JAR, *PUMPKIN, *TOAD, "immuto"], NOTHING, colours=["blue", "red"])
    assert (points(table), joined(table, 0)) == ([32 + 8, 0], ["toad"])
    table = finished([*JAR, *PUMPKIN, "immuto"], NOTHING, colours=["blue", "red"])
    assert (points(table), joined(table, 0)) == ([30 + 8, 0], ["pumpkin"])
    table = finished([*JAR, "immuto"], NOTHING, colours=["blue", "red"])
    assert (points(table), joined(table, 0)) == ([25, 0], [None])


def test_G_IMMUTO_two_join_two_kinds() -> None:
    """7 for each of two pairs; together on one pair they would add 7 and 5."""
    table = finished([*TOAD, "scarab-3", "scarab-4", "immuto", "immuto"], NOTHING, colours=["blue", "red"])
    assert (points(table), joined(table, 0)) == ([7 + 7, 0], ["toad", "scarab"])


def test_G_IMMUTO_two_join_one_kind() -> None:
    table = finished(["toad-3", "toad-4", "immuto", "immuto"], NOTHING, colours=["blue", "red"])
    assert (points(table), joined(table, 0)) == ([7 + 5, 0], ["toad", "toad"])
    table = finished([*EXAMPLE, "immuto", "immuto"], NOTHING, colours=["blue", "red"])
    assert (points(table), joined(table, 0)) == ([25 + 8 + 2 * 4, 0], ["raven-feathers", "raven-feathers"])


@pytest.mark.parametrize("immutos", [1, 2])
def test_G_IMMUTO_alone_is_worth_0(immutos: int) -> None:
    table = finished(["immuto"] * immutos, NOTHING)
    assert (points(table), joined(table, 0)) == ([0, 0], [None] * immutos)


def test_G_IMMUTO_is_worth_0_in_its_kind() -> None:
    table = finished(["bones-1", "bones-2", "immuto"], NOTHING)
    assert line_points(table, 0, "bones") == 3


def test_R_IMMUTO_1_among_equals_it_stays_unjoined() -> None:
    """A second Immuto on a kind of four would add nothing."""
    table = finished(["bones-1", "bones-2", "bones-3", "immuto", "immuto"], NOTHING)
    assert (points(table), joined(table, 0)) == ([11, 0], ["bones", None])


@pytest.mark.parametrize("order", [1, -1])
def test_R_IMMUTO_1_among_equals_the_kind_earlier_in_the_box(order: int) -> None:
    cards = ["cobweb-3", "bones-3", "pumpkin-3", "immuto"][::order]
    table = finished(cards, NOTHING)
    assert (points(table), joined(table, 0)) == ([-6, 0], ["pumpkin"])
    table = finished([*cards, "immuto"], NOTHING)
    assert (points(table), joined(table, 0)) == ([-3 - 3 + 3, 0], ["pumpkin", "pumpkin"])


SETTLING = (
    ["snake-powder-1", "snake-powder-2", "bones-4", "immuto"],  # recipe: orange
    ["pumpkin-3", "pumpkin-4", "immuto"],
)
RECIPES = [("orange", "b2"), ("purple", "b4")]


def test_R_IMMUTO_1_the_seat_after_the_ender_decides_first() -> None:
    """Seat 0 first: snake powder gives 3, and 3 orange cards against 2 give 3 more: better than 4 on the bones.
    Then seat 1's pumpkins make three, and the comparison is a tie."""
    table = finished(*SETTLING, ender=1, recipes=RECIPES)
    assert [joined(table, 0), joined(table, 1)] == [["snake-powder"], ["pumpkin"]]
    assert points(table) == [3 - 4 + 0, 7]


def test_R_IMMUTO_1_the_ender_decides_last() -> None:
    """Seat 1 has 3 orange cards already, so seat 0 gains only 3 with snake powder, but 4 with the bones."""
    table = finished(*SETTLING, ender=0, recipes=RECIPES)
    assert [joined(table, 0), joined(table, 1)] == [["bones"], ["pumpkin"]]
    assert points(table) == [0, 7]


@pytest.mark.parametrize("ender", [0, 1, 2])
def test_R_IMMUTO_1_clockwise_round_the_table(ender: int) -> None:
    """Seats 0 and 1 as above, now with a seat 2 between seat 1 and seat 0: seat 0 decides before seat 1 unless it
    ended the game itself."""
    recipes = [*RECIPES, ("grey", "b3")]
    table = finished(*SETTLING, ["cobweb-1", "cobweb-2"], ender=ender, recipes=recipes)
    assert joined(table, 0) == (["bones"] if ender == 0 else ["snake-powder"])


def test_G_TIE_most_points_win() -> None:
    table = finished(["bones-1"], ["toad-1", "toad-2", "toad-3"], ["cobweb-4"])
    assert GAME.result(table)["winners"] == [1]


def test_R_TIE_1_a_tie_is_shared() -> None:
    table = finished(["bones-1", "bones-2"], ["cobweb-4"], NOTHING)
    assert points(table) == [0, -4, 0]
    assert GAME.result(table)["winners"] == [0, 2]
