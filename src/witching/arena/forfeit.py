"""Forfeit: a game that a bot lost by rule, because it failed."""

from msgspec import Struct

from witching.arena.bot_match import Forfeited
from witching.core.series import WIN_SHARE


class Forfeit(Struct, frozen=True):
    """Which game, which bot at which seat, after how many choices, and why (`bots.external.custom_bot` has the words).

    `witching watch` with `seed` and the same bots and options shows the game again up to there.
    """

    game: int
    seed: int
    seat: int
    bot: str
    step: int
    why: str
    detail: str
    bots: list[str] = []
    """All who played it, by seat."""

    def share(self, seat: int, seats: int) -> int:
        """The seat's part of the win, in twelfths: all but the one that failed share it."""
        return 0 if seat == self.seat else WIN_SHARE // (seats - 1)


def forfeit_of(forfeited: Forfeited, game: int, seed: int, bots: list[str]) -> Forfeit:
    """What is kept of a forfeited game, which these bots played."""
    failure, seat = forfeited.failure, forfeited.seat
    return Forfeit(game, seed, seat, bots[seat], forfeited.step, failure.why, failure.detail, bots)
