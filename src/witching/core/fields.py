"""Fields: the one declaration of what a class holds in flat storage. `tools/declare.py` generates the rest from it."""

from collections.abc import Sequence
from typing import NamedTuple


class Field(NamedTuple):
    """A number or, with a `length`, a row of numbers. One that is not `written` follows from the others or is unrelated
    to them: it is copied, but is not part of the bytes."""

    name: str
    length: int = 0
    start: int = 0
    c_type: str = "unsigned char"
    written: bool = True


class Layout(NamedTuple):
    """A class that holds fields. `owner` is its base class and `own` the base's number that goes into the bytes; with
    neither, the class is filled once and never copied or written."""

    name: str
    promise: str
    fields: Sequence[Field]
    owner: str = ""
    own: str = ""

    @property
    def numbers(self) -> list[Field]:
        """The single numbers, in order."""
        return [field for field in self.fields if not field.length]

    @property
    def rows(self) -> list[Field]:
        """The rows, in order."""
        return [field for field in self.fields if field.length]

    def places(self) -> dict[str, int]:
        """Where each written field begins in the bytes: the numbers first, then the rows."""
        found = {self.own: 0}
        place = 1
        for field in [*self.numbers, *self.rows]:
            if field.written:
                found[field.name] = place
                place += field.length or 1
        return found

    def size(self) -> int:
        """How many bytes are written."""
        return 1 + sum(field.length or 1 for field in self.fields if field.written)


def numbers(*names: str) -> list[Field]:
    """Single numbers that start at 0."""
    return [Field(name) for name in names]


def rows(length: int, *names: str) -> list[Field]:
    """Rows of the same length."""
    return [Field(name, length) for name in names]
