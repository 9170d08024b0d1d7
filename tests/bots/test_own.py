"""Bots of one's own: found, loaded, asked, ended."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bots.files import write_bots
from witching.arena.match import Match
from witching.bots.apart import BotFailed, OwnBot
from witching.bots.asking import ask_or_draw
from witching.bots.lineup import lineup
from witching.bots.own import FunctionBot, label, load_bot
from witching.bots.roster import brains
from witching.core.position import Position
from witching.core.refusal import Refused
from witching.core.rng import Rng
from witching.games.glastonbury.game import Glastonbury

GAME = Glastonbury()
CLASSES = """
from witching.bots.bot import Bot
class One(Bot):
    def choose(self, game, knowledge, choices, rng): return choices[0]
"""


def dealt() -> Position:
    position = GAME.blank({"seats": 2})
    position.redeal(Rng(5))
    return position


@contextmanager
def own_bot(name: str, limit: float = 60.0) -> Iterator[OwnBot]:
    bot = OwnBot(name, limit=limit)
    try:
        yield bot
    finally:
        bot.close()


def chosen(bot: OwnBot, seed: int = 1) -> int:
    position = dealt()
    seat = position.to_act()[0]
    return bot.choose(GAME, GAME.knowledge(position, seat), position.legal(seat), Rng(seed))


def refusal(name: str) -> str:
    with pytest.raises(Refused) as error:
        load_bot(name)
    message = error.value.refusal.message
    return f"{message.key} {message.args}"


# ---------------------------------------------------------------- loading


@pytest.mark.parametrize(
    ("name", "short"),
    [("greedy", "greedy"), ("./my_bot.py", "my_bot.py"), ("/a/b/c.py:D", "c.py:D"), ("x" * 99, "x" * 36)],
)
def test_a_label_has_no_folders_and_fits_into_a_record(name: str, short: str) -> None:
    assert label(name) == short


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("def choose(", "", ["bots-refusal-broken", "bot.py:1: SyntaxError"]),
        ("x = 1\nx / 0", "", ["bots-refusal-broken", "bot.py:2: ZeroDivisionError"]),
        ("import nothing_such", "", ["bots-refusal-broken", "ModuleNotFoundError"]),
        ("exit()", "", ["bots-refusal-broken", "SystemExit"]),
        ("", "", ["bots-refusal-no-bot"]),
        ("choose = 7", "", ["bots-refusal-no-bot"]),
        ("from witching.bots.greedy import GreedyBot", "", ["bots-refusal-no-bot"]),
        ("class Bot: pass", ":Bot", ["bots-refusal-no-bot"]),
        (CLASSES, ":Three", ["bots-refusal-no-name", "Three"]),
        (CLASSES + "class Two(One): pass", "", ["bots-refusal-several", "bot.py:One, bot.py:Two"]),
        (CLASSES + "    def __init__(self, x): pass", "", ["bots-refusal-broken", "TypeError"]),
        ("from witching.bots.bot import Bot\nclass One(Bot): pass", "", ["bots-refusal-broken", "TypeError"]),
    ],
)
def test_a_file_that_holds_no_bot_is_refused(text: str, name: str, told: list[str], tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(text, encoding="utf-8")
    said = refusal(f"{tmp_path}/bot.py{name}")
    assert all(each in said for each in told), said


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.py").write_bytes(b"\xff\x00")
    assert "bots-refusal-file" in refusal(f"{tmp_path}/nothing.py")
    assert "bots-refusal-broken" in refusal(f"{tmp_path}/bytes.py")
    (tmp_path / "folder.py").mkdir()
    assert "bots-refusal-file" in refusal(f"{tmp_path}/folder.py")


def test_a_bot_is_a_function_or_a_class_and_finds_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_my_bot.py").write_text("WANTED = 0")
    (tmp_path / "bot.py").write_text("import beside_my_bot\n" + CLASSES + "def last(g, k, c, r): return c[-1]")
    assert type(load_bot(f"{tmp_path}/bot.py")).__name__ == "One"
    assert type(load_bot(f"{tmp_path}/bot.py:One")).__name__ == "One"
    assert isinstance(load_bot(f"{tmp_path}/bot.py:last"), FunctionBot)


def test_the_server_knows_no_files(tmp_path: Path) -> None:
    write_bots(tmp_path)
    with pytest.raises(Refused):
        brains([f"{tmp_path}/first.py"], 2)


# ---------------------------------------------------------------- choosing


@pytest.mark.slow
def test_it_chooses_by_knowledge_and_chance_alone(tmp_path: Path) -> None:
    write_bots(tmp_path)
    with own_bot(f"{tmp_path}/drawing.py") as bot:
        found = [chosen(bot, seed) for seed in range(20)]
        assert found == [chosen(bot, seed) for seed in range(20)]
        assert len(set(found)) > 1
        assert bot.cpu_seconds > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "why", "told"),
    [
        ("raising", "raised", "raising.py:2: ValueError: no idea"),
        ("leaving", "raised", "SystemExit"),
        ("illegal", "illegal", "99999"),
        ("wordy", "illegal", "the best"),
        ("dying", "died", ""),
        ("sleeping", "stalled", "1 s"),
        ("swallowing", "stalled", "1 s"),
        ("in_c", "stalled", "1 s"),
    ],
)
def test_a_bot_that_fails_is_ended_and_asked_again(name: str, why: str, told: str, tmp_path: Path) -> None:
    write_bots(tmp_path)
    with own_bot(f"{tmp_path}/{name}.py", limit=1) as bot:
        for _ in range(2):
            with pytest.raises(BotFailed) as failed:
                chosen(bot)
            assert failed.value.why == why
            assert told in failed.value.detail


@pytest.mark.slow
def test_a_word_of_the_pipe_that_comes_too_late_ends_nobody(tmp_path: Path) -> None:
    """A question can be read before the system tells of it; what it tells then is not that the asker is gone."""
    (tmp_path / "told.py").write_text(
        "import os, signal\ndef choose(game, knowledge, choices, rng):\n"
        "    os.kill(os.getpid(), signal.SIGIO)\n    return choices[0]\n"
    )
    with own_bot(f"{tmp_path}/told.py") as bot:
        assert chosen(bot) == dealt().legal(dealt().to_act()[0])[0]


@pytest.mark.slow
def test_for_one_that_fails_a_choice_is_drawn(tmp_path: Path) -> None:
    write_bots(tmp_path)
    position = dealt()
    seat = position.to_act()[0]
    [bot, same] = lineup([f"{tmp_path}/raising.py"], 2)
    assert bot is same
    assert isinstance(bot, OwnBot)
    match = Match(GAME, position, [bot, same], 1)
    action, failure = ask_or_draw(bot, match, seat, chance=Rng(1), own=Rng(1))
    bot.close()
    assert action in position.legal(seat)
    assert failure is not None


@pytest.mark.slow
def test_its_process_gets_nothing_that_its_seat_cannot_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that the seat cannot tell apart send the same."""
    write_bots(tmp_path)
    sent: list[bytes] = []
    with own_bot(f"{tmp_path}/first.py") as bot:
        monkeypatch.setattr(bot._worker, "ask", lambda question: sent.append(question) or b"\x92\x00\x00")
        position = dealt()
        seat = position.to_act()[0]
        known = GAME.knowledge(position, seat)
        worlds = [position, *(known.imagine(Rng(seed)) for seed in range(5))]
        for world in worlds:
            bot.choose(GAME, GAME.knowledge(world, seat), world.legal(seat), Rng(1))
    assert len(set(worlds)) > 1
    assert len(set(sent)) == 1
