"""An Immuto on top at a corner: G-SPECIAL2, R-SPECIAL2-1 to 3, D-SPECIAL2."""

from typing import Any

import pytest

from games.glastonbury.stacked import StackedTable, deal
from witching.core.message import Message
from witching.core.viewers import Spectator

EDITIONS = {"ru": "may", "ru-alchemist": "may", "it": "may", "ko": "must"}


def immuto_at_the_corner(below: tuple[str, ...], top: str, **options: Any) -> StackedTable:
    """Seat 1 walks from se to 12, takes these cards and, at 13, the top, which leads it to sw; then seat 0's Vanesco
    removes it. It is seat 1's turn."""
    table = deal(first=1, **options).own(*below, top)
    assert (table.stop(1), table.choices[0]) == (15, "pass")
    table.play("pass").take("vanesco")
    assert (table.mover, table.stop(1), table.seat(1).top) == (1, 15, "immuto")
    return table


def under_two_immutos(**options: Any) -> StackedTable:
    return immuto_at_the_corner(("bones-1", "immuto", "immuto"), "toad-2", **options)


def on_the_cauldron_card(**options: Any) -> StackedTable:
    return immuto_at_the_corner(("immuto",), "toad-3", **options)


def test_R_SPECIAL2_3_walk_by_the_first_number_below_that_is_not_0() -> None:
    """G-SPECIAL2"""
    table = under_two_immutos().play("walk")
    assert (table.stop(1), table.mover) == (16, 1)
    assert table.choices == [f"take {column}5" for column in "abcdef"]


def test_R_SPECIAL2_3_down_to_the_2_of_the_cauldron_card() -> None:
    table = on_the_cauldron_card().play("walk")
    assert table.stop(1) == 17
    assert table.choices == [f"take {column}4" for column in "abcdef"]


def test_G_SPECIAL2_the_turn_goes_on_as_usual() -> None:
    table = under_two_immutos().play("walk").take("cobweb-4")
    assert table.cauldron(1) == ["bones-1", "immuto", "immuto", "cobweb-4"]
    assert table.mover == 0


def test_G_SPECIAL2_the_immuto_on_top_stays_a_0() -> None:
    table = on_the_cauldron_card().play("walk").take("accio").idle_until(1)
    assert (table.seat(1).number, table.stop(1)) == (0, 17)


def test_G_SPECIAL2_nothing_else_before_it() -> None:
    table = on_the_cauldron_card()
    assert table.choices == ["walk", "stay"]
    for choice in ("take c3", "pass", "accio c3", "declinatio c3", "declinatio end"):
        assert table.rule_against(choice) == "G-SPECIAL2"


def test_G_SPECIAL2_is_not_for_other_turns() -> None:
    table = deal().own("bones-3")
    assert [table.rule_against(choice) for choice in ("walk", "stay")] == ["G-SPECIAL2"] * 2
    table = deal().own("immuto")
    assert [table.rule_against(choice) for choice in ("walk", "stay")] == ["G-SPECIAL2"] * 2


def test_G_SPECIAL2_a_vanesco_before_the_corner_is_reached_is_no_case() -> None:
    table = deal(first=1).own("immuto").take("toad-3", "vanesco")
    assert (table.stop(1), table.seat(1).top, table.choices[0]) == (12, "immuto", "take d1")


def test_R_SPECIAL2_2_stay_ends_the_turn_and_the_next_begins_the_same() -> None:
    table = on_the_cauldron_card().play("stay")
    assert (table.mover, table.stop(1), table.cauldron(1)) == (0, 15, ["immuto"])
    assert table.idle_until(1).choices == ["walk", "stay"]


def test_R_SPECIAL2_2_declinatio_cannot_be_used() -> None:
    table = deal(first=1, corners=["nw", "ne"]).own("declinatio", "immuto")
    assert table.stop(1) == 9
    table.own("toad-1").play("pass").take("vanesco")
    assert (table.stop(1), table.choices) == (10, ["walk", "stay"])
    assert [spell.charges for spell in table.seat(1).spells] == [3]
    assert table.play("stay").mover == 0


def test_G_SPECIAL2_the_number_is_known_to_all_but_not_the_card() -> None:
    table = under_two_immutos().play("walk")
    for viewer in (0, Spectator()):
        seat = table.seat(1, viewer)
        assert (seat.stop, seat.top, seat.cards) == (15 + 1, "immuto", None)


def test_G_SPECIAL2_the_number_is_told_when_it_is_walked_and_then_no_more() -> None:
    """R-MEMORY-1: the card with that number is covered."""
    table = under_two_immutos().play("walk")
    told = [table.told(viewer)[-1] for viewer in (0, 1, Spectator())]
    assert [event.message for event in told] == [
        Message("glastonbury-event-special-walk", {"seat": 1, "steps": 1, "stop": 16})
    ] * 3
    table.take("cobweb-4")
    retold = table.told(1)[told[0].number].message
    assert retold == Message("glastonbury-event-special-walk", {"seat": 1, "steps": None, "stop": None})


@pytest.mark.parametrize(("edition", "value"), EDITIONS.items())
def test_D_SPECIAL2_as_the_edition_says(edition: str, value: str) -> None:
    table = on_the_cauldron_card(edition=edition)
    assert table.choices == (["walk", "stay"] if value == "may" else ["walk"])


def test_D_SPECIAL2_ko_must_walk() -> None:
    assert on_the_cauldron_card(edition="ko").rule_against("stay") == "D-SPECIAL2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_D_SPECIAL2_as_a_house_rule(edition: str) -> None:
    assert on_the_cauldron_card(edition=edition, special2="must").choices == ["walk"]
    assert on_the_cauldron_card(edition=edition, special2="may").choices == ["walk", "stay"]


def test_R_SPECIAL2_1_walk_is_said_even_when_you_must() -> None:
    table = under_two_immutos(special2="must")
    assert (table.stop(1), table.choices, table.view(1).phase) == (15, ["walk"], "special2")
    assert table.play("walk").stop(1) == 16
    keys = [event.message.key for event in table.told(Spectator())]
    assert "glastonbury-event-special" in keys
    assert any(key.startswith("glastonbury-event-special-walk") for key in keys)
