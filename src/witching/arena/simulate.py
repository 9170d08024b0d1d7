"""Simulate: a series of games between bots, in parts, on any number of processes, with the same result."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from witching.arena.balance import Row, count_game, merge_rows
from witching.arena.match import play_match
from witching.arena.parts import play_parts
from witching.arena.statistics import Totals, merge, totals_of
from witching.bots.bot import Brain
from witching.bots.roster import brains, is_playout, names_by_seat
from witching.core.game import Game
from witching.core.position import Position
from witching.core.record import Player, make_record, salt_of_seed, write_record
from witching.core.rng import Rng, derive
from witching.core.series import Series


class Plan(Struct, frozen=True):
    """What to play: enough for another process to play a part of it."""

    game: Game
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: int
    games: int
    records: str | None = None
    compiled: bool = False
    balance: bool = False

    @property
    def chunk(self) -> int:
        """Games in a part: about a second's work."""
        if self.is_playout:
            return 50_000 if self.compiled else 300
        if self.balance and is_playout(self.bots):
            return 200 if self.compiled else 50
        return 8 if self.compiled else 2

    @property
    def is_playout(self) -> bool:
        """Whether the compiled loop can play it: policies alone, and neither records nor balance asked for."""
        return self.records is None and not self.balance and is_playout(self.bots)


def check(plan: Plan) -> Position:
    """The table of the plan's first game. Raises Refused if the options or bots do not fit."""
    position = plan.game.blank(plan.options)
    brains(plan.bots, position.seats)
    position.redeal(Rng(derive(plan.seed, 0)))
    return position


def simulate(plan: Plan, jobs: int) -> Iterator[Totals]:
    """Play the plan; yields the totals so far after every part, whose last is the whole."""
    parts = ((first, min(plan.chunk, plan.games - first)) for first in range(0, plan.games, plan.chunk))
    totals = Totals()
    for part in play_parts(begin, plan, parts, 1 if plan.games <= plan.chunk else jobs):
        totals = merge(totals, part)
        yield totals


def begin(plan: Plan) -> Callable[[int, int], Totals]:
    """What plays the parts of a plan, with the same bots at all of them."""
    return partial(_play_part, plan, brains(plan.bots, plan.game.blank(plan.options).seats))


def play_part(plan: Plan, first: int, count: int) -> Totals:
    """Play games `first` to `first + count - 1` of the plan."""
    return begin(plan)(first, count)


def _play_part(plan: Plan, bots: Sequence[Brain], first: int, count: int) -> Totals:
    position = plan.game.blank(plan.options)
    series = Series()
    balance: list[Row] = []
    started = time.process_time()
    if plan.is_playout:
        series.play(position, plan.seed, first, count)
    else:
        balance = _play_matches(plan, position, bots, series, range(first, first + count))
    return totals_of(series, time.process_time() - started, balance)


def _play_matches(
    plan: Plan, position: Position, bots: Sequence[Brain], series: Series, games: Sequence[int]
) -> list[Row]:
    """Play from Python, game by game; the rows of the balance, if it is asked for."""
    balance: list[Row] = []
    for index in games:
        actions = play_match(plan.game, position, bots, derive(plan.seed, index))
        series.add(position, len(actions))
        if plan.balance:
            balance = merge_rows(balance, _count(plan, position, actions, index))
        if plan.records is not None:
            _save_record(plan, position, actions, index)
    return balance


def _count(plan: Plan, end: Position, actions: list[tuple[int, int]], index: int) -> list[Row]:
    """What the game of this index counts: it is dealt once more, to be replayed."""
    start = plan.game.blank(plan.options)
    start.redeal(Rng(derive(plan.seed, index)))
    return count_game(plan.game, start, actions, end)


def _save_record(plan: Plan, position: Position, actions: list[tuple[int, int]], index: int) -> None:
    names = names_by_seat(plan.bots, position.seats)
    players = [Player(f"{name} {seat}", name) for seat, name in enumerate(names)]
    record = make_record(plan.game, position, players, actions, salt_of_seed(derive(plan.seed, index)))
    assert plan.records is not None
    path = Path(plan.records) / f"{plan.game.name}-{index:06d}.json"
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(write_record(record))
    unfinished.replace(path)
