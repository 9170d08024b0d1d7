"""Tree: what a search has learnt, by key. A key is a seat's node at a moment, or one choice of that node.

Keys are derived from everything chosen since the root, so no entry needs to know its parent or children.
"""

from array import array

FIRST_SIZE = 1 << 13


class Tree:
    """A hash table of tallies: how often something was tried, what it brought in total, and its prior."""

    def __init__(self) -> None:
        self.size = FIRST_SIZE
        self.used = 0
        self._lay_out(FIRST_SIZE)

    def _lay_out(self, size: int) -> None:
        """Make empty tables of this size, a power of two."""
        self.size = size
        self.used = 0
        self.keys = array("q", bytes(8 * size))
        self.visits = array("q", bytes(8 * size))
        self.value_sum = array("d", bytes(8 * size))
        self.weighted_sum = array("d", bytes(8 * size))
        self.prior = array("d", bytes(8 * size))

    def find(self, key: int) -> int:
        """The place of an entry, or of the gap where it would go."""
        place = key & (self.size - 1)
        while self.keys[place] != 0 and self.keys[place] != key:
            place = (place + 1) & (self.size - 1)
        return place

    def enter(self, key: int) -> int:
        """The place of an entry, created empty if there was none. `make_room` may move places."""
        place = self.find(key)
        if self.keys[place] == 0:
            self.keys[place] = key
            self.used += 1
        return place

    def make_room(self, more: int) -> None:
        """Make sure that `more` entries can be made without moving a place."""
        if not self.has_room(more):
            self._grow()

    def has_room(self, more: int) -> bool:
        """Whether `more` entries can be made without moving a place."""
        return 2 * (self.used + more) <= self.size

    def _grow(self) -> None:
        """Move everything to tables of twice the size."""
        size, keys, visits, value_sum = self.size, self.keys, self.visits, self.value_sum
        weighted_sum, prior = self.weighted_sum, self.prior
        self._lay_out(2 * size)
        for old in range(size):
            if keys[old] != 0:
                place = self.enter(keys[old])
                self.visits[place] = visits[old]
                self.value_sum[place] = value_sum[old]
                self.weighted_sum[place] = weighted_sum[old]
                self.prior[place] = prior[old]

    def visits_of(self, key: int) -> int:
        """How often this was tried."""
        return self.visits[self.find(key)]

    def mean_of(self, key: int) -> float:
        """What this brought on average; 0 if it was never tried."""
        place = self.find(key)
        return self.value_sum[place] / self.visits[place] if self.visits[place] else 0.0
