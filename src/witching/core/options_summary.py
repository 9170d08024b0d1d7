"""The summary of options: a game's options in words, for the form that offers them and for players who sit down."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import ON, SEATS, Option, usual_values

YES, NO = Message("page-yes"), Message("page-no")


class OptionSummary(NamedTuple):
    """What an option is about, and what was agreed: one thing, or several."""

    label: Message
    values: list[Message]


def summarize_options(
    game: Game, given: Mapping[str, object], people: Sequence[int], seats: int
) -> list[OptionSummary]:
    """What these options, already accepted by the game, mean where people have these seats.

    Defaults were agreed too; house rules that nobody named are summed up together.
    """
    held = held_options(game, given, seats)
    told = [option for option in game.options if option.is_apt(held) and _is_told(option, given)]
    said = [OptionSummary(option.label, say_value(option, held[option.name], people)) for option in told]
    house = [option.name for option in game.options if option.place == "more"]
    if house and not any(name in given for name in house):
        said.append(OptionSummary(Message("core-options-house"), [Message("core-options-usual")]))
    return said


def held_options(game: Game, given: Mapping[str, object], seats: int) -> dict[str, object]:
    """The value of every option as given, else the usual one; None where the game or chance decides."""
    return {SEATS: seats, **usual_values(game.options, given), **given}


def say_value(option: Option, value: object, people: Sequence[int]) -> list[Message]:
    """The label of an option's value, or that it is left open; what is for people and names no seats is for all of
    these. A value the option cannot have gets no label. The page's `sayValue` does the same."""
    if option.kind == "tick":
        return [YES if value in (True, ON) else NO]
    if option.kind == "file":
        return [YES if value else NO]
    if option.kind == "seats":
        named = people if value is None else [seat for seat in people if seat in _numbers(value)]
        return [say_seat(seat) for seat in named] or [Message("core-options-nobody")]
    if value is None:
        return [option.unsaid] if option.unsaid else []
    if option.kind == "seat":
        return [say_seat(seat) for seat in _numbers(value)]
    return [found.label for found in map(option.value, _words(value)) if found]


def say_seat(seat: int) -> Message:
    """A seat that may still be empty."""
    return Message("core-options-seat", {"number": seat + 1})


def _is_told(option: Option, given: Mapping[str, object]) -> bool:
    """Mention an option with only one value, or left to the edition, the game or chance, only where it was given."""
    return option.name in given or (option.place == "first" and option.is_offered)


def _words(value: object) -> list[str]:
    return value.split(",") if isinstance(value, str) else [str(each) for each in _several(value)]


def _numbers(value: object) -> list[int]:
    return [int(word) for word in _words(value) if word.isdecimal()]


def _several(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else [value]
