"""Preferences: what each seat chooses for itself before the deal: its own value of an option of the kind `each`."""

from collections.abc import Mapping
from typing import Any

from witching.core.message import Message
from witching.core.options import SEATS, Option, free_values, read_each
from witching.core.options_summary import held_options
from witching.core.refusal import quote, refused
from witching.server.table.state import Table


def options_to_deal(table: Table) -> Mapping[str, Any]:
    """The options that the game is dealt with: those of the terms, with what seats chose for themselves."""
    chosen = {option.name: _chosen(table, option) for option in _choosable(table)}
    return {**table.terms.options, **{name: words for name, words in chosen.items() if any(words)}}


def check_preference(table: Table, seat: int, name: str, value: str) -> None:
    """Refuse an option that seats do not choose for themselves, and a value that is unknown, taken or out of the game;
    an empty one, which leaves it open, is always allowed."""
    options = {option.name: option for option in _choosable(table)}
    if name not in options:
        raise refused("server-refusal-prefer", given=quote(name), allowed=", ".join(options))
    if value:
        _check_value(table, seat, options[name], value)


def _check_value(table: Table, seat: int, option: Option, value: str) -> None:
    known, chosen = option.value(value), _chosen(table, option)
    others = chosen[:seat] + chosen[seat + 1 :]
    free = [_label(option, word) for word in free_values(option, others, _held(table))]
    if known is None:
        allowed = ", ".join(option.names)
        raise refused("core-options-value", option.rule, name=option.name, given=quote(value), allowed=allowed)
    if _agreed(table, option)[seat]:
        raise refused("server-refusal-prefer-agreed", option.rule, seat=seat)
    if value in others:
        other = next(number for number, word in enumerate(chosen) if word == value and number != seat)
        raise refused("server-refusal-prefer-taken", option.rule, other=other, value=known.label, free=free)
    if known.label not in free:
        raise refused("server-refusal-prefer-out", _rule_without(table, option), value=known.label, free=free)
    words = [value if number == seat else word for number, word in enumerate(chosen)]
    table.game.blank({**options_to_deal(table), option.name: words, SEATS: len(table.seats)})


def _choosable(table: Table) -> list[Option]:
    """The options of which each seat chooses its own value here."""
    held = _held(table)
    return [option for option in table.game.options if option.kind == "each" and option.is_apt(held)]


def _held(table: Table) -> dict[str, object]:
    return held_options(table.game, table.terms.options, len(table.seats))


def _agreed(table: Table, option: Option) -> tuple[str, ...]:
    """What the terms say already, seat by seat; empty where they leave it open."""
    given = table.terms.options.get(option.name)
    seats = len(table.seats)
    return ("",) * seats if given is None else read_each(option, given, seats)


def _chosen(table: Table, option: Option) -> list[str]:
    """What the terms or the seats say, seat by seat; empty where it is open, or the game no longer has it."""
    prefers = [place.prefers.get(option.name, "") for place in table.seats]
    own = [word if option.value(word) else "" for word in prefers]
    return [agreed or word for agreed, word in zip(_agreed(table, option), own, strict=True)]


def _rule_without(table: Table, option: Option) -> str:
    """The rule of the option that takes a value out of the game."""
    return next((other.rule for other in table.game.options if other.name == option.without), option.rule)


def _label(option: Option, word: str) -> Message:
    known = option.value(word)
    return known.label if known else Message(word)
