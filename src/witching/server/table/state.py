"""Table: the current state of a table, folded from its entries. Pure: no clock, no socket, no randomness."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from witching.core.game import Game
from witching.core.match import Match
from witching.core.record import PERSON, Player, Record
from witching.server.table import events as e
from witching.server.table.game_failure import GameAbsent
from witching.server.table.seats import Seat
from witching.server.table.settings import OPEN, Terms

Stage = Literal["open", "playing", "over", "closed"]
MILLISECONDS = 1000
AFTER_SLEEP = 20 * MILLISECONDS
"""The least time that everybody has left when the server comes back."""


class Wish(NamedTuple):
    """A seat wants to return to the moment after `step` choices; `agreed` are the seats that agreed so far."""

    seat: int
    step: int
    agreed: frozenset[int]


class Table:
    """A table, built from its entries. The only place in the server that holds a game's hidden state."""

    def __init__(self, table_id: str, games: Mapping[str, Game]) -> None:
        self.id = table_id
        self.log: list[e.LogEntry] = []
        self.commands: dict[tuple[str, str], int] = {}
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.is_closed = False
        self.wish: Wish | None = None
        self.muted: set[tuple[int, int]] = set()
        self.removed: set[str] = set()
        self.host = self.former = self.rematch = ""
        self.moment = self.moment_at = self.attended_since = 0
        self.terms: Terms
        self._games = games
        self._read: tuple[str, int] | None = None

    # ---- applying entries

    def apply(self, entry: e.LogEntry) -> None:
        """Apply an entry. One made by a handler applies to every table that has had the same entries so far."""
        first, attended = self._events, self.is_attended
        _APPLIED[type(entry.event)](self, entry.event, entry.at)
        if self.is_attended and not attended:
            self.attended_since = entry.at
        start, end = min(first, self._events), self._events
        self.log.append(replace(entry, story_start=start, story_end=end, is_undone=False))
        if entry.command:
            self.commands[entry.guest, entry.command] = entry.number

    @property
    def _events(self) -> int:
        return self.match.events if self.match else 0

    # ---- current state

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def game(self) -> Game:
        """The game of this table."""
        return self._games[self.terms.game]

    def action(self, text: str) -> int:
        """The action that is written like this. Raises Refused. The last one is cached: it is parsed once to be checked
        and applied."""
        if self._read is None or self._read[0] != text:
            self._read = (text, self.game.parse(text))
        return self._read[1]

    @property
    def stage(self) -> Stage:
        """`open` before the deal, `playing`, `over` after the end, `closed` if the game will not be finished."""
        if self.match is not None and self.match.is_over:
            return "over"
        return "closed" if self.is_closed else "open" if self.match is None else "playing"

    @property
    def playing(self) -> Match | None:
        """The match, while it is being played."""
        return self.match if self.stage == "playing" else None

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        return self.playing.due if self.playing else ()

    @property
    def persons(self) -> list[int]:
        """The seats taken by people, present or not."""
        return [seat for seat, place in enumerate(self.seats) if place.is_person]

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest has."""
        return [seat for seat, place in enumerate(self.seats) if place.guest == guest != ""]

    @property
    def sitters(self) -> list[str]:
        """The guests who sit here, each once."""
        return sorted({self.seats[seat].guest for seat in self.persons})

    @property
    def host_seat(self) -> int | None:
        """The seat of the host, if the host has one."""
        return next(iter(self.seats_of(self.host)), None)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is present."""
        return any(place.is_present for place in self.seats)

    # ---- clocks

    def deadline(self) -> int | None:
        """When a bot chooses for the people who still owe a choice."""
        if not self.terms.pace or not any(self.seats[seat].plays_itself for seat in self.due):
            return None
        return self.moment_at + self.terms.pace * MILLISECONDS

    def grace(self, seat: int) -> int | None:
        """When a bot takes over from an absent person; None unless somebody else is present and waiting."""
        place = self.seats[seat]
        if place.away_since is None or not (self.terms.grace and place.plays_itself and self.playing):
            return None
        if not any(other.is_present for other in self.seats if other is not place):
            return None
        return max(place.away_since, self.attended_since) + self.terms.grace * MILLISECONDS

    # ---- the record

    def record(self) -> Record | None:
        """The record of the game once it is over, never before."""
        if self.match is None or not self.match.is_over:
            return None
        return self.match.record_of([_player(place) for place in self.seats])

    # ---- entries

    def _opened(self, entry: e.Opened, at: int) -> None:
        if entry.terms.game not in self._games:
            raise GameAbsent(entry.terms.game)
        self.terms, self.host, self.former = entry.terms, entry.host, entry.former
        self.seats = [Seat(bot) for bot in entry.terms.seats]

    def _sat(self, entry: e.Sat, at: int) -> None:
        self.seats[entry.seat].seat(entry.guest, entry.name, entry.symbol, at)

    def _moved(self, entry: e.Moved, at: int) -> None:
        place = self.seats[entry.seat]
        former, place.guest = place.guest, entry.guest
        place.generation, place.away_since = place.generation + 1, at
        if former == self.host and not self.seats_of(former):
            self.host = entry.guest

    def _stood(self, entry: e.Stood, at: int) -> None:
        self.seats[entry.seat].clear(OPEN)

    def _arranged(self, entry: e.Arranged, at: int) -> None:
        self.seats[entry.seat].bot = entry.bot

    def _preferred(self, entry: e.Preferred, at: int) -> None:
        place = self.seats[entry.seat]
        chosen = {**place.prefers, entry.option: entry.value}
        place.prefers = {option: value for option, value in chosen.items() if value}

    def _begun(self, entry: e.Begun, at: int) -> None:
        self.match = Match(self.game, self.game.read_setup(entry.setup), entry.salt)
        self._fall_due(at)
        for place in self.seats:
            place.away_since = None if place.away_since is None else at

    def _chose(self, entry: e.Chose, at: int) -> None:
        match = self._match()
        moment = match.moment
        match.choose(entry.seat, self.action(entry.action))
        self.wish = None
        if match.moment != moment:
            self._fall_due(at)

    def _fall_due(self, at: int) -> None:
        """Start a new moment: the entry being applied makes new choices fall due, and its number becomes `moment`."""
        self.moment, self.moment_at = self.number + 1, at

    def _shut(self, entry: e.Shut, at: int) -> None:
        self._match().close_look(entry.seat)

    def _wished(self, entry: e.Wished, at: int) -> None:
        self.wish = Wish(entry.seat, entry.step, frozenset())

    def _answered(self, entry: e.Answered, at: int) -> None:
        if self.wish is not None:
            self.wish = self.wish._replace(agreed=self.wish.agreed | {entry.seat}) if entry.agrees else None

    def _undone(self, entry: e.Undone, at: int) -> None:
        match = self._match()
        match.take_back(entry.seat, entry.step)
        self.wish = None
        self._fall_due(at)
        self.log = [_cut(each, match.events) for each in self.log]
        chosen = [place for place, each in enumerate(self.log) if _is_made(each)]
        for place in chosen[entry.step :]:
            self.log[place] = replace(self.log[place], is_undone=True)

    def _muted(self, entry: e.Muted, at: int) -> None:
        (self.muted.add if entry.muted else self.muted.discard)((entry.seat, entry.other))

    def _left(self, entry: e.Left, at: int) -> None:
        self.seats[entry.seat].away_since = at
        if not self.seats[entry.seat].plays_itself:
            self._count_without(entry.seat)

    def _returned(self, entry: e.Returned, at: int) -> None:
        place = self.seats[entry.seat]
        place.away_since, place.bot = None, OPEN

    def _replaced(self, entry: e.Replaced, at: int) -> None:
        self.seats[entry.seat].bot = entry.bot
        self._count_without(entry.seat)

    def _removed(self, entry: e.Removed, at: int) -> None:
        self.removed.add(self.seats[entry.seat].guest)
        self.seats[entry.seat].clear(entry.bot if self.match else OPEN)
        self.seats[entry.seat].is_left = self.match is not None
        self._count_without(entry.seat)

    def _count_without(self, seat: int) -> None:
        """Drop a seat from the wish, because its person may be gone; drop a wish that then waits for nobody."""
        if self.wish is not None:
            agreed = self.wish.agreed - {seat}
            waits = seat != self.wish.seat and set(self.voters(self.wish.seat)) - agreed
            self.wish = self.wish._replace(agreed=agreed) if waits else None

    def may_undo(self, seat: int) -> bool:
        """Whether a seat has made a choice that it may take back, or ask the others to."""
        playing = self.playing
        return playing is not None and self.wish is None and playing.has_chosen(seat)

    def voters(self, seat: int) -> list[int]:
        """The seats whose people are asked when this one wants to take back: those who play, and those who look on
        while a bot plays for them; otherwise the host could silence them."""
        others = [(other, self.seats[other]) for other in self.persons if other != seat]
        return [other for other, place in others if place.plays_itself or place.is_present]

    def _woke(self, entry: e.Woke, at: int) -> None:
        pace, grace = self.terms.pace * MILLISECONDS, self.terms.grace * MILLISECONDS
        self.moment_at = max(self.moment_at, at - pace + min(pace, AFTER_SLEEP))
        for place in self.seats:
            if place.away_since is not None:
                place.away_since = max(place.away_since, at - grace + min(grace, AFTER_SLEEP))

    def _rematched(self, entry: e.Rematched, at: int) -> None:
        self.rematch = entry.table

    def _closed(self, entry: e.Closed, at: int) -> None:
        self.is_closed = True
        self.wish = None

    def _said(self, entry: e.Said, at: int) -> None:
        """Change nothing: chat is only in the log."""

    def _match(self) -> Match:
        assert self.match is not None
        return self.match


def fold(table_id: str, games: Mapping[str, Game], log: Iterable[e.LogEntry]) -> Table:
    """The table that results from these entries. Raises GameAbsent."""
    table = Table(table_id, games)
    for entry in log:
        table.apply(entry)
    return table


def _is_made(entry: e.LogEntry) -> bool:
    return isinstance(entry.event, e.Chose) and not entry.is_undone


def _cut(entry: e.LogEntry, events: int) -> e.LogEntry:
    """An entry after a take-back that left only the first `events` of the game's events."""
    if entry.story_end <= events:
        return entry
    return replace(entry, story_start=min(entry.story_start, events), story_end=events)


def _player(place: Seat) -> Player:
    return Player(place.name or place.bot, PERSON if place.is_person else place.bot)


_APPLIED: dict[type[e.TableEvent], Callable[[Table, Any, int], None]] = {
    e.Opened: Table._opened,
    e.Sat: Table._sat,
    e.Moved: Table._moved,
    e.Stood: Table._stood,
    e.Arranged: Table._arranged,
    e.Preferred: Table._preferred,
    e.Begun: Table._begun,
    e.Chose: Table._chose,
    e.Shut: Table._shut,
    e.Wished: Table._wished,
    e.Answered: Table._answered,
    e.Undone: Table._undone,
    e.Said: Table._said,
    e.Muted: Table._muted,
    e.Left: Table._left,
    e.Returned: Table._returned,
    e.Replaced: Table._replaced,
    e.Removed: Table._removed,
    e.Woke: Table._woke,
    e.Rematched: Table._rematched,
    e.Closed: Table._closed,
}
