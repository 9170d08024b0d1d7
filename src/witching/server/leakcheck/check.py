"""Leak check: whether a viewer of a finished game could have told it apart from another one that looked the same.

The check knows no particular game, so it relies on what every game promises (docs/secrecy.md): a seat cannot tell the
worlds that its knowledge imagines from the true one; a sealed choice is known to its seat alone; what no view and no
public event showed is unseen; what a seat knows only by memory is covered.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from witching.core.game import Game, Setup
from witching.core.position import Position
from witching.core.record import Record
from witching.core.refusal import Refused
from witching.core.rng import Rng, derive
from witching.core.viewers import Seated, Spectator
from witching.server.leakcheck.worlds import NO_SEAT, Choices, Watcher, World, follow, swapped, watchers

TRIES = 60
"""How many set-ups to try for each world."""
WORTH_WHILE = 3
"""A world is worth following if at least the first third of the game could be played in it."""
ALONE = ("hint", "answers", "refusals")
"""Parts that are reported by their own name, whatever differs in them."""
OF_VIEW = ("choices", "question", "result")
"""What every view has besides the table."""
NAME = re.compile(r"\.(\w+)")


class Pair(NamedTuple):
    """What a watcher gets in the true world and in another one: any difference is a leak. `how` is the kind of the
    other world: imagined, sealed, unseen or covered."""

    how: str
    watcher: Watcher
    part: str
    true: bytes
    other: bytes


class Leak(NamedTuple):
    """The first difference: after how many choices, and where in the message. It quotes nothing."""

    step: int
    pair: Pair
    place: str

    @property
    def what(self) -> str:
        """What tells the worlds apart: the story, the table, or something in the view; else the part itself."""
        if self.pair.part in ALONE:
            return self.pair.part
        names = NAME.findall(self.place)
        first = names[0] if names else ""
        if self.pair.part != "view" and first != "view":
            return "story" if first in ("lines", "again") else "table"
        inner = first if self.pair.part == "view" else names[1] if names[1:] else ""
        return inner if inner in OF_VIEW else "view"


class OtherWorld:
    """A world followed beside the true one. `blind` have seen no difference yet, `looked_alike` saw none last time."""

    def __init__(self, world: World, everybody: list[Watcher]) -> None:
        self.world = world
        self.blind = set(everybody)
        self.looked_alike = set(everybody)


class LeakCheck:
    """Follows a game choice by choice and compares what all watchers get with what they would get in other worlds."""

    def __init__(self, game: Game, record: Record, *, worlds: int) -> None:
        self.game = game
        self.choices: Choices = record.actions
        self.watchers = watchers(len(record.seats))
        self.compared = 0
        self.leak: Leak | None = None
        self._setup = record.setup
        self._rng = Rng(derive(int(record.commitment.sha256[:15], 16), worlds))
        self._truth = World(game, self._setup)
        self._others = [OtherWorld(World(game, setup), self.watchers) for setup in self._setups(worlds)]
        self._sealed_now = False

    def _setups(self, wanted: int) -> list[Setup]:
        """Other set-ups with which the game, or a good part of it, could have been played the same way."""
        least, found = len(self.choices) // WORTH_WHILE, list[Setup]()
        for _ in range(TRIES * wanted):
            setup = swapped(self._setup, self._rng)
            if setup != self._setup and setup not in found and follow(self.game, setup, self.choices) >= least:
                found.append(setup)
            if len(found) == wanted:
                break
        return found

    # ---- from moment to moment

    def steps(self) -> Iterator[int]:
        """Check each moment in turn, up to the first leak; yields how many choices have been made."""
        self.leak = self._first_leak(0)
        yield 0
        for step, (seat, text) in enumerate(self.choices, start=1):
            if self.leak is not None:
                return
            self._choose(seat, text)
            self.leak = self._first_leak(step)
            yield step

    def _choose(self, seat: int, text: str) -> None:
        """Make one choice in every world that allows it, and drop the others."""
        self._sealed_now = self._truth.position.owing() != 1 << seat
        self._truth.choose(seat, text)
        self._others = [beside for beside in self._others if _can_choose(beside.world, seat, text)]

    def _first_leak(self, step: int) -> Leak | None:
        for pair in self._pairs(step):
            self.compared += 1
            if pair.true != pair.other:
                return Leak(step, pair, place_of(pair.true, pair.other))
        return None

    def _pairs(self, step: int) -> Iterator[Pair]:
        yield from self._sealed(step) if self._sealed_now else self._imagined()
        for beside in self._others:
            yield from self._beside(beside, step)

    # ---- imagined

    def _imagined(self) -> Iterator[Pair]:
        """Compare views and refusals with those of a world that a seat imagines; spectators see less than a seat."""
        for seat in range(self._truth.position.seats):
            imagined = self._truth.knowledge(seat).imagine(self._rng)
            for watcher in self.watchers:
                if watcher.sees is not None and watcher.seat in (seat, NO_SEAT):
                    shown = msgspec.json.encode(self.game.view(imagined, watcher.sees))
                    yield Pair("imagined", watcher, "view", self._truth.view(watcher.sees), shown)
            refusals = [self._refusals(position, seat) for position in (self._truth.position, imagined)]
            yield Pair("imagined", self.watchers[seat], "refusals", *refusals)

    def _refusals(self, position: Position, seat: int) -> bytes:
        return msgspec.json.encode([self.game.refusal(position, seat, action) for action in range(self.game.actions)])

    # ---- sealed

    def _sealed(self, step: int) -> Iterator[Pair]:
        """The last choice is sealed: compare what everybody else would get if it had been a different one."""
        seat, text = self.choices[step - 1]
        choices = [self.game.write(action) for action in self._truth.position.legal(seat)]
        others = [choice for choice in choices if choice != text] or [text]
        world = World(self.game, self._setup)
        world.play(self.choices[: step - 1])
        world.choose(seat, others[self._rng.below(len(others))])
        for watcher in self.watchers:
            if watcher.seat != seat:
                yield from self._all("sealed", watcher, world, step)

    # ---- unseen and covered

    def _beside(self, beside: OtherWorld, step: int) -> Iterator[Pair]:
        truth, world = self._truth, beside.world
        if truth.view(Spectator()) != world.view(Spectator()) or truth.told() != world.told():
            beside.blind = {each for each in beside.blind if each.sees is None}
        alike = {each for each in self.watchers if looks_alike(truth, world, each)}
        beside.blind &= alike
        for watcher in self.watchers:
            if watcher in beside.blind:
                yield from self._all("unseen", watcher, world, step)
            elif watcher.sees and watcher in alike & beside.looked_alike and is_covered(truth, world, watcher):
                yield Pair("covered", watcher, "welcome", truth.welcome(watcher), world.welcome(watcher))
                if truth.is_strict(watcher):
                    yield Pair("covered", watcher, "hint", truth.hint(watcher), world.hint(watcher))
        beside.looked_alike = alike

    def _all(self, how: str, watcher: Watcher, world: World, step: int) -> Iterator[Pair]:
        """Compare everything the server sends to a watcher; the answers to all commands for one watcher at a time."""
        truth = self._truth
        yield Pair(how, watcher, "welcome", truth.welcome(watcher), world.welcome(watcher))
        if watcher.seat != NO_SEAT and truth.knowledge(watcher.seat) == world.knowledge(watcher.seat):
            yield Pair(how, watcher, "hint", truth.hint(watcher), world.hint(watcher))
        if step:
            yield Pair(how, watcher, "news", truth.news(watcher), world.news(watcher))
        if watcher is self.watchers[step % len(self.watchers)]:
            yield Pair(how, watcher, "answers", truth.answers(watcher), world.answers(watcher))


def looks_alike(truth: World, world: World, watcher: Watcher) -> bool:
    """Whether a game shows a watcher the same in two worlds; one who sees nothing of it still sees whose turn it is."""
    if watcher.sees is None:
        return truth.position.to_act() == world.position.to_act()
    return truth.view(watcher.sees) == world.view(watcher.sees)


def is_covered(truth: World, world: World, watcher: Watcher) -> bool:
    """Whether two worlds that look alike differ only in what a seat remembers; a spectator shares no seat's memory."""
    closed = isinstance(watcher.sees, Seated) and watcher.sees.look_closed
    seats = range(truth.position.seats) if watcher.seat == NO_SEAT else [watcher.seat]
    return not truth.position.is_over() and any(
        truth.knowledge(seat) != world.knowledge(seat)
        and truth.open_knowledge(Seated(seat, closed)) == world.open_knowledge(Seated(seat, closed))
        for seat in seats
    )


def _can_choose(world: World, seat: int, text: str) -> bool:
    try:
        world.choose(seat, text)
    except Refused:
        return False
    return True


def place_of(one: bytes, other: bytes) -> str:
    """Where two messages first differ, without quoting either."""
    try:
        return _place("$", msgspec.json.decode(one), msgspec.json.decode(other))
    except msgspec.DecodeError:
        lines = zip(one.split(b"\n"), other.split(b"\n"), strict=False)
        return f"$[{next((number for number, (here, there) in enumerate(lines) if here != there), 0)}]"


def _place(path: str, one: object, other: object) -> str:
    """The path of the first difference; it names the key of a message if that is the same in both."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        path += f"({one['key']})" if "key" in one and one["key"] == other["key"] else ""
        found = [(f"{path}.{key}", one[key], other[key]) for key in one if one[key] != other[key]]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = [(f"{path}[{i}]", *both) for i, both in enumerate(zip(one, other, strict=True)) if both[0] != both[1]]
    else:
        return path
    return _place(*found[0]) if found else path
