"""Advice: what a bot would choose, how it may end, and why."""

from collections.abc import Sequence

from msgspec import Struct

from witching.core.message import Message


class Advice(Struct, frozen=True):
    """One good choice. `margin`: by how many points the seat may be expected to end ahead of the best of the others, to
    a tenth; behind, if negative; 0 where there is no other choice. `reasons` are certain from what the seat knows."""

    action: int
    margin: float
    reasons: list[Message]


RANKS = ("first", "second", "third")
"""So many choices are told, the best first."""
MOST_REASONS = 2
DRAWBACK = "-but-"
"""What the key of a reason has in it that speaks against a choice; its sentence begins with "but"."""
COVERED = "reasons-covered"
"""That cards lie covered which the advice does not go by; said only where nothing tells the choices apart."""


def telling(found: Sequence[Sequence[Message]]) -> list[list[Message]]:
    """Of the reasons for choices that are told together, by choice those that tell it from the others: what is true of
    all of them is the reason for none. Where nothing tells them apart, that is said, and once what lies covered."""
    shared = [each for each in found[0] if all(each in others for others in found)] if len(found) > 1 else []
    apart = [[each for each in reasons if each not in shared and each.key != COVERED] for reasons in found]
    if shared and not any(apart):
        covered = [each for each in shared if each.key == COVERED]
        return [[Message("reasons-alike"), *covered], *([Message("reasons-alike")] for _ in found[1:])]
    return [_most_telling(reasons) for reasons in apart]


def _most_telling(reasons: Sequence[Message]) -> list[Message]:
    """The first two reasons that are not of the same kind, what speaks against the choice last; or that it did well."""
    by_key: dict[str, Message] = {}
    for message in reasons:
        by_key.setdefault(message.key, message)
    against = [each for key, each in by_key.items() if DRAWBACK in key][:1]
    favour = [each for key, each in by_key.items() if DRAWBACK not in key] or [Message("reasons-worlds")]
    return [*favour[: MOST_REASONS - len(against)], *against]
