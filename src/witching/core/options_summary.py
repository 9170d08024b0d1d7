"""The summary of options: those of a game in words, as a form offers them and as those read who sit down."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import ON, SEATS, Option, usual_values

YES, NO = Message("page-yes"), Message("page-no")


class OptionSummary(NamedTuple):
    """What something is about, and what holds: one thing, or several."""

    label: Message
    values: list[Message]


def summarize_options(
    game: Game, given: Mapping[str, object], people: Sequence[int], seats: int
) -> list[OptionSummary]:
    """What these options, which the game has not refused, mean where people have these of the seats.

    What is usual was agreed too; house rules that nobody named are told of together.
    """
    held = held_options(game, given, seats)
    told = [option for option in game.options if option.is_apt(held) and _is_told(option, given)]
    said = [OptionSummary(option.label, say_value(option, held[option.name], people)) for option in told]
    house = [option.name for option in game.options if option.place == "more"]
    if house and not any(name in given for name in house):
        said.append(OptionSummary(Message("core-options-house"), [Message("core-options-usual")]))
    return said


def held_options(game: Game, given: Mapping[str, object], seats: int) -> dict[str, object]:
    """The value of every option as it was given, else the usual one; None where the game or chance decides."""
    return {SEATS: seats, **usual_values(game.options, given), **given}


def say_value(option: Option, value: object, people: Sequence[int]) -> list[Message]:
    """What the value of an option is called, or that it is left open; what is for people and names no seats is for all
    of these. What the option cannot be has no name. `sayValue` of the page says the same."""
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
    """A seat at which nobody may sit yet."""
    return Message("core-options-seat", {"number": seat + 1})


def _is_told(option: Option, given: Mapping[str, object]) -> bool:
    """What has but one value, and what is left to the edition, the game or chance, is told of where it is named."""
    return option.name in given or (option.place == "first" and option.is_offered)


def _words(value: object) -> list[str]:
    return value.split(",") if isinstance(value, str) else [str(each) for each in _several(value)]


def _numbers(value: object) -> list[int]:
    return [int(word) for word in _words(value) if word.isdecimal()]


def _several(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else [value]
