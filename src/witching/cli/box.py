"""`witching box`: the box file of a game, and the check of another one."""

import sys

import click

from witching.cli.games import find_game
from witching.cli.localized_commands import LocalizedCommand
from witching.cli.main import BAD_INPUT
from witching.cli.options import read_box_file
from witching.cli.output import lang_option, one_line, say, text
from witching.core.message import Message
from witching.core.options import SEATS, find_file
from witching.core.refusal import Refusal, Refused, refused


@click.command("box", cls=LocalizedCommand, help=text("cli-box-help"))
@click.argument("game")
@click.option("--check", "file", type=click.Path(), metavar="FILE", help=text("cli-box-check-help"))
@lang_option
def command(game: str, file: str | None) -> None:
    """Print the game's own box file; or say that a given one can be played with."""
    found = find_game(game)
    option = find_file(found.options)
    if option is None or not found.box:
        raise refused("cli-refusal-no-box", game=game)
    if file is None:
        click.echo(found.box, nl=False)
        return
    try:
        box = read_box_file(file)
        for seats in found.seats:
            found.blank({SEATS: seats, option.name: box})
    except Refused as error:
        lines = [one_line(say(fault)) for fault in _faults(error.refusal)]
        if len(lines) < 2:
            raise
        click.echo("\n  ".join([text("cli-box-off", file=one_line(file), rule=error.refusal.rule), *lines]), err=True)
        sys.exit(BAD_INPUT)
    click.echo(text("cli-box-right", file=one_line(file)))


def _faults(refusal: Refusal) -> list[Message]:
    """What is off in several places, one by one."""
    return [fault for value in refusal.message.args.values() if isinstance(value, list) for fault in value]
