"""What bots are asked holds nothing but what their seats know."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.book import Case, World
from laws.cases import every_case
from laws.play import SEEDS, running_plays
from witching.core.course import Course
from witching.core.rng import Rng
from witching.core.viewers import Seated
from witching.server.thinking import hint_problem, problem_of

SALT = "5a" * 16


def course_of(case: Case, world: World) -> Course:
    """A world as a game in play."""
    start, log = world
    course = Course(case.game, start, SALT)
    for seat, action in log:
        course.choose(seat, action)
    return course


@every_case
@given(data=st.data())
def test_a_problem_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(case: Case, data: st.DataObject) -> None:
    play, rng = data.draw(running_plays(case)), Rng(data.draw(SEEDS))
    course = course_of(case, play.world)
    for seat in course.due:
        other = course_of(case, case.book.unknown_world(play.world, seat, rng))
        assert msgspec.json.encode(problem_of(other, seat, "greedy")) == msgspec.json.encode(
            problem_of(course, seat, "greedy")
        )


@pytest.mark.slow
@every_case
@given(data=st.data())
def test_a_hint_is_asked_for_by_what_lies_open_now(case: Case, data: st.DataObject) -> None:
    """Also what the seat once saw does not count: worlds that look the same now get the same hint."""
    play, rng = data.draw(running_plays(case)), Rng(data.draw(SEEDS))
    course = course_of(case, play.world)
    for seat in course.due:
        other = course_of(case, case.book.unseen_world(play.world, Seated(seat), rng))
        assert msgspec.json.encode(hint_problem(other, seat)) == msgspec.json.encode(hint_problem(course, seat))


@pytest.mark.slow
@every_case
@given(data=st.data())
def test_every_question_has_a_chance_of_its_own(case: Case, data: st.DataObject) -> None:
    """The seed differs from moment to moment and after a take-back, and nobody who lacks the salt can know it."""
    play = data.draw(running_plays(case))
    course, seat = course_of(case, play.world), course_of(case, play.world).due[0]
    seeds = {problem_of(course, seat, "random").seed}
    course.take_back(seat, course.moment)
    seeds.add(problem_of(course, seat, "random").seed)
    seeds.add(problem_of(Course(case.game, play.start, "00" * 16), seat, "random").seed)
    assert len(seeds) == 3
