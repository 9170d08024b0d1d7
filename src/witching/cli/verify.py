"""`witching verify`: check records."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from witching.cli.games import find_game
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.output import lang_option, one_line, say_refusal, text
from witching.core.record import MOST_BYTES, read_record
from witching.core.refusal import Refusal, Refused, refused
from witching.core.verify import verify

WRONG = 1
UNCHECKED = 2
"""Exit codes; what is wrong weighs more."""
SAID = {"right": "cli-verify-right", "wrong": "cli-verify-wrong", "unchecked": "cli-verify-unchecked"}


@click.command("verify", cls=LocalizedCommand, help=text("cli-verify-help"))
@click.argument("files", nargs=-1, required=True, type=click.Path())
@lang_option
def command(files: tuple[str, ...]) -> None:
    """One line a file; exit code 1 when any of them is wrong, else 2 when any could not be checked."""
    found = Counter[str]()
    for file in inside(files):
        verdict, why = judge(file)
        found[verdict] += 1
        click.echo(text(SAID[verdict], file=one_line(file), what=say_refusal(why)))
    if found.total() > 1:
        key = "cli-verify-total-unchecked" if found["unchecked"] else "cli-verify-total"
        click.echo(text(key, right=found["right"], wrong=found["wrong"], unchecked=found["unchecked"]))
    sys.exit(WRONG if found["wrong"] else UNCHECKED if found["unchecked"] else 0)


def inside(files: tuple[str, ...]) -> Iterator[str]:
    """The files themselves, and those of folders by their names; a folder without any is judged as what it is."""
    for file in files:
        inside = sorted(str(path) for path in Path(file).glob("*.json")) if os.path.isdir(file) else []
        yield from inside or [file]


def judge(file: str) -> tuple[str, Refusal]:
    """The verdict on one file, whatever is in it, and what is said of it: `right`, `wrong`, or `unchecked` where its
    game cannot be asked."""
    try:
        record = read_record(read_file(file))
    except Refused as error:
        return "wrong", error.refusal
    try:
        game = find_game(record.game)
    except Refused as error:
        return "unchecked", error.refusal
    verdict = verify(game, record)
    return "right" if verdict.right else "wrong", Refusal(verdict.message, verdict.rule)


def read_file(file: str) -> bytes:
    """The bytes of a file, one more than a record may have at most."""
    try:
        with Path(file).open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise refused("cli-refusal-file", why=getattr(error, "strerror", None) or str(error)) from None
