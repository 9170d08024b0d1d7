"""The reveal of a casting: In-can-to!, and where every wand points."""

from collections.abc import Iterator, Sequence
from typing import Final

from witching.core.message import Message
from witching.games.incantibus.view import IncantibusView

POINTING: Final = frozenset(
    {
        "incantibus-event-point-visible",
        "incantibus-event-point-secret",
        "incantibus-event-point-potion",
        "incantibus-event-point-book",
        "incantibus-event-point-sorcerer",
    }
)


def say_reveal(before: IncantibusView, events: Sequence[Message]) -> Iterator[Message]:
    """I-CAST: the call of whoever held wand 4, then every wand with its strength as it was pointed; nothing if no
    casting was revealed."""
    pointing = [event for event in events if event.key in POINTING]
    if not pointing:
        return
    caller = max(range(len(before.seats)), key=lambda seat: before.seats[seat].wand)
    yield Message("incantibus-call", {"seat": caller})
    yield from (Message(key) for key in CALL)
    for event in pointing:
        seat = event.args["seat"]
        assert isinstance(seat, int)
        yield Message("incantibus-reveal", {"wand": before.seats[seat].wand, "told": event})


CALL: Final = ("incantibus-call-1", "incantibus-call-2", "incantibus-call-3")
