"""Client: what one device sends and gets at a table, over any transport, and the messages that wait for it."""

import asyncio
from collections.abc import Callable, Mapping

import msgspec

from witching.core.converter import Converter
from witching.core.refusal import Refused, refused
from witching.server import messages as m
from witching.server.ratelimit import Bucket
from witching.server.table.broadcast import Connection
from witching.server.table.registry import TableRegistry
from witching.server.table.session import TableSession
from witching.server.table.visibility import Eyes
from witching.server.web.routes import MOST_DETAIL

MOST_WAITING = 256
"""How many messages may wait for a device; if there are more, it is too slow."""
ASKS = (20.0, 60)
"""Messages per second, and in a burst."""
CHANGED = "server-refusal-protocol"
FORMERLY = "ask-"
"""The prefix of all message names in the first version."""

UNREAD = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading a message can raise."""
_read_object = Converter(dict[str, object]).from_json


class Outbox:
    """Messages in order, each in its transport's form (`frame`). After the farewell nothing more is added."""

    def __init__(self, frame: Callable[[bytes], bytes] = bytes) -> None:
        self._frame = frame
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._is_ending = False
        self.farewell = ""

    def push(self, message: bytes) -> None:
        """Add a message; never waits."""
        if self._is_ending:
            return
        self._waiting.put_nowait(self._frame(message))
        if self._waiting.qsize() > MOST_WAITING:
            self._drop_all()
            self.end(m.Bye("slow"))

    def end(self, farewell: m.Bye) -> None:
        """Add a last message."""
        if not self._is_ending:
            self._waiting.put_nowait(self._frame(m.encode(farewell)))
            self._is_ending, self.farewell = True, farewell.why

    @property
    def is_done(self) -> bool:
        """Whether the last message was taken."""
        return self._is_ending and self._waiting.empty()

    async def take(self) -> bytes:
        """The next message."""
        return await self._waiting.get()

    def _drop_all(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()


class TableClient:
    """One device of a guest at a table."""

    def __init__(self, registry: TableRegistry, session: TableSession, guest: str, outbox: Outbox) -> None:
        self.registry, self.session, self.guest, self.outbox = registry, session, guest, outbox
        self.connection = Connection(Eyes(guest, None), outbox.push, outbox.end)
        self._asks = Bucket(*ASKS)
        self._is_welcome = False

    async def hear(self, data: str | bytes) -> None:
        """Answer a message; whatever it contains, it does no harm."""
        if not self._asks.take():
            self.outbox.end(m.Bye("much"))
            return
        try:
            await self._answer(read_message(data))
        except Refused as error:
            key = error.refusal.message.key
            self.registry.metrics.refused(key)
            self._tell(m.Refused(command_of(data), error.refusal))
            if key == CHANGED:
                self.outbox.end(m.Bye("protocol"))

    async def _answer(self, ask: m.ClientMessage) -> None:
        if isinstance(ask, m.Resume):
            await self.session.welcome(self.connection, ask)
            self._is_welcome = True
        elif isinstance(ask, m.Ping):
            self._tell(m.Pong(self.registry.now()))
        elif not self._is_welcome:
            raise refused("server-refusal-resume-first")
        elif isinstance(ask, m.SwitchSeat):
            await self.session.look_as(self.connection, ask.seat)
        elif isinstance(ask, m.GetHint):
            self._tell(await self._hint(ask))
        elif isinstance(ask, m.Describe):
            self._tell(await self._sentences())
        else:
            await self.session.ask(self.guest, ask, self._tell)

    async def _hint(self, ask: m.GetHint) -> m.Hint:
        """On a shared screen, give a hint only while it shows that seat: the bot knows the seat's secrets."""
        if self.connection.eyes.seat != ask.seat:
            raise refused("server-refusal-hint")
        return await self.registry.hint(self.session, self.guest, ask)

    async def _sentences(self) -> m.Description:
        """Describe the table from the seat the screen shows, whichever was requested: the device may not know yet that
        it has changed."""
        return await self.session.sentences(self.guest, m.Describe(self.connection.eyes.seat))

    def _tell(self, message: m.ServerMessage) -> None:
        self.outbox.push(m.encode(message))

    def leave(self) -> None:
        """The device is gone."""
        self.session.dismiss(self.connection)
        self.registry.note_farewell(self.session.table.id, self.outbox.farewell)


def read_message(data: str | bytes) -> m.ClientMessage:
    """The message in a text. Raises Refused, saying what is wrong and where."""
    try:
        return m.CLIENT_MESSAGE.from_json(data)
    except UNREAD as error:
        raise why_unread(_fields(data), str(error)) from None


def why_unread(fields: Mapping[str, object], detail: str) -> Refused:
    """The refusal of something that is not a message: its sender speaks another version, or made a mistake."""
    kind = fields.get("type")
    is_former = isinstance(kind, str) and kind.startswith(FORMERLY)
    if is_former or (kind == "resume" and fields.get("protocol") != m.PROTOCOL):
        return refused(CHANGED, protocol=m.PROTOCOL)
    return refused("server-refusal-message", detail=detail[:MOST_DETAIL])


def check_protocol(given: str | None) -> None:
    """Refuse a request that does not declare this version."""
    if given != str(m.PROTOCOL):
        raise refused(CHANGED, protocol=m.PROTOCOL)


def command_of(data: str | bytes) -> str:
    """The client's id of a refused command, if it can be read."""
    command = _fields(data).get("command")
    return command[:40] if isinstance(command, str) else ""


def _fields(data: str | bytes) -> dict[str, object]:
    """The fields of an object; none if it cannot be read."""
    try:
        return _read_object(data)
    except UNREAD:
        return {}
