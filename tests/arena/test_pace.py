"""How a series is cut into parts."""

from hypothesis import given
from hypothesis import strategies as st

from witching.arena.pace import Pace


@given(missing=st.sets(st.integers(0, 200)), sizes=st.lists(st.integers(1, 40)))
def test_parts_hold_every_missing_game_once(missing: set[int], sizes: list[int]) -> None:
    pace, found = Pace(), list[int]()
    for first, count in pace.parts(sorted(missing)):
        found += range(first, first + count)
        pace.learn(sizes.pop() if sizes else 1, 1.0)
    assert found == sorted(missing)


def test_parts_grow_towards_a_second_and_shrink_again() -> None:
    pace, sizes = Pace(), []
    for number, (_, count) in enumerate(pace.parts(range(400))):
        sizes.append(count)
        pace.learn(count, count * (0.01 if number < 5 else 1.0))
    assert sizes[:6] == [1, 4, 16, 64, 100, 100]
    assert sizes[7] == 1
