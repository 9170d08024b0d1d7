"""What is agreed before the deal: seats, expert mode, the box; and a clear refusal of what does not fit."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from witching.core.refusal import Refused, refused
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
    for name in given:
        if name not in NAMES:
            raise refused("incantibus-options-unknown", name=name[:40], allowed=", ".join(NAMES))
    return Options(
        seats=_number("seats", given.get("seats", 4), (2, 3, 4), "I-SETUP"),
        edition=_word("edition", given.get("edition", EDITIONS[0]), EDITIONS, "I-BOX"),
        expert=_truth("expert", given.get("expert", False), "I-EXPERT"),
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
        raise _bad_value("box", given, ("the text of a box file",), "I-BOX")
    try:
        return tables_of_document(msgspec.json.encode(given))
    except (TypeError, ValueError, RecursionError, OverflowError):
        raise _bad_value("box", given, ("the text of a box file",), "I-BOX") from None


def _bad_value(name: str, given: object, allowed: Sequence[object], rule: str) -> Refused:
    words = ", ".join(str(word) for word in allowed)
    return refused("incantibus-options-value", rule, name=name, given=str(given)[:60], allowed=words)


def _word(name: str, given: object, allowed: Sequence[str], rule: str) -> str:
    if not isinstance(given, str) or given not in allowed:
        raise _bad_value(name, given, allowed, rule)
    return given


def _number(name: str, given: object, allowed: Sequence[int], rule: str) -> int:
    number = int(given) if isinstance(given, str) and given.isdecimal() and len(given) < 3 else given
    if not isinstance(number, int) or isinstance(number, bool) or number not in allowed:
        raise _bad_value(name, given, allowed, rule)
    return number


def _truth(name: str, given: object, rule: str) -> bool:
    if given in ("true", "false"):
        return given == "true"
    if not isinstance(given, bool):
        raise _bad_value(name, given, ("true", "false"), rule)
    return given
