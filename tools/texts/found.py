"""What is found in a source: a piece of text, and where it stands."""

from typing import Final, NamedTuple

# Stands for what is filled in; no key contains it.
HOLE: Final = "\N{WHITE SQUARE}"


class Found(NamedTuple):
    """A piece of text and where it stands."""

    text: str
    place: str
