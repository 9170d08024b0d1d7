"""The forgetting curve: what each parameter does, and that nothing but its arguments matters."""

from itertools import pairwise
from math import inf, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from witching.core.memory import FORGETFUL, MEMORIES, PERFECT, Memory, Trace
from witching.testing.draws import SEEDS, memories

NUMBERS = st.integers(0, 500)
AGES = st.integers(0, 120)
CARDS = 4000


def traces(memory: Memory, age: int, *, own: bool = True) -> list[Trace]:
    """What remains of many cards of the same age."""
    return [memory.trace(7, number, number % 9, age, own=own) for number in range(CARDS)]


@given(memory=memories(), seed=SEEDS, number=NUMBERS, place=AGES, own=st.booleans())
def test_with_age_a_trace_only_gets_less(memory: Memory, seed: int, number: int, place: int, own: bool) -> None:
    life = [memory.trace(seed, number, place, age, own=own) for age in range(80)]
    assert life == sorted(life)


@given(memory=memories(), seed=SEEDS, number=NUMBERS, place=AGES, age=AGES, own=st.booleans())
def test_the_same_arguments_give_the_same_trace(
    memory: Memory, seed: int, number: int, place: int, age: int, own: bool
) -> None:
    twin = Memory(memory.span, memory.decay, memory.colour, memory.attention, memory.reads)
    assert memory.trace(seed, number, place, age, own=own) == twin.trace(seed, number, place, age, own=own)


@given(memory=memories(), seed=SEEDS, number=NUMBERS, place=AGES, age=AGES, own=st.booleans())
def test_the_span_is_kept_for_certain(memory: Memory, seed: int, number: int, place: int, age: int, own: bool) -> None:
    if age < memory.span or memory.decay == 0:
        assert memory.trace(seed, number, place, age, own=own) == Trace.EXACT


@given(memory=memories(), seed=SEEDS, number=NUMBERS, place=AGES, age=AGES)
def test_the_own_is_kept_at_least_as_long(memory: Memory, seed: int, number: int, place: int, age: int) -> None:
    own, others = (memory.trace(seed, number, place, age, own=own) for own in (True, False))
    assert own <= others
    assert own == others or memory.attention < 1


@pytest.mark.parametrize("name", MEMORIES)
@pytest.mark.parametrize("own", [True, False])
def test_so_many_are_forgotten_as_the_curve_says(name: str, own: bool) -> None:
    """Within four standard deviations, at several ages."""
    memory = MEMORIES[name]
    for age in (0, memory.span, 10, 40):
        found = traces(memory, age, own=own)
        for least, chance in ((Trace.EXACT, memory.exact(age, own=own)), (Trace.COLOUR, memory.coloured(age, own=own))):
            share = sum(trace <= least for trace in found) / CARDS
            assert abs(share - chance) <= 4 * sqrt(chance * (1 - chance) / CARDS)


def test_the_formula_by_hand() -> None:
    memory = Memory(4, 0.5, colour=4, attention=0.5)
    assert [memory.exact(age) for age in (0, 3, 6, 11, 18)] == pytest.approx([1, 1, 1 / 2, 1 / 3, 1 / 4])
    assert memory.coloured(15) == pytest.approx(1 / 2)  # like the whole of something 3 things beyond the span
    assert memory.exact(4, own=False) == memory.exact(5) == pytest.approx(1 / sqrt(3))


def test_a_colour_that_lasts_no_longer_leaves_no_colour_alone() -> None:
    assert Trace.COLOUR not in traces(Memory(0, 0.7, colour=1), 9)
    assert Trace.BLANK not in traces(Memory(0, 0.7, colour=inf), 9)
    assert Trace.COLOUR in traces(Memory(0, 0.7, colour=5), 9)


def test_perfect_is_one_setting_and_forgetful_another() -> None:
    assert set(traces(PERFECT, 10**6, own=False)) == {Trace.EXACT}
    assert set(traces(FORGETFUL, 0)) == {Trace.BLANK}


def test_what_is_seen_at_once_does_not_share_one_fate() -> None:
    memory = MEMORIES["fair"]
    assert len({memory.trace(3, 5, place, 20) for place in range(30)}) == 3
    assert [memory.trace(3, n, 0, 20) for n in range(30)] != [memory.trace(4, n, 0, 20) for n in range(30)]


def test_the_named_memories_go_from_the_shortest_to_perfect() -> None:
    assert list(MEMORIES.values())[-1] == PERFECT
    for shorter, longer in pairwise(MEMORIES.values()):
        for age in range(1, 90):
            for own in (True, False):
                assert shorter.exact(age, own=own) <= longer.exact(age, own=own)
                assert shorter.coloured(age, own=own) <= longer.coloured(age, own=own)
        assert shorter.exact(20) < longer.exact(20)


@pytest.mark.parametrize(
    ("span", "decay", "colour", "attention"),
    [(-1, 0, 1, 1), (0, -0.1, 1, 1), (0, 0, 0.9, 1), (0, 0, 1, 0), (0, 0, 1, 1.1), (0, float("nan"), 1, 1)],
)
def test_what_is_no_memory_is_refused(span: int, decay: float, colour: float, attention: float) -> None:
    with pytest.raises(ValueError, match="Memory"):
        Memory(span, decay, colour, attention)
