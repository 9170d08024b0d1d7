"""Edges of the rules that a small slip in the engine would blunt: found by `bench/mutants.py`."""

from games.incantibus.stacked import deal, rows

TOKENS = ["goblin", "toad", "toad", "net", "one-coin", "feather", "pumpkin"]
PURSES = rows({"purse": "purse = 6", "three-gold": "three-gold = 0", "universalus": "universalus = 0",
               "stone": "stone = 0"})  # fmt: skip


def test_I_PURSE_six_purses_ask_for_no_discard_of_what_fits() -> None:
    """I-PURSE: with four purses out of place, nothing may lie beyond its own slots, but nothing more is asked for."""
    table = deal(seats=2, visible=TOKENS, box=PURSES).give(0, *["purse"] * 6, "net")
    table.cast("visible 4", "visible 2")
    assert (table.phase, table.case(0)["net"]) == ("cast", 2)


def test_I_PURSE_five_purses_leave_no_slot_for_one_token_too_many() -> None:
    """I-PURSE: one slot, two for purses in place, three purses in slots: none is left."""
    table = deal(seats=2, visible=TOKENS, box=PURSES).give(0, *["purse"] * 5, "net", "trap", "trap")
    table.cast("visible 4", "visible 2")
    assert table.choices == ["discard weapon-1", "discard weapon-2"]


def test_I_PAY_one_huge_coin_pays_a_small_price() -> None:
    """I-PAY: gold gives no change, whatever it is worth."""
    box = rows({"three-coins": "three-coins = { coins = 99, visible = 1, secret = 1 }"})
    table = deal(seats=2, wands=(4, 1), visible=TOKENS, expert=True, box=box, books=["coins"])
    table.give(0, "three-coins").cast("book 1", "visible 2")
    assert table.choices == ["pay gold-3"]


def test_I_PAY_a_potion_of_two_toads_takes_two_toads() -> None:
    """I-PAY, I-TAKE: a second one of the same kind is in box order."""
    box = rows({"green-1": 'green-1 = { colour = "green", ingredients = ["toad", "toad"], points = 5 }'})
    table = deal(seats=2, wands=(4, 1), visible=TOKENS, box=box, potions=["green-1"]).give(0, "toad", "toad")
    table.cast("potion 1", "visible 2").play("pay ingredient-4", "pay ingredient-4")
    assert table.case(0) == {"green-1": 1}


def test_I_PAY_different_ingredients_are_different_from_the_first_kind_on() -> None:
    """I-PAY: two mistletoes do not go together."""
    table = deal(seats=2, wands=(4, 1), visible=TOKENS, expert=True, books=["brews"])
    table.give(0, "mistletoe", "mistletoe", "toad").cast("book 1", "visible 2").play("pay ingredient-1")
    assert table.choices == ["pay ingredient-4"]


def test_I_SPELL_OCULUS_reaches_the_twelfth_place() -> None:
    """I-SPELL-OCULUS: in the largest room that a box may have."""
    box = rows({
        "kitchen": 'kitchen = { back = "2+", visible = 0, secret = 12 }',
        "library": 'library = { back = "2+", visible = 3, secret = 0 }',
        "gallery": 'gallery = { back = "4", visible = 3, secret = 0 }',
    })  # fmt: skip
    secret = ["spell", *["spell"] * 3, "mistletoe", "mushroom", "pumpkin", "pumpkin", "toad", "net", "trap", "feather"]
    table = deal(seats=2, wands=(4, 1), visible=TOKENS, box=box, rooms=["kitchen"], secret=secret, spells=["oculus"])
    table.cast("visible 2", "visible 3").cast("visible 4", "visible 5").cast("visible 6", "visible 7")
    table.cast("secret 1", "secret 5").play("cast oculus", "look secret 12")
    assert table.case(0)["feather"] == 2


def test_I_PAY_a_token_of_no_coins_pays_nothing() -> None:
    """I-PAY: a payment contains nothing that could be left out."""
    box = rows({"one-coin": "one-coin = { coins = 0, visible = 3, secret = 1 }"})
    table = deal(seats=2, wands=(4, 1), visible=TOKENS, expert=True, box=box, books=["coins"])
    table.give(0, "one-coin", "one-coin", "two-coins").cast("book 1", "visible 2")
    assert table.choices == ["pay gold-2"]


def test_I_PAY_a_large_coin_may_need_a_small_one_that_comes_later() -> None:
    """I-PAY: three and one make four, whichever the box names first."""
    box = rows({
        "one-coin": "one-coin = { coins = 3, visible = 3, secret = 1 }",
        "three-coins": "three-coins = { coins = 1, visible = 1, secret = 1 }",
        "coins": "coins = { price = { gold = 4 }, points = 5 }",
    })  # fmt: skip
    table = deal(seats=2, wands=(4, 1), visible=TOKENS, expert=True, box=box, books=["coins"])
    table.give(0, "one-coin", "three-coins").cast("book 1", "visible 2")
    assert table.choices == ["pay gold-1"]
    assert table.play("pay gold-1", "pay gold-3").case(0) == {"coins": 1}
