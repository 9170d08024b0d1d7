"""Memories of every kind, drawn by Hypothesis."""

from math import inf

from hypothesis import strategies as st

from witching.core.memory import FORGETFUL, MEMORIES, Memory

DECAYS = st.sampled_from((0.0, inf)) | st.floats(0, 3)
COLOURS = st.sampled_from((1.0, inf)) | st.floats(1, 50)


def memories() -> st.SearchStrategy[Memory]:
    """Those with a name, the one that knows only what lies open, and any other, also at its limits."""
    any_other = st.builds(
        Memory, st.integers(0, 9), DECAYS, colour=COLOURS, attention=st.floats(0.05, 1), reads=st.booleans()
    )
    return st.sampled_from([*MEMORIES.values(), FORGETFUL]) | any_other
