"""Reader: who reads a page, and in which language."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from starlette.requests import Request

from witching.i18n import LANGUAGES, Catalogue
from witching.server.web.guests import Guests, Me, known_guest_of
from witching.terminal.translator import Translator

COOKIE = "witching_language"
MAX_AGE = 400 * 24 * 3600
FALLBACK = "en"
MOST_HEADER = 200
Text = Callable[[str], str]
"""Returns a text by its key."""


class Reader(NamedTuple):
    """The reader of a page: a guest (empty if not known yet), their profile, their language.

    `here` is the address of the page.
    """

    guest: str
    me: Me
    language: str
    here: str

    @property
    def translator(self) -> Translator:
        """The translator for their language."""
        return translator_in(self.language)

    def text(self, key: str, **args: int | str) -> str:
        """A text in their language."""
        return self.translator.text(key, **args)

    @property
    def name(self) -> str:
        """Their name, or a default if they gave none."""
        return self.me.name or self.text("terminal-player-name", number=1)


@cache
def translator_in(language: str) -> Translator:
    """The translator for a language, which caches the texts that it has read."""
    return Translator(Catalogue(language))


async def reader_of(request: Request) -> Reader:
    """The reader of the page that is requested."""
    guests: Guests = request.app.state.guests
    guest = known_guest_of(request)
    me = await guests.me(guest)
    wishes = (request.cookies.get(COOKIE, ""), me.language, *accepted(request.headers.get("accept-language", "")))
    language = next((code for code in wishes if code in LANGUAGES), FALLBACK)
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return Reader(guest, me, language, here)


def accepted(header: str) -> list[str]:
    """The languages that a browser asks for, preferred ones first: `de-AT` means German."""
    wishes = [part.partition(";") for part in header[:MOST_HEADER].split(",")]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    return [wish[0].strip().split("-")[0].lower() for wish in ranked]


def _weight(given: str) -> float:
    try:
        return float(given.strip().removeprefix("q="))
    except ValueError:
        return 1.0
