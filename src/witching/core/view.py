"""What every view has, whatever else a game shows: code that draws any game relies on it."""

from msgspec import Struct

from witching.core.message import Message


class AnyChoice(Struct, frozen=True, omit_defaults=True):
    """A legal choice: the action to send, what it does (`briefly` where more is shown beside it; None: as `said`), and
    what is worth knowing about it."""

    action: str
    said: Message
    briefly: Message | None = None
    notes: list[Message] = []


class AnyLine(Struct, frozen=True):
    """Points, and the rule that gives them."""

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
    """The view of any game: what the viewer is asked, or who is being waited for; who is to choose; the viewer's
    choices; the result. A game adds what lies on its table."""

    question: Message
    to_act: list[int]
    choices: list[AnyChoice]
    result: AnyResult | None
