"""Playing a tournament: its games one by one, in parts, on any number of processes."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct

from witching.arena.bot_match import Forfeited, play_match
from witching.arena.clock import Clock
from witching.arena.forfeit import Forfeit, forfeit_of
from witching.arena.processes import play_parts
from witching.arena.tournament.plan import Plan
from witching.bots.bot import Brain
from witching.bots.lineup import close_bots, find_brain
from witching.core.position import Position


class Played(Struct, frozen=True, array_like=True):
    """One game. By seat: points, rank (0 is the best, equals share one) and what `Clock` counted.

    A game that a bot lost by rule has no points; all others are equal and before it.
    """

    index: int
    points: list[int]
    ranks: list[int]
    choices: list[int]
    seconds: list[float]
    longest: list[float]
    forfeit: Forfeit | None = None


def play_tournament(plan: Plan, missing: Iterable[int], jobs: int) -> Iterator[list[Played]]:
    """Play the missing games of the plan, in ascending order; yields them in parts. Raises PlayerLost."""
    return play_parts(begin, plan, missing, jobs)


@contextmanager
def begin(plan: Plan) -> Iterator["Player"]:
    """What plays the parts of a plan. A bot that cannot be loaded here loses its games by rule, and stops nothing."""
    terms = plan.terms
    bots = [find_brain(bot, limit=terms.limit, iterations=terms.iterations) for bot in terms.bots]
    try:
        yield Player(plan, bots)
    finally:
        close_bots(bots)


class Player:
    """Plays the parts of a plan."""

    def __init__(self, plan: Plan, bots: Sequence[Brain]) -> None:
        self._plan = plan
        self._schedule = plan.terms.schedule
        self._bots = bots
        self._position = plan.game.blank(plan.terms.options)

    def __call__(self, first: int, count: int) -> list[Played]:
        return [self._play(index) for index in range(first, first + count)]

    def _play(self, index: int) -> Played:
        seating, position = self._schedule.seating(index), self._position
        clock, seed = Clock(position.seats), self._plan.seed_of(seating.deal)
        seated = [self._bots[number] for number in seating.bots]
        try:
            play_match(self._plan.game, position, seated, seed, clock.ask)
            points, ranks, forfeit = _points(position), _ranks(position), None
        except Forfeited as forfeited:
            names = [self._plan.terms.bots[number] for number in seating.bots]
            forfeit = forfeit_of(forfeited, index, seed, names)
            points, ranks = [], [int(seat == forfeit.seat) for seat in range(position.seats)]
        seconds, longest = _round(clock.seconds), _round(clock.longest)
        return Played(index, points, ranks, clock.choices, seconds, longest, forfeit)


def _points(position: Position) -> list[int]:
    return [position.points(seat) for seat in range(position.seats)]


def _ranks(position: Position) -> list[int]:
    standings = [position.standing(seat) for seat in range(position.seats)]
    return [sum(other > standing for other in standings) for standing in standings]


def _round(seconds: Sequence[float]) -> list[float]:
    return [round(each, 7) for each in seconds]
