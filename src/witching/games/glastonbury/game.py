"""Glastonbury as the rest of the program sees it."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from witching.core.game import Document, Game, Setup
from witching.core.knowledge import Knowledge
from witching.core.memory import Memory
from witching.core.message import Message
from witching.core.position import Position
from witching.core.refusal import Refusal
from witching.core.statistics import Tally
from witching.core.story import Event
from witching.core.viewers import Viewer, check_seat
from witching.games.glastonbury import (
    forgetting,
    greedy_eval,
    notation,
    options,
    reasons,
    record_setup,
    refusal,
    scoring,
    sheet,
    statistics,
    story,
    view,
)
from witching.games.glastonbury.components import ACTIONS, ENDINGS, JOIN_KIND, OPEN, SETTLE
from witching.games.glastonbury.knowledge import GlastonburyKnowledge, know
from witching.games.glastonbury.levels import LEVELS
from witching.games.glastonbury.options import OPTIONS, SEATS
from witching.games.glastonbury.rules import GlastonburyPosition
from witching.games.glastonbury.strategy import GlastonburyStrategy
from witching.games.glastonbury.wording import GlastonburyWording


class Glastonbury(Game):
    """The façade; the modules beside this one do the work."""

    name = "glastonbury"
    title = Message("glastonbury-title")
    actions = ACTIONS
    endings = ENDINGS
    record_type = record_setup.GlastonburyRecord
    view_type = view.GlastonburyView
    levels = LEVELS
    options = OPTIONS
    seats = SEATS
    wording = GlastonburyWording()
    renderer = "witching.terminal.renderers.glastonbury.renderer:RENDERER"

    def blank(self, given: Mapping[str, object]) -> GlastonburyPosition:
        return options.blank_position(options.read_options(given))

    def for_people(self, given: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
        return options.for_people(given, people)

    def write_setup(self, position: Position) -> Setup:
        return record_setup.write_setup(_mine(position))

    def read_setup(self, setup: Setup) -> GlastonburyPosition:
        return record_setup.read_setup(setup)

    def write(self, action: int) -> str:
        return notation.write(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def strategy(self) -> GlastonburyStrategy:
        return GlastonburyStrategy()

    def say_action(self, action: int) -> Message:
        return notation.say_action(action)

    def reasons(self, knowledge: Knowledge, action: int) -> list[Message]:
        return reasons.reasons(_known(knowledge), action)

    def equivalent_action(self, knowledge: Knowledge, action: int) -> int:
        return action

    def shows_past(self, position: Position) -> bool:
        return _mine(position).memory == OPEN

    def is_strict(self, knowledge: Knowledge) -> bool:
        table = _known(knowledge).table
        return table.memory != OPEN and not view.is_assisted(table, knowledge.seat)

    def refusal(self, position: Position, seat: int, action: int) -> Refusal | None:
        return refusal.refusal(_mine(position), seat, action)

    def views(self, position: Position) -> Callable[[Viewer], view.GlastonburyView]:
        return view.views(_mine(position))

    def knowledge(self, position: Position, seat: int) -> GlastonburyKnowledge:
        check_seat(seat, position)
        return know(_mine(position), seat)

    def restore_knowledge(self, data: bytes) -> GlastonburyKnowledge:
        knowledge = GlastonburyKnowledge()
        knowledge.restore(data)
        return knowledge

    def recall(self, knowledge: Knowledge, events: Sequence[Event], memory: Memory, seed: int) -> GlastonburyKnowledge:
        return forgetting.recall(_known(knowledge), events, memory, seed)

    def event_log(self, position: Position) -> story.GlastonburyEventLog:
        return story.GlastonburyEventLog(_mine(position))

    def result(self, position: Position) -> Document:
        document: Document = msgspec.to_builtins(sheet.result(_mine(position)))
        return document

    def statistics(self, start: Position, actions: Sequence[tuple[int, int]]) -> list[Tally]:
        return statistics.statistics(_mine(start), actions)

    def preselection(self, knowledge: Knowledge) -> int | None:
        table = _known(knowledge).table
        return JOIN_KIND + scoring.preselection(table, knowledge.seat) if table.phase == SETTLE else None

    def greedy_eval(self, knowledge: Knowledge, action: int) -> int:
        return greedy_eval.greedy_eval(_known(knowledge), action)


def _mine(position: Position) -> GlastonburyPosition:
    assert isinstance(position, GlastonburyPosition)
    return position


def _known(knowledge: Knowledge) -> GlastonburyKnowledge:
    assert isinstance(knowledge, GlastonburyKnowledge)
    return knowledge
