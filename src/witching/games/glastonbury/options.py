"""The options before the deal: editions, house rules, who sits where."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from witching.core.message import Message
from witching.core.options import ON, Option, Value, settle
from witching.core.options import SEATS as NUMBER
from witching.games.glastonbury.components import CORNERS, NOBODY, PLAYER_COLOURS
from witching.games.glastonbury.rules import GlastonburyPosition

SEATS = (2, 3, 4)


def _edition(name: str, label: str, about: str, *languages: str, **presets: str) -> Value:
    return Value(name, Message(label), Message(about), presets, languages)


EDITION = Option(
    name="edition",
    kind="edition",
    rule="D-NAMES",
    label=Message("page-set-edition"),
    values=(
        _edition(
            "ru",
            "home-edition-ru",
            "glastonbury-edition-ru",
            "ru",
            special2="may",
            fewest_spells="collected",
            immuto_joins="collected",
        ),
        _edition(
            "ru-alchemist",
            "home-edition-ru-alchemist",
            "glastonbury-edition-ru-alchemist",
            special2="may",
            fewest_spells="collected",
            immuto_joins="collected",
        ),
        _edition(
            "it",
            "home-edition-it",
            "glastonbury-edition-it",
            "it",
            special2="may",
            fewest_spells="used",
            immuto_joins="any",
        ),
        _edition(
            "ko",
            "home-edition-ko",
            "glastonbury-edition-ko",
            "ko",
            special2="must",
            fewest_spells="collected",
            immuto_joins="any",
        ),
    ),
    default="ru",
    place="first",
)
EDITIONS = EDITION.names

RECIPES = Option(
    name="recipes",
    kind="tick",
    rule="G-RECIPES",
    label=Message("glastonbury-option-recipes"),
    about=Message("glastonbury-option-recipes-about"),
    default=False,
    place="first",
)

MEMORY = Option(
    name="memory",
    kind="choice",
    rule="G-MEMORY",
    label=Message("glastonbury-option-memory"),
    values=(
        Value("strict", Message("glastonbury-option-memory-strict"), Message("glastonbury-option-strict-about")),
        Value("assisted", Message("glastonbury-option-memory-assisted"), Message("glastonbury-option-assisted-about")),
        Value("open", Message("glastonbury-option-memory-open"), Message("glastonbury-option-open-about")),
    ),
    default="strict",
    place="first",
)

ASSISTED = Option(
    name="assisted",
    kind="seats",
    rule="G-MEMORY",
    label=Message("glastonbury-option-assisted"),
    place="first",
    needs={"memory": "assisted"},
)


def _house_rule(
    name: str, rule: str, label: str, values: Mapping[str, str], about: Message | None = None, **needs: str
) -> Option:
    """Something on which rule books differ, or are silent; `values` maps names to label keys, and the first is the
    default unless the edition says otherwise."""
    return Option(
        name=name,
        kind="choice",
        rule=rule,
        label=Message(label),
        about=about,
        values=tuple(Value(value, Message(key)) for value, key in values.items()),
        default=next(iter(values)),
        unsaid=Message("core-options-usual"),
        needs=needs,
    )


HOUSE_RULES = (
    _house_rule(
        "special2",
        "D-SPECIAL2",
        "glastonbury-option-special2",
        {"may": "glastonbury-option-special2-may", "must": "glastonbury-option-special2-must"},
    ),
    _house_rule(
        "fewest_spells",
        "D-SPELLS",
        "glastonbury-option-fewest-spells",
        {"collected": "glastonbury-option-fewest-spells-collected", "used": "glastonbury-option-fewest-spells-used"},
    ),
    _house_rule(
        "immuto_in_recipe",
        "D-IMMUTO",
        "glastonbury-option-immuto",
        {"as_scored": "glastonbury-option-immuto-as-scored", "free": "glastonbury-option-immuto-free"},
    ),
    _house_rule(
        "two_player_removal",
        "D-TWO",
        "glastonbury-option-removal",
        {"one_colour": "glastonbury-option-removal-one", "both_colours": "glastonbury-option-removal-both"},
        seats="2",
    ),
    _house_rule(
        "end_lines",
        "R-END-1",
        "glastonbury-option-end-lines",
        {"inner": "glastonbury-option-end-lines-inner", "all": "glastonbury-option-end-lines-all"},
        Message("glastonbury-option-end-lines-about"),
    ),
    _house_rule(
        "immuto_by",
        "G-IMMUTO",
        "glastonbury-option-immuto-by",
        {"owner": "glastonbury-option-immuto-by-owner", "engine": "glastonbury-option-immuto-by-engine"},
        Message("glastonbury-option-immuto-by-about"),
        recipes=ON,
    ),
    _house_rule(
        "immuto_joins",
        "D-JOIN",
        "glastonbury-option-immuto-joins",
        {"any": "glastonbury-option-immuto-joins-any", "collected": "glastonbury-option-immuto-joins-collected"},
        Message("glastonbury-option-immuto-joins-about"),
        recipes=ON,
    ),
)

_COLOURS = tuple(Value(colour, Message(f"glastonbury-colour-{colour}")) for colour in PLAYER_COLOURS)
_CORNERS = {
    "nw": "glastonbury-option-corner-nw",
    "ne": "glastonbury-option-corner-ne",
    "se": "glastonbury-option-corner-se",
    "sw": "glastonbury-option-corner-sw",
}
SET_UP = (
    Option(
        name="first_seat",
        kind="seat",
        rule="G-SETUP",
        label=Message("glastonbury-option-first-seat"),
        unsaid=Message("core-options-chance"),
    ),
    Option(
        name="removed",
        kind="choice",
        rule="G-TWO",
        label=Message("glastonbury-option-removed"),
        values=_COLOURS,
        unsaid=Message("core-options-chance"),
        needs={"seats": "2", "two_player_removal": "one_colour"},
    ),
    Option(
        name="colours",
        kind="each",
        rule="G-SETUP",
        label=Message("glastonbury-option-colours"),
        values=_COLOURS,
        unsaid=Message("core-options-by-seat"),
        place="never",
        without="removed",
    ),
    Option(
        name="corners",
        kind="each",
        rule="G-SETUP",
        label=Message("glastonbury-option-corners"),
        values=tuple(Value(corner, Message(key)) for corner, key in _CORNERS.items()),
        unsaid=Message("core-options-by-seat"),
        place="never",
        # G-SETUP 3: two players opposite, otherwise clockwise by seat
        usual={"2": ("nw", "se", "ne", "sw")},
    ),
)

OPTIONS = (EDITION, RECIPES, MEMORY, ASSISTED, *HOUSE_RULES, *SET_UP)
SWITCHES = {option.name: option.names for option in (*HOUSE_RULES, MEMORY)}
"""The values of every switch; the position holds the number of the value."""


class Options(Struct, frozen=True):
    """What was agreed before the deal. `first_seat` and `removed` are None where chance decides."""

    seats: int
    edition: str
    switches: dict[str, str]
    recipes: bool
    assisted: tuple[int, ...]
    colours: tuple[str, ...]
    corners: tuple[str, ...]
    first_seat: int | None
    removed: str | None


def read_options(given: Mapping[str, object]) -> Options:
    """Options from names and values. Raises Refused."""
    held = settle(OPTIONS, SEATS, given, rule="G-SETUP")
    seats = held[NUMBER]
    return Options(
        seats=seats,
        edition=held["edition"],
        switches={name: held[name] for name in SWITCHES},
        recipes=held["recipes"],
        assisted=_assisted(held["assisted"], held["memory"], seats),
        colours=held["colours"],
        corners=held["corners"],
        first_seat=held["first_seat"],
        removed=held["removed"],
    )


def for_people(given: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
    """G-MEMORY: people are assisted unless seats are named; bots use their own memory."""
    unnamed = given.get("memory") == "assisted" and given.get("assisted") is None
    return {**given, "assisted": list(people)} if unnamed else given


def blank_position(options: Options) -> GlastonburyPosition:
    """A table with these options, not dealt yet."""
    position = GlastonburyPosition()
    position.seat_down(
        tuple(PLAYER_COLOURS.index(colour) for colour in options.colours),
        tuple(CORNERS[corner] for corner in options.corners),
    )
    numbers = {name: SWITCHES[name].index(value) for name, value in options.switches.items()}
    position.edition = EDITIONS.index(options.edition)
    position.special2_must = numbers["special2"]
    position.spells_used = numbers["fewest_spells"]
    position.immuto_free = numbers["immuto_in_recipe"]
    position.both_removed = numbers["two_player_removal"]
    position.outer_lines = numbers["end_lines"]
    position.immuto_engine = numbers["immuto_by"]
    position.immuto_collected = numbers["immuto_joins"]
    position.memory = numbers["memory"]
    position.assisted = sum(1 << seat for seat in options.assisted)
    position.recipes = int(options.recipes)
    position.first_wish = NOBODY if options.first_seat is None else options.first_seat
    position.removed_wish = 0 if options.removed is None else 1 << PLAYER_COLOURS.index(options.removed)
    return position


def switch_values(position: GlastonburyPosition) -> dict[str, str]:
    """Every switch of a table by name."""
    numbers = {
        "special2": position.special2_must,
        "fewest_spells": position.spells_used,
        "immuto_in_recipe": position.immuto_free,
        "two_player_removal": position.both_removed,
        "end_lines": position.outer_lines,
        "immuto_by": position.immuto_engine,
        "immuto_joins": position.immuto_collected,
        "memory": position.memory,
    }
    return {name: SWITCHES[name][number] for name, number in numbers.items()}


def _assisted(named: tuple[int, ...] | None, memory: str, seats: int) -> tuple[int, ...]:
    """G-MEMORY: which seats are assisted; all of them unless named."""
    return tuple(range(seats)) if named is None and memory == "assisted" else named or ()
