"""Preferences: what each seat chooses for itself before the deal: its own value of an option of the kind `each`."""

from collections.abc import Mapping, Sequence
from typing import Any

from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import SEATS, Option, Value, free_values, read_each
from witching.core.options_summary import held_options
from witching.core.refusal import quote, refused
from witching.server.table.settings import Terms


class Preferences:
    """What the seats of a table chose so far, and what each may still choose."""

    def __init__(self, game: Game, terms: Terms, prefers: Sequence[Mapping[str, str]]) -> None:
        self._game, self._terms, self._prefers = game, terms, prefers
        self._held = held_options(game, terms.options, len(prefers))
        self.options = [option for option in game.options if option.kind == "each" and option.is_apt(self._held)]

    def options_to_deal(self) -> dict[str, Any]:
        """The options that the game is dealt with: those of the terms, with what seats chose for themselves."""
        chosen = {option.name: self.chosen(option) for option in self.options}
        return {**self._terms.options, **{name: words for name, words in chosen.items() if any(words)}}

    def chosen(self, option: Option) -> list[str]:
        """What the terms or the seats say, seat by seat; empty where it is open, or the game no longer has it."""
        words = [prefers.get(option.name, "") for prefers in self._prefers]
        own = [word if option.value(word) else "" for word in words]
        return [agreed or word for agreed, word in zip(self._agreed(option), own, strict=True)]

    def free(self, option: Option, seat: int) -> list[Value]:
        """What a seat may choose, in the order of the declaration; nothing where the terms say it already."""
        if self._agreed(option)[seat]:
            return []
        left = free_values(option, self._others(option, seat), self._held)
        return [value for value in option.values if value.name in left]

    def check(self, seat: int, name: str, word: str) -> None:
        """Refuse an option that seats do not choose for themselves, and a value that is unknown, taken or out of the
        game; an empty one, which leaves it open, is always allowed."""
        options = {option.name: option for option in self.options}
        if not options:
            raise refused("server-refusal-prefer-none")
        if name not in options:
            raise refused("server-refusal-prefer", given=quote(name), allowed=", ".join(options))
        if word:
            self._check_value(seat, options[name], word)

    def _check_value(self, seat: int, option: Option, word: str) -> None:
        value, free = option.value(word), self.free(option, seat)
        if value is None:
            allowed = ", ".join(option.names)
            raise refused("core-options-value", option.rule, name=option.name, given=quote(word), allowed=allowed)
        if self._agreed(option)[seat]:
            raise refused("server-refusal-prefer-agreed", option.rule)
        if value not in free:
            self._refuse(seat, option, value, [each.label for each in free])
        words = [word if number == seat else other for number, other in enumerate(self.chosen(option))]
        self._game.blank({**self.options_to_deal(), option.name: words, SEATS: len(words)})

    def _refuse(self, seat: int, option: Option, value: Value, free: list[Message]) -> None:
        """Refuse a value that another seat has, or that another option takes out of the game."""
        others = self._others(option, seat)
        if value.name in others:
            other = others.index(value.name)
            raise refused("server-refusal-prefer-taken", option.rule, other=other, value=value.label, free=free)
        rule = next((other.rule for other in self._game.options if other.name == option.without), option.rule)
        raise refused("server-refusal-prefer-out", rule, value=value.label, free=free)

    def _others(self, option: Option, seat: int) -> list[str]:
        """What the others chose, with the seat's own left open."""
        return ["" if number == seat else word for number, word in enumerate(self.chosen(option))]

    def _agreed(self, option: Option) -> Sequence[str]:
        """What the terms say already, seat by seat; empty where they leave it open."""
        given, seats = self._terms.options.get(option.name), len(self._prefers)
        return [""] * seats if given is None else read_each(option, given, seats)
