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
"""Nobody plays alone; `position.MOST_SEATS` is the upper limit."""

Document = dict[str, Any]
"""A JSON object, as in a record."""


class Setup(Struct, frozen=True):
    """How a game begins, as a record writes it: switches, what each seat has, and the deal."""

    options: Document
    seats: list[Document]
    deal: Document


class Game(ABC):
    """A game. Stateless: everything about one game in play is in its position.

    Actions are ints from 0 to `actions - 1`. `endings[cause]` names what `Position.ending` returns. `record_type` and
    `view_type` are the shapes of its records and views; `record_converter` reads the former. `options` is all that can
    be agreed before the deal, apart from the number of seats, which is one of `seats`. `box` is the text of the game's
    own box file, which an option of the kind `file` may replace; empty where there is none. `levels` are its bots, the
    weakest first. `wording` puts its views into words. `renderer` names, as `module:attribute`, what draws it at a
    terminal (`terminal/renderer.py`); a game without one is described in sentences.
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
        """Prepare to read records of the game, wherever it comes from."""
        super().__init_subclass__()
        if "record_type" in vars(cls):
            cls.record_converter = Converter(cls.record_type)

    @abstractmethod
    def blank(self, options: Mapping[str, object]) -> Position:
        """A table with these options, not dealt yet (`redeal` deals); missing options have their defaults.

        Raises Refused, saying what is wrong and what is allowed.
        """

    @abstractmethod
    def for_people(self, options: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
        """These options for a table where people have these seats: help that names no seats is for them alone."""

    @abstractmethod
    def write_setup(self, position: Position) -> Setup:
        """The options and the deal that this true position came from."""

    @abstractmethod
    def read_setup(self, setup: Setup) -> Position:
        """The position in which a game with this setup begins. Raises Refused, naming the rule and the place."""

    @abstractmethod
    def write(self, action: int) -> str:
        """An action in the one human notation."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that `write` spells this way. Raises Refused."""

    @abstractmethod
    def refusal(self, position: Position, seat: int, action: int) -> Refusal | None:
        """Why the seat may not choose this now, with the rule id; None exactly when the choice is legal. It only
        explains: `check` decides."""

    @abstractmethod
    def views(self, position: Position) -> Callable[[Viewer], Struct]:
        """What each viewer may see on the table now: built field by field, with the viewer's legal choices.

        Valid until the position changes.
        """

    @abstractmethod
    def knowledge(self, position: Position, seat: int) -> Knowledge:
        """Everything the seat could know if it forgot nothing."""

    @abstractmethod
    def restore_knowledge(self, data: bytes) -> Knowledge:
        """The knowledge whose `to_bytes` gave this."""

    @abstractmethod
    def recall(self, knowledge: Knowledge, events: Sequence[Event], memory: Memory, seed: int) -> Knowledge:
        """What is left of a seat's knowledge to a player with this memory, after these numbered events.

        Never false, and the same for the same arguments. What is open now is never forgotten.
        """

    @abstractmethod
    def event_log(self, position: Position) -> EventLog:
        """The story of a game that begins in this position."""

    @abstractmethod
    def result(self, position: Position) -> Document:
        """The end as a record writes it: `winners`, `how` it ended (one of `endings`), and for each of `seats` its
        `points` and the `lines` that add up to them, each with its `rule` and `points`."""

    @abstractmethod
    def statistics(self, start: Position, actions: Sequence[tuple[int, int]]) -> list[Tally]:
        """What a whole game counts about itself.

        One tally for everything the game counts, even for what nobody had: the same things in the same order for the
        same options. `start` is left unchanged.
        """

    def preselection(self, knowledge: Knowledge) -> int | None:
        """What a person who does not choose in time, or is away, gets at this moment; None where a bot is to choose."""
        return None

    @abstractmethod
    def greedy_eval(self, knowledge: Knowledge, action: int) -> int:
        """How good a legal choice looks at first sight to a seat with this knowledge: what the greedy bot goes by."""

    @abstractmethod
    def strategy(self) -> Strategy:
        """What a search may ask about this game; each call returns a new one, with its own scratch space."""

    @abstractmethod
    def say_action(self, action: int) -> Message:
        """An action as a message for people."""

    @abstractmethod
    def reasons(self, knowledge: Knowledge, action: int) -> list[Message]:
        """Why a choice may be good, and what speaks against it, the most telling first: only what follows with
        certainty from this knowledge."""

    @abstractmethod
    def equivalent_action(self, knowledge: Knowledge, action: int) -> int:
        """The first of the choices that differ from this one only in which of several equal things they name."""

    @abstractmethod
    def is_strict(self, knowledge: Knowledge) -> bool:
        """Whether this seat must itself remember what was covered while the game goes on: then hints use only what is
        open."""

    def shows_past(self, position: Position) -> bool:
        """Whether an unfinished game may be replayed from its beginning: if no player has to remember what was covered.
        `position` is the one in which it begins."""
        return True

    def level(self, name: str) -> Level:
        """The level of this name."""
        return next(level for level in self.levels if level.name == name)

    def left_to(self, viewer: Seated, event_log: EventLog, memory: Memory, seed: int) -> Knowledge:
        """What a seat with this memory still knows of the game so far."""
        known = self.knowledge(event_log.position, viewer.seat)
        return known if memory == PERFECT else self.recall(known, event_log.told_to(viewer), memory, seed)

    def view(self, position: Position, viewer: Viewer) -> Struct:
        """What one viewer may see on the table now."""
        return self.views(position)(viewer)

    def apply(self, position: Position, seat: int, action: int) -> None:
        """Let a seat choose. Raises Refused, changing nothing, when the choice is not legal."""
        self.check(position, seat, action)
        position.apply_unchecked(seat, action)

    def go_on(self, event_log: EventLog, seat: int, action: int) -> None:
        """Let a seat choose, and log what happens. Raises Refused, changing nothing, when the choice is not legal."""
        self.check(event_log.position, seat, action)
        event_log.follow(seat, action)

    def check(self, position: Position, seat: int, action: int) -> None:
        """The gate: raises Refused unless the choice is legal. `refusal` only explains; it does not decide."""
        if not self.allows(position, seat, action):
            refusal = self.refusal(position, seat, action)
            raise refused("core-refusal-not-legal") if refusal is None else Refused(refusal)

    def allows(self, position: Position, seat: int, action: int) -> bool:
        """Whether the seat may choose this now: whether it is in its list. A seat that does not exist has none."""
        return 0 <= seat < position.seats and action in position.legal(seat)
