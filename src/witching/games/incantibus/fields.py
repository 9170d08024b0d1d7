"""What a position, a knowledge and a box of Incantibus hold: the one list of their fields (`core/fields.py`)."""

from witching.core.fields import Field, Layout, numbers, rows
from witching.games.incantibus.components import (
    CARD_KINDS,
    DECK,
    KINDS,
    LIMITED,
    MOST_KINDS,
    MOST_SEATS,
    OPEN_PLACES,
    PIECES,
    PLACES,
    POTIONS,
    ROOM_PLACES,
    ROOMS,
    SECRET_TOKENS,
    SIDES,
    SORCERERS,
    SPECIAL_KINDS,
    SPELL_CARDS,
    UNKNOWN,
    VISIBLE_TOKENS,
)

PROMISE = "What a position, a knowledge and a box of Incantibus hold, in flat storage."

OPTIONS = [
    *numbers("expert", "imperium_any", "universalus_arms", "cast_as_pointed"),
    Field("slots", LIMITED),  # of the side of the case that is played with
]
DEAL = [
    *numbers("room_count"),
    Field("first_wand", MOST_SEATS),
    Field("deck", DECK),
]
MOMENT = [
    *numbers("phase", "mover", "ended", "laid", "room_now"),
    *numbers("visible_next", "secret_next", "potion_next", "book_next", "spell_next"),
    *numbers("left", "takers", "casters", "spell_now", "extra", "pending", "looked"),
    *numbers("piece", "pay_left", "pay_least", "pay_last"),
    *rows(ROOM_PLACES, "visible", "secret", "seen_by", "suspects"),
    Field("fate", SORCERERS),
    *rows(OPEN_PLACES, "potion_at", "book_at"),
    *rows(CARD_KINDS, "spell_open", "spell_out"),
    Field("supply", SPECIAL_KINDS),
    Field("moat", KINDS),
    *rows(MOST_SEATS, "wand", "pointed", "choice"),
    Field("held", MOST_SEATS * KINDS),
    Field("places", MOST_SEATS * PLACES),
    Field("need", MOST_KINDS),
]
END = [Field("score", MOST_SEATS, c_type="short", written=False)]  # follows from the moment

STATE = Layout("State", "What lies on the table.", [*OPTIONS, *DEAL, *MOMENT, *END], "Position", "seats")

KNOWN = Layout(
    "Known",
    "What a seat knows beside its table: the pool of the secret tokens that lie where nothing is known.",
    [
        Field("pool_size", c_type="int"),
        Field("pool", SECRET_TOKENS),
        # for drawing from the pool
        Field("drawn", ROOM_PLACES, written=False),
        Field("scratch", SECRET_TOKENS, written=False),
    ],
    "Knowledge",
    "seat",
)

BOX = Layout(
    "BoxNumbers",
    "What a box says, by kind, piece, room or place.",
    [
        Field("visible_pack", VISIBLE_TOKENS),
        Field("secret_pack", SECRET_TOKENS),
        Field("spell_pack", SPELL_CARDS),
        Field("supply", SPECIAL_KINDS),
        Field("slots", SIDES * LIMITED),
        Field("weapon_for", MOST_KINDS),
        *rows(ROOMS, "room_visible", "room_secret", "room_seats"),
        Field("points", UNKNOWN),
        Field("coins", KINDS),
        *rows(PIECES, "mode", "amount", "asks_weapons"),
        Field("fits", KINDS * PIECES),
        *rows(PIECES, "fit_first", "fit_end"),
        Field("recipe", POTIONS * MOST_KINDS),
    ],
)

LAYOUTS = [STATE, KNOWN, BOX]
