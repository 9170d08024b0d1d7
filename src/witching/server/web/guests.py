"""Guests: people without accounts, known by a signed cookie; their name, symbol and language.

A guest is created when first needed, and gets the cookie with that answer.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Annotated

from itsdangerous import BadSignature, Signer
from msgspec import Meta, Struct
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from witching.core.refusal import quote, refused
from witching.server.storage.journal import Journal
from witching.server.storage.store import Guest, Store
from witching.server.table.commands import check_name, check_symbol
from witching.server.table.settings import MOST_NAME, Word
from witching.server.web.addresses import client_address

COOKIE = "witching_guest"
MAX_AGE = 400 * 24 * 3600
"""The longest that browsers keep a cookie; it is renewed when the guest asks who they are."""
MOST_COOKIE = 200


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's own profile; all fields are empty until the guest has filled them in."""

    name: Annotated[str, Meta(max_length=MOST_NAME)]
    symbol: Word
    language: Word


class Guests:
    """Makes and reads the cookies of guests, and keeps their profiles."""

    def __init__(
        self, store: Store, journal: Journal, secret: str, *, languages: Sequence[str], now: Callable[[], int]
    ) -> None:
        self.languages = languages
        self._store, self._journal, self._now = store, journal, now
        self._signer = Signer(secret, salt="witching guest")

    # ---- cookies

    def make(self) -> str:
        """An id for a new guest, impossible to guess."""
        return secrets.token_urlsafe(12)

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._signer.sign(guest).decode()

    def verify(self, cookie: str) -> str:
        """The guest in a cookie; empty if we did not sign it."""
        try:
            return self._signer.unsign(cookie[:MOST_COOKIE].encode()).decode()
        except (BadSignature, UnicodeError):
            return ""

    # ---- profiles

    async def me(self, guest: str) -> Me:
        """A guest's profile."""
        known = await self._journal.read(self._store.guest, guest) if guest else None
        return Me(known.name, known.symbol, known.language) if known else Me("", "", "")

    async def save(self, guest: str, me: Me) -> None:
        """Keep a guest's profile. Raises Refused."""
        check_name(me.name, ())
        check_symbol(me.symbol)
        if me.language not in self.languages:
            raise refused("server-refusal-language", given=quote(me.language), allowed=", ".join(self.languages))
        await self._journal.write(self._store.save_guest, Guest(guest, me.name, me.symbol, me.language, self._now()))


# ---- with every request


class Visitor(Struct):
    """Who sends a request; `is_given`: the answer sets the cookie."""

    guest: str
    is_given: bool = False


def guest_of(connection: HTTPConnection) -> str:
    """The guest who sends this, a new one if need be. Raises Refused if too many are created."""
    visitor: Visitor = connection.scope["visitor"]
    if not visitor.guest:
        connection.app.state.limits.take("guests", client_address(connection))
        visitor.guest, visitor.is_given = connection.app.state.guests.make(), True
    return visitor.guest


def known_guest_of(connection: HTTPConnection) -> str:
    """The guest who sends this, or nobody: an empty id."""
    visitor: Visitor = connection.scope["visitor"]
    return visitor.guest


def renew(connection: HTTPConnection) -> None:
    """Set the cookie again with the answer, so it stays valid."""
    connection.scope["visitor"].is_given = True


class Cookies:
    """Reads the cookie of every request and sets it in the answers that need one."""

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
