"""Messages: everything that crosses the wire at a table. A client sends a `Command`, which changes something, or a
`Query`, which does not.

The set is closed: what is not here is refused. A command has an id that the client makes (`command`): sent again, it is
answered again and not done again. No message to a client holds a sentence: codes and arguments only.
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
"""The version of all this: what makes another one is said in docs/protocol.md."""
MOST_TEXT = 300
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0)]


def _tag(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class ToServer(Struct, frozen=True, tag_field="type", tag=_tag, forbid_unknown_fields=True):
    """What a client sends."""


class Resume(ToServer, frozen=True):
    """The first message of a connection: what happened after the line `since`, and everything as it stands.

    `seat` is the one of the guest's seats to look from; None: the only one. Whoever wants to `follow` is told again,
    with the updates, of the lines after `since` that may be told otherwise by then.
    """

    protocol: Version
    since: Number = 0
    seat: SeatNumber | None = None
    follow: bool = False


class Ping(ToServer, frozen=True):
    """Ask whether the server is still there."""


class SwitchSeat(ToServer, frozen=True):
    """At one screen for several: look from another of the guest's seats, or from none while the screen is handed on."""

    seat: SeatNumber | None


class GetHint(ToServer, frozen=True):
    """Ask for the best choices, and why: by what lies open now, where the seat is to remember the rest by itself."""

    seat: SeatNumber


class Describe(ToServer, frozen=True):
    """Ask for the whole table in sentences, from one of the guest's seats or from none."""

    seat: SeatNumber | None


class Choose(ToServer, frozen=True):
    """Choose for a seat, in the notation of the view's `choices`, at the table's `moment` at which these were offered.
    A sealed choice is replaced by the next one."""

    command: CommandId
    seat: SeatNumber
    action: Word
    moment: Number


class CloseLook(ToServer, frozen=True):
    """Close a private look."""

    command: CommandId
    seat: SeatNumber


class Undo(ToServer, frozen=True):
    """Take back the seat's last choice that was carried out: at once if nobody can mind, else the others are asked."""

    command: CommandId
    seat: SeatNumber


class VoteUndo(ToServer, frozen=True):
    """Agree that somebody takes back, or not."""

    command: CommandId
    seat: SeatNumber
    agrees: bool


class Chat(ToServer, frozen=True):
    """Say something to all: a text, or the name of a phrase."""

    command: CommandId
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=MOST_TEXT)] = ""
    phrase: Word = ""


class Mute(ToServer, frozen=True):
    """Hear nothing more of another seat, or again."""

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
    """Go on at this device with the key of a seat."""

    command: CommandId
    key: Annotated[str, Meta(max_length=200)]


class Stand(ToServer, frozen=True):
    """Leave a seat before the game begins."""

    command: CommandId
    seat: SeatNumber


class AssignBot(ToServer, frozen=True):
    """For the host: give a seat that nobody has to a bot, or open it (an empty name)."""

    command: CommandId
    seat: SeatNumber
    bot: Word


class Start(ToServer, frozen=True):
    """For the host: deal."""

    command: CommandId


class Remove(ToServer, frozen=True):
    """For the host: remove a person; once the game has begun the named bot plays on."""

    command: CommandId
    seat: SeatNumber
    bot: Word = TAKEOVER


class Replace(ToServer, frozen=True):
    """For the host, or the person: let a bot play for this person, who may return at any moment."""

    command: CommandId
    seat: SeatNumber
    bot: Word = TAKEOVER


class Return(ToServer, frozen=True):
    """Play again oneself."""

    command: CommandId
    seat: SeatNumber


class Rematch(ToServer, frozen=True):
    """The same people at a new table."""

    command: CommandId


class Close(ToServer, frozen=True):
    """For the host: close a table whose game has not come to an end."""

    command: CommandId


Command = (
    Choose | CloseLook | Undo | VoteUndo | Chat | Mute | Sit | Claim | Stand | AssignBot | Start | Remove | Replace
    | Return | Rematch | Close
)  # fmt: skip
"""What changes something, and is stored before it is answered."""
Query = Resume | Ping | SwitchSeat | GetHint | Describe
"""What changes nothing."""
ClientMessage = Command | Query


What = Literal[
    "opened", "sat", "moved", "stood", "arranged", "begun", "chose", "shut", "wished", "answered", "undone", "said",
    "muted", "left", "returned", "replaced", "removed", "woke", "rematched", "closed",
]  # fmt: skip


class Happening(Struct, frozen=True, omit_defaults=True):
    """What an entry of the log says to everybody at the table, or to this viewer alone. `message` tells it to people;
    what has none is no news to this viewer, or is told otherwise: by events, or as talk."""

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
    """One numbered entry as this viewer may hear it now; one that is hidden has neither `happening` nor events."""

    number: int
    at: int
    happening: Happening | None = None
    events: list[Event] = []


class SeatState(Struct, frozen=True):
    """Who sits at a seat; `open`: a person may sit down. `plays` is the bot that plays it now, also until somebody sits
    down in the place of one who was removed; `grace` the time at which a bot will take over from an absent person."""

    kind: Literal["open", "person", "bot"]
    name: str
    symbol: str
    plays: str
    present: bool
    grace: int | None


class Wish(Struct, frozen=True):
    """Somebody wants to take back: the choice that is named, and the seats that are still to answer."""

    seat: int
    choice: Message
    waiting: list[int]


class TableState(Struct, frozen=True):
    """A table as everybody sees it. Times are milliseconds since 1970.

    `commitment` binds the deal from the moment it was dealt; `salt` opens it after the end. `deadline` is the time at
    which a bot chooses for those who are still `to_act`. `moment` is the number of the line by which those who are
    asked now were asked: it stays while they choose one after the other, and never comes again.
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
    """Who the client is at this table: its seats, the one it looks from, and the keys with which each of its seats can
    be taken along to another device. `may_undo`: the seat that is looked from has a choice to take back.
    `brought`: what the last choices brought to that seat, in short, where the game says it."""

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
    """Everything as it stands, and the lines after the one that was asked for. `now` is the server's clock."""

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
    are older lines, for those who follow: what was told of them before is to be forgotten."""

    lines: list[Line]
    again: list[Line] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)
    you: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] = field(default_factory=dict)


class Switched(ToClient, frozen=True):
    """The table from the seat that was asked for; for those who follow, with all their lines as they are told there."""

    you: You
    view: Any
    lines: list[Line] = field(default_factory=list)


class Ack(ToClient, frozen=True):
    """A command was stored as the line of this number, now or when it first came."""

    command: str
    number: int


class Refused(ToClient, frozen=True):
    """Nothing was done; why. `command` is empty where none could be read."""

    command: str
    refusal: Refusal


class HintedChoice(Struct, frozen=True):
    """A good choice. `choice` is the same with its parts and its words, as it stands in the view at that moment.
    `margin`: by how many points the seat may be expected to end ahead of the best of the others;
    behind, if negative. `reasons` are certain."""

    action: str
    choice: Any
    margin: float
    reasons: list[Message]


class Hint(ToClient, frozen=True):
    """The best choices at this moment, at most three, best first. `by_memory`: by all that the seat could know, not
    only by what lies open."""

    seat: int
    moment: int
    by_memory: bool
    choices: list[HintedChoice]


class Description(ToClient, frozen=True):
    """The table as this seat, or somebody who has none, sees it now: what matters for the next choice first. Nothing
    where nothing of the game is seen."""

    seat: int | None
    sentences: list[Message]


class Pong(ToClient, frozen=True):
    """The server is there; its clock."""

    now: int


class Bye(ToClient, frozen=True):
    """The connection ends: the server `stops` (come back soon), the client is too `slow`, sends too `much`, the seat
    `moved` to another device, or the client speaks another version of the `protocol`."""

    why: Literal["stops", "slow", "much", "moved", "protocol"]


ServerMessage = Welcome | Update | Switched | Ack | Refused | Hint | Description | Pong | Bye

CLIENT_MESSAGE = Converter[ClientMessage](ClientMessage)
encode = msgspec.json.Encoder().encode
