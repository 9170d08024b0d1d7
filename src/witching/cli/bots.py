"""`witching bots`: which bots there are and what they are like; how their memories forget."""

import click
from rich.console import Console
from rich.table import Table

from witching.bots.roster import BOTS
from witching.cli.charts.balance import check_file, write_file
from witching.cli.charts.memory import AGES, draw_memories
from witching.cli.games import ALL_GAMES, tell_troubles, title_of
from witching.cli.localized_commands import LocalizedCommand, LocalizedGroup
from witching.cli.memory_report import REMEMBERING, memory_in, say_meanings, say_parameters
from witching.cli.output import figure, lang_option, one_line, text
from witching.core.memory import MEMORIES, Memory

LISTED = (5, 10, 20, 40)  # ages


@click.group("bots", cls=LocalizedGroup, help=text("cli-bots-group-help"), invoke_without_command=True)
@lang_option
@click.pass_context
def command(ctx: click.Context) -> None:
    """Without a command, which bots there are."""
    tell_troubles()
    if ctx.invoked_subcommand is None:
        Console(highlight=False).print(_bots(), text("cli-bots-own"), sep="\n", markup=False)


def _bots() -> Table:
    """The bots by the names that are typed for them and those of the language, with a sentence on each."""
    shown = Table()
    shown.add_column(text("cli-figures-bot"), no_wrap=True)
    shown.add_column(text("bots-called"), no_wrap=True)
    shown.add_column(text("bots-list"), overflow="fold")
    for name in BOTS:
        shown.add_row(name, text(f"bots-name-{name}"), text(f"bots-about-{name}"))
    return shown


@command.command("memory", cls=LocalizedCommand, help=text("cli-bots-memory-help"))
@click.option("--out", "file", type=click.Path(), metavar="FILE", help=text("cli-bots-out-help"))
@lang_option
def memory(file: str | None) -> None:
    """Show how much is left of what was seen, and draw it."""
    if file is not None:
        check_file(file)
        write_file(file, draw_memories(MEMORIES, AGES))
    console = Console(highlight=False)
    console.print(_table(), text("bots-memory-listed"), "", _levels(), "", _parameters(), sep="\n")
    console.print(*say_meanings(), sep="\n", markup=False)
    if file is not None:
        console.print(text("cli-balance-drawn", path=one_line(file)), markup=False)


def _table() -> Table:
    """For every memory with a name, what is left of a bot's own cards, by age."""
    shown = Table(title=text("bots-memory-title"))
    shown.add_column(text("bots-memory-age"), no_wrap=True)
    for age in LISTED:
        shown.add_column(str(age), justify="right", no_wrap=True)
    for name, each in MEMORIES.items():
        shown.add_row(text(f"bots-memory-named-{name}"), *(_cell(each, age) for age in LISTED))
    return shown


def _levels() -> Table:
    """For every level, and for the sage, the memory in each game."""
    shown = Table(title=text("bots-memory-levels"))
    shown.add_column(text("cli-figures-bot"), no_wrap=True)
    shown.add_column(text("bots-called"), no_wrap=True)
    for game in ALL_GAMES:
        shown.add_column(title_of(game))
    for name in REMEMBERING:
        shown.add_row(name, text(f"bots-name-{name}"), *(_named(memory_in(game, name)) for game in ALL_GAMES.values()))
    return shown


def _parameters() -> Table:
    """For every memory that forgets what sets it apart."""
    shown = Table(title=text("bots-memory-parameters"), show_header=False)
    for name, each in MEMORIES.items():
        if each.decay:
            shown.add_row(text(f"bots-memory-named-{name}"), *say_parameters(each))
    return shown


def _named(memory: Memory) -> str:
    name = next(name for name, each in MEMORIES.items() if each == memory)
    return text(f"bots-memory-named-{name}")


def _cell(memory: Memory, age: int) -> str:
    """Per cent: known exactly, and at least by colour."""
    return f"{figure(100 * memory.exact(age))} / {figure(100 * memory.coloured(age))}"
