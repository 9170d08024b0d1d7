"""Marks: names of a few letters, one for each kind of thing, no two alike.

Things of our own box have theirs in the locale files. What a box names itself is shortened to the fewest letters that
no other thing of it has, with a full stop after them, which no mark of ours has in any language.
"""

from collections.abc import Iterator


class Shortener:
    """Shortens the names that a box gives to its things."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def shorten(self, name: str) -> str:
        """The mark of one more thing of this name."""
        mark = next(mark for mark in _abbreviations(name.replace(" ", "")) if mark not in self._taken)
        self._taken.add(mark)
        return mark


def _abbreviations(name: str) -> Iterator[str]:
    yield from (f"{name[:size]}." for size in range(2, len(name) + 1))
    yield from (f"{name[:2]}{number}." for number in range(2, 100))
