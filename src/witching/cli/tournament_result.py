"""What came of a tournament, with its figures as they are written."""

from collections.abc import Iterable

from msgspec import Struct

from witching.arena.balance import CONFIDENCE
from witching.arena.tournament.plan import Terms
from witching.arena.tournament.playing import Played
from witching.arena.tournament.standings import Rate, Rating, Result, Standing, Times, result_of, times_of
from witching.bots.external.loader import label
from witching.cli.bot_failures import Conditions
from witching.cli.output import figure, one_line, text
from witching.compilation.loader import COMPILED, status

HEADS = {
    "rank": "cli-tournament-rank",
    "bot": "cli-figures-bot",
    "rating": "cli-tournament-rating",
    "wins": "cli-figures-wins",
    "points": "cli-figures-points",
    "cpu": "cli-tournament-cpu",
}


class TournamentResult(Struct, frozen=True):
    """The result, the times, and the bots from the strongest to the weakest."""

    result: Result
    times: list[Times]

    @property
    def order(self) -> list[int]:
        """The numbers of the bots, the strongest first."""
        bots = self.result.bots
        return sorted(range(len(bots)), key=lambda bot: (-bots[bot].rating.mu, bot))

    @property
    def conditions(self) -> Conditions:
        """How its games were played."""
        plan = self.result.plan
        return Conditions(plan.game, plan.options, plan.limit, plan.iterations)

    def row(self, place: int) -> dict[str, str]:
        """What is written about the bot at this place, from 0, by column."""
        bot = self.order[place]
        standing = self.result.bots[bot]
        return {
            "rank": str(place + 1),
            "bot": self.name(bot),
            "rating": say_rating(standing.rating),
            "wins": say_rate(standing.win_rate),
            "points": say_points(standing),
            "cpu": say_time(self.times[bot]),
        }

    def name(self, bot: int) -> str:
        """What a bot is called: of a file no folders, unless two are called so."""
        name = self.result.bots[bot].bot
        others = [label(each.bot) for each in self.result.bots]
        return one_line(label(name) if others.count(label(name)) == 1 else name)


def tournament_result(terms: Terms, played: Iterable[Played]) -> TournamentResult:
    """What came of these games."""
    games = list(played)
    return TournamentResult(result_of(terms, games, compiled=status() == COMPILED), times_of(terms, games))


def spread(rating: Rating) -> float:
    """How far the 95 % range of a rating reaches to both sides."""
    return CONFIDENCE * rating.sigma


def say_rating(rating: Rating) -> str:
    """A rating with its range."""
    return f"{figure(rating.mu, 1)} ± {figure(spread(rating), 1)}"


def say_rate(rate: Rate | None) -> str:
    """A share with its interval, which need not lie evenly around it."""
    if rate is None:
        return text("cli-balance-nothing")
    low, high = figure(100 * rate.low, 1), figure(100 * rate.high, 1)
    return text("cli-balance-range", mean=f"{figure(100 * rate.rate, 1)} %", fewest=low, most=high)


def say_interval(rate: Rate) -> str:
    """The interval of a share in per cent."""
    return f"{figure(100 * rate.low)}\N{EN DASH}{figure(100 * rate.high)}"


def say_points(standing: Standing) -> str:
    """The mean of the points."""
    return text("cli-balance-nothing") if standing.points is None else figure(standing.points, 2)


def say_time(times: Times) -> str:
    """What a choice takes on average, and at most, in milliseconds."""
    if times.mean is None:
        return text("cli-balance-nothing")
    return f"{figure(1000 * times.mean, 2)} ({figure(1000 * times.longest, 1)})"
