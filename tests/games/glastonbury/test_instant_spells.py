"""Vanesco and Perluceo: G-VANESCO, R-VANESCO-1 to 3, R-STEPS-2, G-PERLUCEO, R-PERLUCEO-1 and 2."""

import pytest

from games.glastonbury.endgames import late_card
from games.glastonbury.stacked import StackedTable, deal
from witching.core.message import Message
from witching.core.viewers import Seated, Spectator, Viewer
from witching.games.glastonbury.notation import write_card
from witching.games.glastonbury.rules import GlastonburyPosition


def four_cauldrons(first: int) -> StackedTable:
    """Four seats with one card each, starting at the first seat: bones-1, toad-2, scarab-3, cobweb-4."""
    return deal(seats=4, first=first).take("bones-1", "toad-2", "scarab-3", "cobweb-4")


def under_the_pile(table: StackedTable) -> list[str]:
    position = table.position
    return [write_card(position.pile_card(i)) for i in range(position.unseen_end, position.pile_end)]


def everybody_holds(position: GlastonburyPosition, cell: str) -> bool:
    return all(position.size_of(seat) for seat in range(position.seats))


def quiet_choice(table: StackedTable) -> str:
    """Pass, or the first take that is not another Vanesco."""
    return next(choice for choice in table.choices if table.card_named_in(choice) != "vanesco")


def vanished(table: StackedTable, since: int = 0) -> list[tuple[str, object]]:
    """The cards reported as vanished from event `since` on: how, and whose."""
    events = [event.message for event in table.told(Spectator())[since:] if "-vanish" in event.message.key]
    return [(event.key.removeprefix("glastonbury-event-"), event.args["seat"]) for event in events]


def test_G_VANESCO_every_other_seat_loses_its_top_card() -> None:
    table = four_cauldrons(first=0).take("vanesco")
    assert vanished(table) == [("vanish", 1), ("vanish", 2), ("vanish", 3)]
    assert [table.cauldron(seat) for seat in range(4)] == [["bones-1"], [], [], []]
    assert under_the_pile(table) == ["toad-2", "scarab-3", "cobweb-4"]
    assert table.pile_size == 52 - 5 + 3


def test_G_VANESCO_only_the_top_card() -> None:
    table = deal().take("bones-1", "bones-4", "moonstone-1", "toad-2", "vanesco")
    assert (table.cauldron(0), table.cauldron(1)) == (["bones-1", "moonstone-1"], ["bones-4"])


@pytest.mark.parametrize("edition", ["ru", "ko"])
def test_R_STEPS_2_the_next_walk_goes_by_what_lies_on_top_now(edition: str) -> None:
    """G-VANESCO: also in `ko`, which speaks of the card obtained last."""
    table = deal(edition=edition, corners=["nw", "se"]).take("bones-1", "bones-4", "moonstone-1", "toad-2")
    assert table.stop(1) == 16
    table.take("vanesco")
    assert (table.seat(1).number, table.stop(1)) == (4, 0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_R_VANESCO_1_clockwise_after_the_caster_each_below_the_one_before(first: int) -> None:
    assert under_the_pile(four_cauldrons(first).take("vanesco")) == ["toad-2", "scarab-3", "cobweb-4"]


def test_R_VANESCO_1_a_second_vanesco_puts_its_cards_below_the_first() -> None:
    table = four_cauldrons(first=0).take("vanesco", "bones-2", "toad-3", "scarab-4", "cobweb-1", "vanesco")
    assert under_the_pile(table) == ["toad-2", "scarab-3", "cobweb-4", "toad-3", "scarab-4", "cobweb-1"]


@pytest.mark.parametrize("caster", [0, 1, 2])
def test_G_VANESCO_with_one_card_in_the_pile_that_card_still_refills(caster: int) -> None:
    """R-VANESCO-1: the lost cards form the new pile and come back in order."""
    table, cell = late_card(
        "vanesco", 1, seats=3, wanted=lambda p, cell: p.mover == caster and everybody_holds(p, cell)
    )
    after = [(caster + 1) % 3, (caster + 2) % 3]
    lost = [table.seat(seat).top for seat in after]
    last = write_card(table.position.pile_card(table.position.pile_first))
    table.play(f"take {cell}")
    assert (table.card(cell), table.pile_size) == (last, 2)
    back = []
    while table.pile_size:
        choice = quiet_choice(table)
        table.play(choice)
        if choice.startswith("take"):
            back.append(table.card(choice.split()[1]))
    assert back == lost


def test_G_VANESCO_with_the_pile_empty_the_cards_leave_the_game() -> None:
    """G-REFILL: an empty pile never gets cards again."""
    table, cell = late_card("vanesco", 0, seats=3, wanted=everybody_holds)
    caster = table.mover
    others = [(caster + 1) % 3, (caster + 2) % 3]
    lost, sizes = [table.seat(seat).top for seat in others], [table.seat(seat).size for seat in range(3)]
    before, told = table.position.out_cards(), len(table.told(Spectator()))
    table.play(f"take {cell}")
    assert vanished(table, told) == [("vanish-out", seat) for seat in others]
    assert [write_card(card) for card in table.position.out_cards()[len(before) :]] == lost
    assert (table.pile_size, table.card(cell)) == (0, None)
    assert [table.seat(seat).size for seat in range(3)] == [size - (seat != caster) for seat, size in enumerate(sizes)]


def test_R_VANESCO_2_a_bare_cauldron_loses_nothing() -> None:
    table = deal(seats=3).take("vanesco")
    assert [table.seat(seat).size for seat in (0, 1, 2)] == [0, 0, 0]
    assert (under_the_pile(table), table.pile_size) == ([], 52 - 1)
    assert (table.seat(1).number, table.stop(1)) == (2, 7)


def test_R_VANESCO_2_the_others_lose_all_the_same() -> None:
    table = deal(seats=3, first=2).take("bones-1", "perluceo", "toad-2", "vanesco")
    assert under_the_pile(table) == ["toad-2"]
    assert [table.seat(seat).size for seat in (0, 1, 2)] == [0, 0, 1]


def test_R_VANESCO_3_an_immuto_vanishes_too() -> None:
    table = deal().take("bones-1", "immuto", "vanesco")
    assert (table.cauldron(1), under_the_pile(table)) == ([], ["immuto"])


def looking() -> StackedTable:
    """Seat 0 of three has taken bones-1, toad-1 and scarab-4, then a Perluceo."""
    return deal(seats=3).own("bones-1", "toad-1", "scarab-4").take("perluceo")


OTHERS: list[Viewer] = [Seated(1), Seated(2), Spectator()]


def test_G_PERLUCEO_the_taker_alone_sees_the_own_pile() -> None:
    table = looking()
    assert table.seat(0).cards == ["bones-1", "toad-1", "scarab-4"]
    assert [table.seat(0, viewer).cards for viewer in OTHERS] == [None, None, None]
    assert table.seat(1, viewer=0).cards is None


def test_G_PERLUCEO_a_bare_cauldron_shows_nothing() -> None:
    table = deal().take("perluceo")
    assert table.seat(0).cards == []
    assert (table.seat(0).spent, table.stop(1)) == (1, 12)


def looks(table: StackedTable, viewer: Viewer) -> list[Message]:
    return [event.message for event in table.told(viewer) if event.message.key == "glastonbury-event-look"]


def test_G_PERLUCEO_everybody_else_learns_only_that_it_happened() -> None:
    table = looking()
    assert [looks(table, viewer) for viewer in OTHERS] == [
        [Message("glastonbury-event-look", {"seat": 0, "cards": None})]
    ] * 3
    (mine,) = looks(table, Seated(0))
    values = [card.args["value"] for card in mine.args["cards"]]  # type: ignore[union-attr]
    assert values == [1, 1, 4]


def test_R_PERLUCEO_1_the_order_stays() -> None:
    before = deal(seats=3).own("bones-1", "toad-1", "scarab-4").cauldron(0)
    table = looking()
    assert table.cauldron(0) == before == ["bones-1", "toad-1", "scarab-4"]
    assert table.idle_until(0).seat(0).number == 4


def test_R_PERLUCEO_2_until_the_own_next_turn_begins() -> None:
    table = looking()
    for mover in (1, 2):
        assert table.mover == mover
        assert table.seat(0).cards == ["bones-1", "toad-1", "scarab-4"]
        table.idle()
    assert (table.mover, table.seat(0).cards) == (0, None)
    assert looks(table, Seated(0)) == [Message("glastonbury-event-look", {"seat": 0, "cards": None})]


def test_R_PERLUCEO_2_or_until_it_is_closed() -> None:
    table = looking()
    closed = Seated(0, look_closed=True)
    assert table.seat(0, closed).cards is None
    assert looks(table, closed) == [Message("glastonbury-event-look", {"seat": 0, "cards": None})]


def test_G_PERLUCEO_the_view_says_who_is_looking_and_until_when() -> None:
    """R-PERLUCEO-2: until the look is closed, or the looker's next turn begins."""
    table = looking()
    assert table.view(Seated(0)).looking
    closed = Seated(0, look_closed=True)
    assert [table.view(viewer).looking for viewer in (closed, *OTHERS)] == [False] * 4
    assert table.idle().view(Seated(0)).looking
    assert not table.idle().view(Seated(0)).looking


def test_G_MEMORY_whoever_always_sees_the_own_cauldron_is_not_looking() -> None:
    """G-PERLUCEO: there is nothing to close."""
    for memory in ({"memory": "open"}, {"memory": "assisted"}, {"memory": "assisted", "assisted": [0]}):
        view = deal(**memory).own("toad-1", "bones-3").take("perluceo").view(Seated(0))
        assert (view.seats[0].cards, view.looking) == (["toad-1", "bones-3"], False)
    assert deal(memory="assisted", assisted=[1]).own("toad-1").take("perluceo").view(Seated(0)).looking


def test_R_PERLUCEO_2_a_card_that_vanishes_meanwhile_is_gone_from_the_look() -> None:
    table = looking().take("vanesco")
    assert table.seat(0).cards == ["bones-1", "toad-1"]
