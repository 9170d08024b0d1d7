"""What is found in a source: a piece of text, and where it is."""

from typing import Final, NamedTuple

# In the place of what is filled in; no key contains it.
HOLE: Final = "\N{WHITE SQUARE}"


class Found(NamedTuple):
    """A piece of text and where it is."""

    text: str
    place: str
