"""Reasons: examples, and the law that they are true in every world that the seat holds possible."""

from hypothesis import given
from hypothesis import strategies as st

from games.glastonbury.stacked import GAME, StackedTable, deal, line_at
from games.glastonbury.test_recall import random_game
from laws.memories import memories
from laws.play import SEEDS
from witching.core.knowledge import Knowledge
from witching.core.memory import FORGETFUL, Memory
from witching.core.message import Message
from witching.core.rng import Rng
from witching.core.viewers import Seated
from witching.games.glastonbury.components import KINDS, is_ingredient, kind_of
from witching.games.glastonbury.notation import split
from witching.games.glastonbury.position import Table


def reasons(table: StackedTable, choice: str, memory: Memory | None = None) -> dict[str, dict[str, object]]:
    """The reasons for a choice of whoever is to move, by key."""
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
    """A card that was covered might be of the kind, so a third is not certain; that there is one on top is."""
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
    assert "next-corner" in reasons(table, taking(table, "cobweb-3"))
    assert "next-corner" not in reasons(table, taking(table, "cobweb-1"))


def test_G_VANESCO_a_card_that_is_a_loss_is_named() -> None:
    table = deal().take("cobweb-1", "immuto")
    told = reasons(table, taking(table, "vanesco"))
    assert told["vanesco"] == {"other": 1, "card": Message("glastonbury-card-immuto")}


def test_no_two_reasons_are_of_a_kind_and_there_are_two_at_the_most() -> None:
    chronicle = random_game(5, 40)
    (seat,) = chronicle.position.to_act()
    for action in chronicle.position.legal(seat):
        told = GAME.reasons(GAME.knowledge(chronicle.position, seat), action)
        assert len({each.key for each in told}) == len(told) <= 2


# ---- the law


@given(SEEDS, st.integers(1, 60), memories(), SEEDS)
def test_a_reason_is_true_in_every_world_that_the_seat_holds_possible(
    seed: int, choices: int, memory: Memory, luck: int
) -> None:
    chronicle = random_game(seed, choices)
    if chronicle.position.is_over():
        return
    (seat,) = chronicle.position.to_act()
    known = GAME.recall(GAME.knowledge(chronicle.position, seat), chronicle.told_to(Seated(seat)), memory, luck)
    worlds = [known.imagine(Rng(each)) for each in range(4)]
    for action in chronicle.position.legal(seat):
        for reason in GAME.reasons(known, action):
            assert all(holds(reason, world, seat, action) for world in worlds), reason


HELD = {"reasons-first": 0, "reasons-second": 1, "reasons-third": 2, "reasons-fourth": 3}
DENIED = {"reasons-denies-third": 2, "reasons-denies-fourth": 3}


def holds(reason: Message, world: Table, seat: int, action: int) -> bool:
    """Whether a reason that counts cards is true here, by counting them all."""
    card = world.card_at(split(action).cell) if split(action).cell >= 0 else 0
    if reason.key in HELD:
        return reason.args["kind"] == say(card) and count(world, seat, card) == HELD[reason.key]
    if reason.key == "reasons-another":
        return count(world, seat, card) > 0
    if reason.key in DENIED:
        other = reason.args["other"]
        assert isinstance(other, int)
        return count(world, other, card) == DENIED[reason.key]
    return True


def say(card: int) -> Message:
    return Message(f"glastonbury-kind-{KINDS[kind_of(card)]}")


def count(world: Table, seat: int, card: int) -> int:
    return sum(is_ingredient(each) and kind_of(each) == kind_of(card) for each in world.cauldron_of(seat))
