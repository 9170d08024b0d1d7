"""What a guest sees of a table on one page. All of it comes from the server's `visibility` module."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from witching.core.game import Game
from witching.core.options import EDITION
from witching.nojs import HOME
from witching.nojs.held_seat import NOBODY, written_eyes
from witching.nojs.reader import Reader
from witching.server import messages as m
from witching.server.table import visibility
from witching.server.table.state import Table
from witching.terminal.renderer import Renderer
from witching.terminal.translator import Translator


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
