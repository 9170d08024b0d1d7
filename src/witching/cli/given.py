"""Options of a game as they are given on the command line."""

from collections.abc import Callable
from typing import Any

import click

from witching.cli.speech import text
from witching.core.refusal import refused


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that every command takes which begins a game."""
    for option in (
        click.option("--rule", "rules", multiple=True, metavar="NAME=VALUE", help=text("cli-rule-help")),
        click.option("--memory", metavar="MODE", help=text("cli-memory-help")),
        click.option("--recipes", is_flag=True, help=text("cli-recipes-help")),
        click.option("--edition", metavar="NAME", help=text("cli-edition-help")),
        click.option("--seats", type=int, metavar="N", help=text("cli-seats-help")),
    ):
        command = option(command)
    return command


def read_given(
    seats: int | None, edition: str | None, recipes: bool, memory: str | None, rules: tuple[str, ...]
) -> dict[str, object]:
    """The options by name, for the game to judge; what is not given is left to its defaults."""
    given: dict[str, object] = {}
    for name, value in (
        *(_read_rule(rule) for rule in rules),
        *(() if seats is None else (("seats", seats),)),
        *(() if edition is None else (("edition", edition),)),
        *((("recipes", True),) if recipes else ()),
        *(() if memory is None else _read_memory(memory)),
    ):
        if name in given:
            raise refused("cli-refusal-twice", name=name)
        given[name] = value
    return given


def _read_memory(memory: str) -> list[tuple[str, object]]:
    mode, _, assisted = memory.partition(":")
    return [("memory", mode), ("assisted", assisted)] if assisted else [("memory", mode)]


def check_range(name: str, given: int, least: int, most: int) -> None:
    """Refuse a number that is out of range, saying which is allowed."""
    if not least <= given <= most:
        raise refused("cli-refusal-range", name=name, given=str(given), least=str(least), most=str(most))


def _read_rule(rule: str) -> tuple[str, str]:
    name, equals, value = rule.partition("=")
    if not equals:
        raise refused("cli-refusal-rule", given=rule[:60])
    return name, value
