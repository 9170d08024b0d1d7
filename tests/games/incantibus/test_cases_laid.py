"""I-CASE: the viewer's own case in a view, slot by slot."""

from games.incantibus.stacked import GAME, deal
from witching.core.viewers import Spectator
from witching.games.incantibus.belongings import CaseView


def laid(case: CaseView | None) -> CaseView:
    assert case is not None
    return case


def test_I_CASE_tokens_lie_in_the_slots_of_their_type_those_beyond_them_in_the_purse() -> None:
    table = deal(seats=2).give(0, *["mistletoe"] * 4, "stone", "spell", "spell", "purse", "net")
    case, seat = laid(table.view(0).case), table.view(0).seats[0]
    ingredients, weapons = case.parts[:2]
    slots = table.view(0).box.slots
    assert (ingredients.place, ingredients.held, len(ingredients.slots)) == ("ingredients", 5, slots["ingredients"])
    assert ingredients.slots == ["mistletoe"] * 4
    assert weapons.slots == ["net"] + [None] * (slots["weapons"] - 1)
    assert case.purse == ["stone"] + [None] * (seat.purse_slots - 1)
    assert case.stacked == {"spell": 2, "purse": 1}
    assert seat.loose == 1


def test_tokens_of_a_type_lie_together() -> None:
    table = deal(seats=2).give(1, "purse", "spell", "goblin", "net", "stone", "toad")
    assert list(table.view(0).seats[1].case) == ["toad", "stone", "net", "goblin", "spell", "purse"]


def test_I_EXPERT_only_experts_have_slots_for_books() -> None:
    assert "books" not in [part.place for part in laid(deal().view(0).case).parts]
    assert "books" in [part.place for part in laid(deal(expert=True).view(0).case).parts]


OTHER_SIDE = GAME.box + "\n[expert-case]\ningredients = 6\nweapons = 1\n"


def test_I_EXPERT_the_expert_side_may_have_other_slots() -> None:
    """I-BOX, I-EXPERT: those that the box names; the others are as on the side for apprentices."""
    plain, expert = deal(box=OTHER_SIDE).view(0), deal(box=OTHER_SIDE, expert=True).view(0)
    assert plain.box.slots == deal().view(0).box.slots
    assert expert.box.slots == plain.box.slots | {"ingredients": 6, "weapons": 1}
    assert [len(part.slots) for part in laid(expert.case).parts] == [6, 1, 4, 3, 3, 2]


def test_I_CASE_each_side_overflows_by_its_own_slots() -> None:
    table = deal(seats=2, box=OTHER_SIDE, expert=True, visible=["net"]).give(0, "net", "toad", "toad", "toad", "toad")
    table.give(0, "mushroom", "mushroom", "pumpkin").cast("visible 1", "visible 2")
    assert table.choices == ["discard ingredient-2", "discard ingredient-3", "discard ingredient-4", "discard weapon-1"]
    assert table.refusal("discard weapon-2").rule == "I-CASE"


def test_who_has_no_seat_has_no_case() -> None:
    assert deal().view(Spectator()).case is None
