"""`witching verify`: check records."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from witching.cli.shelf import find_game
from witching.cli.speech import lang_option, one_line, say_refusal, text
from witching.cli.usage import HouseCommand
from witching.core.record import MOST_BYTES, read_record
from witching.core.refusal import Refusal, Refused, refused
from witching.core.verify import Verdict, verify

WRONG = 1


@click.command("verify", cls=HouseCommand, help=text("cli-verify-help"))
@click.argument("files", nargs=-1, required=True, type=click.Path())
@lang_option
def command(files: tuple[str, ...]) -> None:
    """One line a file; exit code 1 when any of them is wrong."""
    wrong, checked = 0, list(inside(files))
    for file in checked:
        verdict = judge(file)
        wrong += not verdict.right
        what = say_refusal(Refusal(verdict.message, verdict.rule))
        key = "cli-verify-right" if verdict.right else "cli-verify-wrong"
        click.echo(text(key, file=one_line(file), what=what))
    if len(checked) > 1:
        click.echo(text("cli-verify-total", right=len(checked) - wrong, wrong=wrong))
    sys.exit(WRONG if wrong else 0)


def inside(files: tuple[str, ...]) -> Iterator[str]:
    """The files themselves, and those of folders by their names; a folder without any is judged as what it is."""
    for file in files:
        inside = sorted(str(path) for path in Path(file).glob("*.json")) if os.path.isdir(file) else []
        yield from inside or [file]


def judge(file: str) -> Verdict:
    """The verdict on one file, whatever is in it."""
    try:
        record = read_record(read_file(file))
        return verify(find_game(record.game), record)
    except Refused as error:
        return Verdict(False, error.refusal.message, error.refusal.rule)


def read_file(file: str) -> bytes:
    """The bytes of a file, one more than a record may have at most."""
    try:
        with Path(file).open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise refused("cli-refusal-file", why=getattr(error, "strerror", None) or str(error)) from None
