"""What every view has, whatever else a game shows: those who draw any game look for it."""

from msgspec import Struct

from witching.core.message import Message


class AnyChoice(Struct, frozen=True, omit_defaults=True):
    """A legal choice: what is sent for it, what it does (`briefly` where more is shown beside it; None: as `said`),
    and what is worth knowing about it."""

    action: str
    said: Message
    briefly: Message | None = None
    notes: list[Message] = []


class AnyLine(Struct, frozen=True):
    """Points, and the rule by which they count."""

    rule: str
    points: int


class AnySheet(Struct, frozen=True):
    """The score of a seat."""

    points: int
    lines: list[AnyLine]


class AnyResult(Struct, frozen=True):
    """The end of a game."""

    how: str
    winners: list[int]
    seats: list[AnySheet]


class AnyView(Struct, frozen=True):
    """The view of any game: what the viewer is asked, or for whom is waited; who is to choose; the viewer's choices;
    the end. A game adds what lies on its table."""

    question: Message
    to_act: list[int]
    choices: list[AnyChoice]
    result: AnyResult | None
