"""Answers: what a person typed, understood."""

from collections.abc import Sequence
from typing import NamedTuple

from witching.core.wording import Said
from witching.terminal.translator import Translator

COMMANDS = ("help", "hint", "undo", "log", "board", "legend", "rules", "quit")


class Chosen(NamedTuple):
    """One of the choices, in the notation."""

    action: str


class Command(NamedTuple):
    """One of `COMMANDS`."""

    name: str


class Lookup(NamedTuple):
    """A rule to look up."""

    words: str


class Unknown(NamedTuple):
    """Something else, as it was typed: perhaps a choice that is not legal."""

    typed: str


Answer = Chosen | Command | Lookup | Unknown


def read_answer(typed: str, options: Sequence[Said], translator: Translator) -> Answer:
    """Understand what was typed: the number of a choice, its notation or a short form of it, `?rule`, a command."""
    words = " ".join(typed.casefold().split())
    if words.startswith("?") and words != "?":
        return Lookup(words[1:].strip())
    chosen = _chosen(words, options)
    if chosen is not None:
        return Chosen(chosen)
    name = next((name for name in COMMANDS if words in [*translator.words(f"terminal-command-{name}"), name]), None)
    return Unknown(typed) if name is None else Command(name)


def typed_for(options: Sequence[Said]) -> dict[str, str]:
    """By choice what is typed for it: its number among those that are listed, else its notation."""
    listed = [option.action for option in options if option.listed]
    numbers = {action: str(number) for number, action in enumerate(listed, start=1)}
    return {option.action: numbers.get(option.action, option.action) for option in options}


def _chosen(words: str, options: Sequence[Said]) -> str | None:
    listed = [option for option in options if option.listed]
    if words == "":
        return next((each.action for each in options if each.usual or len(options) == 1), None)
    if words.isdecimal() and len(words) < 4 and 1 <= int(words) <= len(listed):
        return listed[int(words) - 1].action
    return next((each.action for each in options if words in (each.action, *map(str.casefold, each.also))), None)
