"""Origin check: refuse requests meant for another host, sent by a foreign page, or too large, before reading them."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from witching.core.refusal import Refused, refused
from witching.server import logs
from witching.server.web.addresses import Site
from witching.server.web.routes import answer_refused

MOST_BYTES = 64 * 1024


class OriginCheck:
    """Guards every request. A WebSocket that is turned away gets no handshake: 403 and no body."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app, self._site = app, site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(HTTPConnection(scope))
        if refusal is None:
            await self._app(scope, _measured(receive), send)
        elif scope["type"] == "http":
            await answer_refused(refusal)(scope, receive, send)
        else:
            await WebSocketClose()(scope, receive, send)

    def _refusal(self, connection: HTTPConnection) -> Refused | None:
        if not self._site.knows_host(connection):
            logs.turned_away("host")
            return refused("server-refusal-address")
        if not self._site.knows_origin(connection):
            logs.turned_away("origin")
            return refused("server-refusal-origin")
        length = connection.headers.get("content-length", "")
        return _too_large() if length.isdecimal() and int(length[:20]) > MOST_BYTES else None


def _measured(receive: Receive) -> Receive:
    """Receive, but raise once a body is too large: the declared length may be false."""
    size = 0

    async def receive_measured() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MOST_BYTES:
            raise _too_large()
        return message

    return receive_measured


def _too_large() -> Refused:
    return refused("server-refusal-large", most=MOST_BYTES)
