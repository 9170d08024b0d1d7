"""Custom bots: found and loaded."""

from pathlib import Path

import pytest

from bots.files import write_bots
from witching.bots.external.loader import FunctionBot, label, load_bot
from witching.bots.roster import check_bot
from witching.core.refusal import Refused

CLASSES = """
from witching.bots.bot import Bot
class One(Bot):
    def choose(self, game, knowledge, choices, rng): return choices[0]
"""


def refusal(name: str) -> str:
    with pytest.raises(Refused) as error:
        load_bot(name)
    message = error.value.refusal.message
    return f"{message.key} {message.args}"


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
        ("from witching.bots.baseline import GreedyBot", "", ["bots-refusal-no-bot"]),
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
        check_bot(f"{tmp_path}/first.py")
