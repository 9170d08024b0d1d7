"""Replay: a record step by step, from any point of view it allows."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from witching.core.game import Game
from witching.core.knowledge import Knowledge
from witching.core.message import Message
from witching.core.record import Record
from witching.core.refusal import refused
from witching.core.story import Event, EventLog
from witching.core.verify import require_right
from witching.core.viewers import Hindsight, OpenBook, Seated, Spectator, Viewer, seat_of

OPEN = "open"
TABLE = "table"


class Scene(NamedTuple):
    """A moment as one viewer saw it then: the seats whose choices led to it, the events reported, the view."""

    seats: list[int]
    events: list[Event]
    view: Struct


class Question(NamedTuple):
    """What a seat that had to choose could know, its choices, and its view."""

    knowledge: Knowledge
    choices: list[int]
    view: Struct


class Replay:
    """The moments of a game, from the deal on: one after every choice that made something happen.

    A finished game can be seen as each seat saw it then, as the whole table did, or open. An unfinished one is seen as
    the table sees it; and where players must remember the past (`Game.shows_past`), only in its present moment.
    """

    def __init__(self, game: Game, record: Record) -> None:
        actions = require_right(game, record)
        start = game.read_setup(record.setup)
        self.game = game
        self.record = record
        self.names = [str(seat["name"]) for seat in record.seats]
        self._start = start
        self._actions = actions
        self.whole = self.finished or game.shows_past(start)
        """Whether every moment can be seen; else only the present one."""
        moments = self._find_moments()
        self._moments = moments if self.whole else moments[-1:]

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.record.result is not None

    @property
    def last(self) -> int:
        """The number of the last moment; the first is 0."""
        return len(self._moments) - 1

    @property
    def eyes(self) -> list[str]:
        """The points of view it can be seen from: open, the table, and the seats' numbers."""
        seats = [str(seat) for seat in range(len(self.names))]
        return [OPEN, TABLE, *seats] if self.finished else [TABLE]

    def check_eyes(self, eyes: str) -> None:
        """Refuse a point of view that this game cannot be seen from."""
        if eyes not in self.eyes:
            raise refused("core-refusal-eyes", given=eyes[:20], allowed=", ".join(self.eyes))

    def event_log(self, moment: int) -> EventLog:
        """The story up to a moment."""
        event_log = self.game.event_log(self._start)
        for seat, action in self._actions[: self._moments[moment]]:
            event_log.follow(seat, action)
        return event_log

    def viewer(self, event_log: EventLog, eyes: str) -> Viewer:
        """The viewer for this point of view at this moment."""
        if eyes == TABLE:
            return Spectator()
        if eyes == OPEN:
            return OpenBook() if event_log.position.is_over() else Hindsight()
        return Seated(int(eyes))

    def news(self, moment: int, eyes: str) -> list[Event]:
        """What happened at a moment, as reported then."""
        event_log = self.event_log(moment)
        since = self._events_before(moment)
        told = event_log.told_to(self.viewer(event_log, eyes), since)
        return [event for event in told if event.message.key]

    def question(self, moment: int, seat: int) -> Question:
        """What a seat had to choose from at a moment; only for a finished game. Raises Refused."""
        if not self.finished:
            raise refused("reasons-not-over")
        position = self.event_log(min(moment, self.last)).position
        if seat not in position.to_act():
            raise refused("reasons-nobody")
        view = self.game.view(position, Seated(seat))
        return Question(self.game.knowledge(position, seat), position.legal(seat), view)

    def chosen(self, moment: int, seat: int) -> int:
        """What a seat that had to choose at a moment chose."""
        step = self._moments[moment]
        return next(action for each, action in self._actions[step:] if each == seat)

    def scenes(self, eyes: str) -> Iterator[Scene]:
        """Every moment in order, as seen then from this point of view. Where only the present is shown, all events
        belong to it."""
        event_log, step, told = self.game.event_log(self._start), 0, 0
        for end in self._moments:
            seats = sorted({seat for seat, _ in self._actions[step:end]})
            for seat, action in self._actions[step:end]:
                event_log.follow(seat, action)
            viewer = self.viewer(event_log, eyes)
            events = [event for event in event_log.told_to(viewer, told) if event.message.key]
            yield Scene(seats, events, self.game.view(event_log.position, viewer))
            step, told = end, event_log.count()

    def sentences(self, moment: int, eyes: str) -> list[Message]:
        """The whole table at a moment in sentences, as seen then from this point of view. Raises Refused."""
        self.check_eyes(eyes)
        event_log = self.event_log(min(moment, self.last))
        viewer = self.viewer(event_log, eyes)
        return self.game.wording.table(self.game.view(event_log.position, viewer), seat_of(viewer))

    def _events_before(self, moment: int) -> int:
        """The number of events before a moment; where only the present is shown, all of them belong to it."""
        return self.event_log(moment - 1).count() if moment else 0

    def _find_moments(self) -> list[int]:
        """The numbers of choices after which something happened."""
        event_log, moments = self.game.event_log(self._start), [0]
        told = event_log.count()
        for step, (seat, action) in enumerate(self._actions, start=1):
            event_log.follow(seat, action)
            told, before = event_log.count(), told
            if told > before:
                moments.append(step)
        return moments
