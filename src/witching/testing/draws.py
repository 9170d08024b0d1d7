"""What Hypothesis draws for the laws: seeds for deals and chance, and memories of every kind."""

from math import inf

from hypothesis import strategies as st

from witching.core.memory import FORGETFUL, MEMORIES, Memory

SEEDS = st.binary(min_size=8, max_size=8).map(lambda drawn: int.from_bytes(drawn, "big") >> 1)
"""Evenly drawn, as `integers` are not: those prefer small numbers, and so would every commit."""
DECAYS = st.sampled_from((0.0, inf)) | st.floats(0, 3)
COLOURS = st.sampled_from((1.0, inf)) | st.floats(1, 50)


def memories() -> st.SearchStrategy[Memory]:
    """Those with a name, the one that knows only what lies open, and any other, also at its limits."""
    any_other = st.builds(
        Memory, st.integers(0, 9), DECAYS, colour=COLOURS, attention=st.floats(0.05, 1), reads=st.booleans()
    )
    return st.sampled_from([*MEMORIES.values(), FORGETFUL]) | any_other
