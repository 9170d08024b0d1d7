"""The arguments of messages: numbers, text, other messages, and lists of these."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = "int | float | str | Key | Sequence[Value]"


class TextError(LookupError):
    """A text that cannot be said: an unknown key, a missing argument, a broken message. Raised in strict mode only."""


@dataclass(frozen=True, init=False, slots=True)
class Key:
    """An argument that is itself a message, said in the language of the sentence around it.

    `Key("glastonbury-card-ingredient", kind=Key("glastonbury-kind-toad"), value=3)` is a card's name in any language.
    """

    name: str
    args: tuple[tuple[str, Value], ...]

    def __init__(self, name: str, /, **args: Value) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "args", tuple(sorted(args.items())))
