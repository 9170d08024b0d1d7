"""Time runs out by CPU time, or by the wall clock where CPU time is not available."""

import time

import pytest

from witching.bots.leveled import BUSY, deadline


def test_without_seconds_the_time_is_never_up(monkeypatch: pytest.MonkeyPatch) -> None:
    is_late = deadline(None)
    monkeypatch.setattr(time, "monotonic", lambda: 1e9)
    monkeypatch.setattr(time, "thread_time", lambda: 1e9)
    assert not is_late()


@pytest.mark.parametrize(
    ("worked", "waited", "late"),
    [(0.9, BUSY - 0.1, False), (1.0, 1.0, True), (0.1, BUSY, True), (0.0, 100.0, True)],
    ids=["neither is over", "worked", "worked little on a busy machine", "did not work at all"],
)
def test_it_is_up_after_cpu_seconds_or_some_times_as_many_in_all(
    worked: float, waited: float, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = {"thread_time": 0.0, "monotonic": 0.0}
    monkeypatch.setattr(time, "thread_time", lambda: 5.0 + passed["thread_time"])
    monkeypatch.setattr(time, "monotonic", lambda: 7.0 + passed["monotonic"])
    is_late = deadline(1.0)
    assert not is_late()
    passed.update(thread_time=worked, monotonic=waited)
    assert is_late() is late
