"""A game in play: its moments, what is taken back, which looks stay closed."""

import pytest
from hypothesis import strategies as st

from goofspiel.game import Goofspiel
from laws.cases import law
from witching.core.match import Match
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.testing.book import Cases
from witching.testing.play import plays

SALT = "0" * 32


def goofspiel() -> Match:
    """Three seats bid at once, three times."""
    game = Goofspiel()
    start = game.blank({"seats": 3})
    start.redeal(Rng(1))
    return Match(game, start, SALT)


def bid(match: Match, *bids: tuple[int, int]) -> None:
    for seat, card in bids:
        match.choose(seat, card - 1)


def test_moments_are_counted_by_choices_changed_ones_included() -> None:
    match = goofspiel()
    bid(match, (1, 1), (1, 2), (0, 1))
    assert (match.moment, match.steps, match.due, match.last_moment_of(1)) == (0, 3, (2,), None)
    bid(match, (2, 1))
    assert (match.moment, match.due) == (4, (0, 1, 2))
    assert [match.last_moment_of(seat) for seat in range(3)] == [0, 0, 0]


def test_taking_back_goes_to_the_moment_and_is_noted() -> None:
    match = goofspiel()
    bid(match, (0, 1), (0, 2), (1, 1), (2, 1), (2, 2))
    match.take_back(1, 0)
    assert (match.log, match.due, match.undone) == ([], (0, 1, 2), [(1, 3, 0)])
    bid(match, (0, 3), (1, 3), (2, 3))
    match.take_back(2, 3)
    assert (match.steps, match.moment, match.undone[1:]) == (3, 3, [(2, 3, 3)])


def test_what_is_refused_changes_nothing() -> None:
    match = goofspiel()
    bid(match, (0, 1), (1, 1), (2, 1))
    with pytest.raises(Refused):
        match.choose(0, 0)
    assert (match.steps, match.due) == (3, (0, 1, 2))


@law()
def test_taking_back_to_any_moment_is_as_if_it_had_never_been(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(plays(cases))
    match, other = (Match(cases.game, play.start, SALT) for _ in range(2))
    moments = [0]
    for seat, action in play.log:
        match.choose(seat, action)
        if match.moment not in moments:
            moments.append(match.moment)
    step = data.draw(st.sampled_from(moments))
    for seat, action in play.log[:step]:
        other.choose(seat, action)
    match.take_back(0, step)
    assert (match.log, match.due, match.events, match.moment) == (other.log, other.due, other.events, other.moment)
    for seat in range(play.start.seats):
        viewer = match.viewer(seat)
        assert (match.view(viewer), match.told_to(viewer)) == (other.view(viewer), other.told_to(viewer))
        assert match.knowledge(seat) == other.knowledge(seat)


def closed(match: Match) -> list[int]:
    return [seat for seat in range(3) if match.viewer(seat).look_closed]


def test_a_look_is_closed_until_the_next_own_choice() -> None:
    match = goofspiel()
    match.close_look(0)
    bid(match, (1, 1))
    assert closed(match) == [0]
    bid(match, (0, 1))
    assert closed(match) == []


def test_a_look_that_was_closed_is_not_opened_by_a_take_back() -> None:
    match = goofspiel()
    bid(match, (0, 1), (1, 1), (2, 1))
    match.close_look(0)
    bid(match, (1, 2), (2, 2))
    match.close_look(1)
    match.take_back(2, 3)
    assert closed(match) == [0]
    bid(match, (0, 2))
    match.take_back(0, 3)
    assert closed(match) == [0]
    match.take_back(0, 0)
    assert closed(match) == []


def test_a_look_that_is_closed_after_the_moment_stays_closed() -> None:
    match = goofspiel()
    bid(match, (0, 1), (1, 1), (2, 1), (1, 2))
    match.close_look(0)
    match.take_back(1, 3)
    assert closed(match) == [0]
    bid(match, (0, 2))
    match.take_back(1, 3)
    assert closed(match) == [0]


def test_only_what_nobody_else_could_mind_is_free_to_take_back() -> None:
    match = goofspiel()
    bid(match, (0, 1), (1, 1), (2, 1))
    assert not match.is_free_to_take_back(0, 0)
    bid(match, (0, 2))
    assert match.is_free_to_take_back(0, 3)
    assert not match.is_free_to_take_back(1, 3)
