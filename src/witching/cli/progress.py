"""For those who wait, on a terminal: how far it is. It is gone when the work is done."""

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from witching.arena.processes import PlayerLost
from witching.cli.output import text

LOOK_BACK = 600.0
"""Seconds by whose pace the time left is judged: a single game may take a minute."""


class Bar(Progress):
    """Tells the time left as soon as something is done, by the time since its task began."""

    def start_task(self, task_id: TaskID) -> None:
        """Begin to count; rich has no pace before it has two moments to compare, so this is the first."""
        super().start_task(task_id)
        self.advance(task_id, 0)


def open_progress() -> Progress:
    """A bar, for what has a known end."""
    return _open(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def open_count() -> Progress:
    """A line that tells how much was done, for what has no known end."""
    return _open(SpinnerColumn(), TextColumn("{task.description}"))


def _open(*columns: ProgressColumn) -> Progress:
    """On the stream of errors, so that what is printed can be piped."""
    console = Console(stderr=True)
    disable = not console.is_terminal
    return Bar(*columns, console=console, transient=True, disable=disable, speed_estimate_period=LOOK_BACK)


def tell_loss(ended: KeyboardInterrupt | PlayerLost) -> None:
    """Why a series ended early, where whoever waits did not end it themselves."""
    if isinstance(ended, PlayerLost):
        click.echo(text("cli-player-lost"), err=True)
