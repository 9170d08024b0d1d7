"""Options: declares what can be agreed before a game is dealt, and reads given values against the declaration."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct, field

from witching.core.message import Message
from witching.core.refusal import Refused, quote, refused

SEATS, EDITION = "seats", "edition"
"""The two options with the same name in every game: how many play, and by which printed edition."""
ON, OFF = "true", "false"
USUAL_SEATS = 3

Kind = Literal["edition", "tick", "choice", "seat", "seats", "each", "file"]
Place = Literal["first", "more", "never"]


class Value(Struct, frozen=True, omit_defaults=True):
    """One of the values of a choice: its name in records, what it is called and what it means. Of an edition:
    `presets` are the values it gives to other options, and readers of `languages` play by it unless they choose."""

    name: str
    label: Message
    about: Message | None = None
    presets: dict[str, str] = field(default_factory=dict)
    languages: tuple[str, ...] = ()


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be agreed. Records, the command line and forms use its `name`.

    `edition`: one of `values`, which presets others; the reader's language chooses it. `tick`: on or off. `choice`: one
    of `values`. `seat`: a seat. `seats`: some of the people, by seat; all of them by default. `each`: a different one
    of `values` for every seat, which each seat may choose for itself before the deal; a seat that did not gets what is
    left. `file`: the text of a file, which the game checks.

    Where nothing is given, the edition's preset applies, then `default`; None leaves it to the game, or to chance.
    `unsaid` is how None is labelled. `rule` is the rule it belongs to. `place`: a form shows it `first`, among `more`,
    or never. `needs` are the values of other options (or the number of seats) without which it means nothing. Of
    `each`: `usual` is the order in which its values are given out, by the number of seats, where that of `values` is
    not; `without` names an option whose value no seat may have.
    """

    name: str
    kind: Kind
    rule: str
    label: Message
    about: Message | None = None
    values: tuple[Value, ...] = ()
    default: str | bool | None = None
    unsaid: Message | None = None
    place: Place = "more"
    needs: dict[str, str] = field(default_factory=dict)
    usual: dict[str, tuple[str, ...]] = field(default_factory=dict)
    without: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its values; none for seats or a file."""
        return (ON, OFF) if self.kind == "tick" else tuple(value.name for value in self.values)

    @property
    def is_offered(self) -> bool:
        """Whether there is something to choose in a form."""
        return self.place != "never" and len(self.values) != 1

    @property
    def is_by_seat(self) -> bool:
        """Whether no form offers it to whoever opens a table, because people choose it for their own seats."""
        return self.kind == "each" and self.place == "never"

    def value(self, name: object) -> Value | None:
        """The value with this name, if there is one."""
        return next((value for value in self.values if value.name == name), None)

    def is_apt(self, held: Mapping[str, object]) -> bool:
        """Whether it means anything together with these values."""
        return all(write_value(held.get(name)) == value for name, value in self.needs.items())


def settle(
    options: Sequence[Option], seats: Sequence[int], given: Mapping[str, object], *, rule: str
) -> dict[str, Any]:
    """The value of every option, and the number of seats, the usual ones unless given; lists may be written `red,blue`.

    `rule` is the one about the number of seats. Raises Refused: what is wrong, where, what is allowed, and the rule.
    """
    _check_names(given, (SEATS, *(option.name for option in options)))
    held: dict[str, Any] = {SEATS: read_number(SEATS, given.get(SEATS, usual_seats(seats)), seats, rule)}
    usual = usual_values(options, given)
    for option in options:
        said = given.get(option.name, usual[option.name])
        is_open = said is None and usual[option.name] is None
        held[option.name] = None if is_open else _READ[option.kind](option, said, held[SEATS])
    for option in options:
        _check_apt(option, held, given)
    for option in options:
        if option.kind == "each":
            held[option.name] = _give_out(option, held, options)
    return held


def usual_seats(allowed: Sequence[int]) -> int:
    """The default number of seats: three, a person and two bots, or the nearest number the game allows, rather fewer
    than more."""
    return min(allowed, key=lambda seats: (abs(seats - USUAL_SEATS), seats))


def usual_values(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, str | bool | None]:
    """What every option is unless given: the preset of the edition that was given, else its default; for a tick,
    whether it is on."""
    edition = find_edition(options)
    chosen = edition.value(given.get(edition.name, edition.default)) if edition else None
    presets = chosen.presets if chosen else {}
    return {option.name: _read_usual(option, presets.get(option.name, option.default)) for option in options}


def _read_usual(option: Option, said: str | bool | None) -> str | bool | None:
    return said == ON if option.kind == "tick" and said in (ON, OFF) else said


def usual_options(options: Sequence[Option], language: str) -> dict[str, str]:
    """The default options for a reader of this language: the edition for it, where there is one."""
    found = find_edition(options)
    meant = [value.name for value in found.values if language in value.languages] if found else []
    return {EDITION: meant[0]} if meant else {}


def find_edition(options: Sequence[Option]) -> Option | None:
    """The option that chooses the printed edition, if the game has one."""
    return next((option for option in options if option.kind == "edition"), None)


def find_file(options: Sequence[Option]) -> Option | None:
    """The option that is a file."""
    return next((option for option in options if option.kind == "file"), None)


def read_word(name: str, given: object, allowed: Sequence[str], rule: str) -> str:
    """One of the allowed words. Raises Refused."""
    if not isinstance(given, str) or given not in allowed:
        raise _bad_value(name, given, allowed, rule)
    return given


def read_number(name: str, given: object, allowed: Sequence[int], rule: str) -> int:
    """One of the allowed numbers, also given as text. Raises Refused."""
    number = int(given) if isinstance(given, str) and given.isdecimal() and len(given) < 3 else given
    if not isinstance(number, int) or isinstance(number, bool) or number not in allowed:
        raise _bad_value(name, given, allowed, rule)
    return number


def _check_names(given: Mapping[str, object], allowed: Sequence[str]) -> None:
    for name in given:
        if name not in allowed:
            raise refused("core-options-unknown", name=quote(name), allowed=", ".join(allowed))


def _check_apt(option: Option, held: Mapping[str, object], given: Mapping[str, object]) -> None:
    """Refuse a given value that means nothing here; an option with a default, or one preset by an edition, keeps its
    value."""
    wished = option.default is None and option.name in given and held[option.name] not in (None, ())
    if wished and not option.is_apt(held):
        needs = ", ".join(f"{name}={value}" for name, value in option.needs.items())
        here = ", ".join(f"{name}={held[name]}" for name in option.needs)
        said = quote(given[option.name])
        raise refused("core-options-needs", option.rule, name=option.name, given=said, needs=needs, held=here)


def _give_out(option: Option, held: Mapping[str, Any], options: Sequence[Option]) -> tuple[str, ...]:
    """A value for every seat. Refuse one that another option takes out of the game."""
    chosen = held[option.name] or ("",) * held[SEATS]
    barred = held.get(option.without)
    if barred in chosen:
        rule = next(other.rule for other in options if other.name == option.without)
        raise _bad_value(option.without, barred, [word for word in option.names if word not in chosen], rule)
    return give_out(option, chosen, held)


def give_out(option: Option, chosen: Sequence[str], held: Mapping[str, Any]) -> tuple[str, ...]:
    """A value for every seat: what it chose, else what its place in the usual order says, else the first that is left.

    `held` are the values of the other options, and the number of seats.
    """
    order = free_values(option, (), held)
    left = free_values(option, chosen, held)
    given = list(chosen)
    for seat, word in enumerate(order[: len(given)]):
        if not given[seat] and word in left:
            given[seat] = word
            left.remove(word)
    return tuple(word or left.pop(0) for word in given)


def free_values(option: Option, chosen: Sequence[str], held: Mapping[str, Any]) -> list[str]:
    """The values that nobody chose and that no other option takes out of the game, in the order in which they are
    given out."""
    gone = {*chosen, held.get(option.without)}
    return [word for word in option.usual.get(str(held[SEATS]), option.names) if word not in gone]


def _read_choice(option: Option, given: object, _seats: int) -> str:
    return read_word(option.name, given, option.names, option.rule)


def _read_edition(option: Option, given: object, seats: int) -> str:
    """Like any choice; where there is only one edition, the refusal says so."""
    if len(option.values) == 1 and option.value(given) is None:
        only = option.names[0]
        raise refused("core-options-one-edition", option.rule, given=quote(given), allowed=only)
    return _read_choice(option, given, seats)


def _read_tick(option: Option, given: object, _seats: int) -> bool:
    """True or false, also given as text."""
    if isinstance(given, bool):
        return given
    return read_word(option.name, given, option.names, option.rule) == ON


def _read_seat(option: Option, given: object, seats: int) -> int:
    return read_number(option.name, given, range(seats), option.rule)


def _read_seats(option: Option, given: object, seats: int) -> tuple[int, ...]:
    return tuple(sorted({read_number(option.name, seat, range(seats), option.rule) for seat in _list(given)}))


def read_each(option: Option, given: object, seats: int) -> tuple[str, ...]:
    """One for each seat, all different; empty where a seat leaves it open. Raises Refused."""
    words = tuple(
        "" if word in ("", None) else read_word(option.name, word, option.names, option.rule) for word in _list(given)
    )
    if len(words) != seats:
        raise refused("core-options-count", option.rule, name=option.name, given=len(words), seats=seats)
    for word in filter(None, words):
        if words.count(word) > 1:
            allowed = ", ".join(option.names)
            raise refused("core-options-twice", option.rule, name=option.name, word=word, allowed=allowed)
    return words


def _read_file(_option: Option, given: object, _seats: int) -> object:
    return given


_READ: dict[Kind, Callable[[Option, object, int], object]] = {
    "edition": _read_edition,
    "tick": _read_tick,
    "choice": _read_choice,
    "seat": _read_seat,
    "seats": _read_seats,
    "each": read_each,
    "file": _read_file,
}


def _list(given: object) -> list[object]:
    if isinstance(given, str):
        return [*given.split(",")]
    return list(given) if isinstance(given, list | tuple) else [given]


def write_value(value: object) -> str:
    """A value as written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _bad_value(name: str, given: object, allowed: Sequence[object], rule: str) -> Refused:
    words = ", ".join(str(word) for word in allowed)
    return refused("core-options-value", rule, name=name, given=quote(given), allowed=words)
