"""How a series is cut into parts, each of about a second, whatever a game takes."""

from collections.abc import Iterable, Iterator

PART_SECONDS = 1.0
MOST_GROWTH = 4
"""A part has at most this many times the games of the one before: the first games may be short ones."""

Part = tuple[int, int]
"""The first game of a part, and how many."""


class PartSizes:
    """Learns from every part that was played how large the next ones are to be."""

    def __init__(self) -> None:
        self._size = 1

    def learn(self, games: int, seconds: float) -> None:
        """The next parts are as large as these games, which took so long, let expect."""
        fitting = int(games * PART_SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fitting, MOST_GROWTH * games))

    def parts(self, missing: Iterable[int]) -> Iterator[Part]:
        """The missing games as parts of neighbours, each as large as is right when it is asked for."""
        first = count = 0
        for index in missing:
            if count and (index != first + count or count >= self._size):
                yield first, count
                count = 0
            first = index if not count else first
            count += 1
        if count:
            yield first, count
