"""Reasons, by example, and that they name nothing hidden."""

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from games.incantibus.stacked import GAME, StackedTable, deal, leave_roof
from witching.core.message import Message
from witching.core.rng import Rng
from witching.testing.draws import SEEDS

ROOF = ["vampire", "flying-stake", "mistletoe", "mushroom", "spell", "goblin", "toad"]


def reasons(table: StackedTable, seat: int, choice: str) -> dict[str, Mapping[str, object]]:
    """The reasons for a choice of a seat, by key; of several of one kind, the first."""
    told = GAME.reasons(GAME.knowledge(table.position, seat), GAME.parse(choice))
    return {each.key.removeprefix("reasons-"): each.args for each in reversed(told)}


def roof(**more: object) -> StackedTable:
    return deal(visible=ROOF, **more)  # type: ignore[arg-type]


def test_I_TAKE_a_monster_is_caught_by_its_weapon_or_chased_away() -> None:
    table = roof(wands=[2, 4, 1, 3]).give(0, "flying-stake").give(2, "universalus")
    assert reasons(table, 0, "point visible 1")["catches"]["points"] == 5
    assert "catches" in reasons(table, 2, "point visible 1")
    assert reasons(table, 1, "point visible 1")["scares-from"]["other"] == 0


def test_I_ESCAPE_a_monster_is_not_chased_away_from_a_stronger_wand() -> None:
    """A seat that can catch it may point at it too, and get it."""
    table = roof(wands=[2, 4, 1, 3]).give(0, "flying-stake").give(1, "flying-stake")
    assert "scares-from" not in reasons(table, 3, "point visible 1")
    assert "scares-from" not in reasons(table, 2, "point visible 1")


def test_I_ESCAPE_a_monster_that_would_escape_is_told_with_the_weapon_that_is_missing() -> None:
    table = roof(wands=[2, 4, 1, 3])
    told = reasons(table, 0, "point visible 1")
    assert told["but-escapes"] == {"token": Message("incantibus-name-weapons-flying-stake")}
    assert "but-escapes" not in reasons(table, 0, "point visible 2")
    assert "but-escapes" not in reasons(table.give(0, "universalus"), 0, "point visible 1")


def test_I_ESCAPE_who_chases_a_monster_away_wants_it_to_escape() -> None:
    table = roof(wands=[2, 4, 1, 3]).give(0, "flying-stake")
    assert "but-escapes" not in reasons(table, 1, "point visible 1")
    assert "but-escapes" in reasons(table, 2, "point visible 1")


def test_a_weapon_for_a_monster_of_the_room_is_told_to_those_who_lack_it() -> None:
    table = roof().give(1, "flying-stake")
    assert "weapon-for" in reasons(table, 0, "point visible 2")
    assert "weapon-for" not in reasons(table, 1, "point visible 2")


def test_I_CONTEST_the_strongest_and_the_weakest_wand_are_sure_of_something() -> None:
    table = roof(wands=[4, 2, 1, 3])
    assert "strongest" in reasons(table, 0, "point visible 5")
    assert "weakest" in reasons(table, 2, "point visible 5")
    assert not {"strongest", "weakest"} & reasons(table, 1, "point visible 5").keys()


def test_I_ESCAPE_what_may_escape_is_promised_to_nobody() -> None:
    """A monster without its weapon; if it can be caught, the winner gets it."""
    table = roof(wands=[4, 2, 1, 3]).give(1, "flying-stake")
    assert reasons(table, 0, "point visible 1").keys() == {"scares-from"}
    table.give(0, "universalus")
    assert "strongest" in reasons(table, 0, "point visible 1")


def test_I_ESCAPE_a_secret_token_is_promised_to_nobody() -> None:
    table = leave_roof(deal(seats=2, wands=(4, 1), visible=["toad"] * 2, secret=["pumpkin"], rooms=["bedroom"]))
    assert reasons(table, 0, "point secret 1").keys() == set()


def test_I_FINAL_a_hidden_sorcerer_is_promised_to_nobody() -> None:
    final = deal(seats=2, wands=(4, 1)).to_final()
    assert reasons(final, 0, "point sorcerer 5").keys() == set()


def test_an_ingredient_that_is_the_last_one_missing_is_told_so() -> None:
    table = roof(potions=["green-1"])
    assert "towards" in reasons(table, 0, "point visible 3")
    table.give(0, "mushroom")
    assert reasons(table, 0, "point visible 3")["brews"]["points"] == 5


def test_what_nobody_else_can_pay_is_safe() -> None:
    table = roof(potions=["green-1"]).give(0, "mistletoe", "mushroom")
    assert {"scores", "alone"} <= reasons(table, 0, "point potion 1").keys()
    table.give(1, "mistletoe", "mushroom")
    assert "alone" not in reasons(table, 0, "point potion 1")


def test_I_PAY_what_the_payment_may_still_take_is_not_spare() -> None:
    final = deal(seats=2, sorcerers=["high-mage"]).give(0, "spell", "spell").to_final()
    final.cast("sorcerer 1", "sorcerer 5")
    assert reasons(final, 0, "pay spell").keys() == set()


def test_I_PAY_what_is_spare_or_scores_nothing_is_given_away() -> None:
    table = roof(potions=["green-1"]).give(0, "mistletoe", "mushroom", "stone")
    table.cast("potion 1", "visible 1", "visible 2", "visible 3")
    assert "scores-nothing" in reasons(table, 0, table.choices[0])


@given(SEEDS, st.integers(0, 60))
def test_I_HIDDEN_reasons_are_the_same_whatever_lies_hidden(seed: int, decisions: int) -> None:
    """Asked about the knowledge in imagined worlds and in the truth, which the seat cannot tell apart."""
    position, rng = GAME.blank({"seats": 3}), Rng(seed)
    position.redeal(rng)
    for _ in range(decisions):
        if not position.is_over():
            seat = position.to_act()[0]
            position.apply_unchecked(seat, position.action_at(rng.below(position.find_actions(seat))))
    for seat in position.to_act():
        knowledge = GAME.knowledge(position, seat)
        other = GAME.knowledge(knowledge.imagine(rng), seat)
        for action in position.legal(seat):
            assert GAME.reasons(knowledge, action) == GAME.reasons(other, action)
