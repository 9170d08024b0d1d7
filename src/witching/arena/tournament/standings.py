"""Standings: what the games of a tournament say about the bots (docs/tournament.md has every field)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from itertools import permutations
from platform import python_version

from msgspec import Struct

from witching import __version__
from witching.arena.balance import interval
from witching.arena.forfeit import Forfeit
from witching.arena.tournament.plan import Terms
from witching.arena.tournament.playing import Played
from witching.core.series import WIN_SHARE


class Rate(Struct, frozen=True):
    """How often something happened in a number of games, with Wilson's 95 % interval.

    One deal played by the same bots at all seats counts as one observation, not as several: its games are not
    independent. Such observations are taken as independent of each other.
    """

    games: int
    rate: float
    low: float
    high: float


class Rating(Struct, frozen=True):
    """A strength and its uncertainty; the true strength lies within 1.96 `sigma` of `mu` with 95 %, says the model."""

    mu: float
    sigma: float


class Standing(Struct, frozen=True):
    """One bot: `wins` has parts of shared ones; `scores` counts the games by points, written as text for JSON.

    `forfeits` are the games that it lost by rule; those are in `games`, and have no points.
    """

    bot: str
    games: int
    forfeits: int
    wins: float
    win_rate: Rate | None
    points: float | None
    rating: Rating
    scores: dict[str, int]


class Times(Struct, frozen=True):
    """What a bot's choices took, in CPU seconds; None where it had nothing to choose."""

    bot: str
    choices: int
    mean: float | None
    longest: float


class Result(Struct, frozen=True):
    """The document `result.json`: all bots in the order of the plan; `matrix[a][b]` is how often a came before b.

    With the same versions the same plan gives the same bytes, whatever was killed between.
    """

    plan: Terms
    versions: dict[str, str]
    compiled: bool
    games: int
    complete: bool
    bots: list[Standing]
    matrix: list[list[Rate | None]]
    forfeits: list[Forfeit]
    format: str = "witching-tournament-result-1"


class Score:
    """The sums of one bot, or of one bot against another."""

    def __init__(self) -> None:
        self.games = 0
        self.twelfths = 0
        self.forfeits = 0
        self.points: Counter[int] = Counter()

    def add(self, twelfths: int) -> None:
        """Add a game, with its share of a win."""
        self.games += 1
        self.twelfths += twelfths

    def rate(self, seats: int) -> Rate | None:
        """The share of wins; None without a game."""
        if not self.games:
            return None
        share = self.twelfths / WIN_SHARE / self.games
        return Rate(self.games, round(share, 4), *interval(share, max(1, self.games // seats)))


def result_of(terms: Terms, played: Iterable[Played], *, compiled: bool) -> Result:
    """What these games say, in whatever order they were played."""
    schedule, bots = terms.schedule, range(len(terms.bots))
    games = sorted(played, key=lambda game: game.index)
    seated = [schedule.seating(game.index).bots for game in games]
    alone, against = [Score() for _ in bots], [[Score() for _ in bots] for _ in bots]
    for game, seats in zip(games, seated, strict=True):
        _add(game, seats, alone, against)
    ratings = rate(len(bots), ((seats, game.ranks) for game, seats in zip(games, seated, strict=True)))
    return Result(
        plan=terms,
        versions={"witching": __version__, "python": python_version(), "openskill": version("openskill")},
        compiled=compiled,
        games=len(games),
        complete=len(games) == terms.games,
        bots=[_standing(terms, bot, alone[bot], ratings[bot]) for bot in bots],
        matrix=[[score.rate(terms.seats) for score in row] for row in against],
        forfeits=[game.forfeit for game in games if game.forfeit is not None],
    )


def _add(game: Played, seats: Sequence[int], alone: list[Score], against: list[list[Score]]) -> None:
    winners = game.ranks.count(0)
    for seat, bot in enumerate(seats):
        alone[bot].add(0 if game.ranks[seat] else WIN_SHARE // winners)
        alone[bot].points.update(game.points[seat : seat + 1])
        alone[bot].forfeits += game.forfeit is not None and game.forfeit.seat == seat
    for one, other in permutations(range(len(seats)), 2):
        against[seats[one]][seats[other]].add(_ahead(game.ranks[one], game.ranks[other]))


def _ahead(one: int, other: int) -> int:
    return WIN_SHARE // 2 if one == other else WIN_SHARE * (one < other)


def _standing(terms: Terms, bot: int, score: Score, rating: Rating) -> Standing:
    counted = score.points.total()
    return Standing(
        terms.bots[bot],
        score.games,
        score.forfeits,
        round(score.twelfths / WIN_SHARE, 4),
        score.rate(terms.seats),
        round(sum(points * times for points, times in score.points.items()) / counted, 3) if counted else None,
        rating,
        {str(points): score.points[points] for points in sorted(score.points)},
    )


def times_of(terms: Terms, played: Iterable[Played]) -> list[Times]:
    """What the choices of every bot took."""
    schedule, bots = terms.schedule, len(terms.bots)
    choices, seconds, longest = [0] * bots, [0.0] * bots, [0.0] * bots
    for game in played:
        for seat, bot in enumerate(schedule.seating(game.index).bots):
            choices[bot] += game.choices[seat]
            seconds[bot] += game.seconds[seat]
            longest[bot] = max(longest[bot], game.longest[seat])
    return [
        Times(name, counted, round(spent / counted, 7) if counted else None, most)
        for name, counted, spent, most in zip(terms.bots, choices, seconds, longest, strict=True)
    ]


Ranking = tuple[Sequence[int], Sequence[int]]
"""The bots of one game, and their ranks."""


def rate(bots: int, games: Iterable[Ranking]) -> list[Rating]:
    """The ratings after these games by Plackett and Luce, learnt from one game after the other."""
    from openskill.models import PlackettLuce  # what only a tournament needs is not loaded before

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for seated, ranks in games:
        after = model.rate([[ratings[bot]] for bot in seated], ranks=[float(rank) for rank in ranks])
        for bot, [rating] in zip(seated, after, strict=True):
            ratings[bot] = rating
    return [Rating(round(rating.mu, 4), round(rating.sigma, 4)) for rating in ratings]
