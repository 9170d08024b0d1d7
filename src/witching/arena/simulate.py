"""Simulate: a series of games between bots, in parts, on any number of processes, with the same result."""

import multiprocessing
import signal
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import forkserver, resource_tracker
from multiprocessing.context import BaseContext
from pathlib import Path
from threading import Event

from msgspec import Struct

from witching.arena.balance import Row, count_game, merge_rows
from witching.arena.match import play_match
from witching.arena.statistics import Totals, merge, totals_of
from witching.bots.roster import brains, is_playout, names_by_seat
from witching.core.game import Game
from witching.core.position import Position
from witching.core.record import Player, make_record, salt_of_seed, write_record
from witching.core.rng import Rng, derive
from witching.core.series import Series

PATIENCE = 0.2
"""Seconds until Ctrl-C is looked for again."""


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
    alone = jobs == 1 or plan.games <= plan.chunk
    totals = Totals()
    for part in _one_process(plan, parts) if alone else _several_processes(plan, parts, jobs):
        totals = merge(totals, part)
        yield totals


def _one_process(plan: Plan, parts: Iterator[tuple[int, int]]) -> Iterator[Totals]:
    for first, count in parts:
        yield play_part(plan, first, count)


def _several_processes(plan: Plan, parts: Iterator[tuple[int, int]], jobs: int) -> Iterator[Totals]:
    """Parts in whatever order they are done; when the caller stops early, nothing more is begun."""
    with _heard_between_parts() as interrupted:
        pool = ProcessPoolExecutor(jobs, mp_context=_start_method(), initializer=_ignore_interrupt)
        try:
            waiting = {pool.submit(play_part, plan, *part) for part in islice(parts, 2 * jobs)}
            while waiting:
                if interrupted.is_set():
                    raise KeyboardInterrupt
                done, waiting = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play_part, plan, *part) for part in islice(parts, len(done))}
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _heard_between_parts() -> Iterator[Event]:
    """Ctrl-C sets a flag instead of striking anywhere: a pool struck while it starts a process never ends."""
    interrupted = Event()
    heard = signal.signal(signal.SIGINT, lambda _number, _frame: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, heard)


def _start_method() -> BaseContext:
    """How other processes begin: clean, and deaf to Ctrl-C from their first moment where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    resource_tracker.ensure_running()  # would open the ears again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # POSIX; Ctrl-C waits, it is not lost
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)
    return multiprocessing.get_context("forkserver")


def _ignore_interrupt() -> None:
    """Ctrl-C reaches every process of the terminal; the first one decides what happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_part(plan: Plan, first: int, count: int) -> Totals:
    """Play games `first` to `first + count - 1` of the plan."""
    position = plan.game.blank(plan.options)
    series = Series()
    balance: list[Row] = []
    started = time.process_time()
    if plan.is_playout:
        series.play(position, plan.seed, first, count)
    else:
        balance = _play_matches(plan, position, series, first, count)
    return totals_of(series, time.process_time() - started, balance)


def _play_matches(plan: Plan, position: Position, series: Series, first: int, count: int) -> list[Row]:
    """Play from Python, game by game; the rows of the balance, if it is asked for."""
    bots = brains(plan.bots, position.seats)
    balance: list[Row] = []
    for index in range(first, first + count):
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
