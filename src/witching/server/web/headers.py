"""Headers: what every answer tells the browser: run no foreign code, show us in no frame, pass on no links."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from witching.server.web.addresses import Site

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
    """Adds these headers to every answer that does not set them itself."""

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
