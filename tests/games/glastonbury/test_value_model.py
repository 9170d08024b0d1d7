"""The learned weights have the shape that the code expects, and none is unreasonably large."""

from math import isfinite

from witching.games.glastonbury.value_model import FEATURES, LEARNED

LENGTHS, CHOICE_FEATURES = 8, 21
MOST = 60.0
"""More points than any single thing brings."""


def test_every_feature_has_its_points_for_every_length() -> None:
    (lengths,) = LEARNED["lengths"]
    assert lengths == sorted(set(lengths))
    assert len(lengths) == LENGTHS
    assert [len(points) for points in LEARNED["points"]] == [LENGTHS] * FEATURES


def test_every_feature_of_a_choice_has_a_late_and_an_early_weight() -> None:
    assert [len(weights) for weights in LEARNED["choices"]] == [2] * CHOICE_FEATURES


def test_no_weight_exceeds_what_a_game_brings() -> None:
    weights = [each for rows in (LEARNED["points"], LEARNED["choices"]) for row in rows for each in row]
    assert all(isfinite(each) and abs(each) < MOST for each in weights)
