"""Messages: everything that crosses the wire at a table. A client sends a `Command`, which changes something, or a
`Query`, which does not.

The set is closed: anything else is refused. A command has an id made up by the client (`command`): if it is sent again,
it is answered again but not carried out again. Messages to clients contain codes and arguments, never sentences.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from witching.core.converter import Converter
from witching.core.message import Message
from witching.core.refusal import Refusal
from witching.core.story import Event
from witching.server.table.seats import TAKEOVER
from witching.server.table.settings import Name, SeatNumber, Terms, Word

Version = Literal[2]
PROTOCOL: Version = 2
"""The protocol version; docs/protocol.md says which changes need a new one."""
MOST_TEXT = 300
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0)]


def _tag(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class ToServer(Struct, frozen=True, tag_field="type", tag=_tag, forbid_unknown_fields=True):
    """What a client sends."""


class Resume(ToServer, frozen=True):
    """The first message of a connection: ask for the lines after number `since`, and for everything as it is now.

    `seat` says which of the guest's seats to look from; None: the only one. With `follow`, updates also resend those
    lines after `since` that read differently by then.
    """

    protocol: Version
    since: Number = 0
    seat: SeatNumber | None = None
    follow: bool = False


class Ping(ToServer, frozen=True):
    """Ask whether the server is still there."""


class SwitchSeat(ToServer, frozen=True):
    """On a shared screen: look from another of the guest's seats, or from none while the screen changes hands."""

    seat: SeatNumber | None


class GetHint(ToServer, frozen=True):
    """Ask for the best choices and the reasons; based only on what is open now if the seat has to remember the rest."""

    seat: SeatNumber


class Describe(ToServer, frozen=True):
    """Ask for the whole table in sentences, from one of the guest's seats or from none."""

    seat: SeatNumber | None


class Choose(ToServer, frozen=True):
    """Choose for a seat, in the notation of the view's `choices`; `moment` is the table's when they were offered.
    A sealed choice can be replaced by another."""

    command: CommandId
    seat: SeatNumber
    action: Word
    moment: Number


class CloseLook(ToServer, frozen=True):
    """Close a private look."""

    command: CommandId
    seat: SeatNumber


class Undo(ToServer, frozen=True):
    """Take back the seat's last choice that was carried out: at once if nobody can object, else the others vote."""

    command: CommandId
    seat: SeatNumber


class VoteUndo(ToServer, frozen=True):
    """Agree or refuse to let another seat take back its choice."""

    command: CommandId
    seat: SeatNumber
    agrees: bool


class Chat(ToServer, frozen=True):
    """Say something to everybody: a text, or the name of a phrase."""

    command: CommandId
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=MOST_TEXT)] = ""
    phrase: Word = ""


class Mute(ToServer, frozen=True):
    """Mute or unmute the chat of another seat."""

    command: CommandId
    seat: SeatNumber
    other: SeatNumber
    muted: bool = True


class Sit(ToServer, frozen=True):
    """Take an open seat."""

    command: CommandId
    seat: SeatNumber
    name: Name
    symbol: Word = ""


class Claim(ToServer, frozen=True):
    """Continue on this device with the key of a seat."""

    command: CommandId
    key: Annotated[str, Meta(max_length=200)]


class Stand(ToServer, frozen=True):
    """Leave a seat before the game begins."""

    command: CommandId
    seat: SeatNumber


class Prefer(ToServer, frozen=True):
    """Choose the seat's own value of an option of the kind `each` before the game begins, such as a colour that no
    other seat has; an empty `value` leaves it open again."""

    command: CommandId
    seat: SeatNumber
    option: Word
    value: Word = ""


class AssignBot(ToServer, frozen=True):
    """For the host: give an unoccupied seat to a bot, or open it (an empty name)."""

    command: CommandId
    seat: SeatNumber
    bot: Word


class Start(ToServer, frozen=True):
    """For the host: deal."""

    command: CommandId


class Remove(ToServer, frozen=True):
    """For the host: remove a person; once the game has begun, the named bot takes over."""

    command: CommandId
    seat: SeatNumber
    bot: Word = TAKEOVER


class Replace(ToServer, frozen=True):
    """For the host, or the person at the seat: let a bot play for this person, who may return at any time."""

    command: CommandId
    seat: SeatNumber
    bot: Word = TAKEOVER


class Return(ToServer, frozen=True):
    """Take over again from the bot."""

    command: CommandId
    seat: SeatNumber


class Rematch(ToServer, frozen=True):
    """Open a new table for the same people."""

    command: CommandId


class Close(ToServer, frozen=True):
    """For the host: close a table before its game is over."""

    command: CommandId


Command = (
    Choose | CloseLook | Undo | VoteUndo | Chat | Mute | Sit | Claim | Stand | Prefer | AssignBot | Start | Remove
    | Replace | Return | Rematch | Close
)  # fmt: skip
"""Messages that change something; each is stored before it is answered."""
Query = Resume | Ping | SwitchSeat | GetHint | Describe
"""Messages that change nothing."""
ClientMessage = Command | Query


What = Literal[
    "opened", "sat", "moved", "stood", "arranged", "preferred", "begun", "chose", "shut", "wished", "answered",
    "undone", "said", "muted", "left", "returned", "replaced", "removed", "woke", "rematched", "closed",
]  # fmt: skip


class Happening(Struct, frozen=True, omit_defaults=True):
    """What a log entry says to everybody at the table, or to this viewer alone. `message` is the text for people;
    without one it is no news to this viewer, or is shown another way: by events, or as chat."""

    what: What
    seat: int | None = None
    name: str = ""
    bot: str = ""
    by: str = ""
    text: str = ""
    phrase: str = ""
    agrees: bool | None = None
    other: int | None = None
    table: str = ""
    message: Message | None = None


class Line(Struct, frozen=True):
    """One numbered entry as this viewer may see it now; a hidden one has neither `happening` nor events."""

    number: int
    at: int
    happening: Happening | None = None
    events: list[Event] = []


class SeatState(Struct, frozen=True):
    """Who sits at a seat; `open`: a person may sit down. `plays` is the bot playing it now, even at an open seat whose
    person was removed; `grace` is the time at which a bot will take over from an absent person. `prefers` are the
    values that the person chose for this seat before the deal, by option."""

    kind: Literal["open", "person", "bot"]
    name: str
    symbol: str
    plays: str
    present: bool
    grace: int | None
    prefers: dict[str, str] = {}


class Wish(Struct, frozen=True):
    """A seat wants to take back `choice`; the seats in `waiting` have yet to answer."""

    seat: int
    choice: Message
    waiting: list[int]


class TableState(Struct, frozen=True):
    """A table as everybody sees it. Times are milliseconds since 1970.

    `commitment` fixes the deal from the start; `salt` opens it after the end. `deadline` is the time at which a bot
    chooses for the seats that are still `to_act`. `moment` is the number of the line with which the current choices
    fell due: it stays the same until all of them are made, and is never reused.
    """

    id: str
    terms: Terms
    stage: Literal["open", "playing", "over", "closed"]
    host: int | None
    seats: list[SeatState]
    to_act: list[int]
    moment: int
    deadline: int | None
    wish: Wish | None
    commitment: str
    salt: str
    former: str
    rematch: str


class You(Struct, frozen=True):
    """Who the client is at this table: its seats, the one it looks from, and for each seat the key that moves it to
    another device. `may_undo`: the seat the client looks from has a choice to take back. `brought`: what the last
    choices brought that seat, in brief, if the game says so."""

    seats: list[int]
    seat: int | None
    is_host: bool
    keys: list[str]
    muted: list[int]
    may_undo: bool
    brought: list[Message]


class ToClient(Struct, frozen=True, tag_field="type", tag=_tag):
    """What the server sends."""


class Welcome(ToClient, frozen=True):
    """Everything as it is now, and the lines after the requested number. `now` is the server's clock."""

    number: int
    now: int
    you: You
    table: TableState
    view: Any
    lines: list[Line]
    version: str
    protocol: Version = PROTOCOL


class Update(ToClient, frozen=True):
    """What just happened. `table`, `you` and `view` hold only the fields that changed since the last message. `again`
    holds older lines, for clients that follow: they replace what was sent before."""

    lines: list[Line]
    again: list[Line] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)
    you: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] = field(default_factory=dict)


class Switched(ToClient, frozen=True):
    """The table from the requested seat; for clients that follow, with all their lines as that seat sees them."""

    you: You
    view: Any
    lines: list[Line] = field(default_factory=list)


class Ack(ToClient, frozen=True):
    """A command was stored as line `number`, now or when it first arrived."""

    command: str
    number: int


class Refused(ToClient, frozen=True):
    """Nothing was done, and why. `command` is empty if none could be read."""

    command: str
    refusal: Refusal


class HintedChoice(Struct, frozen=True):
    """A good choice. `choice` is the same with its parts and its texts, as in the view at that moment.
    `margin`: by how many points the seat can expect to finish ahead of the best other seat; behind, if negative.
    `reasons` are certain."""

    action: str
    choice: Any
    margin: float
    reasons: list[Message]


class Hint(ToClient, frozen=True):
    """The best choices at this moment, at most three, best first. `by_memory`: based on everything the seat could
    know, not only on what is open."""

    seat: int
    moment: int
    by_memory: bool
    choices: list[HintedChoice]


class Description(ToClient, frozen=True):
    """The table in sentences as this seat, or somebody without one, sees it now: what matters for the next choice
    first. Empty if nothing of the game can be seen."""

    seat: int | None
    sentences: list[Message]


class Pong(ToClient, frozen=True):
    """The server is still there; `now` is its clock."""

    now: int


class Bye(ToClient, frozen=True):
    """The connection ends: the server `stops` (come back soon), the client is too `slow`, sends too `much`, the seat
    `moved` to another device, or the client speaks another version of the `protocol`."""

    why: Literal["stops", "slow", "much", "moved", "protocol"]


ServerMessage = Welcome | Update | Switched | Ack | Refused | Hint | Description | Pong | Bye

CLIENT_MESSAGE = Converter[ClientMessage](ClientMessage)
encode = msgspec.json.Encoder().encode
