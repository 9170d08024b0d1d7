"""Saying messages in the user's language."""

import os
from functools import cache

from witching.core.message import Message
from witching.core.refusal import Refusal
from witching.i18n import Catalogue, choose_language
from witching.terminal.voice import Voice, one_line

__all__ = ["one_line", "say", "say_refusal", "text", "voice"]


@cache
def voice() -> Voice:
    """The voice in the user's language."""
    return Voice(Catalogue(choose_language(None, os.environ)))


def text(key: str, **args: int | str) -> str:
    """A sentence of the command line itself."""
    return voice().text(key, **args)


def say(message: Message) -> str:
    """A message of the engine as a sentence; a hidden argument is left out by the sentence's own form for it."""
    return voice().say(message)


def say_refusal(refusal: Refusal) -> str:
    """What is wrong, with the id of the rule, on one line."""
    return voice().say_refusal(refusal)
