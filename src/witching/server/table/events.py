"""Entries: what can happen at a table. The log of a table is a list of these, in time order, and the table is its log.

An entry is what was stored: it may hold secrets (the deal, a sealed choice) and goes nowhere but to the store and into
`Table.apply`. What a viewer hears of it is made by `outlook`.
"""

from typing import Literal

from msgspec import Struct

from witching.core.game import Setup
from witching.server.table.settings import Terms


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One happening. Its tag and the names of its fields are stored, and never change: docs/server.md."""


class Opened(Entry, frozen=True, tag="opened"):
    """A guest opened the table; `former` is the table whose people meet again here."""

    terms: Terms
    host: str
    former: str = ""


class Sat(Entry, frozen=True, tag="sat"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str
    symbol: str


class Moved(Entry, frozen=True, tag="moved"):
    """The person of a seat went on at another device, with the key of the seat."""

    seat: int
    guest: str


class Stood(Entry, frozen=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host gave a seat that nobody had to a bot, or opened it."""

    seat: int
    bot: str


class Begun(Entry, frozen=True, tag="begun"):
    """The game was dealt."""

    setup: Setup
    salt: str


class Chose(Entry, frozen=True, tag="chose"):
    """A seat chose, or changed a sealed choice: its person, a bot, or a bot because the time was over."""

    seat: int
    action: str
    by: Literal["person", "bot", "clock"] = "person"


class Shut(Entry, frozen=True, tag="shut"):
    """A person closed a private look."""

    seat: int


class Wished(Entry, frozen=True, tag="wished"):
    """A seat asked the others to take back its last choice: to go back to the moment after so many choices."""

    seat: int
    step: int


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered such a wish."""

    seat: int
    agrees: bool


class Undone(Entry, frozen=True, tag="undone"):
    """A seat's last choice was taken back."""

    seat: int
    step: int


class Said(Entry, frozen=True, tag="said"):
    """A person said something: a text, or one of the phrases that everybody reads in the own language. `name` is who
    sat there then."""

    seat: int
    text: str = ""
    phrase: str = ""
    name: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """A person does not want to hear another one, or does again."""

    seat: int
    other: int
    muted: bool


class Left(Entry, frozen=True, tag="left"):
    """No device of a person is connected any more."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    """A person is back, and plays again if a bot did."""

    seat: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays for an absent person, who may return."""

    seat: int
    bot: str


class Removed(Entry, frozen=True, tag="removed"):
    """The host removed a person: the seat is open before the game, a bot plays it after."""

    seat: int
    bot: str


class Woke(Entry, frozen=True, tag="woke"):
    """The server was away and is back: nobody's time ran out meanwhile."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The host closed the table before its game came to an end."""


AnyEntry = (
    Opened | Sat | Moved | Stood | Arranged | Begun | Chose | Shut | Wished | Answered | Undone | Said | Muted
    | Left | Returned | Replaced | Removed | Woke | Rematched | Closed
)  # fmt: skip


class Stamped(Struct, frozen=True):
    """An entry as the log holds it: its number at the table (from 1), the time in milliseconds since 1970, and the
    guest and the client's id of the command it answers (empty where nobody asked)."""

    number: int
    at: int
    entry: AnyEntry
    guest: str = ""
    command: str = ""
