"""Timeouts: close connections that are held without being used. By itself, uvicorn waits forever for a request."""

import asyncio
from typing import ClassVar, Protocol

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

IDLE_SECONDS = 10.0
"""Seconds between two looks: a connection without progress is closed after one to two of these."""
MOST_HEAD = 64 * 1024
"""The most bytes of a request before its body."""
COMPRESSION = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


class IdleTimeout(asyncio.Protocol):
    """A mixin for uvicorn's protocols: abort a connection that keeps us waiting, even while it is closing."""

    transport: asyncio.Transport
    ended: ClassVar[int] = 0
    """How many connections of this process have ended."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the timer."""
        super().connection_made(transport)
        self._seen = self._state()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        IdleTimeout.ended += 1
        self._timer.cancel()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._look)

    def _look(self) -> None:
        """Abort the connection if we are waiting and nothing has changed since the last look."""
        if self.transport.get_protocol() is not self:
            return
        seen = self._state()
        if seen is not None and seen == self._seen:
            self.transport.abort()
        self._seen = seen
        self._wait()

    def _state(self) -> object:
        """What we wait for the client to do, here to read; None while it is our turn."""
        return self.transport.get_write_buffer_size() or None


class _Cycle(Protocol):
    """A request and its answer, as uvicorn tracks them."""

    more_body: bool
    response_complete: bool


class RequestTimeout(IdleTimeout):
    """For HTTP: a request must be completed, too."""

    cycle: _Cycle | None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start with an empty head."""
        self._head = 0
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass data on; abort at an endless head."""
        before = self.cycle
        super().data_received(data)
        self._head = self._head + len(data) if self._is_head_open and self.cycle is before else 0
        if self._head > MOST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """Abort if the previous request is still unanswered: uvicorn would forget to tell that one when the connection
        ends."""
        if not self._is_head_open:
            raise ConnectionAbortedError
        super().on_message_begin()  # type: ignore[misc]

    def _state(self) -> object:
        """What we wait for: the end of a request, too."""
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
    """A WebSocket. Pings check whether the client is there, but one that reads nothing would never finish closing.

    For clients that want it, each message is compressed separately, so nothing is kept per connection in between.
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
