"""The options before the deal: the expert mode, the box."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from witching.core.message import Message
from witching.core.options import SEATS as NUMBER
from witching.core.options import Option, Value, settle
from witching.core.refusal import quote, refused
from witching.games.incantibus.box_loader import standard_tables, tables_of_document, tables_of_text
from witching.games.incantibus.box_tables import BoxTables
from witching.games.incantibus.components import WANDS
from witching.games.incantibus.rules import IncantibusPosition, lay_table
from witching.games.incantibus.tower import gather

SEATS = (2, 3, 4)

EDITION = Option(
    name="edition",
    kind="edition",
    rule="I-BOX",
    label=Message("page-set-edition"),
    values=(Value("ru", Message("home-edition-ru"), languages=("ru",)),),
    default="ru",
    place="first",
)
EDITIONS = EDITION.names

OPTIONS = (
    EDITION,
    Option(
        name="expert",
        kind="tick",
        rule="I-EXPERT",
        label=Message("incantibus-option-expert"),
        about=Message("incantibus-option-expert-about"),
        default=False,
        place="first",
    ),
    Option(
        name="box",
        kind="file",
        rule="I-BOX",
        label=Message("incantibus-option-box"),
        about=Message("incantibus-option-box-about"),
        place="first",
    ),
)


class Options(Struct, frozen=True):
    """What was agreed."""

    seats: int
    edition: str
    expert: bool
    box: BoxTables


def read_options(given: Mapping[str, object]) -> Options:
    """Options from names and values; a box is the text of a box file, or a document as in a record. Raises Refused."""
    held = settle(OPTIONS, SEATS, given, rule="I-SETUP")
    return Options(seats=held[NUMBER], edition=held["edition"], expert=held["expert"], box=_box(held["box"]))


def blank_position(options: Options) -> IncantibusPosition:
    """A table with these options, everything still in box order."""
    position = IncantibusPosition(options.box)
    position.seats = options.seats
    position.expert = int(options.expert)
    gather(position)
    position.lay_wands(list(WANDS[options.seats]))
    lay_table(position)
    return position


def _box(given: object) -> BoxTables:
    """I-BOX: the standard box, or the one given."""
    if given is None:
        return standard_tables()
    if isinstance(given, str):
        return tables_of_text(given)
    if not isinstance(given, dict):
        raise refused("incantibus-options-box", "I-BOX", given=quote(given))
    try:
        return tables_of_document(msgspec.json.encode(given))
    except (TypeError, ValueError, RecursionError, OverflowError):
        raise refused("incantibus-options-box", "I-BOX", given=quote(given)) from None
