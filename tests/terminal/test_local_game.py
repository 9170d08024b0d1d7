"""One game in play: choosing, taking back, bots, the record."""

from typing import Any

import pytest

from terminal.tables import PEOPLE, begin, go_on
from witching.bots.roster import BOTS, HURRIED, Roster
from witching.cli.games import ALL_GAMES
from witching.core.record import PERSON, Player, read_record, write_record
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.verify import verify
from witching.core.viewers import Seated, Spectator
from witching.terminal.local_game import deal_local_game, restore_local_game

GAMES = sorted(ALL_GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_to_its_end_has_a_right_record(game: str, seats: int) -> None:
    table = go_on(begin(game, seats), 1000, Rng(seats))
    assert table.is_over
    verdict = verify(ALL_GAMES[game], read_record(write_record(table.record())))
    assert verdict.right, verdict


@pytest.mark.parametrize(("named", "assisted"), [({}, [0, 2]), ({"assisted": "1"}, [1]), ({"assisted": []}, [])])
def test_G_MEMORY_people_are_assisted_unless_seats_are_named(named: dict[str, Any], assisted: list[int]) -> None:
    record = begin("glastonbury", 4, memory="assisted", **named).record()
    assert record.setup.options["assisted"] == assisted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 7, 20])
def test_a_restored_table_is_the_table_that_was_left(game: str, steps: int) -> None:
    """Also in the middle of a casting; and it goes on as the other would have."""
    left = go_on(begin(game, 3), steps, Rng(5))
    restored = restore_local_game(ALL_GAMES[game], read_record(write_record(left.record())))
    assert restored.due == left.due
    assert [restored.view(Seated(seat)) for seat in range(3)] == [left.view(Seated(seat)) for seat in range(3)]
    assert go_on(restored, 12, Rng(9)).record() == go_on(left, 12, Rng(9)).record()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_is_as_if_it_had_not_been_and_stands_in_the_record(game: str) -> None:
    table = go_on(begin(game, 3), 10, Rng(2))
    step = table.last_choice_of(0)
    assert step is not None
    before = go_on(begin(game, 3), step, Rng(2))
    table.take_back(0, step)
    assert table.due[0] == 0
    assert table.view(Seated(0)) == before.view(Seated(0))
    assert table.told_to(Spectator()) == before.told_to(Spectator())
    assert table.record().undone == [(0, 10, step)]
    assert verify(ALL_GAMES[game], read_record(write_record(go_on(table, 1000, Rng(3)).record()))).right


def test_taken_back_marks_outlive_a_restart() -> None:
    table = go_on(begin("glastonbury", 2), 8, Rng(2))
    for _ in range(2):
        step = table.last_choice_of(0)
        assert step is not None
        table.take_back(0, step)
    restored = restore_local_game(ALL_GAMES["glastonbury"], read_record(write_record(table.record())))
    assert restored.undone == table.undone
    assert len(restored.undone) == 2


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    assert begin("incantibus", 2).last_choice_of(0) is None


def test_bots_choose_the_same_at_the_same_moment() -> None:
    """So taking back and choosing the same again changes nothing."""
    table = go_on(begin("glastonbury", 4), 9, Rng(4))
    moves = table.record().actions
    step = table.last_choice_of(0)
    assert step is not None
    table.take_back(0, step)
    again = table
    for seat, text in moves[again.steps :]:
        chosen = again.choice_of_bot(seat)[0] if not again.is_person(seat) else again.game.parse(text)
        assert again.game.write(chosen) == text
        again.choose(seat, chosen)


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    table = begin("glastonbury", 2)
    before = table.record()
    with pytest.raises(Refused):
        table.choose(table.due[0], table.game.parse("walk"))
    assert table.record() == before


@pytest.mark.parametrize(
    ("players", "key"),
    [
        ([Player("A", "greedy"), Player("B", "random")], "terminal-refusal-nobody"),
        ([Player("A", "person"), Player("B", "clever")], "bots-refusal-unknown-own"),
    ],
)
def test_a_table_needs_a_person_and_bots_that_exist(players: list[Player], key: str) -> None:
    with pytest.raises(Refused) as refused:
        deal_local_game(ALL_GAMES["glastonbury"], {}, players, 1)
    assert refused.value.refusal.message.key == key


def test_without_a_seed_no_two_deals_are_alike() -> None:
    one, other = (deal_local_game(ALL_GAMES["glastonbury"], {}, PEOPLE[:2], None).record() for _ in range(2))
    assert one.deal != other.deal
    assert one.commitment.salt != other.commitment.salt


def test_a_look_is_open_until_it_is_closed_or_chosen_past() -> None:
    """G-PERLUCEO, R-PERLUCEO-2: the host of the screen closes it."""
    table = begin("glastonbury", 2)
    table.close_look(0)
    assert table.viewer(0) == Seated(0, look_closed=True)
    go_on(table, 4, Rng(1))
    assert table.viewer(0) == Seated(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_level_forgets_the_same_and_chooses_the_same_at_a_table_that_was_left(game: str) -> None:
    players = [Player("Anna", PERSON), Player("Merlin", "apprentice")]
    left = go_on(deal_local_game(ALL_GAMES[game], {}, players, 4), 20, Rng(5))
    while left.due[0] != 1:
        left.choose(left.due[0], left.legal(left.due[0])[0])
    restored = restore_local_game(ALL_GAMES[game], read_record(write_record(left.record())))
    assert restored.choice_of_bot(1) == left.choice_of_bot(1)


@pytest.mark.parametrize(("kind", "bots", "is_hurried"), [
    ("student", HURRIED, True), ("student", BOTS, False), ("greedy", HURRIED, False),
])  # fmt: skip
def test_only_a_level_that_plays_by_the_clock_is_hurried(kind: str, bots: Roster, is_hurried: bool) -> None:
    players = [Player("Anna", PERSON), Player("Merlin", kind)]
    assert deal_local_game(ALL_GAMES["glastonbury"], {}, players, 1, bots=bots).is_hurried is is_hurried
