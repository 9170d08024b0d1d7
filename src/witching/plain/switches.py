"""Switches: what can be chosen about a game before it is dealt. The game itself says what it knows."""

from typing import NamedTuple

from witching.core.game import Game
from witching.core.refusal import Refused

COMMON = ("edition", "memory")
"""What is asked of every game that has it, beside the variant of its face."""
NO_VALUE = "?"
"""No option has this value: what is allowed stands in the refusal."""
TRUTHS = ["true", "false"]


class Switch(NamedTuple):
    """An option of a game, the values that it may have, and the usual one."""

    name: str
    values: list[str]
    usual: str

    @property
    def is_tick(self) -> bool:
        """Whether it is on or off."""
        return self.values == TRUTHS


def switches_of(game: Game, variant: str, language: str) -> list[Switch]:
    """The switches that a page offers, with the edition of the reader's language as the usual one."""
    usual = game.write_setup(game.blank({})).options
    found = [Switch(name, values_of(game, name), _word(usual.get(name))) for name in (variant, *COMMON)]
    return [_in_language(switch, language) for switch in found if len(switch.values) > 1]


def values_of(game: Game, name: str) -> list[str]:
    """The values that an option may have; none where the game does not know it."""
    try:
        game.blank({name: NO_VALUE})
    except Refused as error:
        message = error.refusal.message
        return str(message.args["allowed"]).split(", ") if message.key == "core-options-value" else []
    return []


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _in_language(switch: Switch, language: str) -> Switch:
    is_edition = switch.name == "edition" and language in switch.values
    return switch._replace(usual=language) if is_edition else switch
