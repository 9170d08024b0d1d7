"""People: who sits at a table, what the reader can do about it, how to sit down, and the chat."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from witching.bots.roster import USUAL
from witching.core.message import Message
from witching.core.options import Option, Value
from witching.nojs.home import SYMBOLS, bot_choices, symbol_choices
from witching.nojs.page_context import Scene
from witching.nojs.play import say_left
from witching.nojs.templating import Line, Select
from witching.server import messages as m
from witching.server.table.commands import PHRASES
from witching.server.table.preferences import Preferences
from witching.server.table.settings import MOST_NAME, OPEN

BY_SEAT = Message("core-options-by-seat")
MOST_SHOWN = 20
"""How many chat messages are shown."""


class Deed(NamedTuple):
    """A button that changes one thing: `fields` are those of a message of this type."""

    text: str
    type: str
    fields: Mapping[str, str | int]


class SeatItem(NamedTuple):
    """A seat: who sits there, in what state, and what the reader may do about it. `set_up`: the options that its person
    may choose here, by name; `invite`: the bots to invite there; `take_screen`: the label of the button with which this
    person takes a shared screen."""

    number: int
    symbol: str
    name: str
    about: str
    deeds: list[Deed]
    set_up: list[tuple[str, Select]]
    invite: Select | None
    take_screen: str


def seat_items(scene: Scene) -> list[SeatItem]:
    """Every seat."""
    return [_seat(scene, number, seat) for number, seat in enumerate(scene.seen.table.seats)]


def _seat(scene: Scene, number: int, seat: m.SeatState) -> SeatItem:
    return SeatItem(
        number=number,
        symbol=SYMBOLS.get(seat.symbol, ""),
        name=scene.translator.name(number),
        about=", ".join(_states(scene, number, seat)),
        deeds=list(_deeds(scene, number, seat)),
        set_up=_set_up(scene, number),
        invite=_invite(scene, number, seat),
        take_screen=_take_screen(scene, number),
    )


def _states(scene: Scene, number: int, seat: m.SeatState) -> Iterator[str]:
    table = scene.seen.table
    if number in scene.seen.you.seats:
        yield scene.text("page-seat-you")
    if number == table.host:
        yield scene.text("page-seat-host")
    if seat.kind != "person" and seat.plays:
        yield scene.text("page-seat-bot")
        yield scene.text(f"bots-name-{seat.plays}")
    elif seat.kind == "person" and seat.plays:
        yield scene.text("page-seat-replaced")
    if seat.kind == "person" and not seat.present:
        yield scene.text("page-seat-away")
    yield from _chosen(scene, seat)
    if seat.grace is not None:
        yield scene.text("page-seat-grace", left=say_left(seat.grace, scene.seen.now, scene.translator))
    if table.stage == "playing" and number in table.to_act:
        yield scene.text("page-seat-due")


def _deeds(scene: Scene, number: int, seat: m.SeatState) -> Iterator[Deed]:
    """What the reader may do about a seat."""
    you, stage = scene.seen.you, scene.seen.table.stage
    is_other, here = seat.kind == "person" and number not in you.seats, {"seat": number}
    if stage == "open" and number in you.seats:
        yield Deed(scene.text("page-stand"), "stand", here)
    if stage == "open" and you.is_host and seat.kind == "bot":
        yield Deed(scene.text("page-arrange-open"), "assign_bot", {"seat": number, "bot": OPEN})
    if is_other and you.seats:
        muted = number in you.muted
        fields = {"seat": you.seats[0], "other": number, "muted": "false" if muted else "true"}
        yield Deed(scene.text("page-unmute" if muted else "page-mute"), "mute", fields)
    if is_other and you.is_host and stage == "playing" and not seat.plays:
        yield Deed(scene.text("page-replace"), "replace", here)
    if is_other and you.is_host and stage in ("open", "playing"):
        yield Deed(scene.text("page-remove"), "remove", here)
    if stage == "playing" and number in you.seats:
        kind, key = ("return", "page-return") if seat.plays else ("replace", "page-replace-me")
        yield Deed(scene.text(key), kind, here)


def _chosen(scene: Scene, seat: m.SeatState) -> Iterator[str]:
    """What somebody chose for their seat before the deal."""
    if scene.seen.table.stage == "open":
        for option in scene.game.options:
            value = option.value(seat.prefers.get(option.name))
            if value is not None:
                yield scene.text(
                    "page-term", name=scene.translator.say(option.label), value=scene.translator.say(value.label)
                )


def _set_up(scene: Scene, number: int) -> list[tuple[str, Select]]:
    """What the reader may choose for a seat of their own before the deal, of what is still free."""
    table = scene.seen.table
    if table.stage != "open" or number not in scene.seen.you.seats:
        return []
    preferences = Preferences(scene.game, table.terms, [seat.prefers for seat in table.seats])
    offered = [(option, preferences.free(option, number)) for option in preferences.options]
    return [(each.name, _set_up_field(scene, number, each, values)) for each, values in offered if values]


def _set_up_field(scene: Scene, number: int, option: Option, values: Sequence[Value]) -> Select:
    chosen = scene.seen.table.seats[number].prefers.get(option.name, "")
    choices = [
        ("", scene.translator.say(option.unsaid or BY_SEAT)),
        *((v.name, scene.translator.say(v.label)) for v in values),
    ]
    return Select(scene.translator.say(option.label), f"{option.name}-{number}", choices, chosen, "value")


def _invite(scene: Scene, number: int, seat: m.SeatState) -> Select | None:
    if scene.seen.table.stage != "open" or not scene.seen.you.is_host or seat.kind in ("person", "bot"):
        return None
    return Select(scene.text("page-set-bot"), f"bot-{number}", bot_choices(scene.text), USUAL, "bot")


def _take_screen(scene: Scene, number: int) -> str:
    seen, own = scene.seen, scene.seen.you.seats
    is_next = seen.table.stage == "playing" and number in own and len(own) > 1 and number != seen.seat
    return say_i_am(scene, number) if is_next else ""


def say_i_am(scene: Scene, seat: int) -> str:
    """The label of the button with which a person takes a shared screen."""
    return scene.text("page-i-am", name=scene.translator.name(seat))


# ---- sitting down


class Sit(NamedTuple):
    """A form to sit down; `is_another`: for another person at the screen of one who already has a seat."""

    seat: int
    is_another: bool
    name: Line
    symbol: Select


def free_seats(table: m.TableState) -> list[int]:
    """The seats where somebody may sit down."""
    is_on = table.stage in ("open", "playing")
    return [number for number, seat in enumerate(table.seats) if is_on and seat.kind == "open"]


def sit_form(scene: Scene) -> Sit | None:
    """A form for the first free seat; a reader who already has one gets it only before the game."""
    free, sits = free_seats(scene.seen.table), bool(scene.seen.you.seats)
    if not free or (sits and scene.seen.table.stage == "playing"):
        return None
    name = "" if sits else scene.reader.name
    line = Line(scene.text("page-name"), "sit-name", name, MOST_NAME, "name", is_required=True)
    taken, own = {each.symbol for each in scene.seen.table.seats}, scene.reader.me.symbol
    symbol = next((each for each in (own, *SYMBOLS) if each and each not in taken), own)
    choices = symbol_choices(scene.reader)
    return Sit(free[0], sits, line, Select(scene.text("page-symbol"), "sit-symbol", choices, symbol, "symbol"))


# ---- chat


class Talk(NamedTuple):
    """The last chat messages and their senders; the fields to say something, for one of the reader's seats (None: may
    not)."""

    said: list[tuple[str, str]]
    seat: int | None
    fields: list[Select | Line]


def talk(scene: Scene) -> Talk | None:
    """The chat; None if nothing was said and nobody else would see it."""
    said = [line.happening for line in scene.seen.lines if line.happening and line.happening.what == "said"]
    you = scene.seen.you
    if not said and not (you.seats and _has_others(scene)):
        return None
    seat = you.seat if you.seat is not None or not you.seats else you.seats[0]
    phrases = [(name, scene.text(f"page-phrase-{name}")) for name in PHRASES]
    return Talk(
        said=[_said(scene, each) for each in said[-MOST_SHOWN:]],
        seat=seat if you.seats else None,
        fields=[
            Select(scene.text("page-phrase"), "phrase", phrases, ""),
            Line(scene.text("page-say"), "say", "", m.MOST_TEXT, "text"),
        ],
    )


def _has_others(scene: Scene) -> bool:
    """Whether there are people at other screens."""
    seats = enumerate(scene.seen.table.seats)
    return any(seat.kind == "person" and number not in scene.seen.you.seats for number, seat in seats)


def _said(scene: Scene, said: m.Happening) -> tuple[str, str]:
    assert said.seat is not None
    text = scene.text(f"page-phrase-{said.phrase}") if said.phrase else said.text
    return said.name or scene.translator.name(said.seat), text
