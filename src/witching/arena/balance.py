"""Balance: the censuses of many games added up, and what they say about each thing."""

import math
from collections.abc import Iterator, Sequence

from msgspec import Struct

from witching.core.game import Game
from witching.core.message import Message
from witching.core.position import Position
from witching.core.series import WIN_SHARE
from witching.core.statistics import HELP_SHARE, LENGTH, Chapter, Measure, Tally, tally_table

SEATS = Chapter("seats", "arena-balance-seats", Measure.LOTS)
ENDINGS = Chapter("endings", "arena-balance-endings", Measure.SHARES)
CONFIDENCE = 1.96  # standard deviations of a 95 % interval


class Row(Struct, frozen=True):
    """The sums of one thing; `had` counts the seats that had it at least once, `wins` their shares of wins."""

    chapter: Chapter
    key: str
    name: Message | str
    games: int = 0
    times: int = 0
    fewest: int = 0
    most: int = 0
    had: int = 0
    wins: int = 0
    points: int = 0
    helped: int = 0


class RowStatistics(Struct, frozen=True):
    """What the sums of a thing say; `points` and `helps` are by one taking. None: no seat ever had it."""

    times: int
    per_game: float
    fewest: int
    most: int
    seats: int
    points: float | None
    helps: float | None
    win_rate: float | None
    low: float | None
    high: float | None


def count_game(game: Game, start: Position, actions: Sequence[tuple[int, int]], end: Position) -> list[Row]:
    """The rows of one finished game: its seats, what it counts about itself, its length and its ending."""
    winners = end.winners()
    wins = [WIN_SHARE // len(winners) if seat in winners else 0 for seat in range(end.seats)]
    decisions = tally_table(LENGTH, "decisions", Message("arena-balance-decisions"), len(actions))
    tallies = (*_seats(end), *game.statistics(start, actions), decisions, *_endings(game, end))
    return [_row(tally, wins) for tally in tallies]


def _seats(end: Position) -> Iterator[Tally]:
    for seat in range(end.seats):
        here = tuple(int(other == seat) for other in range(end.seats))
        points = tuple(end.points(seat) * own for own in here)
        yield Tally(SEATS, str(seat), Message("arena-balance-seat", {"number": seat}), here, points, (0,) * end.seats)


def _endings(game: Game, end: Position) -> Iterator[Tally]:
    for cause, name in enumerate(game.endings):
        if cause:
            said = Message(f"{game.name}-ending-{name}")
            yield tally_table(ENDINGS, name, said, int(end.ending() == cause))


def _row(tally: Tally, wins: Sequence[int]) -> Row:
    total = sum(tally.times)
    having = [seat for seat, times in enumerate(tally.times) if times and tally.chapter.measure.is_by_seat]
    return Row(
        tally.chapter,
        tally.key,
        tally.name,
        games=1,
        times=total,
        fewest=total,
        most=total,
        had=len(having),
        wins=sum([wins[seat] for seat in having]),
        points=sum(tally.points),
        helped=sum(tally.helped),
    )


def merge_rows(one: list[Row], other: list[Row]) -> list[Row]:
    """The rows of both together: the order does not matter."""
    if not one or not other:
        return one or other
    return [_sum(row, more) for row, more in zip(one, other, strict=True)]


def _sum(one: Row, other: Row) -> Row:
    assert (one.chapter.key, one.key) == (other.chapter.key, other.key)
    return Row(
        one.chapter,
        one.key,
        one.name,
        games=one.games + other.games,
        times=one.times + other.times,
        fewest=min(one.fewest, other.fewest),
        most=max(one.most, other.most),
        had=one.had + other.had,
        wins=one.wins + other.wins,
        points=one.points + other.points,
        helped=one.helped + other.helped,
    )


def chapters_of(rows: Sequence[Row]) -> dict[Chapter, list[Row]]:
    """The rows by chapter, in their order."""
    chapters: dict[Chapter, list[Row]] = {}
    for row in rows:
        chapters.setdefault(row.chapter, []).append(row)
    return chapters


def row_statistics(row: Row) -> RowStatistics:
    """What the sums of a thing say."""
    rate = row.wins / WIN_SHARE / row.had if row.had else None
    low, high = (None, None) if rate is None else interval(rate, row.had)
    return RowStatistics(
        times=row.times,
        per_game=round(row.times / row.games, 4),
        fewest=row.fewest,
        most=row.most,
        seats=row.had,
        points=round(row.points / row.times, 3) if row.had else None,
        helps=round(row.helped / HELP_SHARE / row.times, 3) if row.had else None,
        win_rate=None if rate is None else round(rate, 4),
        low=low,
        high=high,
    )


def interval(rate: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate seen in `count` observations."""
    spread = CONFIDENCE * CONFIDENCE / count
    centre = (rate + spread / 2) / (1 + spread)
    half = CONFIDENCE * math.sqrt(rate * (1 - rate) / count + spread / count / 4) / (1 + spread)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)
