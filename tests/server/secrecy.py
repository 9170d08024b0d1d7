"""Tables made from the worlds of the laws, and everybody who looks at them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from hypothesis import strategies as st

from witching.core.position import Position
from witching.core.rng import Rng
from witching.core.viewers import Spectator, Viewer
from witching.server.leakcheck.viewer_output import ViewerOutput, capture
from witching.server.table import events as e
from witching.server.table.settings import Terms
from witching.server.table.state import Table, fold
from witching.server.table.visibility import Eyes, viewer_of
from witching.testing.book import Case, World

SALT = "5a17" * 8
NEAR = 80
STRANGER = "stranger"
HOST = "host"
BESIDES = ("said", "muted", "shut", "left", "returned", "replaced", "woke", "wished", "answered", "again", "decoy")


@dataclass(frozen=True)
class Company:
    """Who sits at a table: a guest for each seat (empty: a bot), the host, and what spectators see."""

    guests: tuple[str, ...]
    host: str
    spectators: Literal["open", "after", "none"]
    beside: tuple[tuple[int, str, int], ...] = field(default=())
    """What happens besides the choices: after how many of them, what, and at which seat."""

    def eyes(self) -> list[Eyes]:
        """Everybody: from each seat, from no seat for those with two, the host, and a stranger."""
        seated = [Eyes(guest, seat) for seat, guest in enumerate(self.guests) if guest]
        twice = {guest for guest in self.guests if guest and self.guests.count(guest) > 1}
        others = {HOST, STRANGER} - set(self.guests)
        return [*seated, *(Eyes(guest, None) for guest in sorted(twice | others))]


def companies(seats: int, choices: int) -> st.SearchStrategy[Company]:
    """Any company: one guest per seat, two seats sharing a screen, or a bot among them; the host sits or does not."""
    alone = tuple(f"guest-{seat}" for seat in range(seats))
    casts = [alone, ("pair", *alone[1:-1], "pair"), (*alone[:-1], ""), (HOST, *alone[1:])]
    moments = st.integers(0, choices) | st.just(choices)
    beside = st.lists(st.tuples(moments, st.sampled_from(BESIDES), st.integers(0, seats - 1)), max_size=6)
    return st.builds(
        Company,
        st.sampled_from(casts),
        st.just(HOST),
        st.sampled_from(["open", "after", "none"]),
        beside.map(lambda found: tuple(sorted(found))),
    )


def one_each(seats: int) -> Company:
    """A guest at each seat, a host without one, open to spectators."""
    return Company(tuple(f"guest-{seat}" for seat in range(seats)), HOST, "open")


def table_of(case: Case, world: World, company: Company, *, after: Sequence[e.AnyTableEvent] = ()) -> Table:
    """The table at which this world was played, and what happened after it."""
    return fold("table", {case.game.name: case.game}, numbered([*happened(case, world, company), *after]))


def other_table(case: Case, world: World, company: Company, table: Table, eyes: Eyes, rng: Rng) -> Table:
    """The table in another world that looks the same to this viewer; for one who sees nothing, to a spectator."""
    viewer: Viewer = viewer_of(table, eyes) or Spectator()
    return table_of(case, case.book.unseen_world(world, viewer, rng), company)


def alike(one: Table, other: Table, eyes: Eyes) -> str:
    """The first difference in the evidence of two tables, in brief; empty if there is none."""
    pairs = zip(ViewerOutput._fields, capture(one, eyes), _comparable(one, other, eyes), strict=True)
    found = (f"{part}: {difference}" for part, *both in pairs if (difference := first_difference(*both)))
    return next(found, "")


def _comparable(one: Table, other: Table, eyes: Eyes) -> ViewerOutput:
    """The evidence of the other table. A hint to a seat that need not remember uses what it knows: if that differs, the
    hint may differ too."""
    found = capture(other, eyes)
    if eyes.seat is None or one.match is None or other.match is None:
        return found
    knowledge = one.match.knowledge(eyes.seat)
    if one.game.is_strict(knowledge) or knowledge == other.match.knowledge(eyes.seat):
        return found
    return found._replace(hint=capture(one, eyes).hint)


def first_difference(one: bytes, other: bytes) -> str:
    """The first difference between two messages, with its context; empty if there is none."""
    if one == other:
        return ""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    near = slice(max(0, at - NEAR), at + NEAR)
    return f"{one[near]!r} and {other[near]!r}"


def numbered(entries: Iterable[e.AnyTableEvent]) -> list[e.LogEntry]:
    return [e.LogEntry(number, 1000 * number, entry) for number, entry in enumerate(entries, start=1)]


def happened(case: Case, world: World, company: Company) -> list[e.AnyTableEvent]:
    """The entries of a world: people sit down, the cards are dealt, they choose, and other things happen in between."""
    start, log = world
    entries: list[e.AnyTableEvent] = opening(case, company)
    entries.append(e.Begun(case.game.write_setup(start), SALT))
    follower = Follower(case, start, company, entries)
    for number, (seat, action) in enumerate([*log, (-1, -1)]):
        for _, what, whose in (each for each in company.beside if each[0] == number):
            follower.happen(what, whose)
        if seat >= 0:
            follower.choose(seat, action)
    return entries


def opening(case: Case, company: Company) -> list[e.AnyTableEvent]:
    """The terms and everybody who sits down, all present."""
    bots = ["" if guest else "greedy" for guest in company.guests]
    terms = Terms(case.game.name, bots, spectators=company.spectators)
    people = [(seat, guest) for seat, guest in enumerate(company.guests) if guest]
    sat = [e.Sat(seat, guest, f"{guest} {seat}", "") for seat, guest in people]
    each = [option for option in case.game.options if option.kind == "each"]
    chosen = [e.Preferred(seat, option.name, option.names[seat]) for option in each for seat, _ in people[:2]]
    return [e.Opened(terms, company.host), *sat, *chosen, *(e.Returned(seat) for seat, _ in people)]


class Follower:
    """Writes entries that the table's rules allow, using nothing but who chose when."""

    def __init__(self, case: Case, start: Position, company: Company, entries: list[e.AnyTableEvent]) -> None:
        self.case, self.company, self.entries = case, company, entries
        self.position = start.copy()
        self.log: list[tuple[int, int]] = []
        self.moments = [0]
        self.wisher: int | None = None
        self.thinks_twice = False

    def choose(self, seat: int, action: int) -> None:
        """One choice; where several seats choose at once, perhaps after a decoy that is changed before the reveal."""
        if self.thinks_twice and self.position.owing() & ~(1 << seat):
            self._enter(seat, self.position.legal(seat)[0])
        self.thinks_twice = False
        self._enter(seat, action)

    def _enter(self, seat: int, action: int) -> None:
        by: Literal["person", "bot"] = "person" if self.company.guests[seat] else "bot"
        self.entries.append(e.Chose(seat, self.case.game.write(action), by))
        completes = self.position.owing() == 1 << seat
        self.position.apply_unchecked(seat, action)
        self.log.append((seat, action))
        self.wisher = None
        if completes:
            self.moments.append(len(self.log))

    def happen(self, what: str, seat: int) -> None:
        """Something besides a choice, if possible: at a person's seat, while the game goes on."""
        if self.company.guests[seat] and not self.position.is_over():
            getattr(self, f"_{what}")(seat)

    def last_moment_of(self, seat: int) -> int | None:
        spans = list(zip(self.moments, self.moments[1:], strict=False))
        return next((a for a, b in reversed(spans) if any(each == seat for each, _ in self.log[a:b])), None)

    def _said(self, seat: int) -> None:
        self.entries.append(e.Said(seat, "Well, well"))

    def _muted(self, seat: int) -> None:
        self.entries.append(e.Muted(seat, (seat + 1) % len(self.company.guests), True))

    def _shut(self, seat: int) -> None:
        self.entries.append(e.Shut(seat))

    def _left(self, seat: int) -> None:
        self.entries.append(e.Left(seat))

    def _returned(self, seat: int) -> None:
        self.entries.append(e.Returned(seat))

    def _replaced(self, seat: int) -> None:
        self.entries += [e.Left(seat), e.Replaced(seat, "greedy"), e.Returned(seat)]

    def _woke(self, seat: int) -> None:
        self.entries.append(e.Woke())

    def _wished(self, seat: int) -> None:
        step = self.last_moment_of(seat)
        if step is not None and self.wisher is None:
            self.entries.append(e.Wished(seat, step))
            self.wisher = seat

    def _answered(self, seat: int) -> None:
        if self.wisher is not None:
            self.entries.append(e.Answered(seat, False))
            self.wisher = None

    def _decoy(self, seat: int) -> None:
        self.thinks_twice = True

    def _again(self, seat: int) -> None:
        """Take back the last choice and make it again."""
        step = self.last_moment_of(seat)
        if step is not None:
            self.entries.append(e.Undone(seat, step))
            self.wisher = None
            self.entries += [e.Chose(each, self.case.game.write(action)) for each, action in self.log[step:]]
