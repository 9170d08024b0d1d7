"""Page context: who reads a page and in which language, who holds a shared screen, and what they see of a table.

All that is seen comes from the server's `visibility` module.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from witching.core.game import Game
from witching.core.options import EDITION
from witching.i18n import LANGUAGES, Catalogue
from witching.nojs import HOME
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table import visibility
from witching.server.table.state import Table
from witching.server.web.guests import Guests, Me, known_guest_of
from witching.terminal.renderer import Renderer
from witching.terminal.translator import Translator

LANGUAGE_COOKIE = "witching_language"
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
    wishes = (
        request.cookies.get(LANGUAGE_COOKIE, ""),
        me.language,
        *accepted(request.headers.get("accept-language", "")),
    )
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


# ---- who holds a shared screen

# This is in a cookie, never in an address: the next person could go back to an address and see what the last one saw.

EYES_COOKIE = "witching_eyes"
NOBODY = ""
"""Nobody holds the screen: it is being handed on."""


def written_eyes(table: Table, seat: int) -> str:
    """A seat's eyes in the form of the cookie, valid until its next choice: so even if an answer is lost, nothing is
    revealed."""
    return f"{seat}.{_choices(table, seat)}"


def read_eyes(table: Table, written: str) -> int | None:
    """The seat in the cookie, if it is still valid."""
    seats = range(len(table.seats))
    return next((seat for seat in seats if written == written_eyes(table, seat)), None)


def _choices(table: Table, seat: int) -> int:
    entries = (line.event for line in table.log)
    return sum(isinstance(entry, e.Chose) and entry.seat == seat for entry in entries)


def eyes_sent(request: Request) -> str:
    """The eyes in the browser's cookie."""
    return request.cookies.get(EYES_COOKIE, NOBODY)


def hand(request: Request, answer: Response, eyes: str) -> Response:
    """The same answer, with a cookie that hands the screen to these eyes."""
    path = f"{HOME}/table/{request.path_params['table']}"
    if eyes:
        secure = request.app.state.site.is_secure
        answer.set_cookie(EYES_COOKIE, eyes, path=path, secure=secure, httponly=True, samesite="lax")
    elif eyes_sent(request):
        answer.delete_cookie(EYES_COOKIE, path=path, httponly=True, samesite="lax")
    return answer


# ---- what they see of a table


class Seen(NamedTuple):
    """A table through some eyes. `hand_to`: the screen is to be handed to this seat, whose turn it is; until then it
    shows only what everybody may see."""

    table: m.TableState
    you: m.You
    view: Struct | None
    lines: list[m.Line]
    now: int
    hand_to: int | None = None
    eyes: str = NOBODY
    """The eyes that look, in the form of the cookie."""

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    @property
    def seat(self) -> int:
        """The seat the reader looks from, or -1."""
        return -1 if self.you.seat is None else self.you.seat

    @property
    def due_here(self) -> list[int]:
        """The guest's seats that owe a choice and are not played by a bot."""
        return [seat for seat in self.table.to_act if seat in self.you.seats and not self.table.seats[seat].plays]

    @property
    def is_replaced(self) -> bool:
        """Whether a bot plays for the seat the reader looks from."""
        return self.seat >= 0 and bool(self.table.seats[self.seat].plays)


def see(table: Table, guest: str, asked: int | None, renderer: Renderer, key_of: visibility.KeyMaker, now: int) -> Seen:
    """What a guest sees from one of their seats, or from none."""
    eyes, due = look_through(table, guest, asked, renderer)
    picture = visibility.picture(table, eyes, key_of)
    return Seen(*picture, visibility.lines(table, eyes, 0), now, due, _write(table, eyes))


def _write(table: Table, eyes: visibility.Eyes) -> str:
    return NOBODY if eyes.seat is None else written_eyes(table, eyes.seat)


def look_through(table: Table, guest: str, asked: int | None, renderer: Renderer) -> tuple[visibility.Eyes, int | None]:
    """The eyes of a guest who holds the screen for this seat, or for none; and the seat it is to be handed to.

    On a shared screen, a seat that is due is shown right away if it has no secrets.
    """
    eyes = visibility.eyes_of(table, guest, asked)
    due = _due_here(table, guest) if eyes.seat is None else None
    if due is not None and not _is_secret(table, visibility.Eyes(guest, due), renderer):
        return visibility.Eyes(guest, due), None
    return eyes, due


def _due_here(table: Table, guest: str) -> int | None:
    """The first of a guest's seats that owes a choice."""
    own = table.seats_of(guest)
    return next((seat for seat in table.due if seat in own and table.seats[seat].plays_itself), None)


def _is_secret(table: Table, eyes: visibility.Eyes, renderer: Renderer) -> bool:
    """Whether others at the screen should look away: several choose at once, or this seat sees more than they may."""
    assert eyes.seat is not None
    view = visibility.sight(table, eyes)
    return len(table.due) > 1 or renderer.wording.has_secret(view, eyes.seat) or _hears_more(table, eyes, 0)


def _hears_more(table: Table, eyes: visibility.Eyes, since: int) -> bool:
    """Whether a seat gets events after line `since` that others at its screen do not."""
    own, others = (visibility.lines(table, each, since) for each in (eyes, eyes._replace(seat=None)))
    return [line.events for line in own] != [line.events for line in others]


def has_news_alone(table: Table, guest: str, seat: int, since: int, renderer: Renderer, translator: Translator) -> bool:
    """Whether a seat has something to look at after line `since` that others at its screen may not see."""
    eyes = visibility.Eyes(guest, seat)
    if table.playing is None:
        return False
    return _hears_more(table, eyes, since) or renderer.look(visibility.sight(table, eyes), seat, translator) is not None


class Scene(NamedTuple):
    """What is seen, by whom, and how to say and draw it. `translator` knows who sits at the table."""

    seen: Seen
    reader: Reader
    translator: Translator
    renderer: Renderer
    game: Game
    title: str

    def text(self, key: str, **args: int | str) -> str:
        """One of the page's texts."""
        return self.translator.text(key, **args)

    @property
    def address(self) -> str:
        """The table's address, the same for every reader."""
        return f"{HOME}/table/{self.seen.table.id}"


def set_scene(seen: Seen, reader: Reader, renderer: Renderer, game: Game) -> Scene:
    """The scene of a table for a reader."""
    edition = str(seen.table.terms.options.get(EDITION, ""))
    translator = reader.translator.at_table(edition, names_of(seen.table.seats, reader.translator))
    return Scene(seen, reader, translator, renderer, game, reader.translator.say(game.title))


def names_of(seats: Sequence[m.SeatState], translator: Translator) -> list[str]:
    """Who sits at each seat; bots get names in the reader's language that nobody else has here."""
    taken = {seat.name.casefold() for seat in seats}
    usual = (name.strip() for name in translator.text("terminal-bot-names").split(","))
    free = (name for name in usual if name.casefold() not in taken)
    nobody = translator.text("page-seat-open")
    return [seat.name or (next(free) if seat.plays else nobody) for seat in seats]
