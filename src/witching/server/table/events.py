"""Events: what can happen at a table. The log of a table is a list of these, in time order, and the table is its log.

A log entry is what was stored: it may hold secrets (the deal, a sealed choice) and goes only to the store and into
`Table.apply`. `happenings` makes what a viewer gets to see of it.
"""

from typing import Literal

from msgspec import Struct

from witching.core.game import Setup
from witching.server.table.settings import Terms


class TableEvent(Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One thing that happened. Its tag and field names are stored and never change: docs/server.md."""


class Opened(TableEvent, frozen=True, tag="opened"):
    """A guest opened the table; `former` is the table of which this is a rematch."""

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
    """The person at a seat moved to another device, with the seat's key."""

    seat: int
    guest: str


class Stood(TableEvent, frozen=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Arranged(TableEvent, frozen=True, tag="arranged"):
    """The host gave an unoccupied seat to a bot, or opened it."""

    seat: int
    bot: str


class Preferred(TableEvent, frozen=True, tag="preferred"):
    """A seat chose its own value of an option before the deal; without a value, it leaves that open again."""

    seat: int
    option: str
    value: str = ""


class Begun(TableEvent, frozen=True, tag="begun"):
    """The game was dealt."""

    setup: Setup
    salt: str


class Chose(TableEvent, frozen=True, tag="chose"):
    """A seat chose, or changed a sealed choice: its person, a bot, or a bot because time ran out."""

    seat: int
    action: str
    by: Literal["person", "bot", "clock"] = "person"


class Shut(TableEvent, frozen=True, tag="shut"):
    """A person closed a private look."""

    seat: int


class Wished(TableEvent, frozen=True, tag="wished"):
    """A seat asked the others to let it take back its last choice: to return to the moment after `step` choices."""

    seat: int
    step: int


class Answered(TableEvent, frozen=True, tag="answered"):
    """A seat answered another's wish to take back."""

    seat: int
    agrees: bool


class Undone(TableEvent, frozen=True, tag="undone"):
    """A seat's last choice was taken back."""

    seat: int
    step: int


class Said(TableEvent, frozen=True, tag="said"):
    """A person said something: a text, or a phrase that everybody reads in their own language. `name` is who sat there
    at the time."""

    seat: int
    text: str = ""
    phrase: str = ""
    name: str = ""


class Muted(TableEvent, frozen=True, tag="muted"):
    """A person muted or unmuted another one."""

    seat: int
    other: int
    muted: bool


class Left(TableEvent, frozen=True, tag="left"):
    """None of a person's devices is connected any more."""

    seat: int


class Returned(TableEvent, frozen=True, tag="returned"):
    """A person is back, and takes over again if a bot was playing."""

    seat: int


class Replaced(TableEvent, frozen=True, tag="replaced"):
    """A bot plays for an absent person, who may return."""

    seat: int
    bot: str


class Removed(TableEvent, frozen=True, tag="removed"):
    """The host removed a person: before the game the seat is open again, during it a bot plays on."""

    seat: int
    bot: str


class Woke(TableEvent, frozen=True, tag="woke"):
    """The server was down and is back: nobody's time ran out meanwhile."""


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Closed(TableEvent, frozen=True, tag="closed"):
    """The host closed the table before its game was over."""


AnyTableEvent = (
    Opened | Sat | Moved | Stood | Arranged | Preferred | Begun | Chose | Shut | Wished | Answered | Undone | Said
    | Muted | Left | Returned | Replaced | Removed | Woke | Rematched | Closed
)  # fmt: skip


class LogEntry(Struct, frozen=True):
    """An event in a table's log: its number at the table (from 1), the time in milliseconds since 1970, and the guest
    and client-made id of the command that caused it (empty if none did).

    The rest is not stored: the table works it out. `story_start` and `story_end` delimit the numbers of the game's
    events that it caused; of a choice that `is_undone`, only its number is left.
    """

    number: int
    at: int
    event: AnyTableEvent
    guest: str = ""
    command: str = ""
    story_start: int = 0
    story_end: int = 0
    is_undone: bool = False
