"""Saying messages in the user's language."""

import os
from functools import cache

from witching.core.message import Argument, Message
from witching.core.refusal import Refusal
from witching.i18n import Catalogue, Key, choose_language


@cache
def catalogue() -> Catalogue:
    """The catalogue of the user's language."""
    return Catalogue(choose_language(None, os.environ))


def text(key: str, **args: int | str) -> str:
    """A sentence of the command line itself."""
    return catalogue().say(key, **args)


def say(message: Message) -> str:
    """A message of the engine as a sentence; a hidden argument is left out by the sentence's own form for it."""
    return catalogue().say(as_key(message))


def say_refusal(refusal: Refusal) -> str:
    """What is wrong, with the id of the rule, on one line."""
    said = one_line(say(refusal.message))
    return f"{said} [{refusal.rule}]" if refusal.rule else said


def one_line(said: str) -> str:
    """A text from a file or of a file's name, harmless to a terminal: what does not print is written as an escape."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in said)


def as_key(message: Message) -> Key:
    """A message as the catalogue takes it."""
    return Key(message.key, **{name: _value(argument) for name, argument in message.args.items()})


def _value(argument: Argument) -> int | str | Key | list[Key]:
    if argument is None:
        return Key("core-hidden")
    if isinstance(argument, Message):
        return as_key(argument)
    return [as_key(item) for item in argument] if isinstance(argument, list) else argument
