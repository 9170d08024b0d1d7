"""The command `witching`."""

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from witching import __version__
from witching.cli.game_crash import tell_crashes
from witching.cli.localized_commands import LocalizedGroup
from witching.cli.output import lang_option, program, say_refusal, text
from witching.compilation.loader import BROKEN, FOREIGN, STALE, status
from witching.core.refusal import Refused
from witching.interrupts import EndingAtOnce

COMMANDS = (
    "serve", "play", "replay", "rules", "watch", "simulate", "tournament", "verify", "leak-check", "schema", "box",
    "bots", "backup", "export", "doctor",
)  # fmt: skip
BAD_INPUT = 2
INTERRUPTED = 130


class Commands(LocalizedGroup):
    """The commands, each in a module of its own that is imported only when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return load(cmd_name) if cmd_name in COMMANDS else None

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command: bad input, also before the command, ends with exit code 2 and says what is wrong."""
        try:
            return super().main(*args, **extra)
        except Refused as error:
            click.echo(text("cli-error", what=say_refusal(error.refusal)), err=True)
            sys.exit(BAD_INPUT)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; Ctrl-C ends it with 130."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)


def load(name: str) -> click.Command:
    """A command of this name."""
    with EndingAtOnce():
        command: click.Command = import_module(f"witching.cli.{name.replace('-', '_')}").command
    return command


def _show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(text("cli-version", version=__version__, build=text(f"cli-build-{status()}")))
        ctx.exit()


@click.group(cls=Commands, invoke_without_command=True, help=text("cli-help"))
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help=text("cli-version-help")
)
@lang_option
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Every start: a stale build is told of; without a command the server starts."""
    if status() in (STALE, FOREIGN, BROKEN):
        click.echo(text("cli-build-unused", build=text(f"cli-build-{status()}")), err=True)
    if ctx.invoked_subcommand is None:
        ctx.invoke(load("serve"))  # what only the server needs is not loaded before


def main() -> None:
    """Run the command line under the name that started it; what the terminal cannot show is written as an escape."""
    for stream, errors in ((sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace"), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    tell_crashes()
    cli(prog_name=program())
