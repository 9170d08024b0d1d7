"""People: who sits at a table, what the host and the person may do about it, and how to sit down."""

from collections.abc import Iterator

from witching.bots.roster import USUAL
from witching.nojs.forms import button as press
from witching.nojs.forms import deed, details, field, form, hidden, listing, new_command, section, select
from witching.nojs.held_seat import eyes_form
from witching.nojs.home import symbol_choices
from witching.nojs.html import Child, Html, element
from witching.nojs.narration import SYMBOLS, say_left, symbol_of
from witching.nojs.opponents import bot_choices
from witching.nojs.page_context import Scene
from witching.server import messages as m
from witching.server.terms import MOST_NAME, OPEN


def people_section(scene: Scene) -> Html:
    """Every seat: who sits there, how they are, and what can be done."""
    seats = [_seat(scene, number, seat) for number, seat in enumerate(scene.seen.table.seats)]
    return section("people", scene.text("page-people"), listing(seats, class_="people"))


def _seat(scene: Scene, number: int, seat: m.SeatState) -> Child:
    said = [scene.text("page-seat-you")] if number in scene.seen.you.seats else []
    said += [each for each in _states(scene, number, seat) if each]
    name = element("strong", scene.voice.name(number))
    about = f" ({', '.join(said)})" if said else ""
    return [symbol_of(seat.symbol), name, about, " ", list(_deeds(scene, number, seat))]


def _states(scene: Scene, number: int, seat: m.SeatState) -> Iterator[str]:
    table = scene.seen.table
    if number == table.host:
        yield scene.text("page-seat-host")
    if seat.kind != "person" and seat.plays:
        yield scene.text("page-seat-bot")
        yield scene.text(f"bots-name-{seat.plays}")
    elif seat.kind == "person" and seat.plays:
        yield scene.text("page-seat-replaced")
    if seat.kind == "person" and not seat.present:
        yield scene.text("page-seat-away")
    if seat.grace is not None:
        yield scene.text("page-seat-grace", left=say_left(seat.grace, scene.seen.now, scene.voice))
    if table.stage == "playing":
        yield scene.text("page-seat-due") if number in table.due else ""


def _deeds(scene: Scene, number: int, seat: m.SeatState) -> Iterator[Html]:
    """What the reader may do about a seat."""
    you, stage, here = scene.seen.you, scene.seen.table.stage, scene.address
    is_other = seat.kind == "person" and number not in you.seats
    if stage == "open" and number in you.seats:
        yield deed(here, scene.text("page-stand"), "ask-stand", seat=number)
    if stage == "open" and you.is_host and seat.kind != "person":
        yield _arrange(scene, number, seat)
    if is_other and you.seats:
        muted = number in you.muted
        key = "page-unmute" if muted else "page-mute"
        fields = {"seat": you.seats[0], "other": number, "muted": "false" if muted else "true"}
        yield deed(here, scene.text(key), "ask-mute", **fields)
    if is_other and you.is_host and stage == "playing" and not seat.plays:
        yield deed(here, scene.text("page-replace"), "ask-replace", seat=number)
    if is_other and you.is_host and stage in ("open", "playing"):
        yield deed(here, scene.text("page-remove"), "ask-remove", seat=number)
    if stage == "playing" and number in you.seats:
        kind, key = ("ask-return", "page-return") if seat.plays else ("ask-replace", "page-replace-me")
        yield deed(here, scene.text(key), kind, seat=number)
        if len(you.seats) > 1 and number != scene.seen.seat:
            yield i_am(scene, number)


def i_am(scene: Scene, seat: int, look: str = "quiet") -> Html:
    """A button for one of several at this screen, who takes it."""
    return eyes_form(scene.address, scene.text("page-i-am", name=scene.voice.name(seat)), seat, look)


def _arrange(scene: Scene, number: int, seat: m.SeatState) -> Html:
    """Invite a bot to a seat that nobody has, or let people sit there again."""
    if seat.kind == "bot":
        return deed(scene.address, scene.text("page-arrange-open"), "ask-arrange", seat=number, bot=OPEN)
    label, id_ = scene.text("page-set-bot"), f"bot-{number}"
    return form(
        scene.address,
        hidden(type="ask-arrange", command=new_command(), seat=number),
        select(label, id_, bot_choices(scene.text), USUAL, name="bot"),
        press(scene.text("page-arrange-bot"), class_="quiet"),
        class_="deed",
    )


# ---- sitting down


def free_seats(table: m.TableState) -> list[int]:
    """Where somebody may sit down."""
    is_on = table.stage in ("open", "playing")
    return [number for number, seat in enumerate(table.seats) if is_on and seat.kind == "open"]


def sit_section(scene: Scene) -> Html | None:
    """A form to sit down; before the game also for another person at the screen of one who sits already."""
    free, sits = free_seats(scene.seen.table), bool(scene.seen.you.seats)
    if not free or (sits and scene.seen.table.stage == "playing"):
        return None
    if sits:
        return details(scene.text("page-sit-another"), "sit-more", _sit_form(scene, free[0], ""))
    return section("sit", scene.text("page-sit-title"), _sit_form(scene, free[0], scene.reader.name))


def _sit_form(scene: Scene, seat: int, name: str) -> Html:
    taken, own = {each.symbol for each in scene.seen.table.seats}, scene.reader.me.symbol
    symbol = next((each for each in (own, *SYMBOLS) if each and each not in taken), own)
    return form(
        scene.address,
        hidden(type="ask-sit", command=new_command(), seat=seat),
        field(scene.text("page-name"), "sit-name", name="name", value=name, maxlength=MOST_NAME, required=True),
        select(scene.text("page-symbol"), "sit-symbol", symbol_choices(scene.reader), symbol, name="symbol"),
        element("p", press(scene.text("page-sit"), class_="first"), class_="deed"),
    )
