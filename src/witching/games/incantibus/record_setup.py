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
from witching.games.incantibus import components as parts
from witching.games.incantibus.box_loader import room_keys
from witching.games.incantibus.components import SPELLS, WANDS
from witching.games.incantibus.names import key_of, kinds_by_key
from witching.games.incantibus.options import BEFORE, EDITIONS, blank_position, read_options, switch_values
from witching.games.incantibus.rules import IncantibusPosition, lay_table
from witching.games.incantibus.sheet import Result

Name = Annotated[str, Meta(max_length=40)]
CARDS = {name: card for card, name in enumerate(SPELLS)}


class OptionsDocument(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every switch of the game, and the box it was played with. A house rule that is not there is played as it was
    before there was such a switch."""

    edition: Literal["ru"]
    expert: bool
    box: Document
    imperium: Literal["catchable", "any"] = "catchable"
    universalus_pays: Literal["weapon", "special"] = "special"
    caster_wand: Literal["now", "pointing"] = "now"


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has from the start."""

    wand: Annotated[int, Meta(ge=1, le=4)]


class SeatDocument(SeatSetup, frozen=True, forbid_unknown_fields=True):
    """A seat of a record."""

    name: Name
    kind: Name


class DealDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything chance decided, by the keys of the box, in draw order; `removed` are the sorcerers nobody sees."""

    rooms: Annotated[list[Name], Meta(max_length=parts.ROOMS)]
    visible: Annotated[list[Name], Meta(max_length=parts.VISIBLE_TOKENS)]
    secret: Annotated[list[Name], Meta(max_length=parts.SECRET_TOKENS)]
    potions: Annotated[list[Name], Meta(max_length=parts.POTIONS)]
    books: Annotated[list[Name], Meta(max_length=parts.BOOKS)]
    sorcerers: Annotated[list[Name], Meta(max_length=parts.SORCERERS)]
    removed: Annotated[list[Name], Meta(max_length=parts.SORCERERS)]
    spells: Annotated[list[Name], Meta(max_length=parts.SPELL_CARDS)]


class IncantibusRecord(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record of Incantibus: the type behind the published schema."""

    format: Literal["witching-record-1"]
    engine: Name
    game: Literal["incantibus"]
    options: OptionsDocument
    seats: Annotated[list[SeatDocument], Meta(min_length=2, max_length=4)]
    deal: DealDocument
    commitment: Commitment
    actions: list[tuple[SeatNumber, str]]
    result: Result | None
    undone: list[Undone] = []


assert FORMAT == "witching-record-1"

_OPTIONS = Converter(OptionsDocument)
_SEAT = Converter(SeatSetup)
_DEAL = Converter(DealDocument)


def write_setup(position: IncantibusPosition) -> Setup:
    """The setup that a true position came from."""
    box: Document = msgspec.json.decode(position.box.document)
    switches = {name: value for name, value in switch_values(position).items() if value != BEFORE[name]}
    return Setup(
        options={"edition": EDITIONS[0], "expert": bool(position.expert), "box": box, **switches},
        seats=[{"wand": position.first_wand_of(seat)} for seat in range(position.seats)],
        deal=_write_deal(position),
    )


def _write_deal(position: IncantibusPosition) -> Document:
    visible, secret, potions, books, cards = position.stacks()
    row = [position.sorcerer_in(place) for place in range(parts.SORCERERS)]
    rooms = room_keys(position.box)

    def keys(kinds: Sequence[int]) -> list[str]:
        return [key_of(position.box, kind) for kind in kinds if kind != parts.EMPTY]

    return {
        "rooms": [rooms[position.room_in(index)] for index in range(position.room_count)],
        "visible": keys(visible),
        "secret": keys(secret),
        "potions": keys(potions),
        "books": keys(books),
        "sorcerers": keys(row[: 3 * position.seats]),
        "removed": keys(row[3 * position.seats :]),
        "spells": [SPELLS[card] for card in cards],
    }


def read_setup(setup: Setup) -> IncantibusPosition:
    """The position in which the game began. Raises Refused, naming the rule and the place."""
    _judge_edition(setup.options.get("edition"))
    options = convert(setup.options, _OPTIONS, ".options")
    seats = [convert(seat, _SEAT, f".seats[{i}]") for i, seat in enumerate(setup.seats)]
    deal = convert(setup.deal, _DEAL, ".deal")
    position = blank_position(read_options({"seats": len(seats), **msgspec.structs.asdict(options)}))
    _check_wands([seat.wand for seat in seats])
    _lay_deal(position, deal, [seat.wand for seat in seats])
    lay_table(position)
    return position


def _judge_edition(edition: object) -> None:
    """Refuse an unknown edition: the options' refusal says what is allowed, and the rule."""
    if isinstance(edition, str):
        read_options({"edition": edition})


def _check_wands(wands: list[int]) -> None:
    """I-SETUP: the wands for this number of seats, one each."""
    wanted = WANDS[len(wands)]
    if sorted(wands) != list(wanted):
        raise refused("incantibus-deal-wands", "I-SETUP", place="seats", allowed=", ".join(map(str, wanted)))


def _lay_deal(position: IncantibusPosition, deal: DealDocument, wands: list[int]) -> None:
    """I-SETUP: every stack holds exactly what the box says; this position still has all of it in box order."""
    box = position.box
    tokens = kinds_by_key(box, parts.INGREDIENT, parts.PURSE)
    for name, first, end, numbers in (
        ("visible", parts.VISIBLE_STACK, parts.SECRET_STACK, tokens),
        ("secret", parts.SECRET_STACK, parts.POTION_STACK, tokens),
        ("potions", parts.POTION_STACK, parts.BOOK_STACK, kinds_by_key(box, parts.POTION, parts.BOOK)),
        ("books", parts.BOOK_STACK, parts.SPELL_STACK, kinds_by_key(box, parts.BOOK, parts.SORCERER)),
        ("spells", parts.SPELL_STACK, parts.TOWER, CARDS),
    ):
        wanted = [kind for kind in position.stack(first, end) if kind in numbers.values()]
        position.lay_stack(first, _read(name, getattr(deal, name), numbers, wanted))
    position.lay_stack(parts.TOWER, _read_rooms(position, deal))
    position.lay_stack(parts.ROW, _read_row(position, deal))
    position.lay_wands(wands)


def _read(place: str, given: list[str], numbers: dict[str, int], wanted: list[int]) -> list[int]:
    """The numbers in a stack, if it holds each as often as it should."""
    names = {number: name for name, number in numbers.items()}
    counts = Counter(names[number] for number in wanted)
    for name, found in Counter(given).items():
        if found > counts[name]:
            most = counts[name]
            raise refused("incantibus-deal-token", "I-BOX", place=f"deal.{place}", token=name, found=found, wanted=most)
    if len(given) < len(wanted):
        raise refused("incantibus-deal-size", "I-SETUP", place=f"deal.{place}", found=len(given), wanted=len(wanted))
    return [numbers[name] for name in given]


def _read_rooms(position: IncantibusPosition, deal: DealDocument) -> list[int]:
    """I-SETUP: the rooms for this number of seats, the roof on top."""
    numbers = {key: room for room, key in enumerate(room_keys(position.box))}
    rooms = _read("rooms", deal.rooms, numbers, position.box.rooms_for(position.seats))
    if rooms[0] != 0:
        raise refused("incantibus-deal-roof", "I-SETUP", place="deal.rooms", room=deal.rooms[0])
    return rooms


def _read_row(position: IncantibusPosition, deal: DealDocument) -> list[int]:
    """I-SETUP: three sorcerers in the row for each seat; the others are removed."""
    if len(deal.sorcerers) != 3 * position.seats:
        found, wanted = len(deal.sorcerers), 3 * position.seats
        raise refused("incantibus-deal-size", "I-SETUP", place="deal.sorcerers", found=found, wanted=wanted)
    numbers = kinds_by_key(position.box, parts.SORCERER, parts.UNKNOWN)
    return _read("sorcerers", deal.sorcerers + deal.removed, numbers, list(numbers.values()))
