"""Custom bots: asked and ended."""

import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.files import lives_met, write_bots
from witching.arena.bot_match import BotMatch, play_match, seat_seed
from witching.bots.baseline import RandomBot
from witching.bots.bot_choice import ask_or_draw
from witching.bots.external.custom_bot import MOST_LOADS, Answer, BotFailed, CustomBot
from witching.bots.killable_process import END, FORK
from witching.bots.lineup import close_bots, lineup, load_bots
from witching.cli.games import ALL_GAMES
from witching.core.game import Game
from witching.core.position import Position
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.games.glastonbury.game import Glastonbury

GAME = Glastonbury()


def dealt(deal: int = 5) -> Position:
    position = GAME.blank({"seats": 2})
    position.redeal(Rng(deal))
    return position


@contextmanager
def custom_bot(name: str, limit: float = 60.0) -> Iterator[CustomBot]:
    bot = CustomBot(name, limit=limit)
    try:
        bot.load()
        yield bot
    finally:
        bot.close()


def chosen(bot: CustomBot, deal: int = 5, seed: int = 1) -> int:
    position = dealt(deal)
    seat = position.to_act()[0]
    return bot.choose(GAME, GAME.knowledge(position, seat), position.legal(seat), Rng(seed))


FIRST = dealt().legal(dealt().to_act()[0])[0]
"""What `chosen` returns when a bot takes the first choice."""


@pytest.mark.slow
def test_it_draws_by_its_knowledge_alone(tmp_path: Path) -> None:
    write_bots(tmp_path)
    with custom_bot(f"{tmp_path}/drawing.py") as bot:
        found = [chosen(bot, deal) for deal in range(20)]
        assert found == [chosen(bot, deal, seed=2) for deal in range(20)]
        assert len(set(found)) > 1
        assert bot.cpu_seconds > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "limit", "why", "told"),
    [
        ("raising", 60, "raised", "raising.py:2: ValueError: no idea"),
        ("leaving", 60, "raised", "SystemExit"),
        ("illegal", 60, "illegal", "99999"),
        ("wordy", 60, "illegal", "the best"),
        ("dying", 60, "died", ""),
        ("sleeping", 1, "stalled", "1 s"),
        ("swallowing", 1, "stalled", "1 s"),
        ("in_c", 1, "stalled", "1 s"),
    ],
)
def test_a_bot_that_fails_is_ended_and_asked_again(name: str, limit: int, why: str, told: str, tmp_path: Path) -> None:
    write_bots(tmp_path)
    with custom_bot(f"{tmp_path}/{name}.py", limit=limit) as bot:
        for _ in range(2):
            with pytest.raises(BotFailed) as failed:
                chosen(bot)
            assert failed.value.why == why
            assert told in failed.value.detail


PARRICIDE = """
import os, pathlib, signal, time
loads = pathlib.Path(__file__).with_name('loads')
with open(loads, 'a') as file: file.write('+')
count = len(loads.read_text())
{again}
def choose(game, knowledge, choices, rng):
    if count == 1: os.kill(os.getppid(), signal.SIGKILL), os._exit(0)
    return choices[0]
"""
"""Ends the process it was forked from, so it has to be loaded again."""


def write_parricide(folder: Path, again: str) -> str:
    (folder / "parricide.py").write_text(PARRICIDE.format(again=again))
    return f"{folder}/parricide.py"


@pytest.mark.slow
def test_one_whose_process_was_killed_is_loaded_again(tmp_path: Path) -> None:
    with custom_bot(write_parricide(tmp_path, "")) as bot:
        assert failure_of(bot) == ("died", "")
        assert [chosen(bot), chosen(bot)] == [FIRST, FIRST]
    assert (tmp_path / "loads").read_text() == "++"


@pytest.mark.slow
def test_one_that_could_not_be_loaded_again_has_failed_until_the_game_is_over(tmp_path: Path) -> None:
    gone = ("unloaded", "parricide.py:6: RuntimeError: gone")
    with custom_bot(write_parricide(tmp_path, "if count == 2: raise RuntimeError('gone')")) as bot:
        assert [failure_of(bot) for _ in range(3)] == [("died", ""), gone, gone]
        bot.begin_game()
        assert chosen(bot) == FIRST
    assert (tmp_path / "loads").read_text() == "+++"


@pytest.mark.slow
def test_one_that_can_never_be_loaded_again_is_not_tried_for_ever(tmp_path: Path) -> None:
    with custom_bot(write_parricide(tmp_path, "if count > 1: os._exit(0)")) as bot:
        assert failure_of(bot) == ("died", "")
        for _ in range(2 * MOST_LOADS):
            bot.begin_game()
            assert failure_of(bot) == ("unloaded", "")
    assert (tmp_path / "loads").read_text() == "+" * (1 + MOST_LOADS)


@pytest.mark.slow
def test_one_that_is_too_slow_to_load_again_is_waited_for_but_once_in_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a bot that never finishes is given so short a time."""
    with custom_bot(write_parricide(tmp_path, "if count > 1: time.sleep(1000)")) as bot:
        assert failure_of(bot) == ("died", "")
        monkeypatch.setattr("witching.bots.killable_process.START", 2.0)
        monkeypatch.setattr("witching.bots.external.custom_bot.START", 2.0)
        starts, start = list[int](), bot._worker.start

        def counted() -> None:
            starts.append(1)
            start()

        monkeypatch.setattr(bot._worker, "start", counted)
        assert [failure_of(bot) for _ in range(3)] == [("unloaded", "2 s")] * 3
    assert starts == [1]


@pytest.mark.slow
def test_where_one_is_refused_no_process_of_another_is_left(tmp_path: Path) -> None:
    write_bots(tmp_path)
    (tmp_path / "broken.py").write_text("def choose(")
    before = set(multiprocessing.active_children())
    bots = lineup([f"{tmp_path}/first.py", f"{tmp_path}/broken.py"], 2)
    with pytest.raises(Refused):
        load_bots(bots)
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.slow
def test_where_the_system_cannot_fork_every_seat_of_every_game_is_another_life_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bots(tmp_path)
    monkeypatch.setattr("witching.bots.killable_process.can_fork", lambda: False)
    bots = lineup([f"{tmp_path}/spying.py"], 2)
    for deal in range(2):
        play_match(GAME, GAME.blank({"seats": 2}), bots, deal)
    close_bots(bots)
    lives = lives_met(tmp_path).values()
    assert sorted(met[0] for met in lives) == [0, 0, 1, 1]
    assert all(len(set(met)) == 1 for met in lives)


def failure_of(bot: CustomBot) -> tuple[str, str]:
    with pytest.raises(BotFailed) as failed:
        chosen(bot)
    return failed.value.why, failed.value.detail


@pytest.mark.slow
def test_a_word_of_the_pipe_that_comes_too_late_ends_nobody(tmp_path: Path) -> None:
    """A question may be read before its signal arrives; a late signal does not mean that the asker is gone."""
    (tmp_path / "told.py").write_text(
        "import os, signal\ndef choose(game, knowledge, choices, rng):\n"
        "    os.kill(os.getpid(), signal.SIGIO)\n    return choices[0]\n"
    )
    with custom_bot(f"{tmp_path}/told.py") as bot:
        assert chosen(bot) == FIRST


@pytest.mark.slow
def test_for_one_that_fails_a_choice_is_drawn(tmp_path: Path) -> None:
    write_bots(tmp_path)
    position = dealt()
    seat = position.to_act()[0]
    bots = lineup([f"{tmp_path}/raising.py"], 2)
    match = BotMatch(GAME, position, bots, 1)
    action, failure = ask_or_draw(bots[seat], match, seat, chance=Rng(1), own=Rng(1))
    close_bots(bots)
    assert action in position.legal(seat)
    assert failure is not None


@pytest.mark.slow
def test_what_its_process_says_is_looked_up_here_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot has its process to itself, including the pipe on which the answer is sent."""
    write_bots(tmp_path)
    with custom_bot(f"{tmp_path}/first.py") as bot:
        forged = msgspec.msgpack.encode(Answer(0.0, 99_999))
        monkeypatch.setattr(bot._worker, "ask", lambda question: forged)
        with pytest.raises(BotFailed) as failed:
            chosen(bot)
    assert (failed.value.why, failed.value.detail) == ("illegal", "99999")


@pytest.mark.slow
def test_its_process_gets_nothing_that_its_seat_cannot_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that the seat cannot tell apart send the same bytes, whatever generator dealt them."""
    write_bots(tmp_path)
    sent: list[bytes] = []
    with custom_bot(f"{tmp_path}/first.py") as bot:
        answer = msgspec.msgpack.encode(Answer(0.0, FIRST))

        def answered(question: bytes) -> bytes:
            sent.append(question)
            return answer

        monkeypatch.setattr(bot._worker, "ask", answered)
        position = dealt()
        seat = position.to_act()[0]
        known = GAME.knowledge(position, seat)
        worlds = [position, *(known.imagine(Rng(seed)) for seed in range(5))]
        for seed, world in enumerate(worlds):
            bot.choose(GAME, GAME.knowledge(world, seat), world.legal(seat), Rng(seed))
    assert len(set(worlds)) > 1
    assert len(set(sent)) == 1


@pytest.mark.slow
def test_what_it_is_forked_from_hears_of_the_game_and_of_nothing_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bots(tmp_path)
    with custom_bot(f"{tmp_path}/first.py") as bot:
        source, heard = bot._loaded._source, list[bytes]()
        ask = source.ask

        def overheard(asked: bytes, **hand: Any) -> bytes:
            heard.append(asked)
            return ask(asked, **hand)

        monkeypatch.setattr(source, "ask", overheard)
        play_match(GAME, GAME.blank({"seats": 2}), [bot, RandomBot()], 1)
    assert [asked[:1] for asked in heard] == [END, FORK, END]
    assert heard[1] == FORK + pickle.dumps(GAME)


def noting_seed(ask: Callable[[bytes], bytes], seeds: list[int], sent: bytes) -> bytes:
    seeds.append(msgspec.msgpack.decode(sent)[3])
    return ask(sent)


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
def test_its_chance_is_another_one_at_every_choice_and_none_of_the_games_own(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bots(tmp_path)
    seeds: list[int] = []
    with custom_bot(f"{tmp_path}/first.py") as bot:
        bots = [bot, bot.another()]
        for each in bots:
            monkeypatch.setattr(each._worker, "ask", partial(noting_seed, each._worker.ask, seeds))
        for deal in range(3):
            play_match(game, game.blank({"seats": 2}), bots, deal)
        close_bots(bots)
    assert len(set(seeds)) == len(seeds) > 60
    generators = [Rng(seed) for deal in range(3) for seed in (deal, seat_seed(deal, 0), seat_seed(deal, 1))]
    drawn = {each.below(1 << 30) << 30 | each.below(1 << 30) for each in generators}
    assert drawn.isdisjoint(seeds)
