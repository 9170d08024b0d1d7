"""What a position and a knowledge of Glastonbury hold: the one list of their fields (`core/fields.py`)."""

from witching.core.fields import Field, Layout, numbers, rows
from witching.core.position import MOST_SEATS
from witching.games.glastonbury.components import (
    CELLS,
    DEPTH,
    IMMUTOS,
    KIND_COUNT,
    LINE_COUNT,
    NOBODY,
    OUT_PLACES,
    PILE_PLACES,
    RECIPE_PLACES,
)

PROMISE = "What a position and a knowledge of Glastonbury hold, in flat storage."

OPTIONS = [
    *numbers("edition", "special2_must", "spells_used", "immuto_free", "both_removed", "memory", "assisted", "recipes"),
    *numbers("outer_lines", "immuto_engine", "immuto_collected"),
    *rows(MOST_SEATS, "colour", "corner"),
]
WISHES = [  # for a deal to come
    Field("first_wish", start=NOBODY, written=False),
    Field("removed_wish", written=False),
]
DEAL = [
    *numbers("removed", "first_seat"),
    Field("recipe", RECIPE_PLACES),
]
MOMENT = [
    *numbers("mover", "phase", "ended"),
    Field("ender", start=NOBODY),
    *numbers("looks", "pile_first", "unseen_end", "pile_end", "out_size"),
    Field("pile", PILE_PLACES),
    Field("grid", CELLS),
    Field("left", LINE_COUNT),
    Field("out", OUT_PLACES),
    *rows(MOST_SEATS, "pawn", "size"),
    Field("cauldron", MOST_SEATS * DEPTH),
    *rows(MOST_SEATS, "accio", "accio_cards", "accio_spent", "declinatio", "declinatio_cards", "declinatio_spent"),
    *rows(MOST_SEATS, "vanescos", "perluceos", "happened"),
    Field("joins", MOST_SEATS * IMMUTOS),
]
END = [  # follows from the moment: cauldrons sorted by kind, the kind each Immuto joined, points
    Field("count", MOST_SEATS * KIND_COUNT, written=False),
    Field("total", MOST_SEATS * KIND_COUNT, written=False),
    Field("immutos", MOST_SEATS, written=False),
    Field("joined", MOST_SEATS * IMMUTOS, written=False),
    Field("score", MOST_SEATS, c_type="short", written=False),
]

STATE = Layout("State", "What lies on the table.", [*OPTIONS, *WISHES, *DEAL, *MOMENT, *END], "Position", "seats")

KNOWN = Layout(
    "Known",
    "What a seat knows beside its table: the pool of the cards that lie where nothing is known.",
    [
        Field("forgotten", c_type="int"),
        Field("pool_size", c_type="int"),
        Field("pool", PILE_PLACES),
        # for drawing from the pool
        Field("rest", c_type="int", written=False),
        Field("scratch", PILE_PLACES, written=False),
    ],
    "Knowledge",
    "seat",
)

LAYOUTS = [STATE, KNOWN]
