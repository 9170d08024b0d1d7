"""`witching leak-check`: whether the server would have told anybody too much of a finished game."""

import sys

import click

from witching.cli.games import find_game
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.options import check_range
from witching.cli.output import figure, lang_option, one_line, say_refusal, text
from witching.cli.progress import open_progress
from witching.cli.verify import inside, read_file
from witching.core.record import Record, read_record
from witching.core.refusal import Refused, refused
from witching.core.verify import require_right
from witching.server.leakcheck.check import Leak, LeakCheck
from witching.server.leakcheck.worlds import Watcher

LEAKING = 1
UNCHECKED = 2
MOST_WORLDS = 1000


@click.command("leak-check", cls=LocalizedCommand, help=text("server-leak-help"))
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.option("--worlds", type=int, default=8, metavar="N", help=text("server-leak-worlds-help"))
@lang_option
def command(files: tuple[str, ...], worlds: int) -> None:
    """One line a file; exit code 1 when there is a leak, else 2 when a file could not be checked."""
    check_range("worlds", worlds, 1, MOST_WORLDS)
    codes = {_report(file, worlds) for file in inside(files)}
    sys.exit(LEAKING if LEAKING in codes else max(codes))


def _report(file: str, worlds: int) -> int:
    """Say what is so with one file; the exit code for it."""
    try:
        record = finished(file)
        check = _check(record, worlds)
    except Refused as error:
        click.echo(text("server-leak-unchecked", file=one_line(file), what=say_refusal(error.refusal)))
        return UNCHECKED
    if check.leak is not None:
        click.echo(say_leak(one_line(file), check.leak))
        return LEAKING
    moments, viewers = len(record.actions) + 1, len(check.watchers)
    counted = {"moments": figure(moments), "viewers": figure(viewers), "compared": figure(check.compared)}
    click.echo(text("server-leak-none", file=one_line(file), **counted))
    return 0


def finished(file: str) -> Record:
    """The record of a finished game. Raises Refused."""
    record = read_record(read_file(file))
    require_right(find_game(record.game), record)
    if record.result is None:
        raise refused("server-refusal-leak-unfinished")
    return record


def _check(record: Record, worlds: int) -> LeakCheck:
    """Check a game with a bar for those who wait."""
    with open_progress() as bar:
        task = bar.add_task(text("server-leak-progress"), total=len(record.actions))
        check = LeakCheck(find_game(record.game), record, worlds=worlds)
        for step in check.steps():
            bar.update(task, completed=step)
    return check


def say_leak(file: str, leak: Leak) -> str:
    """Who got too much, when, of what, where in it and between which worlds; not what it says there."""
    how, part = text(f"server-leak-how-{leak.pair.how}"), text(f"server-leak-part-{leak.pair.part}")
    viewer, what = say_watcher(leak.pair.watcher), text(f"server-leak-what-{leak.what}")
    said = {"viewer": viewer, "part": part, "place": leak.place, "how": how, "what": what}
    return text("server-leak-found", file=file, step=leak.step, **said)


def say_watcher(watcher: Watcher) -> str:
    """Who looks."""
    return text(f"server-leak-viewer-{watcher.name}", number=watcher.seat)
