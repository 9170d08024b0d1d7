"""Every option of every game, with values that fit and values that do not, and a game that is in no package."""

from collections.abc import Mapping
from typing import Any

import pytest

from witching.cli.games import ALL_GAMES
from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import SEATS, Kind, Option, Value, settle
from witching.core.refusal import Refusal, Refused
from witching.games.incantibus.game import Incantibus
from witching.games.incantibus.rules import IncantibusPosition

GAMES = list(ALL_GAMES.values())
OPTIONS = [pytest.param(game, option, id=f"{game.name} {option.name}") for game in GAMES for option in game.options]


def table_for(game: Game, option: Option) -> dict[str, object]:
    """Options with which this one means something, with the seats of `seats_at`."""
    needs = {name: int(value) if name == SEATS else value for name, value in option.needs.items()}
    return {SEATS: seats_at(game, option), **needs}


def seats_at(game: Game, option: Option) -> int:
    return int(option.needs.get(SEATS, game.seats[-1]))


def fitting(game: Game, option: Option) -> list[object]:
    """Every value that the declaration allows; for lists, some."""
    seats = seats_at(game, option)
    if option.kind == "file":
        return [game.box]
    if option.kind == "seat":
        return [*range(seats), *map(str, range(seats))]
    if option.kind == "seats":
        return [[], [0], list(range(seats)), f"0,{seats - 1}"]
    if option.kind == "each":
        return [list(option.names[:seats]), ",".join(reversed(option.names[:seats]))]
    return [*option.names, *([True, False] if option.kind == "tick" else [])]


def misfits(game: Game, option: Option) -> list[object]:
    seats = seats_at(game, option)
    if option.kind == "file":
        return [7, [], "no such file"]
    if option.kind in ("seat", "seats"):
        return [seats, -1, str(seats), "one", True, 1.0]
    if option.kind == "each":
        first = option.names[0]
        return [first, [first] * seats, ["?"] * seats, list(option.names[: seats - 1])]
    return ["?", "", 7, ["?"], *(name.upper() for name in option.names)]


def room_for(game: Game, option: Option, value: object) -> dict[str, object]:
    """What else must be set for a value: a colour can be removed only if nobody plays it."""
    each = next((other for other in game.options if other.kind == "each" and value in other.names), None)
    if each is None or option.kind != "choice":
        return {}
    return {each.name: [name for name in each.names if name != value][: seats_at(game, option)]}


def refusal_of(game: Game, **options: object) -> Refusal:
    with pytest.raises(Refused) as error:
        game.blank(options)
    return error.value.refusal


def made(name: str, kind: Kind, *values: str, **more: Any) -> Option:
    told = tuple(Value(value, Message("core-list-separator")) for value in values)
    return Option(name=name, kind=kind, rule="M-ADE", label=Message("page-set-seats"), values=told, **more)


class Made(Incantibus):
    """Another game by its options: one of every kind, with names that no game here has."""

    name = "made"
    seats: tuple[int, ...] = (2, 3)
    options: tuple[Option, ...] = (
        made("scrolls", "tick", default=False, place="first"),
        made("sight", "choice", "dim", "helped", default="dim", place="first"),
        made("helped", "seats", place="first", needs={"sight": "helped"}),
        made("chest", "file", place="first"),
        made("seed", "choice", "a", "b", default="a", place="first"),
        made("starts", "seat", unsaid=Message("core-options-chance")),
        made("hats", "each", "red", "blue", "green"),
    )

    def blank(self, given: Mapping[str, object]) -> IncantibusPosition:
        settle(self.options, self.seats, given, rule="M-SEATS")
        return super().blank({SEATS: given.get(SEATS, 3)})


def edition(**presets: str) -> Option:
    """Two editions; the Italian one presets these."""
    said = Message("core-list-separator")
    values = (Value("ru", said), Value("it", said, presets=presets, languages=("it",)))
    return Option(name="edition", kind="edition", rule="M-ADE", label=said, values=values, default="ru", place="first")


class Preset(Made):
    """A game whose Italian edition presets options of several kinds."""

    name = "preset"
    options: tuple[Option, ...] = (
        edition(lamp="false", moon="true", sight="helped", stay="must"),
        made("lamp", "tick", default=True, place="first"),
        made("moon", "tick", default=False, place="first"),
        made("sight", "choice", "dim", "helped", unsaid=Message("core-options-chance")),
        made("helped", "seats", needs={"sight": "helped"}),
        made("stay", "choice", "may", "must", needs={"seats": "3"}),
    )


class Pairs(Made):
    """A game for pairs."""

    name = "pairs"
    seats = (2, 4)
