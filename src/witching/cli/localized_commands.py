"""Commands that speak the reader's language also where click speaks by itself: help, misspelt command lines."""

from collections.abc import Sequence
from typing import IO, Any

import click

from witching.cli.output import one_line, text
from witching.core.refusal import quote


class Misused(click.UsageError):
    """A command line that cannot be understood; its message is a whole sentence."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, file=file, err=file is None)


class LocalizedCommand(click.Command):
    """A command with its help page, and its answer to what it does not understand, in the reader's language."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the command line. Raises Misused."""
        try:
            return super().make_context(info_name, args, parent, **extra)
        except Misused:
            raise
        except click.UsageError as error:
            raise Misused(say_misuse(error), error.ctx) from None

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{text('cli-usage-title')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = (param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option))
        with formatter.section(text("cli-usage-options")):
            formatter.write_dl([record for record in records if record is not None])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = text("cli-usage-help")
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = [piece for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx)]
        return [text("cli-usage-options-piece"), *pieces]


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group of such commands."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        found = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(text("cli-usage-commands")):
            rows = [(name, found_one.get_short_help_str(60)) for name, found_one in found if found_one is not None]
            formatter.write_dl(rows)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), text("cli-usage-command-piece")]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named first. Raises Misused, naming those there are."""
        if self.get_command(ctx, args[0]) is None:
            raise Misused(_with_help(ctx, text("cli-usage-command", given=_quote(args[0]), allowed=self._all(ctx))))
        return super().resolve_command(ctx, args)

    def _all(self, ctx: click.Context) -> str:
        return ", ".join(self.list_commands(ctx))


def program() -> str:
    """What somebody types to start this program."""
    return click.get_current_context().find_root().info_name or "witching"


def say_misuse(error: click.UsageError) -> str:
    """What is wrong with a command line, and where help is."""
    return _with_help(error.ctx, _say(error))


def _say(error: click.UsageError) -> str:
    match error:
        case click.NoSuchOption():
            return text("cli-usage-option", given=_quote(error.option_name))
        case click.BadOptionUsage():
            return text("cli-usage-value", name=_quote(error.option_name))
        case click.MissingParameter(param=click.Argument(name="game")):
            from witching.cli.games import ALL_GAMES, tell_troubles  # what only this needs is not loaded before

            tell_troubles()
            return text("terminal-refusal-game", allowed=", ".join(ALL_GAMES))
        case click.MissingParameter(param=click.Parameter() as param):
            return text("cli-usage-missing", name=_name(param))
        case click.BadParameter(param=click.Parameter() as param):
            return text("cli-usage-number", name=_name(param))
    return text("cli-usage-extra")


def _name(param: click.Parameter) -> str:
    return _first(param.opts) if isinstance(param, click.Option) else (param.name or "").upper()


def _first(names: Sequence[str]) -> str:
    return max(names, key=len)


def _quote(given: str) -> str:
    return one_line(quote(given))


def _with_help(ctx: click.Context | None, said: str) -> str:
    path = ctx.command_path if ctx is not None else ""
    return f"{said}\n{text('cli-usage-try', command=path)}" if path else said
