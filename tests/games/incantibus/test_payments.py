"""Payments: the law of I-PAY against brute force, and its rulings."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.incantibus.stacked import StackedTable, deal, rows
from witching.games.incantibus.notation import write
from witching.games.incantibus.payments import can_pay

WEAPONS = {"net", "trap", "crystal-ball", "flying-stake"}
INGREDIENTS = {"mistletoe", "mushroom", "pumpkin", "toad", "feather"}
SPECIAL = {"purse", "three-gold", "universalus", "stone"}
COINS = {"one-coin": 1, "two-coins": 2, "three-coins": 3, "three-gold": 3}
MONSTERS = {"goblin", "werewolf", "ghost", "vampire"}
RECIPES = {"green-1": ["mistletoe", "mushroom"], "green-3": ["mistletoe", "toad", "pumpkin"]}
TOKENS = sorted(WEAPONS | INGREDIENTS | SPECIAL | set(COINS) | MONSTERS | {"spell"})
ROOMY = rows(
    {name: f"{name} = 20" for name in ("ingredients", "weapons", "monsters", "gold", "potions")}
    | {"coins": "coins = { price = { weapons = 3 }, points = 5 }"}
)
BOOKS = ["curiosities", "spells", "wonders", "coins", "riches", "duels", "armouries", "herbs", "brews"]


def is_met(piece: str, paid: tuple[str, ...], pays: str) -> bool:
    """The prices of the rule book, stated plainly: whether these tokens are enough."""
    wild = paid.count("universalus") if pays == "weapon" else 0
    kinds, coins = Counter(paid), sum(COINS.get(token, 0) for token in paid)
    weapons = [count for token, count in kinds.items() if token in WEAPONS]
    ingredients = [count for token, count in kinds.items() if token in INGREDIENTS]
    if piece in RECIPES:
        return sum((Counter(RECIPES[piece]) - kinds).values()) <= kinds["stone"]
    return {
        "curiosities": len(paid) >= 2,
        "spells": kinds["spell"] >= 1,
        "wonders": sum(kinds[token] for token in SPECIAL) >= 1,
        "coins": sum(weapons) + wild >= 3,
        "riches": coins >= 3,
        "duels": max(weapons, default=0) + wild >= 2,
        "armouries": len(weapons) + wild >= 2,
        "herbs": max(ingredients, default=0) >= 2,
        "brews": len(ingredients) >= 2,
    }[piece]


def payments(piece: str, held: list[str], pays: str = "weapon") -> set[tuple[str, ...]]:
    """I-PAY: every set of tokens that meets the price and has none to spare."""
    found = set()
    for size in range(1, 5):
        for paid in combinations(sorted(held), size):
            smaller = (paid[:i] + paid[i + 1 :] for i in range(size))
            if is_met(piece, paid, pays) and not any(is_met(piece, less, pays) for less in smaller):
                found.add(paid)
    return found


def spelled(table: StackedTable, paid: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every payment that the legal lists lead to."""
    found = []
    for action in table.position.legal(0):
        twin = table.position.copy()
        twin.apply_unchecked(0, action)
        token = next(choice.token for choice in table.view(0).choices if choice.action == write(action))
        assert token is not None
        after = StackedTable(table.setup)
        after.event_log.position = twin
        still = twin.piece != 0
        found += spelled(after, (*paid, token)) if still else [tuple(sorted((*paid, token)))]
    return found


@given(
    piece=st.sampled_from([*BOOKS, *RECIPES]),
    held=st.lists(st.sampled_from([*TOKENS, *WEAPONS, "universalus"]), min_size=1, max_size=7),
    pays=st.sampled_from(["weapon", "special"]),
)
def test_I_PAY_every_payment_has_one_spelling_and_there_is_no_other(piece: str, held: list[str], pays: str) -> None:
    """I-PAY, R-PAY-1, R-PAY-3: the legal lists lead to every minimal set exactly once."""
    place = "potion 1" if piece in RECIPES else "book 1"
    stacks = {"potions" if piece in RECIPES else "books": [piece]}
    table = deal({"universalus_pays": pays}, seats=2, expert=True, wands=(4, 1), box=ROOMY, **stacks)
    table.give(0, *held)
    expected = payments(piece, held, pays)
    assert can_pay(table.position, 0, table.kind(piece), 0) == bool(expected)
    assert (f"point {place}" in table.choices_of(0)) == bool(expected)
    if expected:
        table.cast(place, "visible 7")
        ways = spelled(table)
        assert len(ways) == len(set(ways))
        assert set(ways) == expected


def test_R_PAY_1_gold_gives_no_change_and_nothing_superfluous() -> None:
    """R-PAY-1: 1, 2, 2 for 3 coins: 1 + 2 or 2 + 2, not all three; a 3 alone, not 3 + 1."""
    assert payments("riches", ["one-coin", "two-coins", "two-coins"]) == {
        ("one-coin", "two-coins"),
        ("two-coins", "two-coins"),
    }
    table = deal(seats=2, expert=True, books=["riches"]).give(0, "one-coin", "two-coins", "two-coins", "three-coins")
    table.cast("book 1", "visible 1")
    assert table.choices == ["pay gold-1", "pay gold-2", "pay gold-3"]
    table.play("pay gold-1")
    assert table.choices == ["pay gold-2"]
    assert table.refusal("pay gold-3").rule == "I-PAY"


def test_R_PAY_2_neither_the_new_token_nor_beaten_sorcerers_pay() -> None:
    """R-PAY-2: a seat that holds only three tokens and a beaten sorcerer cannot pay the Grabber."""
    table = deal(seats=2, wands=(4, 1), sorcerers=["ghastly-grabber", "lady-goblina"]).to_final()
    table.give(0, "goblin", "net", "net", "net").give(1, "toad", "toad", "toad", "toad")
    table.cast("sorcerer 2", "sorcerer 1")
    table.play("pay monster-1", "pay ingredient-4", "pay ingredient-4", "pay ingredient-4", "pay ingredient-4")
    assert table.view().seats[0].sorcerers == ["lady-goblina"]
    assert not can_pay(table.position, 0, table.kind("ghastly-grabber"), 4)


@pytest.mark.parametrize(("piece", "held"), [("duels", ["net", "universalus"]), ("brews", ["toad", "stone"])])
def test_R_PAY_3_universalus_and_stone_may_be_no_weapon_or_ingredient_of_a_price(piece: str, held: list[str]) -> None:
    """R-PAY-3: but special tokens and any tokens; Universalus where the table says so."""
    books = [piece, "wonders", "curiosities"]
    table = deal({"universalus_pays": "special"}, seats=2, expert=True, books=books).give(0, *held)
    assert [choice for choice in table.choices_of(0) if "book" in choice] == ["point book 2", "point book 3"]


@pytest.mark.parametrize(
    ("piece", "held"), [("duels", ["net", "trap", "universalus"]), ("armouries", ["net", "net", "universalus"])]
)
def test_R_PAY_3_universalus_is_a_weapon_of_any_kind_in_a_price(piece: str, held: list[str]) -> None:
    """R-PAY-3: beside a net it is one more net, or another weapon."""
    table = deal(seats=2, expert=True, books=[piece]).give(0, *held)
    table.cast("book 1", "visible 1").play("pay weapon-1")
    assert table.choices == ["pay universalus"]
    assert table.refusal("pay weapon-1").rule == "I-PAY"
    assert table.play("pay universalus").moat == {"net": 1, "universalus": 1}


def test_R_PAY_3_the_dark_knight_takes_universalus_for_a_weapon() -> None:
    """R-PAY-3: four weapons, one of them Universalus."""
    table = deal(seats=2, wands=(4, 1), sorcerers=["dark-knight"], expert=True).to_final()
    table.give(0, "net", "net", "trap", "universalus")
    table.cast("sorcerer 1", "sorcerer 5").play("pay weapon-1", "pay weapon-1", "pay weapon-2", "pay universalus")
    assert table.view().seats[0].sorcerers == ["dark-knight"]


def test_a_box_with_strange_coins_is_paid_exactly() -> None:
    """I-PAY: the next coin must still lead to a payment, whatever the values and their order."""
    coins, riches = "{ coins = 5, visible = 3, secret = 1 }", "{ price = { gold = 9 }, points = 6 }"
    box = rows({"one-coin": f"one-coin = {coins}", "riches": f"riches = {riches}"})
    table = deal(seats=2, expert=True, books=["riches"], box=box)
    table.give(0, "purse", "purse", "one-coin", "one-coin", "two-coins", "two-coins", "three-coins", "three-coins")
    table.cast("book 1", "visible 7")
    ways = spelled(table)
    values = {"one-coin": 5, "two-coins": 2, "three-coins": 3}
    held = ["one-coin"] * 2 + ["two-coins"] * 2 + ["three-coins"] * 2
    sums = {
        tuple(sorted(paid))
        for size in range(1, 7)
        for paid in combinations(held, size)
        if 9 <= sum(values[t] for t in paid) < 9 + min(values[t] for t in paid)
    }
    assert sorted(ways) == sorted(sums)
