"""What has happened at a table of Glastonbury, reported as far as the moment allows (R-MEMORY-1).

Every card of the pack has a number: its place in the shuffled pack. An event that names an ingredient or Immuto holds
that number, and reveals the name only while the viewer may see the card (G-MEMORY). Where a card was taken and how far
a pawn walked would give away the numbers of covered cards; so these parts are reported while they are the latest news,
and later only while the card taken or walked by is open. Where a refill went is reported only as the latest news: it is
the cell of the take before it. Spells are always named: everybody sees them happen, or sees them open.
"""

from collections import defaultdict
from typing import NamedTuple

from witching.core.message import Argument, Message
from witching.core.story import Event, EventLog
from witching.core.viewers import Viewer, check_viewer
from witching.games.glastonbury.components import (
    ENDINGS,
    GRID_CELLS,
    IMMUTO,
    OPEN,
    OVER,
    PERLUCEO,
    SETTLE,
    SPECIAL2,
    VANESCO,
)
from witching.games.glastonbury.notation import JOIN, say_card, say_colour, say_join, split, write_cell
from witching.games.glastonbury.rules import GlastonburyPosition, number_below, number_on
from witching.games.glastonbury.view import sees_cauldron

NOWHERE = -1
NEVER_OPEN = -2
EVENT = "glastonbury-event-"
RULES: dict[str, tuple[str, ...]] = {
    "begin": ("G-SETUP",),
    "removed": ("G-TWO",),
    "walk": ("G-WALK", "G-STEPS"),
    "special": ("G-SPECIAL2",),
    "special-walk": ("G-SPECIAL2",),
    "stay": ("G-SPECIAL2",),
    "pass": ("G-CORNER",),
    "accio": ("G-ACCIO",),
    "declinatio": ("G-DECLINATIO",),
    "take": ("G-TAKE",),
    "take-spell": ("G-TAKE", "G-ONESPELL"),
    "refuse": ("G-REFUSE",),
    "refuse-spell": ("G-REFUSE",),
    "vanish": ("G-VANESCO",),
    "vanish-out": ("G-VANESCO",),
    "look": ("G-PERLUCEO",),
    "look-empty": ("G-PERLUCEO",),
    "refill": ("G-REFILL",),
    "refill-spell": ("G-REFILL",),
    "end-kept": ("G-END",),
    "end-refused": ("G-END", "G-REFUSE"),
    "end-stranded": ("G-SPECIAL1",),
    "open": ("G-IMMUTO",),
    "join": ("G-IMMUTO",),
    "join-none": ("G-IMMUTO",),
}
"""The rules behind every event."""


class LoggedEvent(NamedTuple):
    """One event in full: `card` is the number of the card it names, `by` that of the card that was walked by, `look`
    the cards that only `looker` may see."""

    key: str
    args: dict[str, Argument]
    card: int = NOWHERE
    by: int = NOWHERE
    looker: int = NOWHERE
    look: tuple[int, ...] = ()


class Mark(NamedTuple):
    """What decides how events are reported: the numbers of the open cards, whether each cauldron is seen, the first
    fresh event."""

    open_cards: frozenset[int]
    cauldrons: tuple[bool, ...]
    fresh: int


class GlastonburyEventLog(EventLog):
    """The position and everything that has happened; follows every card so that its name can expire. Until the next
    choice, the marks and the latest news are kept for all who see the same cauldrons."""

    def __init__(self, position: GlastonburyPosition) -> None:
        self.position: GlastonburyPosition = position.copy()
        self._logged: list[LoggedEvent] = []
        self._grid = {cell: number for number, cell in enumerate(GRID_CELLS)}
        self._cauldrons: list[list[int]] = [[] for _ in range(position.seats)]
        self._under: list[int] = []
        self._fresh = 0
        self._of_card: defaultdict[int, list[int]] = defaultdict(list)
        self._looks: list[int] = []
        self._marks: dict[Viewer | tuple[bool, ...], Mark] = {}
        self._news: dict[tuple[tuple[bool, ...], int, int | None], list[Event]] = {}
        self._note("begin", seat=position.first_seat)
        if position.removed:
            self._note("removed", colours=[say_colour(i) for i in range(4) if position.removed >> i & 1])
        self._tell_walk(position.mover)

    def follow(self, seat: int, action: int) -> None:
        """Carry out a legal choice and log what happens."""
        before = self.position
        after = before.copy()
        after.apply_unchecked(seat, action)
        self.position = after
        self._marks, self._news = {}, {}
        self._fresh = len(self._logged)
        choice = split(action)
        if choice.verb == JOIN:
            said = say_join("event", choice.kind, seat=seat)
            self._logged.append(LoggedEvent(said.key, dict(said.args)))
            return
        if choice.verb == "walk":
            self._note_walk("special-walk", seat, number_below(before, seat), self._below_immutos(seat))
            return
        if choice.verb.startswith("declinatio"):
            self._note_walk("declinatio", seat, number_on(before, seat), self._top(seat))
        elif choice.verb != "take":
            self._note(choice.verb, seat=seat)
        if choice.cell >= 0:
            self._tell_take(before, seat, choice.cell, choice.refuse)
        if after.ended:
            self._note(f"end-{ENDINGS[after.ended]}", seat=seat)
            if after.phase == SETTLE:
                self._note("open")
        else:
            self._tell_walk(after.mover)

    def count(self) -> int:
        """How many events there have been."""
        return len(self._logged)

    def told_to(self, viewer: Viewer, since: int = 0, end: int | None = None) -> list[Event]:
        """The events from `since` on, up to `end`, as this viewer may hear them now."""
        check_viewer(viewer, self.position)
        mark = self.mark(viewer)
        if since < self._fresh:
            return self._report(mark, since, end)
        asked = mark.cauldrons, since, end
        if asked not in self._news:
            self._news[asked] = self._report(mark, since, end)
        return list(self._news[asked])

    def _report(self, mark: Mark, since: int, end: int | None) -> list[Event]:
        return [
            Event(number, self._tell(logged, mark, number >= mark.fresh), RULES[_name(logged.key)])
            for number, logged in enumerate(self._logged[since:end], start=since)
        ]

    def mark(self, viewer: Viewer) -> Mark:
        """What decides how events are reported to this viewer now: the same for all who see the same cauldrons."""
        if viewer not in self._marks:
            cauldrons = tuple([sees_cauldron(self.position, seat, viewer) for seat in range(self.position.seats)])
            if cauldrons not in self._marks:
                self._marks[cauldrons] = Mark(self._open_cards(cauldrons), cauldrons, self._first_fresh())
            self._marks[viewer] = self._marks[cauldrons]
        return self._marks[viewer]

    def retold(self, viewer: Viewer, mark: Mark) -> list[int]:
        """The numbers of the events that may be reported differently since that mark."""
        now = self.mark(viewer)
        first, end = sorted((mark.fresh, now.fresh))
        numbers = {*range(first, min(end, self.count()))}
        for card in mark.open_cards ^ now.open_cards:
            numbers.update(self._of_card[card])
        for look in self._looks:
            looker = self._logged[look].looker
            if now.cauldrons[looker] or mark.cauldrons[looker]:
                numbers.add(look)
        return sorted(numbers)

    # ---- noting

    def _note(self, key: str, card: int = NOWHERE, **args: Argument) -> None:
        self._add(LoggedEvent(f"glastonbury-event-{key}", args, card))

    def _add(self, event: LoggedEvent) -> None:
        """Log an event, under the cards by which it is reported."""
        for card in {event.card, event.by} - {NOWHERE}:
            self._of_card[card].append(self.count())
        self._logged.append(event)

    def _note_walk(self, key: str, seat: int, steps: int, by: int) -> None:
        """Note a walk by the number of a card."""
        args: dict[str, Argument] = {"seat": seat, "steps": steps, "stop": self.position.pawn_of(seat)}
        self._add(LoggedEvent(f"glastonbury-event-{key}", args, by=by))

    def _top(self, seat: int) -> int:
        return self._cauldrons[seat][-1] if self._cauldrons[seat] else NOWHERE

    def _below_immutos(self, seat: int) -> int:
        """The card that G-SPECIAL2 walks by; even whether it is the cauldron card is hidden."""
        return next((number for number in reversed(self._cauldrons[seat]) if self._card(number) != IMMUTO), NEVER_OPEN)

    def _tell_walk(self, seat: int) -> None:
        """G-TURN 1: a turn begins with a walk; G-SPECIAL2 asks first."""
        if self.position.phase == SPECIAL2:
            self._note("special", seat=seat)
        else:
            self._note_walk("walk", seat, number_on(self.position, seat), self._top(seat))

    def _tell_take(self, before: GlastonburyPosition, seat: int, cell: int, refuse: bool) -> None:
        card = before.card_at(cell)
        number = self._grid.pop(cell)
        named: dict[str, Argument] = {"seat": seat, "cell": write_cell(cell)}
        if refuse:
            self._note("refuse" if card <= IMMUTO else "refuse-spell", number, **named)
        elif card <= IMMUTO:
            self._cauldrons[seat].append(number)
            self._note("take", number, **named)
        else:
            self._note("take-spell", number, **named)
        if card == VANESCO:
            self._tell_vanesco(before, seat)
        elif card == PERLUCEO and not self.position.ended:
            self._tell_look(seat)
        if self.position.pile_first > before.pile_first:
            self._tell_refill(before, cell)

    def _tell_look(self, seat: int) -> None:
        """G-PERLUCEO: the cards are for the looker; everybody sees that there are none."""
        look = tuple(self._cauldrons[seat])
        if look:
            self._looks.append(self.count())
            self._add(LoggedEvent("glastonbury-event-look", {"seat": seat}, looker=seat, look=look))
        else:
            self._note("look-empty", seat=seat)

    def _tell_vanesco(self, before: GlastonburyPosition, caster: int) -> None:
        under = before.pile_first < before.pile_end
        for seat in [(caster + k) % before.seats for k in range(1, before.seats)]:
            if self._cauldrons[seat]:
                number = self._cauldrons[seat].pop()
                if under:
                    self._under.append(number)
                self._note("vanish" if under else "vanish-out", number, seat=seat)

    def _tell_refill(self, before: GlastonburyPosition, cell: int) -> None:
        place = before.pile_first
        number = place if place < before.unseen_end else self._under[place - before.unseen_end]
        self._grid[cell] = number
        self._note("refill" if self._card(number) <= IMMUTO else "refill-spell", number, cell=write_cell(cell))

    # ---- telling

    def _first_fresh(self) -> int:
        """The number of the first event that counts as the latest news."""
        return 0 if self.position.phase == OVER or self.position.memory == OPEN else self._fresh

    def _card(self, number: int) -> int:
        return self.position.pile_card(number)

    def _open_cards(self, cauldrons: tuple[bool, ...]) -> frozenset[int]:
        """The numbers of the cards that are seen now by those who see these cauldrons."""
        position = self.position
        seen = set(self._grid.values())
        for cauldron, is_seen in zip(self._cauldrons, cauldrons, strict=True):
            seen.update(cauldron if is_seen else cauldron[-1:])
        if position.phase == OVER:
            seen.update(range(min(position.pile_first, position.unseen_end)))
        return frozenset(seen)

    def _tell(self, logged: LoggedEvent, mark: Mark, fresh: bool) -> Message:
        args, open_cards = dict(logged.args), mark.open_cards
        if logged.by != NOWHERE and logged.by not in open_cards and not fresh:
            args["steps"] = args["stop"] = None
        if logged.card != NOWHERE:
            card, is_open = self._card(logged.card), logged.card in open_cards
            args["card"] = say_card(card) if card > IMMUTO or is_open else None
            if "cell" in args and not fresh and not (is_open and "seat" in args):
                args["cell"] = None
        if logged.looker != NOWHERE:
            looking = mark.cauldrons[logged.looker]
            args["cards"] = [say_card(self._card(n)) for n in logged.look if n in open_cards] if looking else None
        return Message(logged.key, args)


def _name(key: str) -> str:
    return key.removeprefix(EVENT)
