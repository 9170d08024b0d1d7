"""Message: what is said, as a key and arguments; the sentences are in the locale files."""

from typing import Union

from msgspec import Struct, field

Argument = Union[int, str, None, "Message", list["Message"]]


class Message(Struct, frozen=True, omit_defaults=True):
    """A key of the catalogue with its arguments; an argument may itself be a message (the name of a card).

    An argument that is None is hidden from this viewer at this moment.
    """

    key: str
    args: dict[str, Argument] = field(default_factory=dict)
