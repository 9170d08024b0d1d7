"""What was learnt has the form that it is read in, and nothing of it is out of all reason."""

from math import isfinite

from witching.games.glastonbury.prospects import FEATURES, LEARNT

LENGTHS, WISHES = 8, 21
MOST = 60.0
"""Points that no single thing brings."""


def test_every_feature_has_its_points_for_every_length() -> None:
    (lengths,) = LEARNT["lengths"]
    assert lengths == sorted(set(lengths))
    assert len(lengths) == LENGTHS
    assert [len(points) for points in LEARNT["points"]] == [LENGTHS] * FEATURES


def test_every_wish_has_a_share_late_and_one_early() -> None:
    assert [len(shares) for shares in LEARNT["wishes"]] == [2] * WISHES


def test_nothing_learnt_is_beyond_what_a_game_brings() -> None:
    learnt = [each for rows in (LEARNT["points"], LEARNT["wishes"]) for row in rows for each in row]
    assert all(isfinite(each) and abs(each) < MOST for each in learnt)
