"""The options before the deal: the expert mode, the box, house rules."""

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


def _house_rule(name: str, rule: str, label: str, about: str, values: Mapping[str, str]) -> Option:
    """Something that the printed rules leave open, or that a table may prefer to read by the letter; `about` says what
    they say, `values` maps names to label keys, and the first is the default."""
    return Option(
        name=name,
        kind="choice",
        rule=rule,
        label=Message(label),
        about=Message(about),
        values=tuple(Value(value, Message(key)) for value, key in values.items()),
        default=next(iter(values)),
        unsaid=Message("core-options-usual"),
    )


HOUSE_RULES = (
    _house_rule(
        "imperium",
        "R-SPELL-IMPERIUM-1",
        "incantibus-option-imperium",
        "incantibus-option-imperium-about",
        {"catchable": "incantibus-option-imperium-catchable", "any": "incantibus-option-imperium-any"},
    ),
    _house_rule(
        "universalus_pays",
        "R-PAY-3",
        "incantibus-option-universalus-pays",
        "incantibus-option-universalus-pays-about",
        {
            "weapon": "incantibus-option-universalus-pays-weapon",
            "special": "incantibus-option-universalus-pays-special",
        },
    ),
    _house_rule(
        "caster_wand",
        "R-SPELL-2",
        "incantibus-option-caster-wand",
        "incantibus-option-caster-wand-about",
        {"now": "incantibus-option-caster-wand-now", "pointing": "incantibus-option-caster-wand-pointing"},
    ),
)

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
    *HOUSE_RULES,
)

BEFORE = {"imperium": "catchable", "universalus_pays": "special", "caster_wand": "now"}
"""How games were played before there was such a switch. A record names a switch only if it has another value."""


class Options(Struct, frozen=True):
    """What was agreed."""

    seats: int
    edition: str
    expert: bool
    box: BoxTables
    switches: dict[str, str]


def read_options(given: Mapping[str, object]) -> Options:
    """Options from names and values; a box is the text of a box file, or a document as in a record. Raises Refused."""
    held = settle(OPTIONS, SEATS, given, rule="I-SETUP")
    return Options(
        seats=held[NUMBER],
        edition=held["edition"],
        expert=held["expert"],
        box=_box(held["box"]),
        switches={name: held[name] for name in BEFORE},
    )


def blank_position(options: Options) -> IncantibusPosition:
    """A table with these options, everything still in box order."""
    position = IncantibusPosition(options.box)
    position.seats = options.seats
    position.expert = int(options.expert)
    position.turn_case()
    position.imperium_any = int(options.switches["imperium"] == "any")
    position.universalus_arms = int(options.switches["universalus_pays"] == "weapon")
    position.cast_as_pointed = int(options.switches["caster_wand"] == "pointing")
    gather(position)
    position.lay_wands(list(WANDS[options.seats]))
    lay_table(position)
    return position


def switch_values(position: IncantibusPosition) -> dict[str, str]:
    """Every house rule of a table by name."""
    return {
        "imperium": "any" if position.imperium_any else "catchable",
        "universalus_pays": "weapon" if position.universalus_arms else "special",
        "caster_wand": "pointing" if position.cast_as_pointed else "now",
    }


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
