"""Progress bars: the time left is shown as soon as one thing is done."""

from rich.progress import Progress, TaskID

from witching.cli.progress import LOOK_BACK, open_progress

TOTAL = 100


class Clock:
    """A clock that stands still until it is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def begin(clock: Clock, *, done: int = 0) -> tuple[Progress, TaskID]:
    """A bar for a hundred things, some of them already done."""
    bar = open_progress()
    bar.get_time = clock
    return bar, bar.add_task("", total=TOTAL, completed=done)


def time_left(bar: Progress, task: TaskID, clock: Clock, done: int, seconds: float) -> float | None:
    """The time left after `seconds`, once `done` things are done."""
    clock.now = seconds
    bar.update(task, completed=done)
    return bar.tasks[task].time_remaining


def test_the_time_left_is_told_as_soon_as_something_is_done() -> None:
    clock = Clock()
    bar, task = begin(clock)
    assert time_left(bar, task, clock, 0, 30) is None
    assert time_left(bar, task, clock, 1, 60) == 99 * 60
    assert time_left(bar, task, clock, 3, 120) == 97 * 40


def test_what_was_done_before_says_nothing_about_the_pace() -> None:
    clock = Clock()
    bar, task = begin(clock, done=90)
    assert time_left(bar, task, clock, 91, 5) == 9 * 5


def test_the_pace_is_that_of_late() -> None:
    clock = Clock()
    bar, task = begin(clock)
    time_left(bar, task, clock, 1, LOOK_BACK)
    assert time_left(bar, task, clock, 2, LOOK_BACK + 10) == 98 * 10
