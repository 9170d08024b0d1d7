"""Goofspiel as the rest of the house sees it: view, story, record, façade."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from laws.goofspiel import (
    CARDS,
    ENDINGS,
    NOBODY,
    ROUNDS,
    SEATS,
    UNMADE,
    GoofspielKnowledge,
    GoofspielPosition,
    know,
    restore,
)
from witching.core.census import Chapter, Measure, Tally
from witching.core.game import Document, Game, Setup
from witching.core.knowledge import Knowledge
from witching.core.level import NAMES, WHOLE_GAME, Level
from witching.core.memory import Memory
from witching.core.message import Message
from witching.core.position import Position
from witching.core.record import Commitment
from witching.core.refusal import Refusal, refused
from witching.core.story import Chronicle, Event
from witching.core.strategy import Strategy
from witching.core.viewers import OpenBook, Spectator, Viewer, seat_of

T = TypeVar("T")
SWITCHES = {"ties": ("lost", "carry"), "prize": ("open", "blind")}
PRIZES = Chapter("prizes", "goofspiel-balance-prizes", Measure.THINGS)
RULES = ("GOOF-SEATS", "GOOF-BID", "GOOF-TIE", "GOOF-CARRY", "GOOF-BLIND", "GOOF-EQUAL", "GOOF-END", "GOOF-DEAL")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    ties: Literal["lost", "carry"] = "lost"
    prize: Literal["open", "blind"] = "open"


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    prizes: Annotated[list[int], Meta(min_length=ROUNDS, max_length=ROUNDS)]


class GoofspielRecord(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    engine: str
    game: Literal["goofspiel"]
    options: Options
    seats: list[dict[str, str]]
    deal: Deal
    commitment: Commitment
    actions: list[tuple[int, str]]
    result: dict[str, Any] | None


class GoofspielView(Struct, frozen=True):
    """The table. `last` are the open bids of the round before; `ready` who has sealed a bid; `sealed` the own one."""

    ties: str
    prize: str
    prizes: list[int]
    winners: list[int]
    last: list[int]
    ready: list[bool]
    hand: list[int]
    sealed: int | None
    choices: list[str]
    result: Document | None


class GoofspielChronicle(Chronicle):
    """What happened follows from the position: a sealed bid is no event, and its order of arrival none either."""

    def __init__(self, position: GoofspielPosition) -> None:
        self.position: GoofspielPosition = position.copy()

    def follow(self, seat: int, action: int) -> None:
        self.position.apply_unchecked(seat, action)

    def count(self) -> int:
        return len(self.told_to(Spectator()))

    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        check_open_book(self.position, viewer)
        told = [Message("goofspiel-event-begin")]
        for r in range(self.position.played()):
            told += self._round(r)
        if self.position.is_over():
            told.append(Message("goofspiel-event-end"))
        elif not self.position.blind:
            told.append(self._prize(self.position.played()))
        return [Event(number, message) for number, message in enumerate(told)][since:end]

    def _round(self, r: int) -> list[Message]:
        position = self.position
        is_open = r == position.played() - 1 or position.is_over()
        bids: list[Message] = [
            Message("goofspiel-event-bid", {"seat": seat, "card": bid if is_open else None})
            for seat, bid in enumerate(position.bids_of(r))
        ]
        winner = position.round_winners()[r]
        taken = Message("goofspiel-event-tie") if winner == NOBODY else Message("goofspiel-event-win", {"seat": winner})
        return [*bids, self._prize(r), taken] if position.blind else [self._prize(r), *bids, taken]

    def _prize(self, r: int) -> Message:
        return Message("goofspiel-event-prize", {"prize": self.position.prizes[r]})


class Goofspiel(Game):
    """The façade."""

    name = "goofspiel"
    title = Message("goofspiel-title")
    actions = len(CARDS)
    endings = ENDINGS
    record_type = GoofspielRecord
    view_type = GoofspielView
    levels = tuple(Level(name, 10 * 4**rank, WHOLE_GAME, 0.2 - 0.05 * rank) for rank, name in enumerate(NAMES))

    def blank(self, options: Mapping[str, object]) -> GoofspielPosition:
        agreed = convert(dict(options), Options, "options")
        position = GoofspielPosition()
        position.carry, position.blind = int(agreed.ties == "carry"), int(agreed.prize == "blind")
        return position

    def for_people(self, options: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
        return options

    def write_setup(self, position: Position) -> Setup:
        return Setup(switches(mine(position)), [{} for _ in range(SEATS)], {"prizes": list(mine(position).prizes)})

    def read_setup(self, setup: Setup) -> GoofspielPosition:
        position = self.blank(setup.options)
        if len(setup.seats) != SEATS or any(setup.seats):
            raise refused("goofspiel-refusal-seats", "GOOF-SEATS", place="seats")
        deal = convert(setup.deal, Deal, "deal")
        if sorted(deal.prizes) != list(CARDS):
            raise refused("goofspiel-refusal-deal", "GOOF-DEAL", place="deal.prizes")
        position.prizes = deal.prizes
        return position

    def write(self, action: int) -> str:
        return f"bid {action + 1}"

    def parse(self, text: str) -> int:
        for action in range(self.actions):
            if self.write(action) == text:
                return action
        raise refused("goofspiel-refusal-notation", given=text[:40])

    def refusal(self, position: Position, seat: int, action: int) -> Refusal | None:
        if position.is_over():
            return Refusal(Message("goofspiel-refusal-over"), "GOOF-END")
        if not 0 <= seat < SEATS:
            return Refusal(Message("goofspiel-refusal-seats"), "GOOF-SEATS")
        if not 0 <= action < self.actions:
            return Refusal(Message("goofspiel-refusal-no-such-action", {"action": action}))
        if action + 1 in mine(position).bids[seat][: mine(position).played()]:
            return Refusal(Message("goofspiel-refusal-played", {"card": action + 1}), "GOOF-BID")
        return None

    def views(self, position: Position) -> Callable[[Viewer], GoofspielView]:
        return partial(self._view, position)

    def _view(self, position: Position, viewer: Viewer) -> GoofspielView:
        check_open_book(position, viewer)
        table, seat = mine(position), seat_of(viewer)
        played, over, seated = table.played(), table.is_over(), seat >= 0
        return GoofspielView(
            **switches(table),
            prizes=table.prizes[: table.shown()],
            winners=table.round_winners(),
            last=table.bids_of(played - 1) if played else [],
            ready=[not over and table.bids[other][played] != UNMADE for other in range(SEATS)],
            hand=table.hand(seat) if seated else [],
            sealed=(table.bids[seat][played] or None) if seated and not over else None,
            choices=[self.write(action) for action in table.legal(seat)],
            result=self.result(table) if over else None,
        )

    def knowledge(self, position: Position, seat: int) -> GoofspielKnowledge:
        return know(mine(position), seat)

    def restore_knowledge(self, data: bytes) -> GoofspielKnowledge:
        return restore(data)

    def recall(self, knowledge: Knowledge, events: Sequence[Event], memory: Memory, seed: int) -> GoofspielKnowledge:
        """Others' bids that have been covered may be forgotten, each by itself."""
        left = restore(knowledge.to_bytes())
        bids = [list(own) for own in left.bids]
        heard = [event.number for event in events if event.message.key == "goofspiel-event-bid"]
        for index, number in enumerate(heard[:-SEATS]):
            r, seat = divmod(index, SEATS)
            if seat != left.seat and memory.trace(seed, number, seat, len(heard) - 1 - index, own=False):
                bids[seat][r] = UNMADE
        left.bids = tuple(tuple(own) for own in bids)
        return left

    def chronicle(self, position: Position) -> GoofspielChronicle:
        return GoofspielChronicle(mine(position))

    def result(self, position: Position) -> Document:
        return {
            "how": ENDINGS[position.ending()],
            "winners": list(position.winners()),
            "seats": [{"points": position.points(s), "lines": lines(mine(position), s)} for s in range(SEATS)],
        }

    def census(self, start: Position, actions: Sequence[tuple[int, int]]) -> list[Tally]:
        end = mine(start).copy()
        for seat, action in actions:
            end.apply_unchecked(seat, action)
        return [tally_prize(end, prize) for prize in CARDS]

    def worth(self, knowledge: Knowledge, action: int) -> int:
        """A bid near the prize looks good; with no prize up a high one."""
        assert isinstance(knowledge, GoofspielKnowledge)
        return -abs(action + 1 - (knowledge.prizes[len(knowledge.winners)] or max(CARDS)))

    def strategy(self) -> Strategy:
        return Strategy()

    def reasons(self, knowledge: Knowledge, action: int) -> list[Message]:
        return []

    def twin(self, knowledge: Knowledge, action: int) -> int:
        return action

    def is_strict(self, knowledge: Knowledge) -> bool:
        return True

    def say_action(self, action: int) -> Message:
        return Message("goofspiel-action-bid", {"card": action + 1})


def lines(position: GoofspielPosition, seat: int) -> list[Document]:
    """The score sheet of a seat."""
    rule = "GOOF-CARRY" if position.carry else "GOOF-TIE"
    return [{"rule": rule, "of": f"round-{r + 1}", "points": prize} for r, prize in position.prizes_of(seat)]


def tally_prize(position: GoofspielPosition, prize: int) -> Tally:
    """Who took the round of a prize, and what it brought with those carried."""
    r = position.prizes.index(prize)
    points = tuple(dict(position.prizes_of(seat)).get(r, 0) for seat in range(SEATS))
    times = tuple(int(position.round_winners()[r] == seat) for seat in range(SEATS))
    return Tally(PRIZES, str(prize), Message("goofspiel-event-prize", {"prize": prize}), times, points, (0,) * SEATS)


def switches(position: GoofspielPosition) -> dict[str, str]:
    """Every switch of a table by name."""
    return {"ties": SWITCHES["ties"][position.carry], "prize": SWITCHES["prize"][position.blind]}


def check_open_book(position: Position, viewer: Viewer) -> None:
    if isinstance(viewer, OpenBook) and not position.is_over():
        raise refused("core-refusal-open-book")


def convert(document: Document, kind: type[T], place: str) -> T:
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise refused("core-record-shape", place=place, detail=f"{place}: {error}") from None


def mine(position: Position) -> GoofspielPosition:
    assert isinstance(position, GoofspielPosition)
    return position
