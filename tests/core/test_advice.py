"""Which reasons are given for choices that are shown together."""

from witching.core.advice import telling
from witching.core.message import Message

CORNER, FIRST = Message("reasons-but-next-corner"), Message("reasons-but-first", {"points": 3})
LINE, OWN, RECIPE = Message("reasons-next-line"), Message("reasons-own-colour"), Message("reasons-recipe-colour")
DENIES = [Message("reasons-denies-third", {"other": other}) for other in (1, 2)]
WORLDS, WORSE, ALIKE = Message("reasons-worlds"), Message("reasons-worse"), Message("reasons-alike")
COVERED = Message("reasons-covered")


def told(*found: list[Message]) -> list[list[Message]]:
    """The reasons shown for choices worth about the same number of points."""
    return telling(found, [1.0, 1.4, 0.6][: len(found)])


def test_what_is_true_of_all_is_told_of_none() -> None:
    assert told([LINE, OWN], [RECIPE, LINE], [LINE]) == [[OWN], [RECIPE], [WORLDS]]
    assert told([LINE, OWN]) == [[LINE, OWN]]


def test_what_is_true_of_some_is_told_of_them() -> None:
    assert told([LINE], [LINE], [OWN]) == [[LINE], [LINE], [OWN]]


def test_where_nothing_tells_the_choices_apart_that_is_said() -> None:
    assert told([LINE], [LINE], [LINE]) == [[ALIKE]] * 3
    assert told([], []) == [[WORLDS]] * 2


def test_it_is_said_once_that_cards_are_covered() -> None:
    assert told([LINE, COVERED], [LINE, COVERED]) == [[ALIKE, COVERED], [ALIKE]]
    assert told([COVERED], [COVERED], [COVERED]) == [[ALIKE, COVERED], [ALIKE], [ALIKE]]
    assert told([LINE, COVERED], [COVERED]) == [[LINE, COVERED], [WORLDS]]
    assert told([OWN, LINE, RECIPE, COVERED], [OWN, COVERED]) == [[LINE, RECIPE, COVERED], [WORLDS]]


def test_there_are_two_reasons_at_the_most_and_no_two_of_a_kind() -> None:
    assert told([*DENIES, LINE, OWN], [])[0] == [DENIES[0], LINE]


def test_one_thing_that_speaks_against_a_choice_comes_last_and_of_a_good_one_never_alone() -> None:
    assert told([CORNER, OWN, LINE, FIRST], [])[0] == [OWN, CORNER]
    assert told([FIRST], [OWN])[0] == [WORLDS, FIRST]


def test_of_a_choice_that_brings_fewer_points_it_is_not_said_that_it_did_well() -> None:
    assert telling([[OWN], [], [FIRST]], [3.0, 2.5, 2.0]) == [[OWN], [WORSE], [FIRST]]
    assert telling([[OWN], [LINE, FIRST]], [3.0, 1.0])[1] == [LINE, FIRST]
