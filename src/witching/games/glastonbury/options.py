"""Editions and house rules: named switches, and a clear refusal of what does not fit."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from witching.core.options import check_names, read_number, read_truth, read_word
from witching.core.refusal import quote, refused
from witching.games.glastonbury.components import CORNERS, NOBODY, PLAYER_COLOURS
from witching.games.glastonbury.rules import GlastonburyPosition

SWITCHES: dict[str, tuple[str, tuple[str, ...]]] = {
    "special2": ("D-SPECIAL2", ("may", "must")),
    "fewest_spells": ("D-SPELLS", ("collected", "used")),
    "immuto_in_recipe": ("D-IMMUTO", ("as_scored", "free")),
    "two_player_removal": ("D-TWO", ("one_colour", "both_colours")),
    "memory": ("G-MEMORY", ("strict", "assisted", "open")),
}
"""Every switch: the rule it belongs to and its values; the position holds the number of the value."""

_ALIKE = {"immuto_in_recipe": "as_scored", "two_player_removal": "one_colour", "memory": "strict"}
EDITIONS: dict[str, dict[str, str]] = {
    "ru": {"special2": "may", "fewest_spells": "collected", **_ALIKE},
    "ru-alchemist": {"special2": "may", "fewest_spells": "collected", **_ALIKE},
    "it": {"special2": "may", "fewest_spells": "used", **_ALIKE},
    "ko": {"special2": "must", "fewest_spells": "collected", **_ALIKE},
}
DEFAULT_EDITION = "ru"

OTHER_OPTIONS = ("seats", "edition", "recipes", "assisted", "colours", "corners", "first_seat", "removed")


class Options(Struct, frozen=True):
    """What was agreed before the deal. `first_seat` and `removed` are None when chance is to decide."""

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
    """Options from names and values; lists may be written `red,blue`. Raises Refused."""
    check_names(given, (*OTHER_OPTIONS, *SWITCHES))
    seats = read_number("seats", given.get("seats", 4), (2, 3, 4), "G-SETUP")
    edition = read_word("edition", given.get("edition", DEFAULT_EDITION), tuple(EDITIONS), "D-NAMES")
    switches = {name: _switch(name, given, edition) for name in SWITCHES}
    colours = _one_each("colours", given.get("colours", PLAYER_COLOURS[:seats]), PLAYER_COLOURS, seats)
    corners = _one_each("corners", given.get("corners", _usual_corners(seats)), tuple(CORNERS), seats)
    return Options(
        seats=seats,
        edition=edition,
        switches=switches,
        recipes=read_truth("recipes", given.get("recipes", False), "G-RECIPES"),
        assisted=_assisted(given.get("assisted"), switches["memory"], seats),
        colours=colours,
        corners=corners,
        first_seat=_first_seat(given.get("first_seat"), seats),
        removed=_removed(given.get("removed"), switches["two_player_removal"], colours),
    )


def for_people(given: Mapping[str, object], people: Sequence[int]) -> Mapping[str, object]:
    """G-MEMORY: people are assisted unless seats are named; bots remember by themselves."""
    unnamed = given.get("memory") == "assisted" and given.get("assisted") is None
    return {**given, "assisted": list(people)} if unnamed else given


def blank_position(options: Options) -> GlastonburyPosition:
    """A table with these options, not dealt yet."""
    position = GlastonburyPosition()
    position.seat_down(
        tuple(PLAYER_COLOURS.index(colour) for colour in options.colours),
        tuple(CORNERS[corner] for corner in options.corners),
    )
    numbers = {name: SWITCHES[name][1].index(value) for name, value in options.switches.items()}
    position.edition = list(EDITIONS).index(options.edition)
    position.special2_must = numbers["special2"]
    position.spells_used = numbers["fewest_spells"]
    position.immuto_free = numbers["immuto_in_recipe"]
    position.both_removed = numbers["two_player_removal"]
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
        "memory": position.memory,
    }
    return {name: SWITCHES[name][1][number] for name, number in numbers.items()}


def _switch(name: str, given: Mapping[str, object], edition: str) -> str:
    rule, values = SWITCHES[name]
    return read_word(name, given.get(name, EDITIONS[edition][name]), values, rule)


def _usual_corners(seats: int) -> tuple[str, ...]:
    """G-SETUP 3: two players opposite, otherwise clockwise by seat."""
    return ("nw", "se") if seats == 2 else tuple(CORNERS)[:seats]


def _list(given: object) -> list[object]:
    if isinstance(given, str):
        return [*given.split(",")]
    return list(given) if isinstance(given, list | tuple) else [given]


def _one_each(name: str, given: object, allowed: Sequence[str], seats: int) -> tuple[str, ...]:
    """G-SETUP 3: one for each seat, all different."""
    words = tuple(read_word(name, word, allowed, "G-SETUP") for word in _list(given))
    if len(words) != seats:
        raise refused("glastonbury-options-count", "G-SETUP", name=name, given=len(words), seats=seats)
    for word in words:
        if words.count(word) > 1:
            raise refused("glastonbury-options-twice", "G-SETUP", name=name, word=word, allowed=", ".join(allowed))
    return words


def _assisted(given: object, memory: str, seats: int) -> tuple[int, ...]:
    """G-MEMORY: which seats are assisted; all of them unless named."""
    if memory != "assisted":
        if given not in (None, (), []):
            raise refused("glastonbury-options-assisted", "G-MEMORY", memory=memory)
        return ()
    if given is None:
        return tuple(range(seats))
    return tuple(sorted({read_number("assisted", seat, range(seats), "G-MEMORY") for seat in _list(given)}))


def _first_seat(given: object, seats: int) -> int | None:
    return None if given is None else read_number("first_seat", given, range(seats), "G-SETUP")


def _removed(given: object, removal: str, colours: tuple[str, ...]) -> str | None:
    """G-TWO: the colour taken out of a game for two; it must not be in play."""
    if given is None:
        return None
    if len(colours) != 2 or removal != "one_colour":
        raise refused("glastonbury-options-removed", "G-TWO", given=quote(given))
    unused = tuple(colour for colour in PLAYER_COLOURS if colour not in colours)
    return read_word("removed", given, unused, "G-TWO")
