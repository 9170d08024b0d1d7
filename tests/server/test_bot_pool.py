"""The processes that think for bots: real ones, really killed."""

import asyncio
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec
import pytest

from laws.cases import BOOKS
from processes import LIMIT
from server.odd_bots import ODD_BOTS, Thorough
from witching.bots.roster import Roster
from witching.compilation.loader import COMPILED, status
from witching.core.match import Match
from witching.server.bots.pool import TRIES, ProcessBotPool, drawn, in_its_place
from witching.server.bots.request import BotRequest, choice_request
from witching.server.bots.thinking import NICENESS, answer_of
from witching.testing.book import Case
from witching.testing.play import make_play

ALL_GAMES = {book.game.name: book.game for book in BOOKS}
PATIENCE = 60.0
SALT = "0" * 32
PATHS = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
"""The environment of a process that finds the same modules as these tests."""


def bot_request(bot: str = "second", seed: int = 7, game: int = 0, bots: Roster = ODD_BOTS) -> BotRequest:
    """A question to a bot in the middle of a game."""
    book = BOOKS[game]
    play = make_play(Case(book, next(iter(book.quick.values()))), seed, moment=300)
    match = Match(book.game, play.start, SALT)
    for seat, action in play.log:
        match.choose(seat, action)
    while len(match.legal(match.due[0])) < 2:
        match.choose(match.due[0], match.legal(match.due[0])[0])
    return choice_request(match, match.due[0], bot, bots)


def greedy(asked: BotRequest) -> int:
    """What looks best at once to the seat asked, which differs from a drawn choice."""
    best = answer_of(msgspec.structs.replace(asked, bot="greedy"), ALL_GAMES)
    assert best != drawn(asked)
    return best


def thought(asked: BotRequest) -> int:
    """The bot's own choice, which no substitute would make."""
    own = answer_of(asked, ALL_GAMES, ODD_BOTS)
    assert own not in (greedy(asked), drawn(asked))
    return own


@contextmanager
def thinking(limit: float = PATIENCE, most_requests: int = 1000, bots: Roster = ODD_BOTS) -> Iterator[ProcessBotPool]:
    bot_pool = ProcessBotPool(ALL_GAMES, bots=bots, limit=limit, most_requests=most_requests)
    try:
        yield bot_pool
    finally:
        bot_pool.close()
    assert not workers()


def ask(bot_pool: ProcessBotPool, *bot_requests: BotRequest) -> list[int]:
    async def all_at_once() -> list[int]:
        return await asyncio.gather(*map(bot_pool.choose, bot_requests))

    return asyncio.run(all_at_once())


def failures(caplog: pytest.LogCaptureFixture) -> int:
    """How often a substitute had to choose for a bot."""
    return sum("bot-failed" in record.getMessage() for record in caplog.records)


def workers() -> list[BaseProcess]:
    return [process for process in multiprocessing.active_children() if process.name == "thinker"]


def eventually(holds: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_single_choice_needs_no_process() -> None:
    only = BotRequest("nothing", "sleeper", b"", [7], 1)
    with thinking() as bot_pool:
        assert ask(bot_pool, only) == [7]
        assert not workers()


def test_after_the_end_a_choice_is_drawn() -> None:
    with thinking() as bot_pool:
        pass
    assert ask(bot_pool, bot_request()) == [drawn(bot_request())]
    assert not workers()


@pytest.mark.slow
def test_workers_answer_as_the_bot_does_at_low_priority() -> None:
    bots = ("apprentice", "greedy", "random")
    bot_requests = [bot_request(bot, seed, game) for bot in bots for seed in (1, 2) for game in range(3)]
    with thinking() as bot_pool:
        assert ask(bot_pool, *bot_requests) == [answer_of(each, ALL_GAMES) for each in bot_requests]
        [worker] = workers()
        assert worker.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) >= min(os.nice(0) + NICENESS, 19)


@pytest.mark.slow
def test_a_worker_that_is_killed_while_it_rests_is_not_missed() -> None:
    asked = [bot_request(), bot_request(seed=2)]
    with thinking() as bot_pool:
        ask(bot_pool, *asked)
        [worker] = workers()
        worker.kill()
        worker.join()
        assert ask(bot_pool, *asked) == [thought(each) for each in asked]


@pytest.mark.slow
@pytest.mark.skipif(status() != COMPILED, reason="takes minutes; there levels play by the clock")
@pytest.mark.parametrize("game", [0, 2], ids=["glastonbury", "incantibus"])
def test_a_level_chooses_the_same_after_its_worker_was_killed(
    game: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Without a clock, only knowledge, seed and simulations matter."""
    began = tmp_path / "began"
    bots: Roster = {**ODD_BOTS, "thorough": partial(Thorough, began)}
    hard = bot_request("thorough", game=game, bots=bots)

    async def kill_thinking(bot_pool: ProcessBotPool) -> int:
        asked = asyncio.create_task(bot_pool.choose(hard))
        await asyncio.to_thread(eventually, began.exists)
        [worker] = workers()
        worker.kill()
        assert not asked.done()
        answer = await asked
        [other] = workers()
        assert other.pid != worker.pid
        return answer

    with thinking(bots=bots) as bot_pool:
        assert asyncio.run(kill_thinking(bot_pool)) == answer_of(hard, ALL_GAMES, bots)
    assert failures(caplog) == 0


@pytest.mark.slow
def test_a_worker_that_is_killed_while_it_thinks_or_starts_is_replaced_a_few_times() -> None:
    async def kill_all(bot_pool: ProcessBotPool) -> tuple[int, int]:
        asked = asyncio.create_task(bot_pool.choose(bot_request("sleeper")))
        killed: set[int] = set()
        while not asked.done():
            for pid in {worker.pid for worker in workers() if worker.pid} - killed:
                await asyncio.sleep(0.5)  # it has begun to think, or is still starting: both must work
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            await asyncio.sleep(0.01)
        return await asked, len(killed)

    with thinking() as bot_pool:
        answer, killed = asyncio.run(asyncio.wait_for(kill_all(bot_pool), PATIENCE))
        assert answer == greedy(bot_request("sleeper"))
        assert killed == TRIES
        assert ask(bot_pool, bot_request()) == [thought(bot_request())]


@pytest.mark.slow
@pytest.mark.parametrize("odd", ["suicide", "stumbler", "cheat"])
def test_a_bot_that_fails_stops_no_game_and_no_other_bot(odd: str, caplog: pytest.LogCaptureFixture) -> None:
    good = [bot_request(seed=seed) for seed in (2, 3, 10)]
    with thinking() as bot_pool:
        answers = ask(bot_pool, good[0], bot_request(odd), good[1], bot_request(odd, seed=9), good[2])
        assert answers[1::2] == [greedy(bot_request(odd)), greedy(bot_request(odd, seed=9))]
        assert answers[::2] == [thought(each) for each in good]
    assert failures(caplog) == 2


@pytest.mark.all
def test_a_bot_that_sleeps_for_ever_is_ended_and_others_wait_no_longer() -> None:
    with thinking(limit=10.0) as bot_pool:  # of which the others need a few thousandths
        answers = ask(bot_pool, bot_request("sleeper"), bot_request(), bot_request(seed=2))
        assert answers == [greedy(bot_request("sleeper")), thought(bot_request()), thought(bot_request(seed=2))]


def test_where_even_the_substitute_fails_a_choice_is_drawn() -> None:
    broken = msgspec.structs.replace(bot_request(), knowledge=b"nonsense")
    assert in_its_place(broken, ALL_GAMES) == drawn(broken)


@pytest.mark.slow
def test_where_no_file_can_be_opened_a_choice_is_made_all_the_same() -> None:
    """A worker that cannot start, wherever its start fails, is no failure of the game; once files can be opened, bots
    think again."""
    program = "from server import test_bot_pool; test_bot_pool.choose_without_files()"
    alone = subprocess.run([sys.executable, "-c", program], env=PATHS, timeout=LIMIT)
    assert alone.returncode == 0


def choose_without_files() -> None:
    """In a separate process, because the fork server suffers from it too."""
    asked = bot_request()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with thinking() as bot_pool:
        ask(bot_pool, asked)  # the fork server is there already
    for more in range(8):
        with thinking() as bot_pool:
            lowest = os.dup(0)
            os.close(lowest)

            async def choose(bot_pool: ProcessBotPool = bot_pool, most: int = lowest + 5 + more) -> int:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                try:
                    return await bot_pool.choose(asked)
                finally:
                    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

            assert asyncio.run(choose()) in (greedy(asked), thought(asked))
            assert ask(bot_pool, asked) == [thought(asked)]


@pytest.mark.slow
def test_a_worker_gives_way_to_a_fresh_one() -> None:
    with thinking(most_requests=2) as bot_pool:
        pids = []
        for _ in range(4):
            assert ask(bot_pool, bot_request()) == [thought(bot_request())]
            pids += [worker.pid for worker in workers()]
    assert pids[0] == pids[1] != pids[2] == pids[3]


@pytest.mark.slow
def test_closing_ends_what_thinks() -> None:
    async def close_meanwhile(bot_pool: ProcessBotPool) -> list[int]:
        await bot_pool.choose(bot_request())
        asked = [asyncio.create_task(bot_pool.choose(bot_request("sleeper", seed))) for seed in (1, 2)]
        await asyncio.sleep(0.2)
        await asyncio.to_thread(bot_pool.close)
        return await asyncio.gather(*asked)

    with thinking(limit=100 * PATIENCE) as bot_pool:  # waiting for the sleeper would never end
        assert asyncio.run(close_meanwhile(bot_pool)) == [drawn(bot_request("sleeper", seed)) for seed in (1, 2)]


SERVER = """
import asyncio, multiprocessing, sys
from server import test_bot_pool as t
pool = t.ProcessBotPool(t.ALL_GAMES, bots=t.ODD_BOTS, limit=20.0)
async def main():
    await pool.choose(t.bot_request())
    asked = asyncio.create_task(pool.choose(t.bot_request(sys.argv[1])))
    await asyncio.sleep(0.2)
    print(*[worker.pid for worker in t.workers()], flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["second", "sleeper"])
def test_no_process_outlives_a_server_that_is_killed(bot: str) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, bot], stdout=subprocess.PIPE, text=True, start_new_session=True, env=PATHS
    )
    assert server.stdout is not None
    assert int(server.stdout.readline()) != server.pid
    server.kill()
    server.wait(LIMIT)
    server.stdout.close()
    eventually(lambda: not is_running(server.pid))


def is_running(group: int) -> bool:
    """Whether there is a process of this group: the server, its workers, or their fork server."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
