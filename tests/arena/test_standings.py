"""What the games of a tournament show."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from witching.arena.balance import interval
from witching.arena.forfeit import Forfeit
from witching.arena.tournament.plan import Terms
from witching.arena.tournament.playing import Played
from witching.arena.tournament.standings import Result, rate, result_of, times_of

NAMES = ("a", "b", "c", "d")


def terms(games: int, bots: int = 2, seats: int = 2) -> Terms:
    return Terms("glastonbury", {}, NAMES[:bots], seats, games, 1, None, 10, {})


def game(index: int, *points: int) -> Played:
    ranks = [sum(other > each for other in points) for each in points]
    return Played(index, list(points), ranks, [2] * len(points), [0.5] * len(points), [0.4] * len(points))


def result(plan: Terms, *games: Played) -> Result:
    return result_of(plan, games, compiled=False)


def test_a_tie_is_half_a_win() -> None:
    found = result(terms(2), game(0, 5, 5), game(1, 5, 5))
    assert [bot.wins for bot in found.bots] == [1, 1]
    assert [bot.win_rate.rate for bot in found.bots if bot.win_rate] == [0.5, 0.5]
    assert found.matrix[0][1] == found.matrix[1][0]
    assert found.bots[0].rating == found.bots[1].rating


def test_three_who_share_a_win_have_a_third_each() -> None:
    found = result(terms(4, 4, 4), game(0, 7, 7, 7, 1))
    assert [bot.wins for bot in found.bots] == [0.3333, 0.3333, 0.3333, 0]
    ahead = found.matrix[0]
    assert [each.rate if each else None for each in ahead] == [None, 0.5, 0.5, 1]


def test_a_win_counts_for_the_bot_and_not_for_the_seat() -> None:
    found = result(terms(2), game(0, 9, 1), game(1, 1, 9))
    assert [(bot.wins, bot.points, bot.scores) for bot in found.bots] == [(2, 9, {"9": 2}), (0, 1, {"1": 2})]
    assert found.bots[0].rating.mu > 25 > found.bots[1].rating.mu


def test_a_deal_played_both_ways_is_one_observation() -> None:
    found = result(terms(20), *(game(index, *((9, 1) if index % 2 == 0 else (1, 9))) for index in range(20)))
    [won, _] = found.bots
    assert won.win_rate is not None
    assert won.games == 20
    assert (won.win_rate.low, won.win_rate.high) == interval(1.0, 10)


def test_the_interval_is_wilsons() -> None:
    """The example of Newcombe (1998), Statistics in Medicine 17: 81 of 263, 0.2553 to 0.3662."""
    assert interval(81 / 263, 263) == (0.2553, 0.3662)
    assert interval(0.0, 10)[0] == 0.0
    assert interval(1.0, 10)[1] == 1.0


@given(points=st.lists(st.tuples(*[st.integers(0, 9)] * 3), min_size=1, max_size=30), seed=st.integers(0, 99))
def test_the_order_in_which_games_arrive_does_not_matter(points: list[tuple[int, ...]], seed: int) -> None:
    plan = terms(120, 4, 3)
    games = [game(index, *each) for index, each in enumerate(points)]
    shuffled = random.Random(seed).sample(games, len(games))
    assert result(plan, *shuffled) == result(plan, *games)
    assert sum(bot.wins for bot in result(plan, *games).bots) == pytest.approx(len(games), abs=0.001)


@given(points=st.lists(st.tuples(*[st.integers(0, 9)] * 3), min_size=1, max_size=30))
def test_the_matrix_mirrors_itself(points: list[tuple[int, ...]]) -> None:
    matrix = result(terms(120, 4, 3), *(game(index, *each) for index, each in enumerate(points))).matrix
    for a in range(4):
        assert matrix[a][a] is None
        for b in range(a):
            one, other = matrix[a][b], matrix[b][a]
            assert (one is None) == (other is None)
            if one is not None and other is not None:
                assert one.rate + other.rate == pytest.approx(1, abs=0.0002)
                assert one.low <= one.rate <= one.high


def test_whoever_wins_more_is_rated_higher_and_known_better() -> None:
    few, many = (rate(3, [((0, 1, 2), (0, 1, 2))] * games) for games in (1, 50))
    assert many[0].mu > few[0].mu > few[1].mu > few[2].mu
    assert many[0].sigma < few[0].sigma


def test_an_unfinished_tournament_says_so() -> None:
    assert not result(terms(4), game(0, 1, 2)).complete
    assert result(terms(1), game(0, 1, 2)).complete
    assert result(terms(4)).bots[0].win_rate is None


def test_a_game_lost_by_rule_is_a_win_of_all_the_others_and_has_no_points() -> None:
    lost = Forfeit(game=0, seed=7, seat=1, bot="b", step=3, why="raised", detail="")
    found = result(terms(4, 4, 4), Played(0, [], [0, 1, 0, 0], [1] * 4, [0.1] * 4, [0.1] * 4, lost))
    assert [bot.wins for bot in found.bots] == [0.3333, 0, 0.3333, 0.3333]
    assert [bot.forfeits for bot in found.bots] == [0, 1, 0, 0]
    assert [bot.points for bot in found.bots] == [None] * 4
    assert found.forfeits == [lost]
    assert found.bots[1].rating.mu < 25 < found.bots[0].rating.mu


def test_times_are_added_by_bot() -> None:
    [first, second] = times_of(terms(4), [game(0, 1, 2), game(1, 1, 2)])
    assert (first.choices, first.mean, first.longest) == (4, 0.25, 0.4) == (second.choices, second.mean, second.longest)
    assert times_of(terms(4), [])[0].mean is None
