"""What is agreed before the deal: seats, expert mode, the box; and a clear refusal of what does not fit."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from witching.core.options import check_names, read_number, read_truth, read_word
from witching.core.refusal import quote, refused
from witching.games.incantibus.box_tables import standard_tables, tables_of_document, tables_of_text
from witching.games.incantibus.components import WANDS
from witching.games.incantibus.rules import IncantibusPosition, lay_table
from witching.games.incantibus.tables import BoxTables
from witching.games.incantibus.tower import gather

EDITIONS = ("ru",)
NAMES = ("seats", "edition", "expert", "box")


class Options(Struct, frozen=True):
    """What was agreed."""

    seats: int
    edition: str
    expert: bool
    box: BoxTables


def read_options(given: Mapping[str, object]) -> Options:
    """Options from names and values; a box is the text of a box file, or a document as in a record. Raises Refused."""
    check_names(given, NAMES)
    return Options(
        seats=read_number("seats", given.get("seats", 4), (2, 3, 4), "I-SETUP"),
        edition=read_word("edition", given.get("edition", EDITIONS[0]), EDITIONS, "I-BOX"),
        expert=read_truth("expert", given.get("expert", False), "I-EXPERT"),
        box=_box(given.get("box")),
    )


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
    """I-BOX: our own box, or the one given."""
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
