"""Taking and the case: weapons, Universalus, slots, purses."""

from collections.abc import Sequence

from games.incantibus.stacked import StackedTable, deal, rows
from witching.core.viewers import Spectator

ROOF = ["goblin", "toad", "toad", "net", "one-coin", "feather", "pumpkin"]


def quiet(*, expert: bool = False, box: str | None = None, **stacks: Sequence[str]) -> StackedTable:
    """Two seats on a roof without spell tokens."""
    return deal(seats=2, wands=(), expert=expert, box=box, visible=ROOF, **stacks)


def test_I_TAKE_a_weapon_catches_its_monster_and_is_kept() -> None:
    """I-TAKE, R-TAKE-1."""
    table = quiet().give(0, "net").cast("visible 1", "visible 2")
    assert table.case(0) == {"net": 1, "goblin": 1}


def test_I_TAKE_with_the_weapon_universalus_is_not_spent() -> None:
    """R-TAKE-3: nothing is asked."""
    table = quiet().give(0, "net", "universalus").cast("visible 1", "visible 2")
    assert table.case(0) == {"net": 1, "goblin": 1, "universalus": 1}


def test_R_TAKE_2_with_universalus_alone_the_taker_chooses() -> None:
    """R-TAKE-2: spend it, or let the monster escape."""
    table = quiet().give(0, "universalus").cast("visible 1", "visible 2")
    assert (table.mover, table.choices) == (0, ["spend", "keep"])
    assert table.view().pending == "goblin"
    kept = quiet().give(0, "universalus").cast("visible 1", "visible 2").play("keep")
    assert kept.case(0) == {"universalus": 1}
    assert kept.moat == {"goblin": 1}
    table.play("spend")
    assert table.case(0) == {"goblin": 1}
    assert table.moat == {"universalus": 1}


def test_I_TAKE_a_potion_takes_its_ingredients() -> None:
    table = quiet(potions=["green-1"]).give(0, "mistletoe", "mushroom").cast("potion 1", "visible 2")
    table.play("pay ingredient-1", "pay ingredient-2")
    assert table.case(0) == {"green-1": 1}
    assert table.moat == {"mistletoe": 1, "mushroom": 1}
    assert table.view().potions[0] is None


def test_I_TAKE_the_stone_stands_for_any_one_ingredient() -> None:
    table = quiet(potions=["green-1"]).give(0, "mistletoe", "mushroom", "stone").cast("potion 1", "visible 2")
    assert table.choices == ["pay ingredient-1", "pay ingredient-2"]
    table.play("pay ingredient-2")
    assert table.choices == ["pay stone"]
    table.play("pay stone")
    assert table.case(0) == {"mistletoe": 1, "green-1": 1}


def test_I_PAY_a_book_for_a_bare_wand_is_taken_and_told_at_once() -> None:
    """I-PAY, I-TAKE: a custom box may price a book like Master Ramus; a wand too strong is refused."""
    box = rows({"riches": "riches = { price = { wand = 1 }, points = 6 }"})
    table = quiet(expert=True, box=box, books=["riches"])
    assert "point book 1" not in table.choices_of(1)
    table.cast("book 1", "visible 2")
    assert (table.case(0), table.phase) == ({"riches": 1}, "cast")
    assert table.keys_told()[-2:] == ["take", "gain"]


def test_I_CASE_an_overflow_is_discarded_one_at_a_time() -> None:
    """I-CASE: the worked example: 5 ingredients and 3 weapons, a fourth weapon comes."""
    table = quiet().give(0, "toad", "toad", "feather", "feather", "mushroom", "trap", "trap", "crystal-ball")
    table.cast("visible 4", "visible 2")
    assert table.phase == "discard"
    beyond = ("ingredient-2", "ingredient-4", "ingredient-5", "weapon-1", "weapon-2", "weapon-3")
    assert table.choices == [f"discard {name}" for name in beyond]
    table.play("discard weapon-1")
    assert table.case(0)["trap"] == 2
    assert table.moat == {"net": 1}
    assert table.phase == "cast"


def test_R_CASE_1_a_token_that_fits_is_kept() -> None:
    """R-CASE-1: four ingredients and the purse slot take a fifth; nothing is offered for discard."""
    table = quiet().give(0, "toad", "feather", "feather", "mushroom").cast("visible 2", "visible 3")
    assert table.phase == "cast"
    assert table.case(0)["toad"] == 2
    table.give(0, "trap", "trap", "net", "net").cast("visible 5", "visible 6")
    assert table.refusal("discard gold-1", 0).rule == "I-CASE"


def test_R_CASE_2_the_moat_is_open_to_all() -> None:
    """R-CASE-2."""
    table = quiet().cast("visible 1", "visible 2")
    assert table.view(Spectator()).moat == table.view(1).moat == {"goblin": 1}


def test_I_CASE_special_tokens_use_the_slots_of_their_types() -> None:
    table = (
        quiet()
        .give(0, "one-coin", "two-coins", "three-gold", "universalus", "net", "net")
        .cast("visible 5", "visible 2")
    )
    assert table.phase == "cast"
    table = quiet().give(0, "one-coin", "two-coins", "three-gold", "universalus", "net", "net", "trap")
    table.cast("visible 5", "visible 2")
    assert table.choices == [
        *("discard weapon-1", "discard weapon-2", "discard gold-1", "discard gold-2"),
        *("discard three-gold", "discard universalus"),
    ]


def test_I_PURSE_gives_a_slot_and_is_never_discarded() -> None:
    table = quiet().give(0, "purse", "net", "net", "trap", "trap").cast("visible 4", "visible 2")
    assert table.phase == "cast"
    table.cast("visible 1", "visible 3").give(0, "trap")
    table.cast("visible 5", "visible 6")
    assert table.phase == "discard"
    assert table.refusal("discard purse").rule == "I-PURSE"


def test_R_PURSE_1_a_paid_purse_takes_its_slot_along() -> None:
    """R-PURSE-1: pay, place, then discard."""
    table = quiet(expert=True, books=["wonders"]).give(0, "purse", "net", "net", "trap", "trap", "trap")
    table.cast("book 1", "visible 2").play("pay purse")
    assert table.phase == "discard"
    assert table.case(0)["wonders"] == 1
    table.play("discard weapon-2")
    assert table.moat == {"purse": 1, "trap": 1}


def test_R_PURSE_1_a_third_purse_fills_a_slot() -> None:
    box = rows({"purse": "purse = 3", "three-gold": "three-gold = 1"})
    table = quiet(box=box).give(0, "purse", "purse", "purse", "net", "net", "trap", "trap", "trap")
    table.cast("visible 5", "visible 2")
    assert table.phase == "cast"
    table.cast("visible 4", "visible 3")
    assert table.choices == ["discard weapon-1", "discard weapon-2"]


def test_I_EXPERT_books_have_two_slots_and_the_wand_scores() -> None:
    """I-EXPERT: a third book needs the purse slot, a fourth finds none."""
    table = quiet(expert=True, books=["spells"]).give(0, "duels", "coins", "riches", "spell")
    table.cast("book 1", "visible 2").play("pay spell")
    assert table.choices == ["discard book-2", "discard book-4", "discard book-5", "discard book-6"]
    assert len(table.view().books) == 3
    assert quiet().view().books == []
