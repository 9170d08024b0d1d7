"""Advice: what a bot would choose, how it may end, and why."""

from collections.abc import Iterable

from msgspec import Struct

from witching.core.message import Message


class Advice(Struct, frozen=True):
    """One good choice. `margin`: by how many points the seat may be expected to end ahead of the best of the others, to
    a tenth; behind, if negative. `reasons` are certain from what the seat knows."""

    action: int
    margin: float
    reasons: list[Message]


MOST_REASONS = 2


def most_telling(found: Iterable[Message]) -> list[Message]:
    """The first two reasons that are not of the same kind."""
    by_key: dict[str, Message] = {}
    for message in found:
        by_key.setdefault(message.key, message)
    return list(by_key.values())[:MOST_REASONS]
