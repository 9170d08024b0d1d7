"""Creating a table: the fields for a game's options, and the table that the home page's form asks for."""

from collections.abc import Callable, Mapping

import msgspec

from witching.bots.roster import USUAL
from witching.core.game import Game
from witching.core.options import OFF, ON, SEATS, Kind, Option, Place, usual_options, usual_values, write_value
from witching.core.options_summary import held_options, say_seat
from witching.core.refusal import quote, refused
from witching.nojs.page_context import Reader
from witching.nojs.templating import Area, Choice, Field, Group, Select, Tick
from witching.server.table.settings import OPEN
from witching.server.web.tables import NEW_TABLE, NewTable

Form = Mapping[str, str]
OPTION = "option"
MINUTE = 60
PACES = (0, MINUTE, 3 * MINUTE, 10 * MINUTE)
"""The offered times for a choice in seconds; 0: no limit."""
SPECTATORS = ("open", "after", "none")
WAYS = ("now", "friends", "here")
"""Against bots right now, with friends on their own screens, with several people at this screen."""


# ---- the options of a game


class OptionFields:
    """The fields of one game. All games are in one form, so names begin with the game's; then comes `option`, because
    an option may have the same name as one of the form's own fields."""

    def __init__(self, reader: Reader, game: Game, given: Form) -> None:
        self._reader, self._game, self._given = reader, game, given
        usual = usual_options(game.options, reader.language)
        self._usual: dict[str, str | bool | None] = {**usual_values(game.options, usual), **usual}

    def show(self, place: Place) -> list[Field]:
        """The fields in one place of the form: the first ones, or the additional ones."""
        offered = [option for option in self._game.options if option.is_offered and option.place == place]
        return [_FIELDS[option.kind](self, option) for option in offered]

    def show_set_up(self, seat: int) -> list[Select]:
        """The fields for what the person at a seat chooses for it."""
        own = [option for option in self._game.options if option.is_by_seat]
        return [
            self._select(each, self._reader.translator.say(each.label), "", self._choices(each), seat) for each in own
        ]

    def _label(self, option: Option) -> str:
        """An option's label, what it means, and which other options it needs."""
        say, text = self._reader.translator.say, self._reader.text
        others = {other.name: other for other in self._game.options}
        notes = [say(option.about)] if option.about else []
        for name, needed in option.needs.items():
            value = others[name].value(needed) if name in others else None
            label = say(others[name].label) if name in others else text("page-set-seats")
            notes.append(text("page-term", name=label, value=say(value.label) if value else needed))
        return f"{say(option.label)} ({text('core-list-separator').join(notes)})" if notes else say(option.label)

    def _id(self, *names: str | int) -> str:
        return "-".join(map(str, (self._game.name, OPTION, *names)))

    def _tick(self, option: Option) -> Tick:
        """A tick box. Browsers send nothing for an unticked one, so a hidden field before it sends OFF."""
        key = self._id(option.name)
        said = self._given.get(key, write_value(self._usual[option.name]))
        return Tick(self._label(option), key, said == ON, OFF)

    def _choice(self, option: Option) -> Select:
        usual = "" if option.unsaid or option.default is None else str(self._usual[option.name])
        return self._select(option, self._label(option), usual, self._choices(option))

    def _seat(self, option: Option) -> Select:
        seats = [(str(seat), self._say_seat(seat)) for seat in range(self._game.seats[-1])]
        return self._select(option, self._label(option), "", seats)

    def _select(self, option: Option, label: str, usual: str, values: list[Choice], *more: int) -> Select:
        key = self._id(option.name, *more)
        unsaid = [("", self._reader.translator.say(option.unsaid) if option.unsaid else "")]
        choices = values if option.default is not None and not option.unsaid else unsaid + values
        return Select(label, key, choices, self._given.get(key, usual))

    def _seats(self, option: Option) -> Group:
        ids = [(seat, self._id(option.name, seat)) for seat in range(self._game.seats[-1])]
        return Group(self._label(option), [Tick(self._say_seat(seat), key, key in self._given) for seat, key in ids])

    def _each(self, option: Option) -> Group:
        values, seats = self._choices(option), range(self._game.seats[-1])
        return Group(self._label(option), [self._select(option, self._say_seat(n), "", values, n) for n in seats])

    def _file(self, option: Option) -> Area:
        key = self._id(option.name)
        return Area(self._label(option), key, self._given.get(key, ""))

    def _choices(self, option: Option) -> list[Choice]:
        return [(value.name, self._reader.translator.say(value.label)) for value in option.values]

    def _say_seat(self, seat: int) -> str:
        return self._reader.translator.say(say_seat(seat))


_FIELDS: dict[Kind, Callable[[OptionFields, Option], Field]] = {
    "edition": OptionFields._choice,
    "tick": OptionFields._tick,
    "choice": OptionFields._choice,
    "seat": OptionFields._seat,
    "seats": OptionFields._seats,
    "each": OptionFields._each,
    "file": OptionFields._file,
}


def read_fields(game: Game, form: Form, language: str, seats: int) -> dict[str, object]:
    """The options from the form, for the game to check: the defaults of the reader's language if none were sent, no
    ticks left at their defaults, and none that mean nothing with the others. `form` has this game's fields, without
    its name."""
    fields = {key.removeprefix(f"{OPTION}-"): value for key, value in form.items() if key.startswith(f"{OPTION}-")}
    sent = {option.name: _sent(option, fields, seats) for option in game.options if option.is_offered}
    given: dict[str, object] = {**usual_options(game.options, language)}
    given |= {name: value for name, value in sent.items() if value}
    held, usual = held_options(game, given, seats), usual_values(game.options, given)
    told = [each for each in game.options if each.name in given and each.is_apt(held)]
    return {each.name: given[each.name] for each in told if not _is_left(each, given[each.name], usual[each.name])}


def _is_left(option: Option, said: object, usual: str | bool | None) -> bool:
    """Whether a tick was left at its default."""
    return option.kind == "tick" and said == write_value(bool(usual))


def _sent(option: Option, form: Form, seats: int) -> object:
    fields = [f"{option.name}-{seat}" for seat in range(seats)]
    if option.kind == "seats":
        return [seat for seat, name in enumerate(fields) if form.get(name) == ON]
    if option.kind == "each":
        words = [form.get(name, "") for name in fields]
        return words if any(words) else None
    return form.get(option.name)


# ---- the table


def new_table(way: str, game: Game, form: Form, name: str, language: str) -> NewTable:
    """The table for a way to play. Raises Refused."""
    given = {key.removeprefix(f"{game.name}-"): value for key, value in form.items()}
    people = _people(way, game, given, name)
    seats = _seats(way, game, given, len(people))
    terms = {
        "game": game.name,
        "seats": seats,
        "options": read_fields(game, given, language, len(seats)),
        "privacy": "listed" if given.get("listed") and way == "friends" else "private",
        "spectators": given.get("spectators", SPECTATORS[0]),
        "pace": given.get("pace", PACES[0]),
    }
    sit: list[dict[str, object]] = [
        {"seat": seat, "name": each, "prefers": _prefers(game, given, seat)} for seat, each in people
    ]
    sit[0]["symbol"] = form.get("symbol", "")
    return _convert({"terms": terms, "sit": sit, "begin": OPEN not in seats[len(people) :]})


def _prefers(game: Game, form: Form, seat: int) -> dict[str, str]:
    """What the person at a seat chose for it."""
    chosen = {each.name: form.get(f"{OPTION}-{each.name}-{seat}", "") for each in game.options if each.is_by_seat}
    return {name: value for name, value in chosen.items() if value}


def _people(way: str, game: Game, given: Form, name: str) -> list[tuple[int, str]]:
    """Who sits down at once, in the order of the seats."""
    numbers = range(2, game.seats[-1] + 1) if way == "here" else ()
    others = [given.get(f"name-{number}", "").strip() for number in numbers]
    return list(enumerate([name, *filter(None, others)]))


def _seats(way: str, game: Game, given: Form, people: int) -> list[str]:
    """Who plays each seat, as in the terms: bots take the rest, or friends who come later."""
    wanted, allowed = given.get(SEATS, ""), [str(number) for number in game.seats]
    if wanted not in allowed:
        raise refused("core-options-value", name=SEATS, given=quote(wanted), allowed=", ".join(allowed))
    rest = OPEN if way == "friends" else given.get("bot", USUAL)
    seats = next(number for number in game.seats if number >= max(int(wanted), people))
    return [OPEN] * people + [rest] * (seats - people)


def _convert(document: object) -> NewTable:
    try:
        return NEW_TABLE.convert(document, strict=False)
    except msgspec.ValidationError as error:
        raise refused("server-refusal-message", detail=str(error)) from None
