"""Statistics: totals of a series put together from its parts, and what they say."""

import math

import msgspec
from msgspec import Struct

from witching.arena.balance import Row, merge_rows
from witching.arena.forfeit import Forfeit
from witching.core.converter import Converter
from witching.core.series import WIN_SHARE, Series


class Totals(Struct):
    """The totals of a series, as `Series.totals` writes them; `cpu_seconds` is what the games took.

    `balance` has the rows of what the game counts about itself, where that was asked for.
    """

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    sums: list[int] = []
    squares: list[int] = []
    wins: list[int] = []
    lowest: list[int] = []
    highest: list[int] = []
    endings: list[int] = []
    cpu_seconds: float = 0.0
    balance: list[Row] = []
    forfeits: list[Forfeit] = []

    @property
    def played(self) -> int:
        """All games, also those that a bot lost by rule: they have no points and are in no other sum."""
        return self.games + len(self.forfeits)


_TOTALS = Converter(Totals)


class SeatStatistics(Struct, frozen=True):
    """What a seat did over a series; a shared win is a part of one. Points are None where no game came to its end."""

    wins: float
    win_rate: float
    mean: float | None
    deviation: float | None
    lowest: int | None
    highest: int | None


def totals_of(series: Series, cpu_seconds: float, balance: list[Row], forfeits: list[Forfeit]) -> Totals:
    """The totals of a part, ready to be sent to another process."""
    totals = _TOTALS.convert({**series.totals(), "cpu_seconds": cpu_seconds})
    totals.balance = balance
    totals.forfeits = forfeits
    return totals


def merge(one: Totals, other: Totals) -> Totals:
    """The totals of both together: the order does not matter."""
    forfeits = sorted([*one.forfeits, *other.forfeits], key=lambda forfeit: forfeit.game)
    cpu_seconds = one.cpu_seconds + other.cpu_seconds
    if not one.games or not other.games:
        return msgspec.structs.replace(one if one.games else other, forfeits=forfeits, cpu_seconds=cpu_seconds)
    return Totals(
        games=one.games + other.games,
        decisions=one.decisions + other.decisions,
        shortest=min(one.shortest, other.shortest),
        longest=max(one.longest, other.longest),
        sums=_add(one.sums, other.sums),
        squares=_add(one.squares, other.squares),
        wins=_add(one.wins, other.wins),
        lowest=[min(pair) for pair in zip(one.lowest, other.lowest, strict=True)],
        highest=[max(pair) for pair in zip(one.highest, other.highest, strict=True)],
        endings=_add(one.endings, other.endings),
        cpu_seconds=cpu_seconds,
        balance=merge_rows(one.balance, other.balance),
        forfeits=forfeits,
    )


def _add(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]


def seat_statistics(totals: Totals, seat: int, seats: int) -> SeatStatistics:
    """What the totals say about one seat; a game lost by rule is a win of all the others together."""
    twelfths = sum(forfeit.share(seat, seats) for forfeit in totals.forfeits)
    if not totals.games:
        wins = twelfths / WIN_SHARE
        return SeatStatistics(round(wins, 4), round(wins / totals.played, 4), None, None, None, None)
    mean = totals.sums[seat] / totals.games
    variance = totals.squares[seat] / totals.games - mean * mean
    wins = (twelfths + totals.wins[seat]) / WIN_SHARE
    return SeatStatistics(
        wins=round(wins, 4),
        win_rate=round(wins / totals.played, 4),
        mean=round(mean, 3),
        deviation=round(math.sqrt(max(0.0, variance)), 3),
        lowest=totals.lowest[seat],
        highest=totals.highest[seat],
    )
