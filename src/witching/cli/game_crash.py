"""Game crash: a game of others that raises what no rules may ends the command with a sentence, not with a traceback."""

import os
import re
import sys
import traceback
from pathlib import Path
from types import TracebackType

import click

from witching.cli.output import one_line, text
from witching.packages import installed

FAILED = 1
FRAME = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+), in (?P<function>\S+)')


def tell_crashes() -> None:
    """From now on whatever is raised to the end is told so, if it was raised in a game of others."""
    sys.excepthook, sys.unraisablehook = _on_crash, _on_unraisable


def _on_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    said = say_crash(error)
    if said is None:
        sys.__excepthook__(kind, error, trace)
    else:
        click.echo(said, err=True)


def _on_unraisable(raised: "sys.UnraisableHookArgs") -> None:
    """What a game raises where compiled code calls it goes no further: `_on_crash` was told, and the search would go on
    by nonsense. Nothing but the end of the process stops that."""
    error = raised.exc_value
    if error is None or not isinstance(raised.object, str) or say_crash(error) is None:
        sys.__unraisablehook__(raised)
        return
    sys.stdout.flush()
    os._exit(FAILED)


def say_crash(error: BaseException) -> str | None:
    """Which game of others has failed, where and by what kind of error; None where none of them had a part in it. What
    the error says is not told, for it may quote a card."""
    raised_in = [frame.groupdict() for frame in FRAME.finditer("".join(traceback.format_exception(error)))]
    for name, package in installed().items():
        own = [frame for frame in raised_in if package.folder and package.folder in Path(frame["file"]).parents]
        if own:
            place = f"{Path(own[-1]['file']).name}:{own[-1]['line']} {own[-1]['function']}: {type(error).__name__}"
            return text("cli-error", what=text("core-broken-fails", game=name, detail=one_line(place)))
    return None
