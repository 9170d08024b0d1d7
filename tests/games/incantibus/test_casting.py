"""The casting, the contest, what escapes, and the way from room to room."""

import pytest

from games.incantibus.stacked import deal, leave_roof, rows
from witching.core.refusal import Refused
from witching.core.viewers import Spectator
from witching.games.incantibus.targets import Target

ROOF = ["flying-stake", "pumpkin", "toad", "net", "goblin", "mistletoe", "trap"]


def test_I_CONTEST_the_worked_example() -> None:
    """I-CONTEST: wands 4, 2 and 1 on the flying stake, 3 on the pumpkin."""
    table = deal(wands=(4, 2, 1, 3), visible=ROOF)
    table.cast("visible 1", "visible 1", "visible 1", "visible 2")
    assert table.wands == [1, 2, 4, 3]
    assert [table.case(seat) for seat in range(4)] == [{"flying-stake": 1}, {}, {}, {"pumpkin": 1}]


def test_I_CONTEST_groups_are_independent() -> None:
    table = deal(wands=(4, 3, 2, 1), visible=ROOF).cast("visible 1", "visible 2", "visible 1", "visible 2")
    assert table.wands == [2, 1, 4, 3]
    assert [table.case(seat) for seat in range(4)] == [{"flying-stake": 1}, {"pumpkin": 1}, {}, {}]


def test_I_CAST_every_token_at_its_place_is_a_target() -> None:
    table = deal(visible=["toad", "toad"])
    assert table.choices_of(2) == [f"point visible {place}" for place in range(1, 8)]
    table.cast("visible 1", "visible 2", "visible 3", "visible 4")
    assert table.case(0) == table.case(1) == {"toad": 1}
    assert table.wands == [1, 2, 3, 4]


def test_I_CAST_an_open_potion_only_for_who_can_brew_it() -> None:
    table = deal(potions=["green-1"]).give(1, "mistletoe", "mushroom")
    assert "point potion 1" not in table.choices_of(0)
    assert "point potion 1" in table.choices_of(1)
    assert table.refusal("point potion 1", 0).rule == "I-PAY"
    assert table.refusal("point book 1", 0).rule == "I-CAST"
    assert table.refusal("point sorcerer 1", 0).rule == "I-FINAL"


def test_I_CAST_is_repeated_while_two_tokens_lie_in_the_room() -> None:
    table = deal(seats=2, visible=["toad", "toad", "feather", "feather", "net", "net", "trap"])
    for place in (1, 3):
        table.cast(f"visible {place}", f"visible {place + 1}")
        assert table.view().room == "roof"
    table.cast("visible 5", "visible 5")
    assert table.view().room == "roof"
    table.cast("visible 6", "visible 6")
    assert table.view().room != "roof"


def test_I_HIDDEN_a_sealed_choice_is_seen_by_nobody_and_may_be_changed() -> None:
    """I-HIDDEN: others see that a seat is ready, and no more; a seat sees its own choice."""
    table = deal(seats=3, visible=ROOF)
    table.choose(1, "point visible 1")
    before = [table.view(0), table.view(Spectator()), table.told(0)]
    table.choose(1, "point visible 2")
    assert [table.view(0), table.view(Spectator()), table.told(0)] == before
    assert table.view(0).ready == [1]
    assert [seat.target for seat in table.view(0).seats] == [None, None, None]
    assert table.view(1).sealed == Target("visible", 2)
    assert table.position.to_act() == (0, 2)
    table.choose(0, "point visible 3")
    table.choose(2, "point visible 4")
    assert table.case(1) == {"pumpkin": 1}


def test_I_ORDER_decisions_are_asked_by_the_wand_held_while_pointing() -> None:
    """I-ORDER, R-ORDER-1: 4 and 1 contest a potion; 4 pays first although it holds 1 now, then 3 pays."""
    table = deal(wands=(3, 1, 4, 2), potions=["green-1", "red-1"])
    table.give(0, "pumpkin", "mushroom").give(1, "mistletoe", "mushroom").give(2, "mistletoe", "mushroom")
    table.cast("potion 2", "potion 1", "potion 1", "visible 1")
    assert table.wands == [3, 4, 1, 2]
    assert (table.mover, table.choices) == (2, ["pay ingredient-1"])
    assert table.refusal("pay ingredient-2", 0).rule == "I-ORDER"
    table.play("pay ingredient-1", "pay ingredient-2")
    assert (table.mover, table.view().paying) == (0, "red-1")


def test_I_ESCAPE_a_monster_nobody_catches_goes_to_the_moat_and_wands_swap() -> None:
    """I-ESCAPE, R-ESCAPE-1: no second try, even for a seat that holds the net."""
    table = deal(seats=2, visible=ROOF).give(0, "net").cast("visible 5", "visible 5")
    assert table.moat == {"goblin": 1}
    assert table.wands == [4, 1]
    assert table.case(0) == {"net": 1}


def test_I_ESCAPE_a_secret_monster_too() -> None:
    table = deal(seats=2, visible=["toad"] * 2, secret=["vampire"], rooms=["bedroom"])
    leave_roof(table.give(0, "flying-stake"))
    table.cast("visible 1", "secret 1")
    assert table.moat["vampire"] == 1
    assert "escape" in table.keys_told()


QUIET = ["toad", "toad", "feather", "feather", "net", "net", "goblin"]


def test_I_NEXT_leftover_refill_next_room_next_sorcerer() -> None:
    table = deal(seats=2, visible=QUIET, rooms=["library"], potions=["green-2"], sorcerers=["high-mage", "rima-wolf"])
    table.give(0, "mushroom", "toad").cast("potion 1", "visible 1").play("pay ingredient-2", "pay ingredient-4")
    assert table.view().potions[0] is None
    table.cast("visible 2", "visible 3").cast("visible 4", "visible 5").cast("visible 6", "visible 6")
    view = table.view()
    assert view.room == "library"
    assert view.moat["goblin"] == 1
    assert view.potions[0] == "red-1"
    assert len(view.visible) == 3
    assert len(view.secret) == 4
    assert [sorcerer.sorcerer for sorcerer in view.sorcerers][:3] == ["high-mage", "rima-wolf", None]


def test_I_NEXT_the_leftover_casts_nothing() -> None:
    """R-NEXT-1: neither one that was visible nor one that was secret."""
    table = deal(seats=2, visible=[*QUIET[:6], "spell"], rooms=["bedroom"], secret=["pumpkin", "toad", "spell"])
    leave_roof(table)
    assert table.moat == {"spell": 1}
    assert table.phase == "cast"
    table.cast("visible 1", "visible 2").cast("visible 3", "visible 4").cast("secret 1", "secret 2")
    assert table.view().room != "bedroom"
    assert table.moat["spell"] == 2
    assert table.phase == "cast"


def test_R_BOX_2_a_room_with_one_token_is_left_at_once() -> None:
    """R-BOX-2: kitchen 1+0."""
    box = rows({"kitchen": 'kitchen = { back = "2+", visible = 1, secret = 0 }'})
    table = leave_roof(deal(seats=2, visible=[*QUIET, "vampire"], rooms=["kitchen", "library"], box=box))
    assert table.view().room == "library"
    assert table.moat["vampire"] == 1
    assert sum(s.fate == "up" for s in table.view().sorcerers) == 3


def test_a_target_that_is_gone_is_refused_and_nothing_changes() -> None:
    """I-CAST: so is a choice for a seat that owes none."""
    table = deal(seats=2, visible=ROOF).cast("visible 1", "visible 2")
    before = table.position.to_bytes()
    with pytest.raises(Refused):
        table.choose(0, "point visible 1")
    assert table.refusal("point visible 1", 0).rule == "I-CAST"
    assert table.refusal("point visible 3", 2).rule == "I-SETUP"
    assert table.position.to_bytes() == before
