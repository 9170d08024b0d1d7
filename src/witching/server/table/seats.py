"""Seats: the seats of a table and who sits there."""

from msgspec import Struct

from witching.server.table.settings import OPEN

TAKEOVER = "adept"
"""The bot that plays for people who are absent or out of time."""

SYMBOLS = ("owl", "cat", "toad", "raven", "bat", "moon", "star", "key", "candle", "broom", "cauldron", "feather")
"""The symbols a person can choose from."""


class Seat(Struct):
    """A seat. `bot` plays it now, if any does; `generation` goes up whenever the seat changes hands, so old keys fail.

    `is_left`: a person was removed during the game; another one may take the seat from the bot.
    """

    bot: str
    guest: str = ""
    name: str = ""
    symbol: str = ""
    away_since: int | None = None
    generation: int = 0
    is_left: bool = False

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
        self.generation += 1

    def clear(self, bot: str) -> None:
        """Give the seat to this bot, or open it: its person is gone."""
        self.guest = self.name = self.symbol = ""
        self.away_since = None
        self.bot = bot
        self.generation += 1
