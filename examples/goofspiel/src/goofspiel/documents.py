"""Options and deal: as given, and as in a record."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from goofspiel.options import OPTIONS, PRIZE, TIES
from goofspiel.rules import CARDS, ROUNDS, SEATS, GoofspielPosition
from witching.core.converter import Converter
from witching.core.game import Document, Setup
from witching.core.options import settle
from witching.core.record import Commitment, convert
from witching.core.refusal import refused


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches; the number of seats is that of the record's seats."""

    ties: Literal["lost", "carry"] = "lost"
    prize: Literal["open", "blind"] = "open"


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """The prizes in order."""

    prizes: Annotated[list[int], Meta(min_length=ROUNDS, max_length=ROUNDS)]


class GoofspielRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of this game."""

    format: str
    engine: str
    game: Literal["goofspiel"]
    options: Options
    seats: list[dict[str, str]]
    deal: Deal
    commitment: Commitment
    actions: list[tuple[int, str]]
    result: dict[str, Any] | None
    undone: list[tuple[int, int, int]] = []


DEAL = Converter(Deal)


def blank_position(given: Mapping[str, object]) -> GoofspielPosition:
    """A table with these options, not dealt yet. Raises Refused."""
    held = settle(OPTIONS, SEATS, given, rule="S-SEATS")
    position = GoofspielPosition(held["seats"])
    position.carry, position.blind = TIES.names.index(held["ties"]), PRIZE.names.index(held["prize"])
    return position


def switches(position: GoofspielPosition) -> dict[str, str]:
    """Every switch of a table by name."""
    return {"ties": TIES.names[position.carry], "prize": PRIZE.names[position.blind]}


def write_setup(position: GoofspielPosition) -> Setup:
    """How the game of this position began."""
    seats: list[Document] = [{} for _ in range(position.seats)]
    return Setup(switches(position), seats, {"prizes": list(position.prizes)})


def read_setup(setup: Setup) -> GoofspielPosition:
    """The position in which a game begins. Raises Refused."""
    if any(setup.seats):
        raise refused("goofspiel-refusal-seats", "S-SEATS", place="seats")
    position = blank_position({**setup.options, "seats": len(setup.seats)})
    deal = convert(setup.deal, DEAL, "deal")
    if sorted(deal.prizes) != list(CARDS):
        raise refused("goofspiel-refusal-deal", "S-DEAL", place="deal.prizes")
    position.prizes = deal.prizes
    return position
