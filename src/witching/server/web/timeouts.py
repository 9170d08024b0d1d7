"""Timeouts: who holds a connection without using it is sent away. Uvicorn by itself waits for a request for ever."""

import asyncio
from typing import ClassVar, Protocol

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

IDLE_SECONDS = 10.0
"""Seconds in which something must move: at least once in them, at most twice."""
MOST_HEAD = 64 * 1024
"""Bytes of a request before its body."""
COMPRESSION = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


class IdleTimeout(asyncio.Protocol):
    """To be mixed into a protocol of uvicorn: who lets us wait is sent away, also when the connection is closing."""

    transport: asyncio.Transport
    ended: ClassVar[int] = 0
    """How many connections of this process have come to their end."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody came."""
        super().connection_made(transport)
        self._seen = self._state()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        IdleTimeout.ended += 1
        self._timer.cancel()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._look)

    def _look(self) -> None:
        """Send away whom we wait for, if nothing has moved since the last look."""
        if self.transport.get_protocol() is not self:
            return
        seen = self._state()
        if seen is not None and seen == self._seen:
            self.transport.abort()
        self._seen = seen
        self._wait()

    def _state(self) -> object:
        """What we wait for: that somebody reads; None while it is our turn."""
        return self.transport.get_write_buffer_size() or None


class _Cycle(Protocol):
    """A request and its answer, as uvicorn goes through them."""

    more_body: bool
    response_complete: bool


class RequestTimeout(IdleTimeout):
    """For HTTP: a request must come to its end."""

    cycle: _Cycle | None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody came."""
        self._head = 0
        super().connection_made(transport)

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

    def _state(self) -> object:
        """What we wait for: the end of a request too."""
        unread = self.transport.get_write_buffer_size()
        cycle = self.cycle
        is_asking = cycle is None or cycle.response_complete or cycle.more_body
        return (id(cycle), unread) if is_asking or unread else None

    @property
    def _is_head_open(self) -> bool:
        return self.cycle is None or self.cycle.response_complete


HttpProtocol: type[asyncio.Protocol] = type("ImpatientProtocol", (RequestTimeout, AutoHTTPProtocol), {})
"""The protocol that uvicorn would choose here, with our timeouts."""


class WebSocketProtocol(IdleTimeout, WebSocketsSansIOProtocol):
    """A WebSocket. Pings ask whether somebody is there; but whoever reads nothing would never come to the end of it.

    To those who want it every message is sent compressed by itself: nothing is kept for a connection meanwhile.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [COMPRESSION]
