"""A whole game as text: every choice, the table after it, what each seat sees beyond that, and the story.

What a spectator sees is drawn once; drawing checks that every seat sees the same.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from golden.played_games import GAME, Played
from witching.core.message import Message
from witching.core.position import Position
from witching.core.story import Event, EventLog
from witching.core.viewers import Seated, Spectator, Viewer
from witching.games.glastonbury.choice_views import ChoiceView
from witching.games.glastonbury.view import GlastonburyView, SeatView

PRIVATE = ("cards", "recipes")
WIDTH = 17
PREFIX = re.compile(r"^glastonbury-(card|kind|colour)-")


def draw_game(played: Played) -> str:
    """The whole game, from the deal to the score sheet."""
    position, rng = played.begin()
    event_log = GAME.event_log(position)
    storyteller = Storyteller(event_log, position.seats)
    lines = [f"{played.name}, seed {played.seed}", *_draw_options(position), "", "the deal"]
    lines += [*_draw_moment(event_log.position), *storyteller.go_on()]
    step = 0
    while not event_log.position.is_over():
        seat = event_log.position.to_act()[0]
        legal = event_log.position.legal(seat)
        action = legal[rng.below(len(legal))]
        step += 1
        lines += ["", f"{step}. seat {seat}: {GAME.write(action)}"]
        event_log.follow(seat, action)
        lines += [*_draw_moment(event_log.position), *storyteller.go_on()]
    return "\n".join([*lines, "", *_draw_result(GAME.result(event_log.position))]) + "\n"


def _draw_options(position: Position) -> Iterator[str]:
    setup = GAME.write_setup(position)
    yield ", ".join(f"{name} {value}" for name, value in setup.options.items())
    yield f"first seat {setup.deal['first_seat']}, removed {', '.join(setup.deal['removed']) or 'nothing'}"


# ---- the table


def _draw_moment(position: Position) -> Iterator[str]:
    shown = GAME.views(position)(Spectator())
    yield from _draw_grid(shown)
    yield f"pile {shown.pile}, {shown.phase}, to act {shown.to_act}"
    for seat, of_seat in enumerate(shown.seats):
        yield f"seat {seat}: {_draw_seat(of_seat)}"
    for seat in range(position.seats):
        yield from _draw_own(seat, GAME.views(position)(Seated(seat)), shown)


def _draw_grid(shown: GlastonburyView) -> Iterator[str]:
    for row in range(6):
        cells = [card or "." for card in shown.grid[6 * row : 6 * row + 6]]
        yield f"  {row + 1} " + "".join(cell.ljust(WIDTH) for cell in cells).rstrip()


def _draw_seat(seat: SeatView) -> str:
    spells = [f"{spell.card}:{spell.charges}" for spell in seat.spells]
    parts = [f"{seat.colour} from {seat.corner}", f"stop {seat.stop}", f"number {seat.number}"]
    parts += [f"top {seat.top or '-'} of {seat.size}", f"spells {' '.join(spells) or '-'} spent {seat.spent}"]
    parts += [f"joined {' '.join(kind or '-' for kind in seat.joined)}"] if seat.joined else []
    parts += [f"{name} {' '.join(getattr(seat, name)) or '-'}" for name in PRIVATE if getattr(seat, name) is not None]
    return ", ".join(parts)


def _draw_own(seat: int, mine: GlastonburyView, shown: GlastonburyView) -> Iterator[str]:
    """What a seat sees beyond a spectator's view."""
    assert _public(mine) == _public(shown), "all see the same of what is public"
    for other, (own, public) in enumerate(zip(mine.seats, shown.seats, strict=True)):
        for name in PRIVATE:
            if getattr(own, name) != getattr(public, name):
                yield f"  seat {seat} sees {name} of seat {other}: {' '.join(getattr(own, name)) or '-'}"
    if mine.looking:
        yield f"  seat {seat} is looking"
    if mine.choices:
        yield f"  seat {seat} may: " + "; ".join(_draw_choice(choice) for choice in mine.choices)


def _draw_choice(choice: ChoiceView) -> str:
    leads = "" if choice.leads is None else f" >{choice.leads}" + (" declinatio" if choice.declinatio else "")
    return choice.action + leads + (" ends" if choice.ends else "") + (" usual" if choice.usual else "")


def _public(shown: GlastonburyView) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.to_builtins(shown)
    hidden = (*PRIVATE, "recipes_said")
    seats = [{name: value for name, value in seat.items() if name not in hidden} for seat in document["seats"]]
    return {**document, "seats": seats, **dict.fromkeys(("looking", "choices", "question", "notes"))}


# ---- the story


class Storyteller:
    """Gives what is new to each viewer, and which earlier events have lost or regained a part."""

    def __init__(self, event_log: EventLog, seats: int) -> None:
        self.event_log = event_log
        self.viewers: dict[str, Viewer] = {"spectator": Spectator()}
        self.viewers |= {f"seat {seat}": Seated(seat) for seat in range(seats)}
        self.heard: dict[str, list[Event]] = {name: [] for name in self.viewers}

    def go_on(self) -> Iterator[str]:
        """The lines after a choice."""
        before, self.heard = self.heard, {name: self.event_log.told_to(viewer) for name, viewer in self.viewers.items()}
        public = self.heard["spectator"]
        for event in public[len(before["spectator"]) :]:
            yield f"  told {event.number}: {_write(event.message)}"
            for name, events in self.heard.items():
                if events[event.number] != event:
                    yield f"       {name} hears: {_write(events[event.number].message)}"
        for name, events in self.heard.items():
            changed = [old.number for old in before[name] if events[old.number] != old]
            if changed and (name == "spectator" or changed != self._changed_for_all(before)):
                yield f"  retold to {name}: " + "; ".join(f"{n} {_write(events[n].message)}" for n in changed)

    def _changed_for_all(self, before: dict[str, list[Event]]) -> list[int]:
        now = self.heard["spectator"]
        return [old.number for old in before["spectator"] if now[old.number] != old]


def _write(message: Message) -> str:
    """A message on one line: its key without the game, and its arguments; cards in notation."""
    words = [f"{name}={_write_argument(value)}" for name, value in message.args.items()]
    return " ".join([message.key.removeprefix("glastonbury-event-"), *words])


def _write_argument(value: object) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_write_argument(item) for item in value) + "]"
    if not isinstance(value, Message):
        return "?" if value is None else str(value)
    if "kind" in value.args:
        return f"{_write_argument(value.args['kind'])}-{value.args['value']}"
    return PREFIX.sub("", value.key)


# ---- the end


def _draw_result(result: dict[str, Any]) -> Iterator[str]:
    yield f"ended by seat {result['ended_by']} ({result['how']}), won by {result['winners']}"
    for seat, sheet in enumerate(result["seats"]):
        yield f"seat {seat}: {sheet['points']} points, Immutos joined {sheet['immutos']}"
        for line in sheet["lines"]:
            yield f"  {line['points']:>3} {line['rule']} {line['of']}: {' '.join(line['cards'])}".rstrip()
