"""Options and deal to and from a record: nothing that the rules do not allow is accepted."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from witching.core.converter import Converter
from witching.core.game import Document, Setup
from witching.core.record import FORMAT, Commitment, SeatNumber, Undone, convert
from witching.core.refusal import refused
from witching.games.glastonbury.components import (
    CORNERS,
    NEUTRAL_COLOURS,
    NO_RECIPE,
    NOBODY,
    PLAYER_COLOURS,
    RECIPES_B,
    colour_of,
    full_pack,
    is_ingredient,
)
from witching.games.glastonbury.notation import CARD_NAMES, write_card
from witching.games.glastonbury.options import EDITIONS, SWITCHES, Options, blank_position, read_options, switch_values
from witching.games.glastonbury.rules import GlastonburyPosition, lay_table
from witching.games.glastonbury.sheet import Result
from witching.games.glastonbury.view import recipe_names

GRID_SIZE = 32
Name = Annotated[str, Meta(max_length=40)]
ActionText = Annotated[str, Meta(max_length=40)]


class OptionsDocument(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every switch of the game. Those with a default came later: a record leaves them out where they have the value
    by which games were played before."""

    edition: Literal["ru", "ru-alchemist", "it", "ko"]
    special2: Literal["may", "must"]
    fewest_spells: Literal["collected", "used"]
    immuto_in_recipe: Literal["as_scored", "free"]
    two_player_removal: Literal["one_colour", "both_colours"]
    memory: Literal["strict", "assisted", "open"]
    assisted: list[SeatNumber]
    recipes: bool
    end_lines: Literal["inner", "all"] = "inner"
    immuto_by: Literal["owner", "engine"] = "engine"
    immuto_joins: Literal["any", "collected"] = "any"


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has from the start; `recipes` is empty or names the colour of A and one of b1 to b5."""

    colour: Literal["red", "blue", "green", "yellow"]
    corner: Literal["nw", "ne", "se", "sw"]
    recipes: list[str]


class SeatDocument(SeatSetup, frozen=True, forbid_unknown_fields=True):
    """A seat of a record."""

    name: Name
    kind: Name


class DealDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """All that chance decided: `grid` in reading order without the corners, `pile` in draw order."""

    first_seat: SeatNumber
    removed: list[Literal["red", "blue", "green", "yellow"]]
    grid: Annotated[list[str], Meta(min_length=GRID_SIZE, max_length=GRID_SIZE)]
    pile: Annotated[list[str], Meta(max_length=52)]


class GlastonburyRecord(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record of Glastonbury: the type behind the published schema."""

    format: Literal["witching-record-1"]
    engine: Name
    game: Literal["glastonbury"]
    options: OptionsDocument
    seats: Annotated[list[SeatDocument], Meta(min_length=2, max_length=4)]
    deal: DealDocument
    commitment: Commitment
    actions: list[tuple[SeatNumber, ActionText]]
    result: Result | None
    undone: list[Undone] = []


assert FORMAT == "witching-record-1"

_OPTIONS = Converter(OptionsDocument)
_SEAT = Converter(SeatSetup)
_DEAL = Converter(DealDocument)


def write_setup(position: GlastonburyPosition) -> Setup:
    """The setup that a true position came from."""
    seats = range(position.seats)
    corners = {stop: name for name, stop in CORNERS.items()}
    return Setup(
        options=_write_options(position),
        seats=[
            {
                "colour": PLAYER_COLOURS[position.colour_of(seat)],
                "corner": corners[position.corner_of(seat)],
                "recipes": recipe_names(position, seat),
            }
            for seat in seats
        ],
        deal={
            "first_seat": position.first_seat,
            "removed": [colour for i, colour in enumerate(PLAYER_COLOURS) if position.removed >> i & 1],
            "grid": [write_card(position.pile_card(i)) for i in range(GRID_SIZE)],
            "pile": [write_card(position.pile_card(i)) for i in range(GRID_SIZE, position.unseen_end)],
        },
    )


def _write_options(position: GlastonburyPosition) -> Document:
    every = {
        "edition": EDITIONS[position.edition],
        **switch_values(position),
        "assisted": [seat for seat in range(position.seats) if position.assisted >> seat & 1],
        "recipes": bool(position.recipes),
    }
    document: Document = msgspec.to_builtins(_OPTIONS.convert(every))
    return document


def read_setup(setup: Setup) -> GlastonburyPosition:
    """The position in which the game began. Raises Refused, naming the rule and the place."""
    _judge_words(setup)
    options = convert(setup.options, _OPTIONS, ".options")
    seats = [convert(seat, _SEAT, f".seats[{i}]") for i, seat in enumerate(setup.seats)]
    deal = convert(setup.deal, _DEAL, ".deal")
    agreed = _read_options(options, seats, deal)
    position = blank_position(agreed)
    position.removed = sum(1 << PLAYER_COLOURS.index(colour) for colour in _check_removed(agreed, deal.removed))
    position.lay_pack(_read_pack(position, deal))
    _read_recipes(position, seats)
    position.first_seat = deal.first_seat
    position.first_wish = NOBODY
    lay_table(position)
    return position


def _judge_words(setup: Setup) -> None:
    """Refuse unknown options, colours and corners: the options' refusals say what is allowed, and the rule."""
    given = {name: setup.options[name] for name in ("edition", *SWITCHES) if name in setup.options}
    for name, one in (("colours", "colour"), ("corners", "corner")):
        if all(one in seat for seat in setup.seats):
            given[name] = [seat[one] for seat in setup.seats]
    read_options({**given, "seats": len(setup.seats)})


def _read_options(options: OptionsDocument, seats: list[SeatSetup], deal: DealDocument) -> Options:
    given = msgspec.structs.asdict(options)
    given["seats"] = len(seats)
    given["colours"] = [seat.colour for seat in seats]
    given["corners"] = [seat.corner for seat in seats]
    given["first_seat"] = deal.first_seat
    agreed = read_options(given)
    if list(agreed.assisted) != options.assisted:
        raise refused("glastonbury-deal-assisted", "G-MEMORY", place="options.assisted")
    return agreed


def _check_removed(options: Options, removed: Sequence[str]) -> Sequence[str]:
    """G-TWO: as many colours are removed as the switch says, and none that is in play."""
    unused = [colour for colour in PLAYER_COLOURS if colour not in options.colours]
    wanted = 0 if options.seats > 2 else 1 if options.switches["two_player_removal"] == "one_colour" else 2
    fits = len(removed) == wanted and removed == [colour for colour in unused if colour in removed]
    if not fits:
        raise refused("glastonbury-deal-removed", "G-TWO", wanted=wanted, allowed=", ".join(unused), place="removed")
    return removed


def _read_pack(position: GlastonburyPosition, deal: DealDocument) -> list[int]:
    """G-BOX: grid and pile together are the pack, every card as often as it is in the box."""
    names = deal.grid + deal.pile
    pack = [card for card in full_pack() if not (is_ingredient(card) and position.removed >> colour_of(card) & 1)]
    wanted = Counter(write_card(card) for card in pack)
    for name, found in Counter(names).items():
        if found > wanted[name]:
            most = wanted[name]
            raise refused("glastonbury-deal-card", "G-BOX", card=name[:40], found=found, wanted=most, place="deal")
    if len(names) < len(pack):
        raise refused("glastonbury-deal-cards", "G-SETUP", found=len(names), wanted=len(pack), place="deal")
    return [CARD_NAMES[name] for name in names]


def _read_recipes(position: GlastonburyPosition, seats: list[SeatSetup]) -> None:
    """G-RECIPES: one of each type for every seat, no recipe twice; none at all in a game without."""
    for i, seat in enumerate(seats):
        others = [other.recipes for other in seats[:i]]
        if position.recipes:
            fits = len(seat.recipes) == 2 and seat.recipes[0] in NEUTRAL_COLOURS and seat.recipes[1] in RECIPES_B
            fits = fits and all(seat.recipes[0] != other[0] and seat.recipes[1] != other[1] for other in others)
        else:
            fits = not seat.recipes
        if not fits:
            raise refused("glastonbury-deal-recipes", "G-RECIPES", place=f"seats[{i}].recipes")
        if position.recipes:
            position.give_recipes(i, NEUTRAL_COLOURS.index(seat.recipes[0]), RECIPES_B.index(seat.recipes[1]))
    if position.recipes:
        for i in range(len(seats), 5):
            position.give_recipes(i, NO_RECIPE, NO_RECIPE)
