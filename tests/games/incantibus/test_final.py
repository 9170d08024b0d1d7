"""Set-up, the final, the end and the score."""

from collections.abc import Sequence

import pytest

from games.incantibus.stacked import GAME, StackedTable, deal
from witching.core.rng import Rng
from witching.core.viewers import Spectator
from witching.games.incantibus.scoring import score_table


@pytest.mark.parametrize(
    ("seats", "wands", "rooms", "row"), [(4, [1, 2, 3, 4], 8, 12), (3, [1, 2, 4], 6, 9), (2, [1, 4], 4, 6)]
)
def test_I_SETUP_by_the_number_of_players(seats: int, wands: list[int], rooms: int, row: int) -> None:
    """I-SETUP, R-BOX-3."""
    position = GAME.blank({"seats": seats})
    position.redeal(Rng(3))
    view = GAME.views(position)(Spectator())
    assert sorted(seat.wand for seat in view.seats) == wands
    assert view.rooms_below == rooms - 1
    assert view.room == "roof"
    assert (len(view.visible), view.secret) == (7, [])
    assert [sorcerer.fate for sorcerer in view.sorcerers] == ["up"] + ["down"] * (row - 1)
    assert (len(view.potions), view.potion_stack, len(view.cards), view.card_stack) == (3, 6, 3, 9)
    assert (view.visible_stack, view.secret_stack) == (31, 26)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_I_NEXT_in_the_final_two_for_each_player_are_up_and_one_is_down(seats: int) -> None:
    fates = [sorcerer.fate for sorcerer in deal(seats=seats).to_final().view().sorcerers]
    assert (fates.count("up"), fates.count("down")) == (2 * seats, seats)


ROW = ["lady-goblina", "dark-knight", "master-ramus", "high-mage", "prince-greed", "count-dracula"]


def final(*row: str, expert: bool = False, **stacks: Sequence[str]) -> StackedTable:
    """Two seats before the last row of sorcerers."""
    return deal(seats=2, wands=(4, 1), expert=expert, box=None, sorcerers=row or ROW, **stacks).to_final()


def test_I_FINAL_targets() -> None:
    """I-FINAL, R-FINAL-4: hidden ones always, open ones if one can pay for them; Ramus by the wand."""
    table = final().give(0, "goblin").give(1, "net", "net", "trap", "trap")
    assert table.choices_of(0) == ["point sorcerer 1", "point sorcerer 5", "point sorcerer 6"]
    assert table.choices_of(1) == ["point sorcerer 2", "point sorcerer 3", "point sorcerer 5", "point sorcerer 6"]
    assert table.refusal("point sorcerer 3", 0).rule == "I-FINAL"
    assert table.refusal("point sorcerer 2", 0).rule == "I-FINAL"
    assert table.refusal("point visible 1", 0).rule == "I-FINAL"


def test_I_FINAL_a_hidden_sorcerer_is_paid_if_able_or_escapes() -> None:
    table = final().give(1, "vampire").cast("sorcerer 5", "sorcerer 6")
    assert table.view().sorcerers[4].fate == "escaped"
    assert (table.mover, table.choices) == (1, ["pay monster-4"])
    table.play("pay monster-4")
    assert table.view().seats[1].sorcerers == ["count-dracula"]
    assert table.moat["vampire"] == 1


def test_I_FINAL_contested_and_escaped_wands_swap_all_the_same() -> None:
    table = final().give(1, "two-coins", "two-coins").cast("sorcerer 5", "sorcerer 5")
    assert table.view().sorcerers[4].fate == "escaped"
    assert table.wands == [1, 4]


def test_I_FINAL_the_example_of_the_book() -> None:
    """I-FINAL: two fight for Witch Indigo and swap, nobody contests the White Lady, the hidden High Mage escapes."""
    hidden_last = ["witch-indigo", "white-lady", *ROW[:3], "prince-greed", "count-dracula", "rima-wolf", "high-mage"]
    table = deal(wands=(3, 1, 4, 2), sorcerers=hidden_last).to_final()
    table.give(0, "blue-1").give(1, "blue-2").give(2, "ghost").give(3, "spell")
    table.cast("sorcerer 1", "sorcerer 1", "sorcerer 2", "sorcerer 9").play("pay monster-3", "pay potion-7")
    assert [seat.sorcerers for seat in table.view().seats] == [["witch-indigo"], [], ["white-lady"], []]
    assert table.view().sorcerers[8].fate == "escaped"
    assert table.wands == [1, 3, 4, 2]


def test_R_FINAL_1_no_refill_in_the_final() -> None:
    """R-FINAL-1."""
    table = final(potions=["green-1"]).give(0, "mistletoe", "mushroom").give(1, "toad").cast("potion 1", "sorcerer 6")
    table.play("pay ingredient-1", "pay ingredient-2")
    assert table.view().potions[0] is None


def test_R_FINAL_2_ramus_looks_at_the_wand_held_while_pointing() -> None:
    """R-FINAL-2: hidden and contested, the 4 fights and Ramus escapes; the 1 alone beats him."""
    row = ["lady-goblina", "dark-knight", "high-mage", "prince-greed", "master-ramus", "count-dracula"]
    table = final(*row).cast("sorcerer 5", "sorcerer 5")
    assert table.view().sorcerers[4].fate == "escaped"
    table = final(*row).cast("sorcerer 6", "sorcerer 5")
    assert table.view().seats[1].sorcerers == ["master-ramus"]


def test_R_FINAL_3_the_grabber_takes_anything_but_beaten_sorcerers() -> None:
    """R-FINAL-3: also monsters, potions, spell tokens and specials; hidden, one who is able must pay."""
    row = ["lady-goblina", "dark-knight", "high-mage", "prince-greed", "ghastly-grabber", "count-dracula"]
    table = final(*row).give(0, "vampire", "green-1", "spell", "purse").cast("sorcerer 5", "sorcerer 6")
    assert table.choices == ["pay monster-4"]
    table.play("pay monster-4", "pay spell", "pay purse", "pay potion-1")
    assert table.case(0) == {}
    assert table.view().seats[0].sorcerers == ["ghastly-grabber"]


def test_I_END_a_seat_that_can_pay_for_nothing_lays_the_wand_down() -> None:
    table = final().give(1, "goblin").cast("sorcerer 5", "sorcerer 6")
    assert table.phase == "over"
    assert table.result()["how"] == "laid"
    assert table.result()["laid"] == [0]
    assert [seat.laid for seat in table.view().seats] == [True, False]


def test_I_END_ramus_keeps_a_weak_wand_in_the_game() -> None:
    table = final().give(0, "goblin").cast("sorcerer 5", "sorcerer 6")
    assert table.phase == "cast"
    assert table.choices_of(1) == ["point sorcerer 3"]


def test_I_END_when_no_sorcerer_is_left() -> None:
    row = ["lady-goblina", "rima-wolf", "white-lady", "count-dracula", "dark-knight", "prince-greed"]
    table = final(*row).give(0, "goblin", "ghost", "ghost").give(1, "werewolf", "vampire", "vampire")
    table.cast("sorcerer 5", "sorcerer 6").cast("sorcerer 1", "sorcerer 2").play("pay monster-1", "pay monster-2")
    table.cast("sorcerer 3", "sorcerer 4").play("pay monster-3", "pay monster-4")
    assert (table.phase, table.result()["how"], table.result()["laid"]) == ("over", "cleared", [])


def test_I_SCORE_the_worked_example_of_35() -> None:
    """I-SCORE: 5 + 15 + 5 + 2 + 8; weapons, ingredients, purse, Universalus and stone score nothing."""
    table = final("witch-indigo", "dark-knight", "master-ramus", "high-mage", "prince-greed", "count-dracula")
    table.give(0, "blue-1", "purse", "purse", "universalus").cast("sorcerer 1", "sorcerer 5").play("pay potion-7")
    table.give(0, "green-1", "vampire", "werewolf", "ghost", "werewolf", "three-coins", "two-coins", "spell", "spell")
    table.give(0, "net", "toad", "stone")
    score_table(table.position)
    assert table.position.points(0) == 35
    lines = table.result()["seats"][0]["lines"]
    assert [(line["of"], line["points"]) for line in lines] == [
        ("gold", 5), ("monsters", 15), ("potions", 5), ("spell-tokens", 2), ("sorcerers", 8),
    ]  # fmt: skip


def test_I_EXPERT_the_wand_scores_a_laid_one_too() -> None:
    """I-EXPERT, I-SCORE: 4 and 1 points; the wands are those held at the end."""
    table = final(expert=True).cast("sorcerer 5", "sorcerer 6")
    assert [seat["points"] for seat in table.result()["seats"]] == [4, 1]
    assert table.result()["seats"][0]["lines"] == [{"rule": "I-EXPERT", "of": "wand", "tokens": [], "points": 4}]


def test_I_TIE_the_stronger_wand_wins() -> None:
    table = final().cast("sorcerer 5", "sorcerer 6")
    assert [table.position.points(seat) for seat in (0, 1)] == [0, 0]
    assert table.result()["winners"] == [0]
