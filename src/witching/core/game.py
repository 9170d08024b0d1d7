"""Game: the façade through which the rest of the program plays any game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from witching.core.converter import Converter
from witching.core.knowledge import Knowledge
from witching.core.level import Level
from witching.core.memory import PERFECT, Memory
from witching.core.message import Message
from witching.core.options import Option
from witching.core.position import Position
from witching.core.refusal import Refusal, Refused, refused
from witching.core.statistics import Tally
from witching.core.story import Event, EventLog
from witching.core.strategy import Strategy
from witching.core.viewers import Seated, Viewer
from witching.core.wording import Wording

FEWEST_SEATS = 2
"""Nobody plays alone; `position.MOST_SEATS` is the other limit of the house."""

Document = dict[str, Any]
"""A JSON object as it stands in a record."""


class Setup(Struct, frozen=True):
    """How a game begins, as a record writes it: switches, what each seat has, and the deal."""

    options: Document
    seats: list[Document]
    deal: Document


class Game(ABC):
    """A game. Stateless: everything about one game in play is in its position.

    Actions are ints from 0 to `actions - 1`. `endings[cause]` names what `Position.ending` returns. `record_type` and
    `view_type` are the shapes of its records and views; `record_converter` reads the former. `options` are all that can
    be agreed before the deal, beside the number of seats, which is one of `seats`. `box` is the text of the game's own
    box file, which an option of the kind `file` may replace; empty where there is none. `levels` are its bots, the
    weakest first. `wording` says what its views show. `renderer` names, as `module:attribute`, how it is drawn at a
    terminal (`terminal/renderer.py`); a game without one is told in sentences.
    """

    name: str
    title: Message
    actions: int
    endings: Sequence[str]
    record_type: type[Struct]
    record_converter: Converter[Struct]
    view_type: type[Struct]
    options: tuple[Option, ...] = ()
    seats: tuple[int, ...] = (2, 3, 4)
    box: str = ""
    levels: Sequence[Level]
    wording: Wording
    renderer: str = ""

    def __init_subclass__(cls) -> None:
        """Prepare for reading what stands in a record of the game, wherever the game comes from."""
        super().__init_subclass__()
        if "record_type" in vars(cls):
            cls.record_converter = Converter(cls.record_type)

    @abstractmethod
    def blank(self, options: Mapping[str, object]) -> Position:
        """A table with these options, not dealt yet (`redeal` does that); options left out have their defaults.

        Raises Refused, saying what is wrong and what is allowed.
        """

    @abstractmethod
    def for_people(self, options: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
        """These options for a table at which people have these seats: help without a name is theirs alone."""

    @abstractmethod
    def write_setup(self, position: Position) -> Setup:
        """The options and the deal that this true position came from."""

    @abstractmethod
    def read_setup(self, setup: Setup) -> Position:
        """The position in which a game with this set-up begins. Raises Refused, naming the rule and the place."""

    @abstractmethod
    def write(self, action: int) -> str:
        """An action in the one human notation."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that `write` wrote so. Raises Refused."""

    @abstractmethod
    def refusal(self, position: Position, seat: int, action: int) -> Refusal | None:
        """Why the seat may not choose this now, with the rule id; None exactly when the choice is legal. Explains only:
        what is carried out is decided by `check`."""

    @abstractmethod
    def views(self, position: Position) -> Callable[[Viewer], Struct]:
        """What each viewer may see on the table now: built field by field, with the viewer's legal choices.

        For as long as the position is not changed.
        """

    @abstractmethod
    def knowledge(self, position: Position, seat: int) -> Knowledge:
        """All that the seat could know if it forgot nothing."""

    @abstractmethod
    def restore_knowledge(self, data: bytes) -> Knowledge:
        """The knowledge whose `to_bytes` gave this."""

    @abstractmethod
    def recall(self, knowledge: Knowledge, events: Sequence[Event], memory: Memory, seed: int) -> Knowledge:
        """What is left of a seat's knowledge to one who remembers like this, after these numbered events.

        Never false, and the same for the same arguments. What lies open now is never forgotten.
        """

    @abstractmethod
    def event_log(self, position: Position) -> EventLog:
        """The story of a game that begins in this position."""

    @abstractmethod
    def result(self, position: Position) -> Document:
        """The end as a record writes it: `winners`, `how` it ended (a name of `endings`), and for each of `seats` its
        `points` and the `lines` they are the sum of, each with its `rule` and `points`."""

    @abstractmethod
    def statistics(self, start: Position, actions: Sequence[tuple[int, int]]) -> list[Tally]:
        """What a whole game, from its start on, counts about itself.

        One tally for everything the game counts, also for what nobody had: the same things in the same order for the
        same options. `start` is not touched.
        """

    @abstractmethod
    def greedy_eval(self, knowledge: Knowledge, action: int) -> int:
        """How good a legal choice looks at once to a seat with this knowledge: what the greedy bot goes by."""

    @abstractmethod
    def strategy(self) -> Strategy:
        """What a search may ask about this game, with scratch paper of its own."""

    @abstractmethod
    def say_action(self, action: int) -> Message:
        """An action as a message for people."""

    @abstractmethod
    def reasons(self, knowledge: Knowledge, action: int) -> list[Message]:
        """Why a choice may be good, and what speaks against it, the most telling first: only what is certain from this
        knowledge."""

    @abstractmethod
    def equivalent_action(self, knowledge: Knowledge, action: int) -> int:
        """The first of the choices from which this one differs by nothing but the place of equal things."""

    @abstractmethod
    def is_strict(self, knowledge: Knowledge) -> bool:
        """Whether this seat is to remember by itself what was covered while the game goes on: then hints go by what
        lies open."""

    def shows_past(self, position: Position) -> bool:
        """Whether a game that is not over may be looked at from its beginning: nobody is to remember by themselves what
        was covered. `position` is that in which it begins."""
        return True

    def level(self, name: str) -> Level:
        """The level of this name."""
        return next(level for level in self.levels if level.name == name)

    def left_to(self, viewer: Seated, event_log: EventLog, memory: Memory, seed: int) -> Knowledge:
        """What a seat still knows of a game, as far as it has gone, that remembers like this."""
        known = self.knowledge(event_log.position, viewer.seat)
        return known if memory == PERFECT else self.recall(known, event_log.told_to(viewer), memory, seed)

    def view(self, position: Position, viewer: Viewer) -> Struct:
        """What one viewer may see on the table now."""
        return self.views(position)(viewer)

    def apply(self, position: Position, seat: int, action: int) -> None:
        """Let a seat choose. Raises Refused, and nothing has changed, when the choice is not legal."""
        self.check(position, seat, action)
        position.apply_unchecked(seat, action)

    def go_on(self, event_log: EventLog, seat: int, action: int) -> None:
        """Let a seat choose, and note what happens. Raises Refused, and nothing has changed, when it is not legal."""
        self.check(event_log.position, seat, action)
        event_log.follow(seat, action)

    def check(self, position: Position, seat: int, action: int) -> None:
        """The gate: raises Refused unless the choice is legal. `refusal` says why, and has no say in whether."""
        if not self.allows(position, seat, action):
            refusal = self.refusal(position, seat, action)
            raise refused("core-refusal-not-legal") if refusal is None else Refused(refusal)

    def allows(self, position: Position, seat: int, action: int) -> bool:
        """Whether the seat may choose this now: whether it is in its list. A seat that is not there has none."""
        return 0 <= seat < position.seats and action in position.legal(seat)
