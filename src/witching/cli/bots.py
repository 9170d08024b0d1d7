"""`witching bots`: what the bots are made of, so far how they forget."""

import click
from rich.console import Console
from rich.table import Table

from witching.cli.curves import AGES, draw_memories
from witching.cli.drawing import check_file, write_file
from witching.cli.speech import figure, lang_option, one_line, text
from witching.cli.usage import HouseCommand, HouseGroup
from witching.core.memory import MEMORIES, Memory

LISTED = (2, 5, 10, 40)  # ages


@click.group("bots", cls=HouseGroup, help=text("cli-bots-group-help"), invoke_without_command=True)
@lang_option
@click.pass_context
def command(ctx: click.Context) -> None:
    """What the bots are made of; without a command, which there are."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("memory", cls=HouseCommand, help=text("cli-bots-memory-help"))
@click.option("--out", "file", type=click.Path(), metavar="FILE", help=text("cli-bots-out-help"))
@lang_option
def memory(file: str | None) -> None:
    """Show how much is left of what was seen, and draw it."""
    if file is not None:
        check_file(file)
        write_file(file, draw_memories(MEMORIES, AGES))
    console = Console(highlight=False)
    console.print(_table(), text("bots-memory-listed"), sep="\n")
    if file is not None:
        console.print(text("cli-balance-drawn", path=one_line(file)), markup=False)


def _table() -> Table:
    """For every memory with a name what is left of the own cards, by age."""
    shown = Table(title=text("bots-memory-title"))
    shown.add_column(text("bots-memory-age"), no_wrap=True)
    for age in LISTED:
        shown.add_column(str(age), justify="right", no_wrap=True)
    for name, each in MEMORIES.items():
        shown.add_row(text(f"bots-memory-named-{name}"), *(_cell(each, age) for age in LISTED))
    return shown


def _cell(memory: Memory, age: int) -> str:
    """Per cent: known exactly, and at least by colour."""
    return f"{figure(100 * memory.exact(age))} / {figure(100 * memory.coloured(age))}"
