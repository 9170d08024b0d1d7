"""Statistics: what a finished game counts about itself, for balancing it."""

from enum import StrEnum

from msgspec import Struct

from witching.core.message import Message

HELP_SHARE = 2520
"""The parts of a point in which help is counted: up to ten tokens share a point evenly."""


class Measure(StrEnum):
    """What the times of a tally mean."""

    LOTS = "lots"  # dealt, one to each seat; the points are the seat's
    THINGS = "things"  # taken, any number
    LENGTHS = "lengths"  # of the whole table: `times` has one entry
    SHARES = "shares"  # of the whole table: 1 in the games in which it happened

    @property
    def is_by_seat(self) -> bool:
        """Whether it belongs to seats, which may win with it."""
        return self in (Measure.LOTS, Measure.THINGS)


class Chapter(Struct, frozen=True):
    """Tallies that belong together; `title` is a key of the catalogue."""

    key: str
    title: str
    measure: Measure


LENGTH = Chapter("length", "core-balance-length", Measure.LENGTHS)
"""How long a game is, in its own unit."""


class Tally(Struct, frozen=True):
    """What one game counts of one thing, seat by seat: how often, the points it brought, and the points it helped to
    get.

    `key` names it for programs, unique in its chapter; `name` for people. Help is in parts of HELP_SHARE.
    """

    chapter: Chapter
    key: str
    name: Message | str
    times: tuple[int, ...]
    points: tuple[int, ...]
    helped: tuple[int, ...]


def tally_table(chapter: Chapter, key: str, name: Message | str, times: int) -> Tally:
    """The tally of something that belongs to the whole table."""
    return Tally(chapter, key, name, (times,), (0,), (0,))
