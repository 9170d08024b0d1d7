"""Events: what can happen at a table. The log of a table is a list of these, in time order, and the table is its log.

An entry of the log is what was stored: it may hold secrets (the deal, a sealed choice) and goes nowhere but to the
store and into `Table.apply`. What a viewer hears of it is made by `happenings`.
"""

from typing import Literal

from msgspec import Struct

from witching.core.game import Setup
from witching.server.table.settings import Terms


class TableEvent(Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One thing that happened. Its tag and the names of its fields are stored, and never change: docs/server.md."""


class Opened(TableEvent, frozen=True, tag="opened"):
    """A guest opened the table; `former` is the table whose people meet again here."""

    terms: Terms
    host: str
    former: str = ""


class Sat(TableEvent, frozen=True, tag="sat"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str
    symbol: str


class Moved(TableEvent, frozen=True, tag="moved"):
    """The person of a seat went on at another device, with the key of the seat."""

    seat: int
    guest: str


class Stood(TableEvent, frozen=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Arranged(TableEvent, frozen=True, tag="arranged"):
    """The host gave a seat that nobody had to a bot, or opened it."""

    seat: int
    bot: str


class Begun(TableEvent, frozen=True, tag="begun"):
    """The game was dealt."""

    setup: Setup
    salt: str


class Chose(TableEvent, frozen=True, tag="chose"):
    """A seat chose, or changed a sealed choice: its person, a bot, or a bot because the time was over."""

    seat: int
    action: str
    by: Literal["person", "bot", "clock"] = "person"


class Shut(TableEvent, frozen=True, tag="shut"):
    """A person closed a private look."""

    seat: int


class Wished(TableEvent, frozen=True, tag="wished"):
    """A seat asked the others to take back its last choice: to go back to the moment after `step` choices."""

    seat: int
    step: int


class Answered(TableEvent, frozen=True, tag="answered"):
    """A seat answered such a wish."""

    seat: int
    agrees: bool


class Undone(TableEvent, frozen=True, tag="undone"):
    """A seat's last choice was taken back."""

    seat: int
    step: int


class Said(TableEvent, frozen=True, tag="said"):
    """A person said something: a text, or one of the phrases that everybody reads in their own language. `name` is who
    sat there then."""

    seat: int
    text: str = ""
    phrase: str = ""
    name: str = ""


class Muted(TableEvent, frozen=True, tag="muted"):
    """A person does not want to hear another one, or does again."""

    seat: int
    other: int
    muted: bool


class Left(TableEvent, frozen=True, tag="left"):
    """No device of a person is connected any more."""

    seat: int


class Returned(TableEvent, frozen=True, tag="returned"):
    """A person is back, and plays again if a bot did."""

    seat: int


class Replaced(TableEvent, frozen=True, tag="replaced"):
    """A bot plays for an absent person, who may return."""

    seat: int
    bot: str


class Removed(TableEvent, frozen=True, tag="removed"):
    """The host removed a person: the seat is open before the game, a bot plays it after."""

    seat: int
    bot: str


class Woke(TableEvent, frozen=True, tag="woke"):
    """The server was away and is back: nobody's time ran out meanwhile."""


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Closed(TableEvent, frozen=True, tag="closed"):
    """The host closed the table before its game came to an end."""


AnyTableEvent = (
    Opened | Sat | Moved | Stood | Arranged | Begun | Chose | Shut | Wished | Answered | Undone | Said | Muted
    | Left | Returned | Replaced | Removed | Woke | Rematched | Closed
)  # fmt: skip


class LogEntry(Struct, frozen=True):
    """An event as the log of a table holds it: its number at the table (from 1), the time in milliseconds since 1970,
    and the guest and the client's id of the command it answers (empty where nobody asked).

    The rest is not stored: the table works it out. `story_start` and `story_end` are the numbers of the game's events
    that came of it; of a choice that `is_undone` nothing is left but its number.
    """

    number: int
    at: int
    event: AnyTableEvent
    guest: str = ""
    command: str = ""
    story_start: int = 0
    story_end: int = 0
    is_undone: bool = False
