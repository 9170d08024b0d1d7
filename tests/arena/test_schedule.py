"""Who sits where in a tournament."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from witching.arena.tournament.schedule import Schedule

TABLES = st.integers(2, 4).flatmap(lambda seats: st.tuples(st.integers(seats, 7), st.just(seats)))


def test_two_bots_play_every_deal_both_ways() -> None:
    schedule = Schedule(2, 2)
    assert [schedule.seating(index).bots for index in range(4)] == [(0, 1), (1, 0)] * 2
    assert [schedule.seating(index).deal for index in range(4)] == [0, 0, 1, 1]


@given(table=TABLES, deal=st.integers(0, 50))
def test_on_every_deal_every_group_sits_at_every_seat(table: tuple[int, int], deal: int) -> None:
    bots, seats = table
    schedule = Schedule(bots, seats)
    first = deal * schedule.games_by_deal
    seatings = [schedule.seating(index) for index in range(first, first + schedule.games_by_deal)]
    assert {seating.deal for seating in seatings} == {deal}
    groups = Counter(frozenset(seating.bots) for seating in seatings)
    assert groups == {frozenset(group): seats for group in combinations(range(bots), seats)}
    for seat in range(seats):
        sitting = Counter((frozenset(seating.bots), seating.bots[seat]) for seating in seatings)
        assert set(sitting.values()) == {1}


def test_neighbours_change_from_deal_to_deal() -> None:
    schedule = Schedule(4, 4)
    after = Counter(
        (bots[seat], bots[(seat + 1) % 4])
        for index in range(6 * schedule.games_by_deal)
        for bots in [schedule.seating(index).bots]
        for seat in range(4)
    )
    assert len(after) == 12
    assert len(set(after.values())) == 1


@pytest.mark.parametrize(("bots", "seats", "asked", "played"), [(2, 2, 1, 2), (2, 2, 200, 200), (4, 3, 13, 24)])
def test_the_last_deal_is_played_whole(bots: int, seats: int, asked: int, played: int) -> None:
    assert Schedule(bots, seats).whole(asked) == played
