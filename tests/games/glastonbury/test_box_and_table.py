"""The box and the table: G-BOX, G-SETUP, G-TWO."""

from collections import Counter
from typing import Any

import pytest

from games.glastonbury.stacked import CELLS, GAME, deal
from witching.core.game import Setup
from witching.core.message import Message
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.viewers import Spectator
from witching.games.glastonbury.components import COLOURS, KINDS

KINDS_OF = {
    "red": ["dragons-blood", "toadstool"],
    "blue": ["jar-of-eyes", "raven-feathers"],
    "green": ["herb-bundle", "toad"],
    "yellow": ["wax-doll", "cat-whiskers"],
    "orange": ["pumpkin", "snake-powder"],
    "purple": ["bat-wings", "love-philtre"],
    "turquoise": ["moonstone", "scarab"],
    "brown": ["mandrake-root", "bones"],
    "grey": ["cobweb", "candle-stub"],
}
SPECIAL = {"immuto": 2, "vanesco": 4, "perluceo": 2, "accio": 2, "declinatio": 2}


def dealt(seed: int, **options: Any) -> Setup:
    position = GAME.blank(options)
    position.redeal(Rng(seed))
    return GAME.write_setup(position)


def pack_of(setup: Setup) -> Counter[str]:
    return Counter(setup.deal["grid"] + setup.deal["pile"])


def pack_without(*colours: str) -> Counter[str]:
    kinds = [kind for colour, pair in KINDS_OF.items() if colour not in colours for kind in pair]
    return Counter({f"{kind}-{value}": 1 for kind in kinds for value in (1, 2, 3, 4)}) + Counter(SPECIAL)


def test_G_BOX_kinds_in_the_order_of_the_book() -> None:
    assert list(COLOURS) == list(KINDS_OF)
    assert list(KINDS) == [kind for pair in KINDS_OF.values() for kind in pair]


@pytest.mark.parametrize("seats", [3, 4])
def test_G_BOX_all_84_cards_are_dealt(seats: int) -> None:
    pack = pack_of(dealt(5, seats=seats))
    assert pack.total() == 84
    assert pack == pack_without()


@pytest.mark.parametrize(("card", "found"), [("toad-3", 2), ("immuto", 3), ("vanesco", 5), ("toad-5", 1)])
def test_G_BOX_a_deal_with_a_card_too_many_is_refused(card: str, found: int) -> None:
    setup = dealt(5, seats=4)
    pile = setup.deal["pile"]
    place = next(i for i, other in enumerate(pile) if other.startswith("bones"))
    stacked = {**setup.deal, "pile": [*pile[:place], card, *pile[place + 1 :]]}
    with pytest.raises(Refused) as error:
        GAME.read_setup(Setup(setup.options, setup.seats, stacked))
    assert error.value.refusal.rule == "G-BOX"
    assert error.value.refusal.message.args["card"] == card
    assert error.value.refusal.message.args["found"] == found


@pytest.mark.parametrize(("seats", "pile"), [(2, 44), (3, 52), (4, 52)])
def test_G_SETUP_32_cards_in_the_grid_the_rest_in_the_pile(seats: int, pile: int) -> None:
    table = deal(seats=seats)
    assert table.view().pile == pile
    assert sum(card is not None for card in table.view().grid) == 32
    assert [table.view().grid[corner] for corner in (0, 5, 30, 35)] == [None] * 4


def test_G_SETUP_the_grid_is_dealt_in_reading_order() -> None:
    setup = dealt(9, seats=3)
    table = GAME.read_setup(setup)
    shown = [card for card in GAME.views(table)(Spectator()).grid if card is not None]
    assert shown == setup.deal["grid"]
    assert (CELLS[0], CELLS[4], CELLS[10], CELLS[31]) == ("b1", "a2", "a3", "e6")


@pytest.mark.parametrize(
    ("seats", "corners"), [(2, ["nw", "se"]), (3, ["nw", "ne", "se"]), (4, ["nw", "ne", "se", "sw"])]
)
def test_G_SETUP_usual_corners_and_colours(seats: int, corners: list[str]) -> None:
    setup = dealt(1, seats=seats)
    assert [seat["corner"] for seat in setup.seats] == corners
    assert [seat["colour"] for seat in setup.seats] == ["red", "blue", "green", "yellow"][:seats]


def test_G_SETUP_chosen_corners_and_colours() -> None:
    table = deal(seats=3, corners=["sw", "se", "ne"], colours=["yellow", "green", "red"], first=2)
    assert [seat.corner for seat in table.view().seats] == ["sw", "se", "ne"]
    assert [seat.colour for seat in table.view().seats] == ["yellow", "green", "red"]
    assert [table.stop(seat) for seat in (0, 1, 2)] == [15, 10, 5 + 2]


def test_G_SETUP_every_seat_begins_with_a_bare_cauldron_showing_2() -> None:
    for seat in deal(seats=4).view().seats:
        assert (seat.top, seat.size, seat.number, seat.spells, seat.spent) == (None, 0, 2, [], 0)


def test_G_SETUP_the_first_seat_is_drawn_or_agreed() -> None:
    assert {dealt(seed, seats=3).deal["first_seat"] for seed in range(40)} == {0, 1, 2}
    assert {dealt(seed, seats=3, first_seat=1).deal["first_seat"] for seed in range(40)} == {1}
    assert deal(seats=3, first=2).view().to_act == [2]


def test_G_SETUP_a_deal_that_lacks_cards_is_refused() -> None:
    setup = dealt(5, seats=4)
    with pytest.raises(Refused) as error:
        GAME.read_setup(Setup(setup.options, setup.seats, {**setup.deal, "pile": setup.deal["pile"][:-1]}))
    assert error.value.refusal.rule == "G-SETUP"
    assert (error.value.refusal.message.args["found"], error.value.refusal.message.args["wanted"]) == (83, 84)


def test_G_TWO_one_of_the_unused_colours_leaves_at_random() -> None:
    gone = [dealt(seed, seats=2, colours="red,green").deal["removed"] for seed in range(40)]
    assert {tuple(colours) for colours in gone} == {("blue",), ("yellow",)}
    assert 10 <= gone.count(["blue"]) <= 30


def test_G_TWO_the_chosen_colour_leaves() -> None:
    for seed in range(10):
        setup = dealt(seed, seats=2, removed="green")
        assert setup.deal["removed"] == ["green"]
        assert pack_of(setup) == pack_without("green")
        assert (len(setup.deal["grid"]), len(setup.deal["pile"])) == (32, 44)


def test_G_TWO_everybody_knows_which_colour_is_missing() -> None:
    table = deal(seats=2, removed="green")
    assert [table.view(viewer).removed for viewer in (0, 1, Spectator())] == [["green"]] * 3
    assert Message("glastonbury-event-removed", {"colours": [Message("glastonbury-colour-green")]}) in [
        event.message for event in table.told(Spectator())
    ]


@pytest.mark.parametrize("seats", [3, 4])
def test_G_TWO_nothing_leaves_with_more_players(seats: int) -> None:
    assert dealt(3, seats=seats).deal["removed"] == []
    assert dealt(3, seats=seats, two_player_removal="both_colours").deal["removed"] == []


@pytest.mark.parametrize("removed", [[], ["red"], ["green", "yellow"], ["yellow", "yellow"]])
def test_G_TWO_a_deal_with_other_colours_removed_is_refused(removed: list[str]) -> None:
    setup = dealt(5, seats=2)
    with pytest.raises(Refused) as error:
        GAME.read_setup(Setup(setup.options, setup.seats, {**setup.deal, "removed": removed}))
    assert error.value.refusal.rule == "G-TWO"
    assert error.value.refusal.message.args["allowed"] == "green, yellow"
