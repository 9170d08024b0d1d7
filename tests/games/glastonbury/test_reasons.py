"""Reasons, by example; `test_reasons_hold` checks that they are true."""

from collections.abc import Mapping

from games.glastonbury.stacked import GAME, StackedTable, deal, line_at
from witching.core.knowledge import Knowledge
from witching.core.memory import FORGETFUL, Memory
from witching.core.message import Message


def reasons(table: StackedTable, choice: str, memory: Memory | None = None) -> dict[str, Mapping[str, object]]:
    """The reasons for a choice of the seat to move, by key."""
    seat = table.mover
    known: Knowledge = GAME.knowledge(table.position, seat)
    if memory:
        known = GAME.recall(known, table.told(seat), memory, 1)
    return {each.key.removeprefix("reasons-"): each.args for each in GAME.reasons(known, GAME.parse(choice))}


def taking(table: StackedTable, card: str) -> str:
    return f"take {table.bring(card, line_at(table.stop(table.mover)))}"


def test_G_SCORE_a_second_third_and_fourth_card_are_told_with_their_points() -> None:
    table = deal().own("cobweb-4")
    assert "second" in reasons(table, taking(table, "cobweb-1"))
    table.own("cobweb-1")
    assert reasons(table, taking(table, "cobweb-2"))["third"]["points"] == 4 + 1 + 2
    table.own("cobweb-2")
    assert reasons(table, taking(table, "cobweb-3"))["fourth"]["points"] == 4 + 1 + 2 + 3 + 5


def test_G_OWN_the_own_colour_is_told_and_counted_twice() -> None:
    table = deal(colours="red,blue").own("toadstool-4", "toadstool-1")
    told = reasons(table, taking(table, "toadstool-2"))
    assert told["third"]["points"] == 2 * (4 + 1 + 2)
    assert "own-colour" in told


def test_G_MEMORY_what_is_covered_and_forgotten_is_not_counted() -> None:
    """A covered card might be of the kind, so a third is not certain; the one on top is."""
    table = deal().own("cobweb-4", "cobweb-1")
    choice = taking(table, "cobweb-2")
    assert "third" in reasons(table, choice)
    told = reasons(table, choice, FORGETFUL)
    assert "third" not in told
    assert told["another"]["kind"] == Message("glastonbury-kind-cobweb")


def test_the_third_card_of_another_seat_is_denied() -> None:
    table = deal().take("cobweb-1", "bones-1", "scarab-1", "bones-2")
    told = reasons(table, taking(table, "bones-3"))
    assert told["denies-third"] == {"other": 1, "kind": Message("glastonbury-kind-bones")}


def test_G_CORNER_a_next_walk_to_a_corner_is_told() -> None:
    table = deal()
    assert table.stop(0) == 2
    assert "but-next-corner" in reasons(table, taking(table, "cobweb-3"))
    assert "but-next-corner" not in reasons(table, taking(table, "cobweb-1"))


def test_G_VANESCO_a_card_that_is_a_loss_is_named() -> None:
    table = deal().take("cobweb-1", "immuto")
    told = reasons(table, taking(table, "vanesco"))
    assert told["vanesco"] == {"other": 1, "card": Message("glastonbury-card-immuto")}


def test_G_VANESCO_a_card_that_may_be_no_loss_is_named_too() -> None:
    """What lies under it is forgotten, so its cost is unknown; alone it was a burden."""
    table = deal().take("cobweb-1", "bones-1", "scarab-1", "moonstone-2")
    choice = taking(table, "vanesco")
    assert reasons(table, choice, FORGETFUL)["vanishes"]["other"] == 1
    assert "but-rids" in reasons(table, choice)


def test_what_the_top_card_and_the_colour_of_another_seat_ask_for_is_told() -> None:
    table = deal(colours="red,blue").take("cobweb-1", "raven-feathers-1")
    blue = taking(table, "raven-feathers-2")
    told = reasons(table, blue, FORGETFUL)
    assert told["top-of"] == told["double-for"] == {"other": 1}


def test_G_SCORE_what_a_card_costs_if_it_stays_alone_is_told_also_of_a_forgotten_cauldron() -> None:
    table = deal().own("cobweb-4", "bones-1")
    assert reasons(table, taking(table, "scarab-1"), FORGETFUL)["cheap"] == {"points": 1}
    assert reasons(table, taking(table, "scarab-3"), FORGETFUL)["but-alone"] == {"points": 3}
    assert "but-first" in reasons(table, taking(table, "scarab-3"))


def test_it_is_told_that_all_others_of_a_kind_are_taken() -> None:
    table = deal().idle().own("bones-4", "bones-3", "bones-1").idle_until(0)
    told = reasons(table, taking(table, "bones-2"))
    assert told["but-taken"]["points"] == 2
    assert "denies-fourth" in told
    assert "top-of" not in told
