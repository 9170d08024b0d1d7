"""Simulate: a series of games between bots, in parts, on any number of processes, with the same result."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from msgspec import Struct

from witching.arena.balance import Row, count_game, merge_rows
from witching.arena.bot_match import Forfeited, play_match
from witching.arena.forfeit import Forfeit, forfeit_of
from witching.arena.processes import play_parts
from witching.arena.statistics import Totals, merge, totals_of
from witching.bots.bot import Brain
from witching.bots.external.custom_bot import LIMIT
from witching.bots.external.loader import label
from witching.bots.lineup import close_bots, lineup, load_bots
from witching.bots.roster import is_playout, names_by_seat
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
    limit: float = LIMIT

    @property
    def is_playout(self) -> bool:
        """Whether the compiled loop can play it: policies alone, and neither records nor balance asked for."""
        return self.records is None and not self.balance and is_playout(self.bots)


def check(plan: Plan) -> Position:
    """The table of the plan's first game. Raises Refused if the options or bots do not fit."""
    position = plan.game.blank(plan.options)
    bots = lineup(plan.bots, position.seats)
    load_bots(bots)
    close_bots(bots)
    position.redeal(Rng(derive(plan.seed, 0)))
    return position


def simulate(plan: Plan, jobs: int) -> Iterator[Totals]:
    """Play the plan; yields the totals so far after every part, whose last is the whole. Raises PlayerLost."""
    totals = Totals()
    for part in play_parts(begin, plan, range(plan.games), min(jobs, plan.games)):
        totals = merge(totals, part)
        yield totals


@contextmanager
def begin(plan: Plan) -> Iterator[Callable[[int, int], Totals]]:
    """What plays the parts of a plan. A bot that cannot be loaded here loses its games by rule, and stops nothing."""
    bots = lineup(plan.bots, plan.game.blank(plan.options).seats, limit=plan.limit)
    try:
        yield partial(_play_part, plan, bots)
    finally:
        close_bots(bots)


def _play_part(plan: Plan, bots: Sequence[Brain], first: int, count: int) -> Totals:
    position = plan.game.blank(plan.options)
    series = Series()
    balance: list[Row] = []
    forfeits: list[Forfeit] = []
    started = time.process_time()
    if plan.is_playout:
        series.play(position, plan.seed, first, count)
    else:
        for index in range(first, first + count):
            try:
                balance = merge_rows(balance, _play_game(plan, position, bots, series, index))
            except Forfeited as forfeited:
                names = names_by_seat(plan.bots, position.seats)
                forfeits.append(forfeit_of(forfeited, index, derive(plan.seed, index), names))
    return totals_of(series, time.process_time() - started, balance, forfeits)


def _play_game(plan: Plan, position: Position, bots: Sequence[Brain], series: Series, index: int) -> list[Row]:
    """Play from Python; the rows of the balance, if it is asked for. Raises Forfeited, and nothing was counted."""
    actions = play_match(plan.game, position, bots, derive(plan.seed, index))
    series.add(position, len(actions))
    if plan.records is not None:
        _save_record(plan, position, actions, index)
    return _count(plan, position, actions, index) if plan.balance else []


def _count(plan: Plan, end: Position, actions: list[tuple[int, int]], index: int) -> list[Row]:
    """What the game of this index counts: it is dealt once more, to be replayed."""
    start = plan.game.blank(plan.options)
    start.redeal(Rng(derive(plan.seed, index)))
    return count_game(plan.game, start, actions, end)


def _save_record(plan: Plan, position: Position, actions: list[tuple[int, int]], index: int) -> None:
    names = [label(name) for name in names_by_seat(plan.bots, position.seats)]
    players = [Player(f"{name} {seat}", name) for seat, name in enumerate(names)]
    record = make_record(plan.game, position, players, actions, salt_of_seed(derive(plan.seed, index)))
    assert plan.records is not None
    path = Path(plan.records) / f"{plan.game.name}-{index:06d}.json"
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(write_record(record))
    unfinished.replace(path)
