"""What you may see and what you must remember: G-MEMORY, R-MEMORY-1, and the recipes of G-RECIPES."""

from typing import Any

import pytest

from games.glastonbury.endgames import last_card
from games.glastonbury.stacked import GAME, StackedTable, deal
from witching.core.message import Message
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.viewers import OpenBook, Seated, Spectator, Viewer
from witching.games.glastonbury.components import CAULDRON, CAULDRON_NUMBER, value_of

VIEWERS: dict[str, Viewer] = {
    "0": Seated(0), "1": Seated(1), "2": Seated(2), "closed": Seated(0, look_closed=True), "spectator": Spectator(),
}  # fmt: skip


def brewed(**options: Any) -> StackedTable:
    """Two cards in the cauldrons of seats 0 and 1, one in that of seat 2, which is at a corner; seat 0 is to move."""
    return deal(seats=3, **options).take("bones-1", "scarab-2", "cobweb-3", "toad-1", "immuto").play("pass")


def seen(table: StackedTable) -> dict[str, list[bool]]:
    """For every viewer, whether it sees the covered cards of each seat."""
    return {
        name: [seat.cards is not None for seat in table.view(viewer).seats] for name, viewer in VIEWERS.items()
    }  # fmt: skip


def nobody_but(*lookers: str) -> dict[str, list[bool]]:
    return {name: [name in lookers and str(seat) == name for seat in range(3)] for name in VIEWERS}


def test_G_MEMORY_strict_shows_covered_cards_to_nobody() -> None:
    assert seen(brewed(memory="strict")) == nobody_but()


def test_G_MEMORY_assisted_shows_every_seat_its_own() -> None:
    table = brewed(memory="assisted")
    assert table.view().assisted == [0, 1, 2]
    assert seen(table) == nobody_but("0", "1", "2") | {"closed": [True, False, False]}
    assert table.seat(1).cards == ["scarab-2", "immuto"]


def test_G_MEMORY_assisted_only_the_named_seats() -> None:
    table = brewed(memory="assisted", assisted=[1])
    assert table.view(2).assisted == [1]
    assert seen(table) == nobody_but("1")


def test_G_MEMORY_open_shows_everything_to_everybody() -> None:
    table = brewed(memory="open")
    assert seen(table) == {name: [True] * 3 for name in VIEWERS}
    assert table.seat(1, Spectator()).cards == ["scarab-2", "immuto"]


@pytest.mark.parametrize("memory", ["strict", "assisted", "open"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_G_MEMORY_public_in_every_mode(memory: str, viewer: str) -> None:
    """Sizes, tops, numbers, open spells with their charges, how many are spent, the pile."""
    table = brewed(memory=memory).take("accio")
    shown = table.view(VIEWERS[viewer])
    assert [seat.size for seat in shown.seats] == [2, 2, 1]
    assert [seat.top for seat in shown.seats] == ["toad-1", "immuto", "cobweb-3"]
    assert [seat.number for seat in shown.seats] == [1, 0, 3]
    assert [(spell.card, spell.charges) for spell in shown.seats[0].spells] == [("accio", 2)]
    assert [seat.spent for seat in shown.seats] == [0, 0, 0]
    assert (shown.pile, shown.memory) == (52 - 6, memory)


def test_G_MEMORY_the_open_book_is_closed_before_the_end() -> None:
    table = brewed(memory="open")
    with pytest.raises(Refused):
        table.view(OpenBook())
    with pytest.raises(Refused):
        table.told(OpenBook())


def test_G_MEMORY_at_the_end_all_see_all() -> None:
    table, cell = last_card("bones-3", seats=3, recipes=True, immuto_by="engine")
    table.play(f"take {cell}")
    for viewer in (*VIEWERS.values(), OpenBook()):
        for seat in range(3):
            assert table.seat(seat, viewer).cards == table.cauldron(seat)
            assert len(table.seat(seat, viewer).recipes or []) == 2


def test_G_RECIPES_the_own_two_are_always_visible_the_others_after_the_end() -> None:
    recipes = [("orange", "b1"), ("grey", "b5"), ("brown", "b2")]
    table = brewed(recipes=recipes)
    shown = {name: [seat.recipes for seat in table.view(viewer).seats] for name, viewer in VIEWERS.items()}
    assert shown["0"] == shown["closed"] == [["orange", "b1"], None, None]
    assert shown["1"] == [None, ["grey", "b5"], None]
    assert shown["spectator"] == [None, None, None]


# ---- the log


def named(table: StackedTable, viewer: Viewer, number: int) -> str | None:
    """The card that an event names for a viewer, in notation; None where the name is empty."""
    card = table.told(viewer)[number].message.args["card"]
    if card is None:
        return None
    assert isinstance(card, Message)
    kind = card.args.get("kind")
    name = card.key.removeprefix("glastonbury-card-")
    return f"{kind.key.removeprefix('glastonbury-kind-')}-{card.args['value']}" if isinstance(kind, Message) else name


def number_of(table: StackedTable, key: str, nth: int = 0) -> int:
    """The number of the `nth` event of this kind."""
    numbers = [event.number for event in table.told(0) if event.message.key == f"glastonbury-event-{key}"]
    return numbers[nth]


def test_R_MEMORY_1_a_take_is_named_while_the_card_lies_on_top() -> None:
    table = deal(seats=2).take("bones-1")
    take = number_of(table, "take")
    assert [named(table, viewer, take) for viewer in (Seated(0), Seated(1), Spectator())] == ["bones-1"] * 3
    table.idle().take("toad-4")
    assert [named(table, viewer, take) for viewer in (Seated(0), Seated(1), Spectator())] == [None] * 3
    assert number_of(table, "take") == take


@pytest.mark.parametrize(("memory", "names"), [("assisted", ["bones-1", None, None]), ("open", ["bones-1"] * 3)])
def test_R_MEMORY_1_unless_the_mode_shows_the_card(memory: str, names: list[str | None]) -> None:
    table = deal(memory=memory).own("bones-1").take("toad-4")
    take = number_of(table, "take")
    assert [named(table, viewer, take) for viewer in (Seated(0), Seated(1), Spectator())] == names


def test_R_MEMORY_1_a_card_that_is_uncovered_is_named_again() -> None:
    table = deal().take("bones-1", "cobweb-1", "toad-1")
    take = number_of(table, "take")
    assert named(table, Spectator(), take) is None
    table.take("vanesco")
    assert named(table, Spectator(), take) == "bones-1"


def test_R_MEMORY_1_a_vanished_card_has_no_name() -> None:
    table = deal().take("bones-1", "vanesco")
    assert named(table, Seated(0), number_of(table, "take")) is None
    assert named(table, Seated(0), number_of(table, "vanish")) is None


def test_R_MEMORY_1_spells_are_named_for_good() -> None:
    table = deal().own("vanesco", "accio", "bones-1")
    assert named(table, Spectator(), number_of(table, "take-spell")) == "vanesco"
    assert named(table, Spectator(), number_of(table, "take-spell", 1)) == "accio"


def test_R_MEMORY_1_a_refill_is_named_while_it_lies_in_the_grid() -> None:
    table = deal(grid={"c1": "bones-1"}, pile=["toad-1"]).play("take c1")
    refill = number_of(table, "refill")
    assert named(table, Spectator(), refill) == "toad-1"
    table.idle()
    assert table.stop(0) == 3
    assert named(table, Spectator(), refill) == "toad-1"


def test_R_MEMORY_1_a_walk_tells_its_number_only_while_the_card_lies_open() -> None:
    table = deal().own("bones-1")
    walk = table.told(1)[-1]
    assert walk.message == Message("glastonbury-event-walk", {"seat": 0, "steps": 1, "stop": 3})
    table.take("toad-4")
    hidden = Message("glastonbury-event-walk", {"seat": 0, "steps": None, "stop": None})
    assert table.told(1)[walk.number].message == hidden


def test_R_MEMORY_1_the_cell_of_a_covered_card_is_told_no_more() -> None:
    """Successive cells would give away how far the pawn walked, and with it the number of the covered card."""
    table = deal().take("bones-1")
    taken = next(event for event in table.told(1) if event.message.key == "glastonbury-event-take")
    assert taken.message.args["cell"] is not None
    table.play(table.choices[0]).take("toad-4")
    retold = table.told(1)[taken.number].message
    assert retold == Message("glastonbury-event-take", {"seat": 0, "cell": None, "card": None})


def test_R_MEMORY_1_the_cell_of_a_spell_is_told_until_the_next_choice() -> None:
    table = deal().take("accio")
    taken = next(event for event in table.told(1) if event.message.key == "glastonbury-event-take-spell")
    assert taken.message.args["cell"] is not None
    table.play(table.choices[0])
    retold = table.told(1)[taken.number].message
    assert retold.args["cell"] is None
    assert retold.args["card"] == taken.message.args["card"]


def test_R_MEMORY_1_after_the_end_everything_is_named() -> None:
    table, cell = last_card("bones-3")
    table.play(f"take {cell}")
    for event in table.told(Spectator()):
        assert None not in event.message.args.values()


@pytest.mark.parametrize("seed", range(12))
def test_R_MEMORY_1_the_log_tells_no_way_that_a_covered_card_led(seed: int) -> None:
    """The cells where a pawn took its cards would give away the steps between them: the numbers of covered cards."""
    position = GAME.blank({"seats": 3})
    rng = Rng(seed)
    position.redeal(rng)
    event_log = GAME.event_log(position)
    for _ in range(45):
        seat = event_log.position.to_act()[0]
        choices = event_log.position.legal(seat)
        last = len(event_log.told_to(Spectator()))
        event_log.follow(seat, choices[rng.below(len(choices))])
    old = [event.message for event in event_log.told_to(Spectator())][:last]
    assert any(message.args.get("cell", "told") is None for message in old)
    for message in old:
        args = message.args
        if args.get("cell") is not None:
            assert message.key == "glastonbury-event-take"
            assert args["card"] is not None
        if args.get("steps") is not None:
            assert isinstance(args["seat"], int)
            top = event_log.position.top_of(args["seat"])
            assert args["steps"] in (CAULDRON_NUMBER, 0 if top == CAULDRON else value_of(top))
