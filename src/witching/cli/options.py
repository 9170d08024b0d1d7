"""Options of a game as they are given on the command line."""

from collections.abc import Mapping
from pathlib import Path

import click

from witching.bots.external.custom_bot import LIMIT
from witching.cli.game_flags import Flag, help_of_rules, help_of_seats, is_file, make_flags, seats_of
from witching.cli.output import Command, lang_option, say, text, translator
from witching.core.game import Game
from witching.core.options import find_edition, usual_options
from witching.core.refusal import refused

MOST_BOX_BYTES = 64 * 1024
MOST_LIMIT = 3600
MOST_ITERATIONS = 100_000_000
MOST_JOBS = 256


def game_options(command: Command) -> Command:
    """Add the options that every command takes which begins a game: those that the games declare."""
    rule: Flag = click.option("--rule", "rules", multiple=True, metavar="NAME=VALUE", help=help_of_rules())
    seats: Flag = click.option("--seats", type=int, metavar="N", help=help_of_seats())
    for option in (rule, *reversed(make_flags(command)), seats):
        command = option(command)
    return lang_option(command)


def _check_limit(_ctx: click.Context, _param: click.Parameter, limit: int) -> int:
    check_range("limit", limit, 1, MOST_LIMIT)
    return limit


limit_option = click.option(
    "--limit", type=int, default=LIMIT, metavar="SECONDS", callback=_check_limit, help=text("cli-limit-help")
)
"""For commands that let custom bots choose."""


def _check_iterations(_ctx: click.Context, _param: click.Parameter, iterations: int | None) -> int | None:
    if iterations is not None:
        check_range("iterations", iterations, 1, MOST_ITERATIONS)
    return iterations


iterations_option = click.option(
    "--iterations", type=int, metavar="N", callback=_check_iterations, help=text("cli-iterations-help")
)
"""For commands that give bots which search another budget than their own."""


def _check_jobs(_ctx: click.Context, _param: click.Parameter, jobs: int) -> int:
    check_range("jobs", jobs, 1, MOST_JOBS)
    return jobs


jobs_option = click.option("--jobs", type=int, default=1, metavar="N", callback=_check_jobs, help=text("cli-jobs-help"))
"""For commands that play on several processes."""


def read_names(given: str | None) -> list[str]:
    """Names with commas between them, and blanks around them or not."""
    return [] if given is None else [name.strip() for name in given.split(",")]


def read_options(game: Game, /, *, rules: tuple[str, ...], **flags: object) -> dict[str, object]:
    """The options of a game by name, for it to judge; what is not given is left to its defaults."""
    given: dict[str, object] = {}
    told = [_read_flag(game, name, value) for name, value in flags.items() if value not in (None, False)]
    for name, value in (*map(_read_rule, rules), *(pair for pairs in told for pair in pairs)):
        if name in given:
            raise refused("cli-refusal-twice", name=name)
        given[name] = value
    return given


def read_table_options(game: Game, /, *, rules: tuple[str, ...], **flags: object) -> dict[str, object]:
    """The same for people who play or watch: the edition is the one for their language, unless they chose."""
    return {**usual_options(game.options, _language()), **read_options(game, rules=rules, **flags)}


def note_edition(game: Game, given: Mapping[str, object]) -> list[str]:
    """A line about the edition, where nobody chose it and none of several is for the reader's language."""
    edition = find_edition(game.options)
    if edition is None or edition.name in given or len(edition.values) == 1:
        return []
    usual = str(edition.default)
    others = ", ".join(name for name in edition.names if name != usual)
    label = edition.value(usual)
    return [text("cli-edition-usual", edition=say(label.label) if label else usual, name=usual, others=others)]


def _language() -> str:
    return translator().catalogue.language


def _read_flag(game: Game, name: str, value: object) -> list[tuple[str, object]]:
    """What a flag says; the value of a choice may be followed by the seats for which it is meant, `assisted:0,2`."""
    if not isinstance(value, str):
        return [(name, value)]
    if is_file(game, name):
        return [(name, read_box_file(value))]
    chosen, _, named = value.partition(":")
    meant = seats_of(game, name, chosen) if named else None
    return [(name, chosen), (meant, named)] if meant else [(name, value)]


def read_box_file(file: str) -> str:
    """The text of a box file, with or without a byte order mark; the game judges it. Raises Refused."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MOST_BOX_BYTES + 1)
        if len(data) > MOST_BOX_BYTES:
            raise refused("cli-refusal-box-large", file=file, most=MOST_BOX_BYTES)
        return data.decode("utf-8-sig")
    except OSError as error:
        raise refused("cli-refusal-box-file", file=file, why=error.strerror or "") from None
    except UnicodeDecodeError as error:
        raise refused("cli-refusal-box-text", file=file, place=error.start) from None


def check_range(name: str, given: int, least: int, most: int) -> None:
    """Refuse a number that is out of range, saying which is allowed."""
    if not least <= given <= most:
        raise refused("cli-refusal-range", name=name, given=str(given), least=str(least), most=str(most))


def _read_rule(rule: str) -> tuple[str, str]:
    name, equals, value = rule.partition("=")
    if not equals:
        raise refused("cli-refusal-rule", given=rule[:60])
    return name, value
