"""`witching box`: the box file of a game, and the check of another one."""

import click

from witching.cli.given import read_box_file
from witching.cli.shelf import find_game
from witching.cli.speech import one_line, text
from witching.core.refusal import refused


@click.command("box", help=text("cli-box-help"))
@click.argument("game")
@click.option("--check", "file", type=click.Path(), metavar="FILE", help=text("cli-box-check-help"))
def command(game: str, file: str | None) -> None:
    """Print the game's own box file; or say that a given one can be played with."""
    found = find_game(game)
    if not found.box:
        raise refused("cli-refusal-no-box", game=game)
    if file is None:
        click.echo(found.box, nl=False)
        return
    found.blank({"box": read_box_file(file)})
    click.echo(text("cli-box-right", file=one_line(file)))
