"""Goofspiel as the rest of the program sees it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from goofspiel import documents, view
from goofspiel.knowledge import GoofspielKnowledge, know, recall, restore
from goofspiel.options import OPTIONS
from goofspiel.rules import CARDS, ENDINGS, SEATS, GoofspielPosition, mine
from goofspiel.story import GoofspielEventLog
from goofspiel.wording import GoofspielWording
from witching.core.game import Document, Game, Setup
from witching.core.knowledge import Knowledge
from witching.core.level import NAMES, WHOLE_GAME, Level
from witching.core.memory import Memory
from witching.core.message import Message
from witching.core.position import Position
from witching.core.refusal import Refusal, refused
from witching.core.statistics import Chapter, Measure, Tally
from witching.core.story import Event
from witching.core.strategy import Strategy
from witching.core.viewers import Viewer

PRIZES = Chapter("prizes", "goofspiel-balance-prizes", Measure.THINGS)


class Goofspiel(Game):
    """The façade; the modules beside this one do the work."""

    name = "goofspiel"
    title = Message("goofspiel-title")
    actions = len(CARDS)
    endings = ENDINGS
    record_type = documents.GoofspielRecord
    view_type = view.GoofspielView
    options = OPTIONS
    seats = SEATS
    levels = tuple(Level(name, 10 * 4**rank, WHOLE_GAME, 0.2 - 0.05 * rank) for rank, name in enumerate(NAMES))
    wording = GoofspielWording()

    def blank(self, options: Mapping[str, object]) -> GoofspielPosition:
        return documents.blank_position(options)

    def for_people(self, options: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
        return options

    def write_setup(self, position: Position) -> Setup:
        return documents.write_setup(mine(position))

    def read_setup(self, setup: Setup) -> GoofspielPosition:
        return documents.read_setup(setup)

    def write(self, action: int) -> str:
        return view.write(action)

    def parse(self, text: str) -> int:
        for action in range(self.actions):
            if self.write(action) == text:
                return action
        raise refused("goofspiel-refusal-notation", given=text[:40])

    def refusal(self, position: Position, seat: int, action: int) -> Refusal | None:
        if position.is_over():
            return Refusal(Message("goofspiel-refusal-over"), "S-END")
        if not 0 <= seat < position.seats:
            return Refusal(Message("goofspiel-refusal-seats"), "S-SEATS")
        if not 0 <= action < self.actions:
            return Refusal(Message("goofspiel-refusal-no-such-action", {"action": action}))
        if action + 1 not in mine(position).hand(seat):
            return Refusal(Message("goofspiel-refusal-played", {"card": action + 1}), "S-BID")
        return None

    def views(self, position: Position) -> Callable[[Viewer], view.GoofspielView]:
        return partial(view.view, mine(position))

    def knowledge(self, position: Position, seat: int) -> GoofspielKnowledge:
        return know(mine(position), seat)

    def restore_knowledge(self, data: bytes) -> GoofspielKnowledge:
        return restore(data)

    def recall(self, knowledge: Knowledge, events: Sequence[Event], memory: Memory, seed: int) -> GoofspielKnowledge:
        return recall(knowledge, events, memory, seed)

    def event_log(self, position: Position) -> GoofspielEventLog:
        return GoofspielEventLog(mine(position))

    def result(self, position: Position) -> Document:
        return view.result(mine(position))

    def statistics(self, start: Position, actions: Sequence[tuple[int, int]]) -> list[Tally]:
        end = mine(start).copy()
        for seat, action in actions:
            end.apply_unchecked(seat, action)
        return [_tally_prize(end, prize) for prize in CARDS]

    def greedy_eval(self, knowledge: Knowledge, action: int) -> int:
        """A bid near the prize looks good; with no prize up, a high one does."""
        assert isinstance(knowledge, GoofspielKnowledge)
        return -abs(action + 1 - (knowledge.prizes[len(knowledge.winners)] or max(CARDS)))

    def strategy(self) -> Strategy:
        return Strategy()

    def say_action(self, action: int) -> Message:
        return view.say_bid(action)

    def reasons(self, knowledge: Knowledge, action: int) -> list[Message]:
        return []

    def equivalent_action(self, knowledge: Knowledge, action: int) -> int:
        return action

    def is_strict(self, knowledge: Knowledge) -> bool:
        return True


def _tally_prize(position: GoofspielPosition, prize: int) -> Tally:
    """Who won the round of a prize, and what it brought, carried prizes included."""
    r, seats = position.prizes.index(prize), range(position.seats)
    points = tuple(dict(position.prizes_of(seat)).get(r, 0) for seat in seats)
    times = tuple(int(position.round_winners()[r] == seat) for seat in seats)
    name = Message("goofspiel-card", {"card": prize})
    return Tally(PRIZES, str(prize), name, times, points, (0,) * position.seats)
