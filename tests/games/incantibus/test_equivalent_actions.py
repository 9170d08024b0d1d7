"""Choices that differ only in the places of equal tokens."""

from games.incantibus.stacked import GAME, StackedTable, deal
from games.incantibus.test_spells import caster

ROOM = ["spell", "vampire", "spell", "mushroom", "spell"]


def equivalents(table: StackedTable, seat: int) -> dict[str, str]:
    """For each choice, the first of its equivalents."""
    known = GAME.knowledge(table.position, seat)
    return {
        GAME.write(action): GAME.write(GAME.equivalent_action(known, action)) for action in table.position.legal(seat)
    }


def test_equal_visible_tokens_are_one_choice_and_others_are_not() -> None:
    found = equivalents(deal(visible=ROOM), 0)
    assert found["point visible 3"] == found["point visible 5"] == "point visible 1"
    assert found["point visible 2"] == "point visible 2"
    assert found["point visible 4"] == "point visible 4"


def test_secret_tokens_are_one_choice_until_somebody_looks_at_one() -> None:
    table = caster("oculus", secret=("vampire", "pumpkin", "pumpkin")).give(0, "net", "trap")
    assert secrets(table) == {"point secret 1": "point secret 1", "point secret 2": "point secret 1"}
    table.cast("visible 1", "visible 3").play("cast oculus", "look secret 1")
    assert secrets(table) == {"point secret 1": "point secret 1", "point secret 2": "point secret 2"}


def secrets(table: StackedTable) -> dict[str, str]:
    found = equivalents(table, 1)
    return {choice: found[choice] for choice in ("point secret 1", "point secret 2")}
