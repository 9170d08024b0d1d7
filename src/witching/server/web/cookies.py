"""Cookies: who sends a request. A guest is made when one is first needed, and gets the cookie with that answer."""

from msgspec import Struct
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from witching.server.web.guests import Guests

COOKIE = "witching_guest"
MAX_AGE = 400 * 24 * 3600
"""As long as browsers keep a cookie at most; it is given anew when the guest asks who they are."""


class Visitor(Struct):
    """Who sends a request; `is_given` says that the answer brings the cookie."""

    guest: str
    is_given: bool = False


def guest_of(connection: HTTPConnection) -> str:
    """The guest who sends this, a new one if need be. Raises Refused when too many are made."""
    visitor: Visitor = connection.scope["visitor"]
    if not visitor.guest:
        connection.app.state.limits.take("guests", connection)
        visitor.guest, visitor.is_given = connection.app.state.guests.make(), True
    return visitor.guest


def known_guest_of(connection: HTTPConnection) -> str:
    """The guest who sends this, or nobody: an empty id."""
    visitor: Visitor = connection.scope["visitor"]
    return visitor.guest


def renew(connection: HTTPConnection) -> None:
    """Give the cookie anew with the answer, so that it stays valid."""
    connection.scope["visitor"].is_given = True


class Cookies:
    """Reads the cookie of every request and adds it to the answers that bring one."""

    def __init__(self, app: ASGIApp, guests: Guests, *, secure: bool) -> None:
        self._app, self._guests, self._secure = app, guests, secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookie = HTTPConnection(scope).cookies.get(COOKIE, "")
        visitor = scope["visitor"] = Visitor(self._guests.verify(cookie))

        async def send_with_cookie(message: Message) -> None:
            if visitor.is_given and message["type"] in ("http.response.start", "websocket.accept"):
                MutableHeaders(scope=message).append("set-cookie", self._written(visitor.guest))
            await send(message)

        await self._app(scope, receive, send_with_cookie)

    def _written(self, guest: str) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={self._guests.sign(guest)}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}"
