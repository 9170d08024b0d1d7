"""Seats: the seats of a table and who sits there."""

from msgspec import Struct

from witching.server.table.settings import OPEN

TAKEOVER = "adept"
"""The bot that plays for those who are absent, and for those whose time is over."""

SYMBOLS = ("owl", "cat", "toad", "raven", "bat", "moon", "star", "key", "candle", "broom", "cauldron", "feather")
"""What a person may be shown as."""


class Seat(Struct):
    """A seat. `bot` plays it now, if any does; `generation` counts those who sat here, so old keys open nothing.

    `is_left`: a person was removed during the game; another one may sit down in the place of the bot.
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
        """Whether a person may sit down here: nobody does, and no bot was invited."""
        return self.guest == "" and (self.bot == OPEN or self.is_left)

    @property
    def is_present(self) -> bool:
        """Whether a person sits here with a device that is connected."""
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
        """Nobody sits here any more; this bot does, or the seat is open."""
        self.guest = self.name = self.symbol = ""
        self.away_since = None
        self.bot = bot
        self.generation += 1
