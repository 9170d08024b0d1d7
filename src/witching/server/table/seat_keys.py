"""Seat keys: they prove that somebody may return to a seat. All are signed with the server's secret."""

from functools import lru_cache

from itsdangerous import BadSignature, Signer, URLSafeSerializer

from witching.core.refusal import refused
from witching.server.table.state import Table

MOST_KEPT = 20_000
"""How many keys are cached: every message to a seat's person needs the seat's key."""


class SeatKeys:
    """Makes and reads the keys of seats. A key opens its seat until it is used or somebody else sits there."""

    def __init__(self, secret: str) -> None:
        self._seats = URLSafeSerializer(secret, salt="witching seat")
        self._tables = Signer(secret, salt="witching table")
        self.key_of = lru_cache(MOST_KEPT)(self._key_of)

    def _key_of(self, table: str, seat: int, generation: int) -> str:
        """The key of a seat."""
        key = self._seats.dumps([table, seat, generation])
        return key if isinstance(key, str) else key.decode()

    def next_table(self, table: str) -> str:
        """The id of this table's rematch: always the same, and impossible to guess."""
        return self._tables.get_signature(table).decode()

    def seat_of(self, table: Table, key: str) -> int:
        """The seat that a key opens. Raises Refused."""
        try:
            named, seat, generation = self._seats.loads(key)
        except (BadSignature, ValueError, TypeError):
            raise refused("server-refusal-key") from None
        if named != table.id or table.seats[seat].generation != generation or not table.seats[seat].is_person:
            raise refused("server-refusal-key")
        assert isinstance(seat, int)
        return seat
