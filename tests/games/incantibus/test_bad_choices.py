"""Impossible choices: refused with the rule and the allowed choices, whoever asks; the table does not change."""

from collections.abc import Callable, Sequence

import pytest

from games.incantibus.stacked import GAME, StackedTable, deal, rows
from laws.incantibus_book import IncantibusBook
from witching.cli.output import say_refusal
from witching.core.refusal import Refused
from witching.core.viewers import Spectator

ROOF = ["spell", "pumpkin", "pumpkin", "net", "net", "feather", "goblin"]
ROW = ["lady-goblina", "dark-knight", "master-ramus", "high-mage", "prince-greed", "count-dracula"]
BOOK = IncantibusBook()


def roof(*cards: str, visible: Sequence[str] = ROOF, **stacks: Sequence[str]) -> StackedTable:
    """Two seats on the roof, wands 4 and 1, experts; these spell cards lie open."""
    return deal(seats=2, wands=(4, 1), expert=True, box=None, visible=visible, spells=cards, **stacks)


def casting(card: str) -> StackedTable:
    """Seat 0 has taken the spell token and cast this card; seat 1 took a pumpkin."""
    return roof(card).cast("visible 1", "visible 2").play(f"cast {card}")


def looking() -> StackedTable:
    """Seat 0 casts Oculus in the bedroom, where the second secret token was taken."""
    visible = ["pumpkin", "pumpkin", "net", "net", "feather", "feather", "goblin", "spell"]
    table = roof("oculus", visible=visible, rooms=["bedroom"], secret=["goblin", "net"])
    for place in (1, 3, 5):
        table.cast(f"visible {place}", f"visible {place + 1}")
    return table.cast("visible 1", "secret 2").play("cast oculus")


def paying(book: str, *held: str) -> StackedTable:
    """Seat 0 pays for a book."""
    return roof(books=[book]).give(0, *held).cast("book 1", "visible 2")


def overflowing() -> StackedTable:
    """Seat 0 has taken a fifth weapon, with three slots and one purse slot; it holds a pumpkin and no trap."""
    return roof().give(0, "net", "net", "flying-stake", "flying-stake", "pumpkin").cast("visible 4", "visible 2")


def final() -> StackedTable:
    return deal(seats=2, wands=(4, 1), sorcerers=ROW).to_final()


def over() -> StackedTable:
    table = final().cast("sorcerer 5", "sorcerer 6")
    assert table.position.is_over()
    return table


# At each of these tables: who tries what, and the rule that forbids it.
REFUSED: dict[str, tuple[Callable[[], StackedTable], list[tuple[int, str, str]]]] = {
    "on the roof": (
        lambda: roof(books=["duels"]),
        [
            (0, "point secret 1", "I-CAST"),
            (0, "point visible 8", "I-CAST"),
            (0, "point potion 1", "I-PAY"),
            (1, "point book 1", "I-PAY"),
            (0, "point sorcerer 1", "I-FINAL"),
            (0, "cast oculus", "I-CAST"),
            (2, "point visible 1", "I-SETUP"),
        ],
    ),
    "where a token was taken": (
        lambda: roof().cast("visible 4", "visible 5"),
        [(0, "point visible 4", "I-CAST"), (1, "point visible 4", "I-CAST")],
    ),
    "where a book was bought": (
        lambda: paying("coins", "two-coins").play("pay gold-2"),
        [(1, "point book 1", "I-CAST")],
    ),
    "where seat 0 owes a payment": (
        lambda: paying("coins", "two-coins", "net"),
        [
            (1, "point visible 3", "I-ORDER"),
            (1, "pay gold-2", "I-ORDER"),
            (0, "point visible 3", "I-PAY"),
            (0, "pay gold-1", "I-PAY"),
            (0, "pay weapon-1", "I-PAY"),
        ],
    ),
    "where a weapon was paid": (
        lambda: paying("curiosities", "toad", "net", "trap").play("pay weapon-1"),
        [(0, "pay ingredient-4", "I-PAY")],
    ),
    "where nothing would be left to pay": (
        lambda: paying("curiosities", "toad", "net"),
        [(0, "pay weapon-1", "I-PAY")],
    ),
    "where a case overflows": (
        overflowing,
        [
            (0, "discard ingredient-3", "I-CASE"),
            (0, "discard weapon-2", "I-CASE"),
            (0, "discard purse", "I-PURSE"),
            (1, "discard weapon-1", "I-ORDER"),
        ],
    ),
    "where Universalus is asked for": (
        lambda: roof().give(0, "universalus").cast("visible 7", "visible 2"),
        [(0, "discard universalus", "I-TAKE"), (1, "keep", "I-ORDER")],
    ),
    "where a card is to be chosen": (
        lambda: roof("oculus", "fortuna", "alchemy").cast("visible 1", "visible 2"),
        [(0, "cast iskanto", "I-SPELL"), (0, "decline", "I-CHAIN"), (1, "cast oculus", "I-ORDER")],
    ),
    "under Imperium": (
        lambda: casting("imperium"),
        [(0, "take visible 2", "I-SPELL-IMPERIUM"), (0, "take visible 7", "I-SPELL-IMPERIUM")],
    ),
    "under Oculus": (
        looking,
        [(0, "look secret 2", "I-SPELL-OCULUS"), (0, "take visible 2", "I-SPELL-OCULUS")],
    ),
    "under Alchemy": (
        lambda: casting("alchemy"),
        [
            (0, "steal 1 weapon-1", "I-SPELL-ALCHEMY"),
            (0, "steal 0 ingredient-3", "I-SPELL-ALCHEMY"),
            (0, "steal 3 ingredient-3", "I-SPELL-ALCHEMY"),
            (0, "steal 1 spell", "I-SPELL-ALCHEMY"),
        ],
    ),
    "under Iskanto": (
        lambda: roof("iskanto").cast("visible 1", "visible 7").play("cast iskanto"),
        [(0, "fetch weapon-1", "I-SPELL-ISKANTO")],
    ),
    "in the final": (
        final,
        [(0, "point visible 1", "I-FINAL"), (0, "point sorcerer 3", "I-FINAL"), (0, "point potion 1", "I-PAY")],
    ),
    "where a sorcerer escaped": (
        lambda: final().give(0, "goblin").cast("sorcerer 5", "sorcerer 6"),
        [(1, "point sorcerer 5", "I-FINAL")],
    ),
    "after the end": (over, [(0, "point sorcerer 1", "I-END")]),
}
EVERY = [
    pytest.param(make, *tried, id=f"{tried[2]} {where}: {tried[1]}")
    for where, (make, choices) in REFUSED.items()
    for tried in choices
]


@pytest.mark.parametrize(("make", "seat", "choice", "rule"), EVERY)
def test_a_bad_choice_is_refused_with_its_rule_and_what_is_allowed(
    make: Callable[[], StackedTable], seat: int, choice: str, rule: str
) -> None:
    table = make()
    before = table.position.to_bytes()
    with pytest.raises(Refused) as caught:
        GAME.apply(table.position, seat, GAME.parse(choice))
    assert caught.value.refusal.rule == rule
    assert rule in BOOK.rules
    said = say_refusal(caught.value.refusal)
    assert said.endswith(f"[{rule}]")
    allowed = table.choices_of(seat)
    assert (f"Allowed: {', '.join(allowed)} [" in said) is bool(allowed)
    assert table.position.to_bytes() == before


def test_I_ORDER_a_seat_that_owes_none_is_told_who_does() -> None:
    table = paying("coins", "two-coins")
    assert say_refusal(table.refusal("point visible 3", 1)) == "It is Seat 0\u2019s turn to choose. [I-ORDER]"


def test_I_SPELL_ALCHEMY_a_long_list_of_choices_is_cut() -> None:
    """Twelve, and a sign that there are more."""
    roomy = rows({name: f"{name} = 9" for name in ("ingredients", "weapons", "gold")})
    table = deal(seats=2, wands=(4, 1), visible=ROOF, spells=["alchemy"], box=roomy)
    table.give(1, "mistletoe", "mushroom", "pumpkin", "toad", "feather", "net", "trap", "crystal-ball")
    table.give(1, "flying-stake", "one-coin", "two-coins", "three-coins", "three-gold")
    table.cast("visible 1", "visible 7").play("cast alchemy")
    assert len(table.choices) == 13
    said = say_refusal(table.refusal("steal 0 weapon-1"))
    assert said.endswith(f"Allowed: {', '.join(table.choices[:12])}, … [I-SPELL-ALCHEMY]")


def test_I_HIDDEN_a_second_choice_before_the_reveal_replaces_the_first() -> None:
    """I-HIDDEN, I-CAST: any number of times; only the last one counts, and nobody sees how many there were."""
    once, often = roof(), roof()
    once.choose(0, "point visible 4")
    for choice in ("point visible 1", "point visible 7", "point visible 4"):
        often.choose(0, choice)
    assert often.position == once.position
    assert often.view(Spectator()) == once.view(Spectator())
    assert often.told(1) == once.told(1)
    for table in (once, often):
        table.choose(1, "point visible 5")
    assert often.position == once.position
    assert often.case(0) == {"net": 1}
