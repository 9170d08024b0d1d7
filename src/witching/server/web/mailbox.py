"""Mailbox: the messages that wait for one device."""

import asyncio
from collections.abc import Callable

from witching.server import messages as m

MOST_WAITING = 256
"""Messages that may wait for a device; one that lets more wait is too slow."""


class Mailbox:
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
