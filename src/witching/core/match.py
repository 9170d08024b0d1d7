"""Match: one game in play, from the deal on: what was chosen, what was taken back, what may be reported."""

from collections.abc import Callable, Sequence
from functools import cached_property

from msgspec import Struct

from witching.core.game import Document, Game
from witching.core.knowledge import Knowledge
from witching.core.memory import FORGETFUL, Memory
from witching.core.message import Message
from witching.core.position import Position
from witching.core.record import Commitment, Player, Record, Undone, commit, make_record, settle
from witching.core.rng import derive
from witching.core.story import Event, EventLog
from witching.core.undo import reveals_nothing
from witching.core.viewers import Seated, Spectator, Viewer


class Match:
    """The truth of a game in play, and the only way to advance it.

    What leaves it: views, events as they may be reported now, and the record. `log` holds the choices in order of
    arrival, changed ones included.
    """

    def __init__(self, game: Game, start: Position, salt: str) -> None:
        self.game = game
        self.undone: list[Undone] = []
        self.log: list[tuple[int, int]] = []
        self._start = start.copy()
        self._salt = salt
        self._begin()

    def _begin(self) -> None:
        self.log = []
        self._moments, self._chosen = [0], 0
        self._event_log = self.game.event_log(self._start)
        self._shut: list[tuple[int, int]] = []
        self._closed: set[int] = set()

    # ---- the state of play

    @property
    def options(self) -> Document:
        """What was agreed, in the form of a record."""
        return self.game.write_setup(self._start).options

    @cached_property
    def commitment(self) -> Commitment:
        """The hash that binds the deal, and the salt that opens it."""
        return commit(self.game.write_setup(self._start), self._salt)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._event_log.position.is_over()

    @property
    def steps(self) -> int:
        """How many choices have been made."""
        return len(self.log)

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        return self._event_log.position.to_act()

    def legal(self, seat: int) -> list[int]:
        """The choices that a seat may make now."""
        return self._event_log.position.legal(seat)

    # ---- what may be seen

    def viewer(self, seat: int) -> Seated:
        """The player of a seat, whose look may be closed."""
        return Seated(seat, seat in self._closed)

    def view(self, viewer: Viewer) -> Struct:
        """What this viewer may see now."""
        return self.views()(viewer)

    def views(self) -> Callable[[Viewer], Struct]:
        """What each viewer may see now, until the next choice."""
        return self.game.views(self._event_log.position)

    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        """What happened from event number `since` on, up to `end`, as far as this viewer may know it now."""
        return self._event_log.told_to(viewer, since, end)

    def brought(self, seat: int) -> list[Message]:
        """What the last choices brought to a seat."""
        return self._event_log.brought(seat)

    def mark(self, viewer: Viewer) -> object:
        """What decides how events are reported to this viewer now."""
        return self._event_log.mark(viewer)

    def retold(self, viewer: Viewer, mark: object) -> list[int]:
        """The numbers of the events that may be reported differently since a mark, if nothing was taken back."""
        return self._event_log.retold(viewer, mark)

    @property
    def events(self) -> int:
        """How many events there have been."""
        return self._event_log.count()

    def close_look(self, seat: int) -> None:
        """Close the seat's private look, until its next choice."""
        self._closed.add(seat)
        self._shut.append((self.steps, seat))

    def knowledge(self, seat: int) -> Knowledge:
        """Everything the seat could know, for a bot that plays it."""
        return self.game.knowledge(self._event_log.position, seat)

    def left_to(self, seat: int, memory: Memory) -> Knowledge:
        """What a bot that plays the seat still knows with this memory. What it forgot stays forgotten: that depends on
        the game, the seat and the events it heard, not on the moment or on what was taken back."""
        return self.game.left_to(Seated(seat), self._event_log, memory, self.seed_of(seat))

    def seed_of(self, seat: int) -> int:
        """A seed for each seat of this game, from the salt: nobody can know it before the end."""
        return derive(int(self._salt, 16) >> 66, seat)

    def hint_knowledge(self, seat: int) -> Knowledge:
        """What a hint to a seat is based on: where the seat must remember for itself, only what is open to it now."""
        known = self.knowledge(seat)
        if not self.game.is_strict(known):
            return known
        return self.game.left_to(self.viewer(seat), self._event_log, FORGETFUL, 0)

    # ---- choosing

    def check(self, seat: int, action: int) -> None:
        """Raises Refused unless the seat may choose this now."""
        self.game.check(self._event_log.position, seat, action)

    def choose(self, seat: int, action: int) -> None:
        """Carry out a choice. Raises Refused, changing nothing, when it is not legal."""
        self.check(seat, action)
        self._follow(seat, action)

    def _follow(self, seat: int, action: int) -> None:
        """Carry out a choice that has been checked."""
        completes = self._event_log.position.owing() == 1 << seat
        self._event_log.follow(seat, action)
        self.log.append((seat, action))
        self._closed.discard(seat)
        if completes:
            for each, _ in self.log[self.moment :]:
                self._chosen |= 1 << each
            self._moments.append(self.steps)

    # ---- taking back

    @property
    def moment(self) -> int:
        """How many choices had been made when the present ones fell due."""
        return self._moments[-1]

    def has_chosen(self, seat: int) -> bool:
        """Whether this seat has completed a choice."""
        return self._chosen >> seat & 1 == 1

    def last_moment_of(self, seat: int) -> int | None:
        """How many choices had been made when this seat's last completed choice fell due."""
        for place in range(len(self._moments) - 1, 0, -1):
            start, end = self._moments[place - 1 : place + 1]
            if _chose(seat, self.log[start:end]):
                return start
        return None

    def is_free_to_take_back(self, seat: int, step: int) -> bool:
        """Whether nobody can object: since then only this seat chose, and nothing new was seen."""
        if any(each != seat for each, _ in self.log[step:]):
            return False
        event_log = self._event_log_after(step)
        for each, action in self.log[step:]:
            if not reveals_nothing(self.game, event_log, each, action):
                return False
            event_log.follow(each, action)
        return True

    def told_choice(self, seat: int, step: int) -> Message:
        """What a seat chose at the moment after `step` choices, as everybody may hear it now.

        The choice itself while everything reported of that moment still is; else what is left of its event.
        """
        end = next(each for each in self._moments if each > step)
        event_log = self._event_log_after(step)
        first = event_log.count()
        for each, action in self.log[step:end]:
            event_log.follow(each, action)
        then = event_log.told_to(Spectator(), first)
        now = self.told_to(Spectator(), first)[: len(then)]
        if now == then:
            return self.game.say_action([action for each, action in self.log[step:end] if each == seat][-1])
        return next((event.message for event in now if event.message.args.get("seat") == seat), now[0].message)

    def _event_log_after(self, step: int) -> EventLog:
        event_log = self.game.event_log(self._start)
        for seat, action in self.log[:step]:
            event_log.follow(seat, action)
        return event_log

    def take_back(self, seat: int, step: int) -> None:
        """Go back to the moment after `step` choices, at a seat's request, and note that. A look that was open then and
        has been closed since stays closed."""
        kept, before = self.log[:step], len(self._recorded())
        shut = [(min(at, step), each) for at, each in self._shut if not _chose(each, self.log[step:at])]
        self._begin()
        for each, action in kept:
            self._follow(each, action)
        self._shut, self._closed = shut, {each for at, each in shut if not _chose(each, kept[at:])}
        self.undone.append((seat, before, len(self._recorded())))

    # ---- the record

    def record_of(self, players: Sequence[Player]) -> Record:
        """The record of the game so far, with these players."""
        position = self._event_log.position
        return make_record(self.game, position, list(players), self._recorded(), self._salt, self.undone)

    def _recorded(self) -> list[tuple[int, int]]:
        return settle(self._start, self.log)


def _chose(seat: int, log: Sequence[tuple[int, int]]) -> bool:
    return any(each == seat for each, _ in log)
