"""Options: the fields of a form for what can be agreed about a game, and what was filled in."""

from collections.abc import Callable, Mapping

from witching.core.agreed import held_options, say_seat
from witching.core.game import Game
from witching.core.options import OFF, ON, Kind, Option, Value, usual_options, usual_values, write_value
from witching.nojs.forms import Choice, area, details, group, hidden, select, tick
from witching.nojs.html import Child, Html, join
from witching.nojs.reader import Reader

Form = Mapping[str, str]
OPTION = "option"


class OptionFields:
    """The fields of one game. All games stand in one form, so theirs begin with its name; then comes `option`, for a
    game may call an option as the form calls a field of its own."""

    def __init__(self, reader: Reader, game: Game, given: Form) -> None:
        self._reader, self._game, self._given = reader, game, given
        usual = usual_options(game.options, reader.language)
        self._usual: dict[str, str | bool | None] = {**usual_values(game.options, usual), **usual}

    def show(self) -> list[Child]:
        """What a form has first, and the rest for those who want it."""
        offered = [option for option in self._game.options if option.is_offered]
        first = [self._show(option) for option in offered if option.place == "first"]
        more = [self._show(option) for option in offered if option.place == "more"]
        house = details(self._reader.text("core-options-house"), f"{self._game.name}-house", *more) if more else None
        return [first, house]

    def _show(self, option: Option) -> Html:
        return _SHOWN[option.kind](self, option)

    def _label(self, option: Option) -> list[Child]:
        """What it is about, what that means, and with what else it means anything."""
        say, text = self._reader.voice.say, self._reader.text
        others = {other.name: other for other in self._game.options}
        notes = [say(option.about)] if option.about else []
        for name, needed in option.needs.items():
            value = others[name].value(needed) if name in others else None
            label = say(others[name].label) if name in others else text("page-set-seats")
            notes.append(text("page-term", name=label, value=say(value.label) if value else needed))
        return [say(option.label), f" ({text('core-list-separator').join(notes)})" if notes else None]

    def _id(self, *names: str | int) -> str:
        return "-".join(map(str, (self._game.name, OPTION, *names)))

    def _tick(self, option: Option) -> Html:
        """A box that is not ticked is not sent: what stands before it says so."""
        key = self._id(option.name)
        said = self._given.get(key, write_value(self._usual[option.name]))
        return join([hidden(**{key: OFF}), tick(self._label(option), key, checked=said == ON)])

    def _choice(self, option: Option) -> Html:
        usual = "" if option.unsaid or option.default is None else str(self._usual[option.name])
        return self._select(option, self._label(option), usual, [_choice(self._reader, each) for each in option.values])

    def _seat(self, option: Option) -> Html:
        seats = [(str(seat), self._say_seat(seat)) for seat in range(self._game.seats[-1])]
        return self._select(option, self._label(option), "", seats)

    def _select(self, option: Option, label: Child, usual: str, values: list[Choice], *more: int) -> Html:
        key = self._id(option.name, *more)
        unsaid = [("", self._reader.voice.say(option.unsaid) if option.unsaid else "")]
        choices = values if option.default is not None and not option.unsaid else unsaid + values
        return select(label, key, choices, self._given.get(key, usual))

    def _seats(self, option: Option) -> Html:
        ids = [(seat, self._id(option.name, seat)) for seat in range(self._game.seats[-1])]
        ticks = [tick(self._say_seat(seat), key, checked=key in self._given) for seat, key in ids]
        return group(self._label(option), *ticks)

    def _each(self, option: Option) -> Html:
        values = [_choice(self._reader, each) for each in option.values]
        seats = range(self._game.seats[-1])
        return group(self._label(option), *(self._select(option, self._say_seat(n), "", values, n) for n in seats))

    def _file(self, option: Option) -> Html:
        key = self._id(option.name)
        return area(self._label(option), key, self._given.get(key, ""))

    def _say_seat(self, seat: int) -> str:
        return self._reader.voice.say(say_seat(seat))


def _choice(reader: Reader, value: Value) -> Choice:
    return value.name, reader.voice.say(value.label)


_SHOWN: dict[Kind, Callable[[OptionFields, Option], Html]] = {
    "edition": OptionFields._choice,
    "tick": OptionFields._tick,
    "choice": OptionFields._choice,
    "seat": OptionFields._seat,
    "seats": OptionFields._seats,
    "each": OptionFields._each,
    "file": OptionFields._file,
}


def read_fields(game: Game, form: Form, language: str, seats: int) -> dict[str, object]:
    """The options that were filled in, for the game to judge: those of the reader's language where none were sent, no
    ticks as they are anyway, and none that mean nothing with the others. `form` has the fields of this game, without
    its name."""
    fields = {key.removeprefix(f"{OPTION}-"): value for key, value in form.items() if key.startswith(f"{OPTION}-")}
    sent = {option.name: _sent(option, fields, seats) for option in game.options if option.is_offered}
    given: dict[str, object] = {**usual_options(game.options, language)}
    given |= {name: value for name, value in sent.items() if value}
    held, usual = held_options(game, given, seats), usual_values(game.options, given)
    told = [each for each in game.options if each.name in given and each.is_apt(held)]
    return {each.name: given[each.name] for each in told if not _is_left(each, given[each.name], usual[each.name])}


def _is_left(option: Option, said: object, usual: str | bool | None) -> bool:
    """Whether a tick was left as it is anyway."""
    return option.kind == "tick" and said == write_value(bool(usual))


def _sent(option: Option, form: Form, seats: int) -> object:
    fields = [f"{option.name}-{seat}" for seat in range(seats)]
    if option.kind == "seats":
        return [seat for seat, name in enumerate(fields) if form.get(name) == ON]
    if option.kind == "each":
        words = [form.get(name, "") for name in fields]
        return words if any(words) else None
    return form.get(option.name)
