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
"""That cards lie covered which the advice does not go by; said once."""
TELLING = 0.5
"""Fewer points than these tell no choice from another: estimates differ as much by chance."""


def telling(found: Sequence[Sequence[Message]], margins: Sequence[float]) -> list[list[Message]]:
    """Of the reasons for choices that are told together, by choice those that tell it from the others: what is true of
    all of them is the reason for none. Where nothing tells them apart, that is said. With the first, what lies covered.
    """
    first, *others = _apart(found, margins)
    return [[*first, *(each for each in found[0] if each.key == COVERED)], *others]


def _apart(found: Sequence[Sequence[Message]], margins: Sequence[float]) -> list[list[Message]]:
    shared = [each for each in found[0] if all(each in others for others in found)] if len(found) > 1 else []
    apart = [[each for each in reasons if each not in shared and each.key != COVERED] for reasons in found]
    if shared and not any(apart):
        return [[Message("reasons-alike")] for _ in found]
    return [
        _most_telling(reasons, is_close=margin > margins[0] - TELLING)
        for reasons, margin in zip(apart, margins, strict=True)
    ]


def _most_telling(reasons: Sequence[Message], *, is_close: bool) -> list[Message]:
    """The first two reasons that are not of the same kind, what speaks against the choice last. Where nothing speaks
    for it, how it did, close to the best or not; what speaks against one that is not close is enough."""
    by_key: dict[str, Message] = {}
    for message in reasons:
        by_key.setdefault(message.key, message)
    against = [each for key, each in by_key.items() if DRAWBACK in key][:1]
    favour = [each for key, each in by_key.items() if DRAWBACK not in key]
    if not favour and (is_close or not against):
        favour = [Message("reasons-worlds" if is_close else "reasons-worse")]
    return [*favour[: MOST_REASONS - len(against)], *against]
