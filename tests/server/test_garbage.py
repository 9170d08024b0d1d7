"""Reference cycles are freed: soon if they are new, at the next full collection if they are old."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from witching.server.web import serving

YOUNG = 0


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def _spared() -> Iterator[None]:
    with serving.tuned_gc():
        yield


def tie() -> "weakref.ref[Knot]":
    return weakref.ref(Knot())


@pytest.mark.usefixtures("_spared")
def test_what_is_new_is_let_go_of_at_the_next_look() -> None:
    knot = tie()
    gc.collect(YOUNG)
    assert knot() is None


@pytest.mark.usefixtures("_spared")
def test_what_was_there_at_a_look_waits_for_a_look_at_everything() -> None:
    held = Knot()
    knot = weakref.ref(held)
    gc.collect(YOUNG)
    del held
    gc.collect()
    assert knot() is not None
    serving.collect_garbage()
    assert knot() is None


@pytest.mark.usefixtures("_spared")
def test_after_a_look_at_everything_only_the_new_is_looked_at_again() -> None:
    held = Knot()
    serving.collect_garbage()
    knot = weakref.ref(held)
    del held
    gc.collect()
    assert knot() is not None


def test_afterwards_python_looks_as_it_likes() -> None:
    before = list(gc.callbacks)
    with serving.tuned_gc():
        held = Knot()
        knot = weakref.ref(held)
        gc.collect(YOUNG)
    del held
    gc.collect()
    assert knot() is None
    assert gc.callbacks == before
