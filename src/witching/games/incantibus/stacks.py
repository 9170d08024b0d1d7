"""The stacks of the deck: shuffled, or sorted to hide their order."""

from witching.core import draw
from witching.core.rng import Rng
from witching.games.incantibus.position import IncantibusState


def shuffle(table: IncantibusState, first: int, end: int, rng: Rng) -> None:
    """Shuffle the deck from one place up to another."""
    for i in range(end - 1, first, -1):
        j = first + draw.below(rng, i - first + 1)
        kind = table.deck[i]
        table.deck[i] = table.deck[j]
        table.deck[j] = kind


def sort(table: IncantibusState, first: int, end: int) -> None:
    """Sort the deck from one place up to another, so that its order reveals nothing."""
    for i in range(first + 1, end):
        kind = table.deck[i]
        j = i
        while j > first and table.deck[j - 1] > kind:
            table.deck[j] = table.deck[j - 1]
            j -= 1
        table.deck[j] = kind
