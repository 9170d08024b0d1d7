"""How a series is cut into parts."""

from hypothesis import given
from hypothesis import strategies as st

from witching.arena.part_sizes import PartSizes


@given(missing=st.sets(st.integers(0, 200)), counts=st.lists(st.integers(1, 40)))
def test_parts_hold_every_missing_game_once(missing: set[int], counts: list[int]) -> None:
    sizes, found = PartSizes(), list[int]()
    for first, count in sizes.parts(sorted(missing)):
        found += range(first, first + count)
        sizes.learn(counts.pop() if counts else 1, 1.0)
    assert found == sorted(missing)


def test_parts_grow_towards_a_second_and_shrink_again() -> None:
    sizes, counts = PartSizes(), []
    for number, (_, count) in enumerate(sizes.parts(range(400))):
        counts.append(count)
        sizes.learn(count, count * (0.01 if number < 5 else 1.0))
    assert counts[:6] == [1, 4, 16, 64, 100, 100]
    assert counts[7] == 1
