"""Guests: people without accounts, known by a signed cookie; what they are called, their symbol and language."""

import secrets
from collections.abc import Callable, Sequence
from typing import Annotated

from itsdangerous import BadSignature, Signer
from msgspec import Meta, Struct

from witching.core.refusal import quote, refused
from witching.server.storage.journal import Journal
from witching.server.storage.store import Guest, Store
from witching.server.table.commands import check_name, check_symbol
from witching.server.table.settings import MOST_NAME, Word

MOST_COOKIE = 200


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest as the guest wants to be: all three are empty for somebody who said nothing yet."""

    name: Annotated[str, Meta(max_length=MOST_NAME)]
    symbol: Word
    language: Word


class Guests:
    """Makes and reads the cookies of guests, and keeps what they said of themselves."""

    def __init__(
        self, store: Store, journal: Journal, secret: str, *, languages: Sequence[str], now: Callable[[], int]
    ) -> None:
        self.languages = languages
        self._store, self._journal, self._now = store, journal, now
        self._signer = Signer(secret, salt="witching guest")

    # ---- cookies

    def make(self) -> str:
        """The id of a new guest, which nobody can guess."""
        return secrets.token_urlsafe(12)

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._signer.sign(guest).decode()

    def verify(self, cookie: str) -> str:
        """The guest of a cookie; empty if we did not sign it."""
        try:
            return self._signer.unsign(cookie[:MOST_COOKIE].encode()).decode()
        except (BadSignature, UnicodeError):
            return ""

    # ---- what they said of themselves

    async def me(self, guest: str) -> Me:
        """What a guest said."""
        known = await self._journal.read(self._store.guest, guest) if guest else None
        return Me(known.name, known.symbol, known.language) if known else Me("", "", "")

    async def save(self, guest: str, me: Me) -> None:
        """Keep what a guest says. Raises Refused."""
        check_name(me.name, ())
        check_symbol(me.symbol)
        if me.language not in self.languages:
            raise refused("server-refusal-language", given=quote(me.language), allowed=", ".join(self.languages))
        await self._journal.write(self._store.save_guest, Guest(guest, me.name, me.symbol, me.language, self._now()))
