"""Incantibus as the rest of the program sees it."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from witching.core.game import Document, Game, Setup
from witching.core.knowledge import Knowledge
from witching.core.memory import Memory
from witching.core.message import Message
from witching.core.options import Option
from witching.core.position import Position
from witching.core.refusal import Refusal
from witching.core.statistics import Tally
from witching.core.story import Event
from witching.core.viewers import Viewer, check_seat
from witching.games.incantibus import (
    box,
    equivalent_actions,
    forgetting,
    greedy_eval,
    notation,
    options,
    reasons,
    record_setup,
    refusal,
    sheet,
    statistics,
    story,
    view,
    wording,
)
from witching.games.incantibus.box_loader import tables_of_document
from witching.games.incantibus.components import ACTIONS, ENDINGS
from witching.games.incantibus.fields import KNOWN, STATE
from witching.games.incantibus.knowledge import IncantibusKnowledge, know
from witching.games.incantibus.levels import LEVELS
from witching.games.incantibus.options import OPTIONS, SEATS
from witching.games.incantibus.rules import IncantibusPosition
from witching.games.incantibus.strategy import IncantibusStrategy

BOX_IN_BYTES = KNOWN.size() + STATE.size()  # where the box begins in the bytes of a Knowledge: after pool and table


class Incantibus(Game):
    """The façade; the modules beside this one do the work."""

    name = "incantibus"
    title = Message("incantibus-title")
    actions = ACTIONS
    endings = ENDINGS
    record_type = record_setup.IncantibusRecord
    view_type = view.IncantibusView
    levels = LEVELS
    wording = wording.IncantibusWording()
    renderer = "witching.terminal.renderers.incantibus.renderer:RENDERER"
    box = box.standard_text()
    options: tuple[Option, ...] = OPTIONS
    seats: tuple[int, ...] = SEATS

    def blank(self, given: Mapping[str, object]) -> IncantibusPosition:
        return options.blank_position(options.read_options(given))

    def for_people(self, given: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
        return given

    def write_setup(self, position: Position) -> Setup:
        return record_setup.write_setup(_mine(position))

    def read_setup(self, setup: Setup) -> IncantibusPosition:
        return record_setup.read_setup(setup)

    def write(self, action: int) -> str:
        return notation.write(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def strategy(self) -> IncantibusStrategy:
        return IncantibusStrategy()

    def say_action(self, action: int) -> Message:
        return notation.say_action(action)

    def reasons(self, knowledge: Knowledge, action: int) -> list[Message]:
        return reasons.reasons(_known(knowledge), action)

    def equivalent_action(self, knowledge: Knowledge, action: int) -> int:
        return equivalent_actions.equivalent_action(_known(knowledge).table, action)

    def is_strict(self, knowledge: Knowledge) -> bool:
        return True  # no switch of this game uncovers anything

    def refusal(self, position: Position, seat: int, action: int) -> Refusal | None:
        return refusal.refusal(_mine(position), seat, action)

    def views(self, position: Position) -> Callable[[Viewer], view.IncantibusView]:
        return view.views(_mine(position))

    def knowledge(self, position: Position, seat: int) -> IncantibusKnowledge:
        check_seat(seat, position)
        return know(_mine(position), seat)

    def restore_knowledge(self, data: bytes) -> IncantibusKnowledge:
        knowledge = IncantibusKnowledge(tables_of_document(data[BOX_IN_BYTES:]))
        knowledge.restore(data)
        return knowledge

    def recall(self, knowledge: Knowledge, events: Sequence[Event], memory: Memory, seed: int) -> IncantibusKnowledge:
        return forgetting.recall(_known(knowledge), events, memory, seed)

    def event_log(self, position: Position) -> story.IncantibusEventLog:
        return story.IncantibusEventLog(_mine(position))

    def result(self, position: Position) -> Document:
        document: Document = msgspec.to_builtins(sheet.result(_mine(position)))
        return document

    def statistics(self, start: Position, actions: Sequence[tuple[int, int]]) -> list[Tally]:
        return statistics.statistics(_mine(start), actions)

    def greedy_eval(self, knowledge: Knowledge, action: int) -> int:
        return greedy_eval.greedy_eval(_known(knowledge), action)


def _mine(position: Position) -> IncantibusPosition:
    assert isinstance(position, IncantibusPosition)
    return position


def _known(knowledge: Knowledge) -> IncantibusKnowledge:
    assert isinstance(knowledge, IncantibusKnowledge)
    return knowledge
