"""The independent checker of Glastonbury: the names in its pages (2.4), and how faults are reported."""

from typing import Any

MAX_BYTES = 1_048_576
KINDS_OF = {
    "red": ("dragons-blood", "toadstool"),
    "blue": ("jar-of-eyes", "raven-feathers"),
    "green": ("herb-bundle", "toad"),
    "yellow": ("wax-doll", "cat-whiskers"),
    "orange": ("pumpkin", "snake-powder"),
    "purple": ("bat-wings", "love-philtre"),
    "turquoise": ("moonstone", "scarab"),
    "brown": ("mandrake-root", "bones"),
    "grey": ("cobweb", "candle-stub"),
}
COLOURS = list(KINDS_OF)  # box order
PLAYER_COLOURS, NEUTRAL_COLOURS = COLOURS[:4], COLOURS[4:]
KINDS = [kind for pair in KINDS_OF.values() for kind in pair]
COLOUR_OF = {kind: colour for colour, pair in KINDS_OF.items() for kind in pair}
INGREDIENTS = {f"{kind}-{value}": (kind, value) for kind in KINDS for value in (1, 2, 3, 4)}
OTHERS = {"immuto": 2, "vanesco": 4, "perluceo": 2, "accio": 2, "declinatio": 2}  # how many are in the box (3.6)
INSTANTS = ("vanesco", "perluceo")
CARDS = [*INGREDIENTS, *OTHERS]
CHARGES = {"accio": 2, "declinatio": 3}  # charges per card (6.4)
RECIPES_B = ["b1", "b2", "b3", "b4", "b5"]

CELLS = [col + row for row in "123456" for col in "abcdef" if not (col in "af" and row in "16")]
LINES = {name: [cell for cell in CELLS if name in cell] for name in "abcdef123456"}
INNER = "bcde2345"
FACES = [None, *"bcde", None, *"2345", None, *"edcb", None, *"5432"]  # line faced by each stop
CORNERS = {"nw": 0, "ne": 5, "se": 10, "sw": 15}

OPTIONS = {
    "edition": ["ru", "ru-alchemist", "it", "ko"],
    "special2": ["may", "must"],
    "fewest_spells": ["collected", "used"],
    "immuto_in_recipe": ["as_scored", "free"],
    "two_player_removal": ["one_colour", "both_colours"],
    "memory": ["strict", "assisted", "open"],
}
LATER = {  # may be absent, then the first
    "end_lines": ["inner", "all"],
    "immuto_by": ["engine", "owner"],
    "immuto_joins": ["any", "collected"],
}


Record = dict[str, Any]
"""An object of the file."""


class Wrong(Exception):
    """The record is wrong; the text says why."""


def need(condition: object, text: str) -> None:
    if not condition:
        raise Wrong(text)
