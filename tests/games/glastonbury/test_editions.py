"""Where the editions differ, and how we read them: D-SPELLS, D-IMMUTO, D-TWO, D-CORNER, D-NAMES (for D-SPECIAL2 see
test_special2), R-D-IMMUTO-1, R-D-TWO-1, R-D-SPELLS-1 and 2."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.glastonbury.finished import finished, joined, line_points
from games.glastonbury.rare_positions import choose, pictured
from games.glastonbury.stacked import GAME, deal
from witching.core.rng import Rng
from witching.i18n import Catalogue
from witching.i18n.languages import LANGUAGES
from witching.rulebook import read_rules
from witching.rulebook.editions import read_difference

PRESETS = {
    "ru": ("may", "collected", "as_scored", "one_colour", "strict", "inner", "owner", "collected"),
    "ru-alchemist": ("may", "collected", "as_scored", "one_colour", "strict", "inner", "owner", "collected"),
    "it": ("may", "used", "as_scored", "one_colour", "strict", "inner", "owner", "any"),
    "ko": ("must", "collected", "as_scored", "one_colour", "strict", "inner", "owner", "any"),
}
SWITCHES = (
    "special2", "fewest_spells", "immuto_in_recipe", "two_player_removal", "memory",
    "end_lines", "immuto_by", "immuto_joins",
)  # fmt: skip
LATER = {"end_lines": "inner", "immuto_by": "engine", "immuto_joins": "any"}
"""What a record means without these switches."""
NOTHING: list[str] = []
FEWEST_SPELLS = [("orange", "b3"), ("grey", "b5")]


@pytest.mark.parametrize("edition", PRESETS)
def test_an_edition_is_a_preset_of_switches(edition: str) -> None:
    """D-SPECIAL2, D-SPELLS, D-IMMUTO, D-TWO, D-JOIN: as the table of each one says."""
    options = LATER | deal(edition=edition).setup.options
    assert tuple(options[name] for name in SWITCHES) == PRESETS[edition]
    assert options["edition"] == edition


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("place", range(len(SWITCHES)))
def test_each_switch_can_be_set_alone(edition: str, place: int) -> None:
    """As a house rule, whatever the edition: D-SPECIAL2, D-SPELLS, D-IMMUTO, D-TWO, G-MEMORY, R-END-1, D-JOIN."""
    values: list[tuple[str, ...]] = [("may", "must"), ("collected", "used"), ("as_scored", "free")]
    values.append(("one_colour", "both_colours"))
    values += [("strict", "assisted", "open"), ("inner", "all"), ("owner", "engine"), ("any", "collected")]
    for value in values[place]:
        switch: dict[str, Any] = {SWITCHES[place]: value}
        options = LATER | deal(edition=edition, **switch).setup.options
        expected = list(PRESETS[edition])
        expected[place] = value
        assert [options[name] for name in SWITCHES] == expected


def fewest_spells(edition: str, **counts: Mapping[str, int]) -> int:
    spells = {0: counts.get("mine", {}), 1: counts.get("theirs", {})}
    table = finished(NOTHING, NOTHING, edition=edition, recipes=FEWEST_SPELLS, spells=spells)
    return line_points(table, 0, "b3")


@pytest.mark.parametrize("edition", ["ru", "ru-alchemist", "ko"])
@pytest.mark.parametrize("card", ["accio_cards", "declinatio_cards", "vanescos", "perluceos"])
def test_D_SPELLS_collected_counts_every_card_used_or_not(edition: str, card: str) -> None:
    assert fewest_spells(edition, theirs={card: 1}) == 10
    assert fewest_spells(edition, mine={card: 1}, theirs={card: 1}) == 0
    assert fewest_spells(edition, mine={card: 1}, theirs={card: 2}) == 10
    assert fewest_spells(edition, mine={"accio_spent": 2, "happened": 1}, theirs={card: 1}) == 10


@pytest.mark.parametrize(("spent", "cards"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_R_D_SPELLS_2_an_accio_counts_when_a_charge_was_spent(spent: int, cards: int) -> None:
    mine = {"accio_cards": 2, "accio_spent": spent}
    assert fewest_spells("it", mine=mine, theirs={"happened": cards}) == 0
    assert fewest_spells("it", mine=mine, theirs={"happened": cards + 1}) == 10


@pytest.mark.parametrize(("spent", "cards"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_R_D_SPELLS_2_a_declinatio_counts_when_a_charge_was_spent(spent: int, cards: int) -> None:
    mine = {"declinatio_cards": 2, "declinatio_spent": spent}
    assert fewest_spells("it", mine=mine, theirs={"happened": cards}) == 0
    assert fewest_spells("it", mine=mine, theirs={"happened": cards + 1}) == 10


def test_D_SPELLS_it_adds_all_of_them() -> None:
    mine = {"accio_spent": 1, "declinatio_spent": 4, "happened": 2}
    assert fewest_spells("it", mine=mine, theirs={"happened": 5}) == 0
    assert fewest_spells("it", mine=mine, theirs={"happened": 6}) == 10


def last_spell(card: str, choice: str, theirs: dict[str, int], **options: str) -> int:
    """B3 of seat 0, which had no spell, after it ended the game with this one."""
    grid = {"c3": card, "b2": "toad-1", "b3": "toad-2", "d4": "bones-1", "e5": "bones-2"}
    picture = pictured(grid=grid, stop=2, spells={1: theirs}, recipes=FEWEST_SPELLS, **options)
    return line_points(choose(picture, choice), 0, "b3")


@pytest.mark.parametrize("choice", ["take c3", "take c3 refuse"])
def test_R_D_SPELLS_1_used_a_final_vanesco_happens_a_final_perluceo_does_not(choice: str) -> None:
    assert last_spell("vanesco", choice, {"happened": 1}, fewest_spells="used") == 0
    assert last_spell("vanesco", choice, {"happened": 2}, fewest_spells="used") == 10
    assert last_spell("perluceo", choice, {"happened": 1}, fewest_spells="used") == 10


@pytest.mark.parametrize("card", ["vanesco", "perluceo", "accio", "declinatio"])
def test_R_D_SPELLS_1_collected_exactly_if_it_was_kept(card: str) -> None:
    assert last_spell(card, "take c3", {"vanescos": 1}, fewest_spells="collected") == 0
    assert last_spell(card, "take c3 refuse", {"vanescos": 1}, fewest_spells="collected") == 10


BETWEEN = (["pumpkin-1", "bones-4", "immuto"], ["pumpkin-2"])
"""Seat 0's recipe is orange, one card against one; its Immuto saves 4 with the bones, or 1 with the pumpkin, where it
would also win the recipe: 1 and 2 points, less than 4."""


@pytest.mark.parametrize("edition", PRESETS)
def test_D_IMMUTO_as_scored_it_has_the_colour_of_the_kind_it_joined(edition: str) -> None:
    """R-D-IMMUTO-1: in every edition it has only one place."""
    table = finished(*BETWEEN, edition=edition, recipes=[("orange", "b5"), ("grey", "b4")])
    assert (joined(table, 0), line_points(table, 0, "orange")) == (["bones"], 0)


def test_D_IMMUTO_free_it_counts_for_the_own_recipe_as_well() -> None:
    table = finished(*BETWEEN, immuto_in_recipe="free", recipes=[("orange", "b5"), ("grey", "b4")])
    assert (joined(table, 0), line_points(table, 0, "orange")) == (["bones"], 2)


def test_D_IMMUTO_free_both_count() -> None:
    cauldron = ["pumpkin-1", "bones-3", "bones-4", "immuto", "immuto"]
    table = finished(cauldron, ["pumpkin-2", "snake-powder-2"], immuto_in_recipe="free", recipes=FEWEST_SPELLS)
    assert (joined(table, 0), line_points(table, 0, "orange")) == (["bones", "bones"], 3)


def test_D_IMMUTO_free_in_comparisons_of_others_it_has_the_colour_it_joined() -> None:
    """Seat 1's Immuto makes its pumpkins three; seat 0 has three orange cards and an Immuto that counts: four."""
    mine, theirs = (
        ["snake-powder-1", "snake-powder-2", "snake-powder-3", "immuto"],
        ["pumpkin-3", "pumpkin-4", "immuto"],
    )
    table = finished(mine, theirs, immuto_in_recipe="free", ender=1, recipes=FEWEST_SPELLS)
    assert (joined(table, 1), line_points(table, 0, "orange")) == (["pumpkin"], 4)
    recipes = [("grey", "b3"), ("orange", "b5")]
    table = finished(mine, theirs, immuto_in_recipe="free", ender=1, recipes=recipes)
    assert (joined(table, 0), line_points(table, 1, "orange")) == (["snake-powder"], 0)
    table = finished([*mine[1:], "bones-4"], [*theirs, "pumpkin-1"], immuto_in_recipe="free", recipes=recipes)
    assert (joined(table, 0), line_points(table, 1, "orange")) == (["snake-powder"], 4)


@pytest.mark.parametrize("edition", PRESETS)
def test_D_TWO_one_colour_leaves(edition: str) -> None:
    """R-D-TWO-1: in `it` too, despite its plural."""
    table = deal(edition=edition)
    assert (table.view().pile, len(table.view().removed)) == (44, 1)


@pytest.mark.parametrize("edition", PRESETS)
def test_D_TWO_both_colours_as_a_house_rule(edition: str) -> None:
    position = GAME.blank(
        {"seats": 2, "edition": edition, "two_player_removal": "both_colours", "colours": "blue,yellow"}
    )
    position.redeal(Rng(4))
    setup = GAME.write_setup(position)
    assert (setup.deal["removed"], len(setup.deal["pile"])) == (["red", "green"], 36)
    gone = ("dragons-blood", "toadstool", "herb-bundle", "toad-")
    assert not [card for card in setup.deal["grid"] + setup.deal["pile"] if card.startswith(gone)]


def test_R_D_TWO_1_the_other_reading_can_be_played() -> None:
    table = deal(edition="it", two_player_removal="both_colours")
    assert (table.view().pile, table.view().removed) == (36, ["green", "yellow"])


@pytest.mark.parametrize("edition", PRESETS)
def test_D_CORNER_every_corner_can_be_chosen(edition: str) -> None:
    table = deal(seats=3, edition=edition, corners=["se", "nw", "sw"])
    assert [seat.corner for seat in table.view().seats] == ["se", "nw", "sw"]
    assert [table.stop(seat) for seat in (0, 1, 2)] == [12, 0, 15]


def test_D_NAMES_the_rule_book_tells_what_each_box_calls_the_cards() -> None:
    text = read_rules("glastonbury", "en")["D-NAMES"].text
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in text.splitlines() if "|" in line]
    assert rows[0] == ["here", *PRESETS]
    assert [row[0] for row in rows[2:]] == ["Accio", "Declinatio", "Vanesco", "Perluceo", "Immuto", "orange"]
    assert all(len(row) == 5 and all(row) for row in rows[2:])


@pytest.mark.parametrize("edition", ["it", "ko"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_D_NAMES_a_card_is_explained_by_what_its_edition_prints(language: str, edition: str) -> None:
    here, other = (Catalogue(language, strict=True).at_table(edition=name) for name in (edition, "ru"))
    *cards, colour = read_difference(read_rules("glastonbury", "en")["D-NAMES"]).editions[edition]
    for card in cards:
        gloss, note = card.text.partition("(")[2].removesuffix(")"), f"glastonbury-note-{card.about.lower()}"
        assert gloss
        assert gloss in here.say(note)
        assert gloss not in other.say(note)
    spoken = Catalogue(edition, strict=True).at_table(edition=edition)
    assert spoken.say("glastonbury-colour-orange") in colour.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_D_NAMES_orange_is_mint_in_ko_and_in_no_other_edition(language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    said = {name: catalogue.at_table(edition=name).say("glastonbury-colour-orange") for name in PRESETS}
    assert said["ko"] != said["it"] == said["ru"] == said["ru-alchemist"] == catalogue.say("glastonbury-colour-orange")


@pytest.mark.parametrize("edition", PRESETS)
def test_D_NAMES_only_names_differ_the_notation_does_not(edition: str) -> None:
    table = deal(edition=edition, grid={"c1": "immuto"})
    assert (table.card("c1"), table.choices[0]) == ("immuto", "take c1")
