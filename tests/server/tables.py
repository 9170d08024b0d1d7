"""Tables for the tests: made of events, without a registry; and everything visible of one, to compare two."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from laws.cases import BOOKS
from witching.core.game import Game
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.server import messages as m
from witching.server.table import events as e
from witching.server.table.commands import handle
from witching.server.table.settings import Terms
from witching.server.table.state import Table
from witching.server.table.visibility import Eyes, lines, sight, table_state, viewer_of, you
from witching.testing.book import Book

HOST, BEN, CAT, DAN, STRANGER = "ann", "ben", "cat", "dan", "eve"
GUESTS = (HOST, BEN, CAT, DAN, STRANGER)
SALT = "5a" * 16
ID = "table-of-the-tests"

_decode = msgspec.json.Decoder(e.LogEntry).decode


ALL_GAMES: dict[str, Game] = {book.game.name: book.game for book in BOOKS}


class Played:
    """A table with its log, made by commands and chance. `now` is its time."""

    def __init__(self, terms: Terms, host: str = HOST, seed: int = 1) -> None:
        self.table, self.log, self.now, self.seed = Table(ID, ALL_GAMES), list[bytes](), 1_000_000, seed
        self.happen(e.Opened(terms, host))

    def happen(self, *entries: e.AnyTableEvent, guest: str = "", command: str = "") -> None:
        """Add entries, each written and read back as a store would."""
        for entry in entries:
            row = e.LogEntry(self.table.number + 1, self.now, entry, guest, command)
            self.log.append(msgspec.json.encode(row))
            self.table.apply(_decode(self.log[-1]))
            command = ""

    def do(self, guest: str, deed: m.Command) -> Sequence[e.AnyTableEvent]:
        """Carry out a guest's command. Raises Refused, and then nothing has changed."""
        before = len(self.log)
        entries = [self._dealt(entry) for entry in handle(self.table, guest, deed)]
        assert len(self.log) == before
        self.happen(*entries, guest=guest, command=deed.command)
        return entries

    def _dealt(self, entry: e.AnyTableEvent) -> e.AnyTableEvent:
        """A deal repeatable by seed, in place of one that nobody can repeat."""
        if not isinstance(entry, e.Begun):
            return entry
        start = self.table.game.read_setup(entry.setup)
        start.redeal(Rng(self.seed))
        return e.Begun(self.table.game.write_setup(start), SALT)

    def refolded(self) -> Table:
        """The table folded from the written log."""
        table = Table(ID, ALL_GAMES)
        for row in self.log:
            table.apply(_decode(row))
        return table

    def entries(self) -> list[e.AnyTableEvent]:
        return [_decode(row).event for row in self.log]

    # ---- playing

    def choices(self, seat: int) -> list[str]:
        match = self.table.playing
        return [] if match is None else [self.table.game.write(action) for action in match.legal(seat)]

    def choose(self, seat: int, action: str | None = None) -> str:
        """Let the person of a seat choose, by default the first legal choice; return it."""
        wanted = action or self.choices(seat)[0]
        self.do(self.table.seats[seat].guest, m.Choose("c", seat, wanted, self.table.moment))
        return wanted

    def play_on(self, rng: Rng, most: int) -> None:
        """Make up to `most` choices for the seats that owe one, as bots for those without a person."""
        for _ in range(most):
            due = self.table.due
            if not due:
                return
            seat = due[rng.below(len(due))]
            choices = self.choices(seat)
            by: Literal["person", "bot"] = "person" if self.table.seats[seat].plays_itself else "bot"
            self.happen(e.Chose(seat, choices[rng.below(len(choices))], by))

    def refuses(self, guest: str, deed: m.Command) -> str:
        """The key with which a command is refused; it changes nothing."""
        before = everything(self.table)
        try:
            entries = handle(self.table, guest, deed)
        except Refused as error:
            assert everything(self.table) == before
            return error.refusal.message.key
        raise AssertionError(f"not refused: {entries}")


def begun(
    book: Book, *, seats: int = 2, people: Mapping[int, str] | None = None, seed: int = 1, **others: Any
) -> Played:
    """A table whose game has begun; these people sit there, bots in the other seats."""
    sitting = people if people is not None else dict(enumerate((HOST, BEN, CAT, DAN)[:seats]))
    bots = ["" if seat in sitting else "greedy" for seat in range(seats)]
    played = Played(Terms(book.game.name, bots, **others), next(iter(sitting.values())), seed)
    for seat, guest in sitting.items():
        played.do(guest, m.Sit("s", seat, f"{guest} {seat}"))
        played.happen(e.Returned(seat))
    played.do(played.table.host, m.Start("b"))
    return played


def everything(table: Table) -> list[Any]:
    """Everything visible of a table to everybody, and what is due when."""
    if not table.log:
        return []
    seen: list[Any] = [table_state(table), table.due, table.deadline(), [table.grace(s) for s in table.persons]]
    for guest in GUESTS:
        for seat in (None, *table.seats_of(guest)):
            eyes = Eyes(guest, seat)
            seen += [eyes, sight(table, eyes), lines(table, eyes, 0), you(table, eyes, _key)]
    if table.match is not None:
        seen += [list(table.match.log), list(table.match.undone), table.match.moment]
    places = [msgspec.structs.replace(place) for place in table.seats]
    return [*seen, dict(table.commands), table.wish, sorted(table.muted), places, table.attended_since]


def _key(table: str, seat: int, generation: int) -> str:
    return f"{table} {seat} {generation}"


def check_lines(table: Table) -> None:
    """Every entry is one line for everybody, and every event of the story is in exactly one of them."""
    for guest in GUESTS:
        for seat in (None, *table.seats_of(guest)):
            eyes = Eyes(guest, seat)
            told, viewer = lines(table, eyes, 0), viewer_of(table, eyes)
            assert [line.number for line in told] == list(range(1, table.number + 1))
            events = [event for line in told for event in line.events]
            assert events == ([] if viewer is None or table.match is None else table.match.told_to(viewer))
            since = table.number // 2
            assert lines(table, eyes, since) == told[since:]
