"""Middleware: what is turned away before anybody reads it, and the headers of every answer."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from witching.core.refusal import Refused, refused
from witching.server import logs
from witching.server.web.addresses import Site
from witching.server.web.routes import answer_refused

MOST_BYTES = 64 * 1024


class OriginCheck:
    """Refuses requests meant for another host, sent by a foreign page, or too large, before reading them.

    A WebSocket that is turned away gets no handshake: 403 and no body.
    """

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


# ---- headers of every answer


POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
OF_PAGES = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",  # a link holds the id of a table
}
"""Headers that only whole pages need: not the parts of one, the only files that may be cached forever."""
KEPT_FOR_EVER = "immutable"
OF_SAFE_PAGES = OF_PAGES | {"cross-origin-opener-policy": "same-origin"}
"""Browsers heed the last one only if nobody in between can change a page; otherwise they complain about it."""


class Headers:
    """Tells browsers to run no foreign code, show us in no frame and pass on no links: adds these headers to every
    answer that does not set them itself."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app, self._site = app, site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        of_pages = OF_SAFE_PAGES if self._site.is_safe_for(HTTPConnection(scope)) else OF_PAGES

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = KEPT_FOR_EVER in headers.get("cache-control", "")
                for name, value in (HEADERS if is_part else HEADERS | of_pages).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
