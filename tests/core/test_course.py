"""A game in play: its moments, what is taken back, which looks stay closed."""

import pytest
from hypothesis import strategies as st

from goofspiel.game import Goofspiel
from laws.cases import law
from witching.core.course import Course
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.testing.book import Cases
from witching.testing.play import plays

SALT = "0" * 32


def goofspiel() -> Course:
    """Three seats bid at once, three times."""
    game = Goofspiel()
    start = game.blank({"seats": 3})
    start.redeal(Rng(1))
    return Course(game, start, SALT)


def bid(course: Course, *bids: tuple[int, int]) -> None:
    for seat, card in bids:
        course.choose(seat, card - 1)


def test_moments_are_counted_by_choices_changed_ones_included() -> None:
    course = goofspiel()
    bid(course, (1, 1), (1, 2), (0, 1))
    assert (course.moment, course.steps, course.due, course.last_moment_of(1)) == (0, 3, (2,), None)
    bid(course, (2, 1))
    assert (course.moment, course.due) == (4, (0, 1, 2))
    assert [course.last_moment_of(seat) for seat in range(3)] == [0, 0, 0]


def test_taking_back_goes_to_the_moment_and_is_noted() -> None:
    course = goofspiel()
    bid(course, (0, 1), (0, 2), (1, 1), (2, 1), (2, 2))
    course.take_back(1, 0)
    assert (course.log, course.due, course.undone) == ([], (0, 1, 2), [(1, 3, 0)])
    bid(course, (0, 3), (1, 3), (2, 3))
    course.take_back(2, 3)
    assert (course.steps, course.moment, course.undone[1:]) == (3, 3, [(2, 3, 3)])


def test_what_is_refused_changes_nothing() -> None:
    course = goofspiel()
    bid(course, (0, 1), (1, 1), (2, 1))
    with pytest.raises(Refused):
        course.choose(0, 0)
    assert (course.steps, course.due) == (3, (0, 1, 2))


@law()
def test_taking_back_to_any_moment_is_as_if_it_had_never_been(cases: Cases, data: st.DataObject) -> None:
    play = data.draw(plays(cases))
    course, other = (Course(cases.game, play.start, SALT) for _ in range(2))
    moments = [0]
    for seat, action in play.log:
        course.choose(seat, action)
        if course.moment not in moments:
            moments.append(course.moment)
    step = data.draw(st.sampled_from(moments))
    for seat, action in play.log[:step]:
        other.choose(seat, action)
    course.take_back(0, step)
    assert (course.log, course.due, course.events, course.moment) == (other.log, other.due, other.events, other.moment)
    for seat in range(play.start.seats):
        viewer = course.viewer(seat)
        assert (course.view(viewer), course.told_to(viewer)) == (other.view(viewer), other.told_to(viewer))
        assert course.knowledge(seat) == other.knowledge(seat)


def closed(course: Course) -> list[int]:
    return [seat for seat in range(3) if course.viewer(seat).look_closed]


def test_a_look_is_closed_until_the_next_own_choice() -> None:
    course = goofspiel()
    course.close_look(0)
    bid(course, (1, 1))
    assert closed(course) == [0]
    bid(course, (0, 1))
    assert closed(course) == []


def test_a_look_that_was_closed_is_not_opened_by_a_take_back() -> None:
    course = goofspiel()
    bid(course, (0, 1), (1, 1), (2, 1))
    course.close_look(0)
    bid(course, (1, 2), (2, 2))
    course.close_look(1)
    course.take_back(2, 3)
    assert closed(course) == [0]
    bid(course, (0, 2))
    course.take_back(0, 3)
    assert closed(course) == [0]
    course.take_back(0, 0)
    assert closed(course) == []


def test_a_look_that_is_closed_after_the_moment_stays_closed() -> None:
    course = goofspiel()
    bid(course, (0, 1), (1, 1), (2, 1), (1, 2))
    course.close_look(0)
    course.take_back(1, 3)
    assert closed(course) == [0]
    bid(course, (0, 2))
    course.take_back(1, 3)
    assert closed(course) == [0]


def test_only_what_nobody_else_could_mind_is_free_to_take_back() -> None:
    course = goofspiel()
    bid(course, (0, 1), (1, 1), (2, 1))
    assert not course.is_free_to_take_back(0, 0)
    bid(course, (0, 2))
    assert course.is_free_to_take_back(0, 3)
    assert not course.is_free_to_take_back(1, 3)
