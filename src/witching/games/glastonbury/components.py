"""What is in the box (G-BOX), and the engine's numbers for it.

Cards are small ints: 0 an empty cell, 1..72 the ingredients (kind after kind, values 1 to 4), then Immuto and the
spells. Blank and colour-only cards exist in Knowledge alone.
"""

PLAYER_COLOURS = ("red", "blue", "green", "yellow")
NEUTRAL_COLOURS = ("orange", "purple", "turquoise", "brown", "grey")
COLOURS = PLAYER_COLOURS + NEUTRAL_COLOURS
NEUTRAL = 4  # the number of the first neutral colour

KINDS = (
    "dragons-blood", "toadstool",
    "jar-of-eyes", "raven-feathers",
    "herb-bundle", "toad",
    "wax-doll", "cat-whiskers",
    "pumpkin", "snake-powder",
    "bat-wings", "love-philtre",
    "moonstone", "scarab",
    "mandrake-root", "bones",
    "cobweb", "candle-stub",
)  # fmt: skip
VALUES = (1, 2, 3, 4)
KIND_COUNT = 18
UNJOINED = KIND_COUNT  # instead of a kind: an Immuto that joined none
UNSETTLED = 0  # of what an owner said of an Immuto: nothing yet; the kind, or UNJOINED, counts from 1

EMPTY = 0
INGREDIENTS = len(KINDS) * len(VALUES)
IMMUTO = 73
VANESCO = 74
PERLUCEO = 75
ACCIO = 76
DECLINATIO = 77
UNKNOWN = 78
CAULDRON = 79  # the cauldron card, at the bottom of every cauldron
COLOUR_ONLY = 80  # + colour

SPELLS = {VANESCO: "vanesco", PERLUCEO: "perluceo", ACCIO: "accio", DECLINATIO: "declinatio"}
COPIES = {IMMUTO: 2, VANESCO: 4, PERLUCEO: 2, ACCIO: 2, DECLINATIO: 2}
ACCIO_CHARGES = 2
DECLINATIO_CHARGES = 3
CAULDRON_NUMBER = 2
IMMUTOS = COPIES[IMMUTO]

RECIPES_B = ("b1", "b2", "b3", "b4", "b5")
RECIPE_POINTS = 10  # of a recipe B
NO_RECIPE = 9
RECIPE_COUNT = 5  # of a type
TYPE_A = 0  # where the recipes of each type begin in the table's list
TYPE_B = TYPE_A + RECIPE_COUNT
RECIPE_PLACES = TYPE_B + RECIPE_COUNT


def kind_of(card: int) -> int:
    """The kind of an ingredient card, 0 to 17."""
    return (card - 1) // 4


def value_of(card: int) -> int:
    """The number on an ingredient card; an Immuto's is 0."""
    return 0 if card == IMMUTO else (card - 1) % 4 + 1


def colour_of(card: int) -> int:
    """The colour of an ingredient card, 0 to 8."""
    return (card - 1) // 8


def is_ingredient(card: int) -> bool:
    """Whether this is one of the 72 ingredient cards."""
    return 0 < card < IMMUTO


def number_table() -> list[int]:
    """The number on every card that can lie on top of a cauldron, by card."""
    return [0] + [value_of(card) for card in range(1, IMMUTO)] + [0] * (CAULDRON - IMMUTO) + [CAULDRON_NUMBER]


def fetchable_table() -> list[int]:
    """1 for every card that Accio and Declinatio may fetch, by card: neither Vanesco nor Perluceo (G-ONESPELL)."""
    return [int(card not in (EMPTY, VANESCO, PERLUCEO) and card <= DECLINATIO) for card in range(CAULDRON + 1)]


PACK_SIZE = 84


def full_pack() -> list[int]:
    """The 84 cards of the deck, in box order."""
    return list(range(1, INGREDIENTS + 1)) + [card for card, copies in COPIES.items() for _ in range(copies)]


SIDE = 6
CELLS = SIDE * SIDE
LINE_COUNT = 2 * SIDE  # rows, then columns
CORNER_CELLS = (0, 5, 30, 35)
GRID_CELLS = tuple(cell for cell in range(CELLS) if cell not in CORNER_CELLS)
GRID_SIZE = len(GRID_CELLS)

STOPS = 20
CORNERS = {"nw": 0, "ne": 5, "se": 10, "sw": 15}


def line_beside(stop: int) -> list[int]:
    """The six cells of the row or column a stop faces, ascending; six zeros at a corner, which faces none."""
    side, place = divmod(stop, 5)
    line = place if side < 2 else 5 - place
    if place == 0:
        return [0] * SIDE
    return [SIDE * i + line if side % 2 == 0 else SIDE * line + i for i in range(SIDE)]


LINES = [line_beside(stop) for stop in range(STOPS)]
OUTSIDE = [int(cell not in LINES[stop]) for stop in range(STOPS) for cell in range(CELLS)]

# ---- the moment

# phases: what the mover decides next
OVER = 0
TAKE = 1  # facing a line
CORNER = 2  # at a corner
SPECIAL2 = 3  # at a corner with an Immuto on top: walk or stay
SETTLE = 4  # after the last card: what an Immuto joins

# endings
KEPT = 1
REFUSED = 2
STRANDED = 3  # Declinatio onto a line of instant spells (G-SPECIAL1)
ENDINGS = ("going-on", "kept", "refused", "stranded")

# memory (G-MEMORY)
STRICT = 0
ASSISTED = 1
OPEN = 2

NEVER = 100  # the cards left in an outer line that does not count: it cannot be emptied (G-END)
OUTER_SIDE = SIDE - 2  # the cards of an outer line, between two corners
DEPTH = 76  # of one cauldron, its card at the bottom included, in the flat storage of all four
NOBODY = 9
PILE_PLACES = 96  # the whole pack, and what Vanesco may put under it: four times, from three seats
OUT_PLACES = 16

# ---- actions; those that name a cell are followed by "the same, and refuse the card" (G-REFUSE)
PASS = 0
WALK = 1
STAY = 2
DECLINATIO_END = 3
TAKE_CELL = 4
ACCIO_CELL = TAKE_CELL + 2 * CELLS
DECLINATIO_CELL = ACCIO_CELL + 2 * CELLS
JOIN_KIND = DECLINATIO_CELL + 2 * CELLS  # a kind, or UNJOINED
ACTIONS = JOIN_KIND + KIND_COUNT + 1
