"""Saying messages in the user's language."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

import click

from witching.core.message import Message
from witching.core.refusal import Refusal, quote, refused
from witching.i18n import LANGUAGES, Catalogue, choose_language
from witching.terminal.translator import Translator, one_line

__all__ = ["figure", "lang_option", "one_line", "program", "say", "say_refusal", "speak", "text", "translator"]

Command = TypeVar("Command", bound=Callable[..., object])
LANG = "--lang"
PROGRAM = "WITCHING_PROGRAM"


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, wherever in it: the texts of its own help are said in it too."""
    for place, word in enumerate(arguments):
        if word.startswith(f"{LANG}="):
            return word.partition("=")[2]
        if word == LANG and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


_translators = [Translator(Catalogue(choose_language(asked_language(sys.argv), os.environ)))]


def program() -> str:
    """What this program is called by whoever started it."""
    return os.environ.get(PROGRAM, "witching")


def translator() -> Translator:
    """The translator in the user's language."""
    return _translators[-1]


def speak(language: str) -> None:
    """Go on in this language. Raises Refused."""
    if language not in LANGUAGES:
        raise refused("cli-refusal-language", given=quote(language), allowed=", ".join(LANGUAGES))
    _translators[:] = [Translator(Catalogue(language))]


def text(key: str, **args: int | str) -> str:
    """A sentence of the command line itself; commands in it are written as they are typed here."""
    return _as_typed(translator().text(key, **args))


def _as_typed(said: str) -> str:
    return said.replace("`witching ", f"`{program()} ")


def figure(value: float, places: int = 0) -> str:
    """A number as the language writes it."""
    return translator().catalogue.write_number(value, places=places)


def say(message: Message) -> str:
    """A message of the engine as a sentence; a hidden argument is left out by the sentence's own form for it."""
    return translator().say(message)


def say_refusal(refusal: Refusal) -> str:
    """What is wrong, with the id of the rule, on one line."""
    return _as_typed(translator().say_refusal(refusal))


def _set_language(_ctx: click.Context, _param: click.Parameter, language: str | None) -> None:
    if language is not None:
        speak(language)


def lang_option(command: Command) -> Command:
    """Add the option that sets the language, for a command or for all of them."""
    option = click.option(
        LANG, is_eager=True, expose_value=False, callback=_set_language, metavar="CODE", help=text("cli-lang-help")
    )
    return option(command)
