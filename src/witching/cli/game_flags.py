"""Game flags: the options that the games declare, as a command line takes them."""

from collections.abc import Callable, Iterator
from typing import Protocol

import click

from witching.cli.games import ALL_GAMES, title_of
from witching.cli.output import Command, say, text
from witching.core.game import Game
from witching.core.options import Option

METAVARS = {"file": "FILE", "seat": "N", "seats": "N,N", "each": "NAMES"}
TAKEN = frozenset({"game", "help", "lang", "rule", "rules", "seats"})
"""What every command calls something else: an option of such a name is given by `--rule`."""


class Flag(Protocol):
    """Adds an option to a command."""

    def __call__(self, command: Command, /) -> Command: ...


def make_flags(command: Callable[..., object]) -> list[Flag]:
    """A flag for every option that forms have first, and that this command does not call something else already."""
    own: list[click.Parameter] = getattr(command, "__click_params__", [])
    taken = (
        TAKEN | {param.name for param in own} | {word for param in own for word in (*param.opts, *param.secondary_opts)}
    )
    names = dict.fromkeys(option.name for _, option in _first() if taken.isdisjoint((option.name, _flag(option.name))))
    return [_make_flag(name) for name in names]


def help_of_rules() -> str:
    """What `--rule` may name, by game."""
    named = [(title_of(game.name), [option.name for option in game.options]) for game in ALL_GAMES.values()]
    return text("cli-rule-help", names="; ".join(f"{game}: {', '.join(names)}" for game, names in named if names))


def help_of_seats() -> str:
    """How many may play, whichever game it is."""
    numbers = [seats for game in ALL_GAMES.values() for seats in game.seats]
    return text("cli-seats-help", least=min(numbers), most=max(numbers))


def is_file(game: Game, name: str) -> bool:
    """Whether this game's option of this name is a file."""
    return any(option.kind == "file" for option in game.options if option.name == name)


def seats_of(game: Game, name: str, value: str) -> str | None:
    """The option that names seats for this value of another one, where the game has such."""
    meant = (option for option in game.options if option.kind == "seats" and option.needs == {name: value})
    return next((option.name for option in meant), None)


def _first() -> Iterator[tuple[Game, Option]]:
    for game in ALL_GAMES.values():
        yield from ((game, option) for option in game.options if option.place == "first" and option.kind != "seats")


def _named(name: str) -> list[tuple[Game, Option]]:
    return [(game, option) for game in ALL_GAMES.values() for option in game.options if option.name == name]


def _make_flag(name: str) -> Flag:
    """One flag for all games that have an option of this name; where one of them takes a value, all do."""
    found = _named(name)
    kinds = {option.kind for _, option in found}
    said = " ".join(_help(game, option) for game, option in found if option.is_offered)
    words = _flag(name), name
    if kinds == {"tick"}:
        return click.option(*words, is_flag=True, help=said)
    return click.option(*words, metavar=METAVARS.get(found[0][1].kind, "NAME"), help=said)


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _help(game: Game, option: Option) -> str:
    args = {"game": title_of(game.name), "label": say(option.label)}
    if option.kind == "file":
        return text("cli-option-file-help", name=game.name, **args)
    if not option.values or option.default is None:
        return text("cli-option-tick-help", **args)
    told = {"values": ", ".join(option.names), "usual": str(option.default), **args}
    is_read = option.kind == "edition" and len(option.values) > 1
    said = text("cli-option-edition-help", **told) if is_read else text("cli-option-choice-help", **told)
    meant = [value for value in option.names if seats_of(game, option.name, value)]
    return " ".join([said, *(text("cli-option-seats-help", value=value) for value in meant)])
