"""Patience: who holds a connection without using it is sent away. Uvicorn by itself waits for a request for ever."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

PATIENCE = 10.0
"""Seconds in which something must move: at least once in them, at most twice."""
MOST_HEAD = 64 * 1024
"""Bytes of a request before its body."""


class Impatient(asyncio.Protocol):
    """To be mixed into a protocol of uvicorn. What a WebSocket does is no matter of this: it is asked by pings."""

    cycle: Any
    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody came."""
        super().connection_made(transport)
        self._head, self._seen = 0, self._state()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something was sent; a head without end is not listened to."""
        before = self.cycle
        super().data_received(data)
        self._head = self._head + len(data) if self._is_head_open and self.cycle is before else 0
        if self._head > MOST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins. Whoever does not wait for the answer to the last one is sent away: uvicorn would forget to
        tell that one of the end of the connection."""
        if not self._is_head_open:
            raise ConnectionAbortedError
        super().on_message_begin()  # type: ignore[misc]

    def _wait(self) -> None:
        asyncio.get_running_loop().call_later(PATIENCE, self._look)

    def _look(self) -> None:
        """Send away whom we wait for, if nothing has moved since the last look."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        seen = self._state()
        if seen is not None and seen == self._seen:
            self.transport.abort()
        self._seen = seen
        self._wait()

    def _state(self) -> tuple[int, int] | None:
        """What we wait for: the end of a request, or that somebody reads; None while it is our turn."""
        unread = self.transport.get_write_buffer_size()
        is_asking = self._is_head_open or self.cycle.more_body
        return (id(self.cycle), unread) if is_asking or unread else None

    @property
    def _is_head_open(self) -> bool:
        return self.cycle is None or bool(self.cycle.response_complete)


ImpatientProtocol: type[asyncio.Protocol] = type("ImpatientProtocol", (Impatient, AutoHTTPProtocol), {})
"""The protocol that uvicorn would choose here, with less patience."""
