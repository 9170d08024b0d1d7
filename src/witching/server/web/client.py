"""Client: what one device says and hears at a table, whatever carries it, and the messages that wait for it."""

import asyncio
from collections.abc import Callable

import msgspec

from witching.core.converter import Converter
from witching.core.refusal import Refused, refused
from witching.server import messages as m
from witching.server.ratelimit import Bucket
from witching.server.table.broadcast import Connection
from witching.server.table.registry import TableRegistry
from witching.server.table.session import TableSession
from witching.server.table.visibility import Eyes

MOST_WAITING = 256
"""Messages that may wait for a device; one that lets more wait is too slow."""
ASKS = (20.0, 60)
"""Messages a second, and at once."""

_read_object = Converter(dict[str, object]).from_json


class Outbox:
    """Messages in order, each as its carrier wants it (`frame`). After the farewell nothing more is put in."""

    def __init__(self, frame: Callable[[bytes], bytes] = bytes) -> None:
        self._frame = frame
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._is_ending = False
        self.farewell = ""

    def push(self, message: bytes) -> None:
        """Put a message in; never waits."""
        if self._is_ending:
            return
        self._waiting.put_nowait(self._frame(message))
        if self._waiting.qsize() > MOST_WAITING:
            self._drop_all()
            self.end(m.TellFarewell("slow"))

    def end(self, farewell: m.TellFarewell) -> None:
        """Let this be the last message."""
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
        """Answer a message; nothing that it may be does any harm."""
        if not self._asks.take():
            self.outbox.end(m.TellFarewell("much"))
            return
        try:
            await self._answer(read_ask(data))
        except Refused as error:
            self.registry.metrics.refused(error.refusal.message.key)
            self._tell(m.TellRefused(command_of(data), error.refusal))

    async def _answer(self, ask: m.AnyAsk) -> None:
        if isinstance(ask, m.AskResume):
            await self.session.welcome(self.connection, ask)
            self._is_welcome = True
        elif isinstance(ask, m.AskAlive):
            self._tell(m.TellAlive(self.registry.now()))
        elif not self._is_welcome:
            raise refused("server-refusal-resume-first")
        elif isinstance(ask, m.AskLookAs):
            await self.session.look_as(self.connection, ask.seat)
        elif isinstance(ask, m.AskHint):
            self._tell(await self._hint(ask))
        elif isinstance(ask, m.AskSentences):
            self._tell(await self._sentences())
        else:
            await self.session.ask(self.guest, ask, self._tell)

    async def _hint(self, ask: m.AskHint) -> m.TellHint:
        """At a screen for several only whoever looks from the seat gets what a bot thinks with its secrets."""
        if self.connection.eyes.seat != ask.seat:
            raise refused("server-refusal-hint")
        return await self.registry.hint(self.session, self.guest, ask)

    async def _sentences(self) -> m.TellSentences:
        """At a screen for several the table is told as it is looked at, whoever was asked for: the device may not know
        yet from which seat it looks by now."""
        return await self.session.sentences(self.guest, m.AskSentences(self.connection.eyes.seat))

    def _tell(self, message: m.AnyTell) -> None:
        self.outbox.push(m.encode(message))

    def leave(self) -> None:
        """The device is gone."""
        self.session.dismiss(self.connection)
        self.registry.note_farewell(self.session.table.id, self.outbox.farewell)


def read_ask(data: str | bytes) -> m.AnyAsk:
    """The message in some text. Raises Refused, saying what is wrong and where."""
    try:
        return m.ASK.from_json(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise refused("server-refusal-message", detail=str(error)[:200]) from None


def command_of(data: str | bytes) -> str:
    """The id that a client gave to a command that was refused, if it can be read."""
    try:
        command = _read_object(data).get("command")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return command[:40] if isinstance(command, str) else ""
