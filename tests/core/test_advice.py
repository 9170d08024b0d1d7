"""Which reasons are told of choices that are told together."""

from witching.core.advice import telling
from witching.core.message import Message

CORNER, FIRST = Message("reasons-but-next-corner"), Message("reasons-but-first", {"points": 3})
LINE, OWN, RECIPE = Message("reasons-next-line"), Message("reasons-own-colour"), Message("reasons-recipe-colour")
DENIES = [Message("reasons-denies-third", {"other": other}) for other in (1, 2)]
WORLDS, ALIKE, COVERED = Message("reasons-worlds"), Message("reasons-alike"), Message("reasons-covered")


def test_what_is_true_of_all_is_told_of_none() -> None:
    assert telling([[LINE, OWN], [RECIPE, LINE], [LINE]]) == [[OWN], [RECIPE], [WORLDS]]
    assert telling([[LINE, OWN]]) == [[LINE, OWN]]


def test_what_is_true_of_some_is_told_of_them() -> None:
    assert telling([[LINE], [LINE], [OWN]]) == [[LINE], [LINE], [OWN]]


def test_where_nothing_tells_the_choices_apart_that_is_said() -> None:
    assert telling([[LINE], [LINE], [LINE]]) == [[ALIKE]] * 3
    assert telling([[], []]) == [[WORLDS]] * 2


def test_where_nothing_tells_them_apart_it_is_said_once_that_cards_are_covered() -> None:
    assert telling([[LINE, COVERED], [LINE, COVERED]]) == [[ALIKE, COVERED], [ALIKE]]
    assert telling([[COVERED]] * 3) == [[ALIKE, COVERED], [ALIKE], [ALIKE]]
    assert telling([[LINE, COVERED], [COVERED]]) == [[LINE], [WORLDS]]
    assert telling([[LINE, COVERED]]) == [[LINE]]


def test_there_are_two_reasons_at_the_most_and_no_two_of_a_kind() -> None:
    assert telling([[*DENIES, LINE, OWN], []])[0] == [DENIES[0], LINE]


def test_one_thing_that_speaks_against_a_choice_comes_last_and_never_alone() -> None:
    assert telling([[CORNER, OWN, LINE, FIRST], []])[0] == [OWN, CORNER]
    assert telling([[FIRST], [OWN]])[0] == [WORLDS, FIRST]
