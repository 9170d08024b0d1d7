"""Seats: the seats of a table, who sits there, and the signed keys with which somebody may return to one."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from itsdangerous import BadSignature, Signer, URLSafeSerializer
from msgspec import Struct

from witching.core.refusal import refused
from witching.server.table.settings import OPEN

TAKEOVER = "adept"
"""The bot that plays for people who are absent or out of time."""

SYMBOLS = ("owl", "cat", "toad", "raven", "bat", "moon", "star", "key", "candle", "broom", "cauldron", "feather")
"""The symbols a person can choose from."""


class Seat(Struct):
    """A seat. `bot` plays it now, if any does; `generation` goes up whenever the seat changes hands, so old keys fail.

    `is_left`: a person was removed during the game; another one may take the seat from the bot. `prefers` are the
    values that the person chose for this seat, by option.
    """

    bot: str
    guest: str = ""
    name: str = ""
    symbol: str = ""
    away_since: int | None = None
    generation: int = 0
    is_left: bool = False
    prefers: Mapping[str, str] = {}

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, present or not."""
        return self.guest != ""

    @property
    def is_free(self) -> bool:
        """Whether a person may sit down here: nobody sits here, and no bot was invited."""
        return self.guest == "" and (self.bot == OPEN or self.is_left)

    @property
    def is_present(self) -> bool:
        """Whether a person sits here with a connected device."""
        return self.is_person and self.away_since is None

    @property
    def plays_itself(self) -> bool:
        """Whether a person sits here and chooses."""
        return self.is_person and self.bot == OPEN

    def seat(self, guest: str, name: str, symbol: str, at: int) -> None:
        """Let a guest sit down; a device is connected later."""
        self.guest, self.name, self.symbol, self.bot, self.away_since = guest, name, symbol, OPEN, at
        self.generation, self.prefers = self.generation + 1, {}

    def clear(self, bot: str) -> None:
        """Give the seat to this bot, or open it: its person is gone."""
        self.guest = self.name = self.symbol = ""
        self.away_since = None
        self.bot, self.prefers = bot, {}
        self.generation += 1


# ---- keys


MOST_KEYS_KEPT = 20_000
"""How many keys are cached: every message to a seat's person needs the seat's key."""


class SeatKeys:
    """Makes and reads the keys of seats, signed with the server's secret. A key opens its seat until it is used or
    somebody else sits there."""

    def __init__(self, secret: str) -> None:
        self._seats = URLSafeSerializer(secret, salt="witching seat")
        self._tables = Signer(secret, salt="witching table")
        self.key_of = lru_cache(MOST_KEYS_KEPT)(self._key_of)

    def _key_of(self, table: str, seat: int, generation: int) -> str:
        """The key of a seat."""
        key = self._seats.dumps([table, seat, generation])
        return key if isinstance(key, str) else key.decode()

    def next_table(self, table: str) -> str:
        """The id of this table's rematch: always the same, and impossible to guess."""
        return self._tables.get_signature(table).decode()

    def seat_of(self, table: str, seats: Sequence[Seat], key: str) -> int:
        """The seat of this table that a key opens. Raises Refused."""
        try:
            named, seat, generation = self._seats.loads(key)
        except (BadSignature, ValueError, TypeError):
            raise refused("server-refusal-key") from None
        if named != table or seats[seat].generation != generation or not seats[seat].is_person:
            raise refused("server-refusal-key")
        assert isinstance(seat, int)
        return seat
