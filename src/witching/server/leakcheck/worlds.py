"""Worlds: a finished game replayed at a table, and other games that it could have been. Knows no game by name."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from witching.core.game import Document, Game, Setup
from witching.core.knowledge import Knowledge
from witching.core.memory import FORGETFUL
from witching.core.position import Position
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.core.story import Event
from witching.core.viewers import Seated, Spectator
from witching.server.leakcheck import viewer_output
from witching.server.table import events as e
from witching.server.table.settings import OPEN, Terms
from witching.server.table.state import Table
from witching.server.table.visibility import Eyes

SALT = "0" * 32
HOST = "host"
STRANGER = "stranger"
NO_SEAT = -1
Choices = Sequence[tuple[int, str]]
Path = tuple[str | int, ...]


class Watcher(NamedTuple):
    """A viewer of a game; `closes`: at the table where every private look is closed. `sees`: None if not the game."""

    name: str
    seat: int
    eyes: Eyes
    sees: Seated | Spectator | None
    closes: bool


def watchers(seats: int) -> list[Watcher]:
    """Every seat with its looks open and closed, the host without a seat, and a stranger who may not watch."""
    return [
        *(Watcher("seat", seat, Eyes(guest(seat), seat), Seated(seat), False) for seat in range(seats)),
        Watcher("host", NO_SEAT, Eyes(HOST, None), Spectator(), False),
        *(Watcher("closed", seat, Eyes(guest(seat), seat), Seated(seat, True), True) for seat in range(seats)),
        Watcher("stranger", NO_SEAT, Eyes(STRANGER, None), None, True),
    ]


def guest(seat: int) -> str:
    """The guest at a seat."""
    return f"guest-{seat}"


class World:
    """A game from its set-up on, at two tables: one with spectators, and one without where every look gets closed."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self._event_log = game.event_log(game.read_setup(setup))
        self._tables = [Table("table", {game.name: game}) for _ in range(2)]
        self._heard = 0
        self._views: dict[Seated | Spectator, bytes] = {}
        self._welcomes: dict[Watcher, bytes] = {}
        self._answers: dict[Watcher, bytes] = {}
        self._seen: dict[Watcher, viewer_output.Seen] = {}
        for closes, table in enumerate(self._tables):
            for entry in _opening(game, setup, "none" if closes else "open"):
                _happen(table, entry)

    @property
    def position(self) -> Position:
        """The true position of this world."""
        return self._event_log.position

    def choose(self, seat: int, text: str) -> None:
        """Make one choice. Raises Refused, changing nothing, if this world does not allow it."""
        action = self.game.parse(text)
        self.game.check(self.position, seat, action)
        self._seen = {each: viewer_output.seen(self.table(each), each.eyes) for each in watchers(self.position.seats)}
        self._carry_out(seat, text, action)

    def play(self, choices: Choices) -> None:
        """Make choices with nobody watching. Raises Refused at one that this world does not allow."""
        for seat, text in choices:
            self._carry_out(seat, text, self.game.parse(text))

    def _carry_out(self, seat: int, text: str, action: int) -> None:
        heard = self._event_log.count()
        self.game.go_on(self._event_log, seat, action)
        self._heard, self._views, self._welcomes, self._answers = heard, {}, {}, {}
        for table in self._tables:
            _happen(table, e.Chose(seat, text))
        for each in range(self.position.seats):
            _happen(self._tables[1], e.Shut(each))

    def table(self, watcher: Watcher) -> Table:
        """The table that a watcher looks at."""
        return self._tables[watcher.closes]

    # ---- what the server sends

    def welcome(self, watcher: Watcher) -> bytes:
        """What a watcher gets who connects now."""
        if watcher not in self._welcomes:
            self._welcomes[watcher] = viewer_output.welcome(self.table(watcher), watcher.eyes, 0)
        return self._welcomes[watcher]

    def answers(self, watcher: Watcher) -> bytes:
        """The answers to every command that a watcher could send now."""
        if watcher not in self._answers:
            self._answers[watcher] = viewer_output.answers(self.table(watcher), watcher.eyes)
        return self._answers[watcher]

    def hint(self, watcher: Watcher) -> bytes:
        """The request for a hint for a watcher."""
        return viewer_output.hint(self.table(watcher), watcher.eyes)

    def is_strict(self, watcher: Watcher) -> bool:
        """Whether a watcher has a seat and must rely on memory: then hints use only what is open."""
        return watcher.seat != NO_SEAT and self.game.is_strict(self.knowledge(watcher.seat))

    def news(self, watcher: Watcher) -> bytes:
        """What a watcher who was connected got after the last choice."""
        return viewer_output.news(self.table(watcher), watcher.eyes, self._seen[watcher])

    # ---- what the game promises

    def view(self, viewer: Seated | Spectator) -> bytes:
        """What the game shows a viewer."""
        if viewer not in self._views:
            self._views[viewer] = msgspec.json.encode(self.game.view(self.position, viewer))
        return self._views[viewer]

    def told(self) -> list[Event]:
        """The public events of the last choice."""
        return self._event_log.told_to(Spectator(), self._heard)

    def knowledge(self, seat: int) -> Knowledge:
        """Everything a seat could know."""
        return self.game.knowledge(self.position, seat)

    def open_knowledge(self, viewer: Seated) -> Knowledge:
        """What a seat knows from what is open now."""
        return self.game.recall(self.knowledge(viewer.seat), self._event_log.told_to(viewer), FORGETFUL, 0)


def _opening(game: Game, setup: Setup, spectators: Literal["open", "none"]) -> Iterator[e.AnyTableEvent]:
    seats = range(len(setup.seats))
    yield e.Opened(Terms(game.name, [OPEN for _ in seats], spectators=spectators), HOST)
    yield from (e.Sat(seat, guest(seat), guest(seat), "") for seat in seats)
    yield from (e.Returned(seat) for seat in seats)
    yield e.Begun(setup, SALT)


def _happen(table: Table, entry: e.AnyTableEvent) -> None:
    table.apply(e.LogEntry(table.number + 1, 0, entry))


# ---- other set-ups


def swapped(setup: Setup, rng: Rng) -> Setup:
    """The set-up with two things swapped: within one part of the deal, across parts, or between seats."""
    document = {"deal": setup.deal, "seats": setup.seats}
    parts = _parts(document)
    part = parts[rng.below(len(parts))]
    one, other = part[rng.below(len(part))], part[rng.below(len(part))]
    copied: Document = msgspec.json.decode(msgspec.json.encode(document))
    _put(copied, one, _get(document, other))
    _put(copied, other, _get(document, one))
    return Setup(setup.options, copied["seats"], copied["deal"])


def _parts(document: Document) -> list[list[Path]]:
    """Groups of places whose things might be swapped: each list of the deal, all of them, and what every seat has."""
    leaves = list(_leaves(document, ()))
    lists: dict[Path, list[Path]] = {}
    for path in leaves:
        group = ("seats", *path[2:]) if path[0] == "seats" else path[:2]
        lists.setdefault(group, []).append(path)
    deal = [path for path in leaves if path[0] == "deal"]
    return [part for part in (*lists.values(), deal) if len(part) > 1]


def _leaves(value: object, path: Path) -> Iterator[Path]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if inside is None:
        yield path
    else:
        for key, each in inside:
            yield from _leaves(each, (*path, key))


def _get(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


def _put(document: Any, path: Path, value: object) -> None:
    _get(document, path[:-1])[path[-1]] = value


def follow(game: Game, setup: Setup, choices: Choices) -> int:
    """How many of these choices can be made in order with another set-up; -1 if it cannot even be dealt."""
    try:
        position = game.read_setup(setup)
    except Refused:
        return -1
    for number, (seat, text) in enumerate(choices):
        try:
            game.apply(position, seat, game.parse(text))
        except Refused:
            return number
    return len(choices)
