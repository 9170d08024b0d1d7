"""Advice: what a bot would choose, how it may end, and why."""

from collections.abc import Sequence

from msgspec import Struct

from witching.core.message import Message


class Advice(Struct, frozen=True):
    """One good choice. `margin`: by how many points the seat may expect to finish ahead of its best rival, to a tenth;
    negative if behind; 0 where there is no other choice. `reasons` follow with certainty from what the seat knows."""

    action: int
    margin: float
    reasons: list[Message]


RANKS = ("first", "second", "third")
"""The choices that advice names, the best first."""
MOST_REASONS = 2
DRAWBACK = "-but-"
"""Marks the key of a reason against a choice; its sentence begins with "but"."""
COVERED = "reasons-covered"
"""The note that the advice ignores covered cards; given once."""
TELLING = 0.5
"""A smaller difference in points means nothing: estimates differ as much by chance."""


def telling(found: Sequence[Sequence[Message]], margins: Sequence[float]) -> list[list[Message]]:
    """For choices advised together, the reasons that set each apart: what is true of all of them is a reason for none.
    Where nothing sets them apart, a message says so. The note on covered cards goes with the first."""
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
    """The first two reasons of different kinds, a drawback last. Where nothing speaks for the choice, how it did: close
    to the best or not; for one that is not close, a drawback is enough."""
    by_key: dict[str, Message] = {}
    for message in reasons:
        by_key.setdefault(message.key, message)
    against = [each for key, each in by_key.items() if DRAWBACK in key][:1]
    favour = [each for key, each in by_key.items() if DRAWBACK not in key]
    if not favour and (is_close or not against):
        favour = [Message("reasons-worlds" if is_close else "reasons-worse")]
    return [*favour[: MOST_REASONS - len(against)], *against]
