"""Whole games at a terminal of 80 by 24, typed as a person types."""

import json
import os
from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len

from cli.command import witching
from processes import wait_for_end
from terminal.evening import PROMPTS, Evening
from terminal.tables import begin
from witching.core.record import read_record
from witching.terminal.save_files import save

pytestmark = pytest.mark.slow

MOST_ANSWERS = 2000
HAND_OVER = "terminal-hand-over-prompt"
FAMILY = {"en": "Anna", "ru": "Борис", "it": "Chiara", "ko": "지민", "de": "Jürgen", "fr": "Élodie"}
GAMES = ("glastonbury", "incantibus")
FAMILIES = [
    pytest.param(game, language, marks=[] if game == GAMES[place % 2] else pytest.mark.exhaustive)
    for place, language in enumerate(FAMILY)
    for game in GAMES
]
"""Every language plays one game; before a release both."""


def play_to_the_end(evening: Evening, *prompts: str) -> list[str]:
    """Choose the first of all choices until the game is over; return every question asked."""
    asked = list[str]()
    for _ in range(MOST_ANSWERS):
        key = evening.wait(*PROMPTS, *prompts)
        if not key:
            return asked
        asked.append(key)
        assert_fits(evening)
        evening.type("1" if key == "terminal-prompt" else "")
    raise AssertionError("the game does not end")


def assert_fits(evening: Evening) -> None:
    """Nothing is wider than the terminal, and a question's subject is on the screen with it."""
    lines = evening.screen.split("\n")
    assert max(map(cell_len, lines)) <= 80, evening.screen
    assert len(lines) <= 24, evening.screen


def the_record(data: Path) -> Path:
    [path] = (data / "games").glob("*.json")
    return path


@pytest.mark.parametrize(
    "arguments",
    [
        ("glastonbury", "--players", "human,greedy"),
        pytest.param(
            ("glastonbury", "--players", "greedy,human,random,greedy", "--recipes", "--edition", "it"),
            marks=pytest.mark.slow,
        ),
        ("incantibus", "--players", "human,greedy"),
        pytest.param(("incantibus", "--players", "human,random,greedy,random", "--expert"), marks=pytest.mark.slow),
    ],
    ids=lambda words: " ".join(words),
)
def test_a_game_against_bots_to_its_end(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    evening = Evening(tmp_path, "play", *arguments, "--seed", "4")
    play_to_the_end(evening)
    assert evening.end() == 0
    record = read_record(the_record(tmp_path).read_bytes())
    assert record.result is not None
    assert all(str(seat["points"]) in evening.last_pages for seat in record.result["seats"])
    assert witching("verify", str(the_record(tmp_path))).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_the_plain_game_is_told_in_sentences(tmp_path: Path, game: str) -> None:
    """For screen readers: no drawing, no colour, the same game."""
    evening = Evening(tmp_path, "play", game, "--plain", "--seed", "2")
    while key := evening.wait(*PROMPTS):
        evening.type("1" if key == "terminal-prompt" else "")
    assert "\x1b[3" not in "".join(evening.shown).replace("\x1b[3J", "")
    assert not set("│─┌═▸►♦†☠★") & set(evening.all_shown)
    assert read_record(the_record(tmp_path).read_bytes()).result is not None


@pytest.mark.slow
def test_ctrl_c_leaves_a_game_that_goes_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "incantibus", "--seed", "7")
    for _ in range(6):
        key = evening.wait(*PROMPTS)
        evening.type("1" if key == "terminal-prompt" else "")
    evening.wait(*PROMPTS)
    assert evening.interrupt() == 130
    assert str(the_record(tmp_path)) in evening.all_shown.replace("\n", "")
    saved = read_record(the_record(tmp_path).read_bytes())
    again = Evening(tmp_path, "play", "--resume")
    again.wait("terminal-unfinished-prompt")
    again.type("1")
    play_to_the_end(again)
    assert again.end() == 0
    finished = read_record(the_record(tmp_path).read_bytes())
    assert finished.actions[: len(saved.actions)] == saved.actions
    assert finished.result is not None


def test_undo_goes_back_and_is_noted(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4")
    asked: list[str] = []
    while asked.count("terminal-prompt") < 2:
        asked.append(evening.wait(*PROMPTS))
        if asked.count("terminal-prompt") < 2:
            evening.type("1" if asked[-1] == "terminal-prompt" else "")
    evening.type("undo")
    evening.begin()
    evening.type("2")
    evening.wait(*PROMPTS)
    evening.child.sendeof()
    assert evening.end() == 0
    assert len(json.loads(the_record(tmp_path).read_text())["undone"]) == 1


@pytest.mark.parametrize(("game", "language"), FAMILIES)
def test_a_family_plays_in_its_language(tmp_path: Path, game: str, language: str) -> None:
    """Two people hand the screen on and a bot plays with them, to the score sheet."""
    name, other = FAMILY[language], "Zoe"
    who = ("--players", "human,greedy,human", "--names", f"{name},{other}")
    options = ("--recipes",) if game == "glastonbury" else ("--expert",)
    evening = Evening(tmp_path, "play", game, *who, *options, "--seed", "5", language=language)
    handed = 0
    while key := evening.wait(*PROMPTS, HAND_OVER, players=(name, other)):
        handed += key == HAND_OVER
        evening.type("1" if key == "terminal-prompt" else "")
    assert handed > 10
    assert read_record(the_record(tmp_path).read_bytes()).result is not None
    assert name in evening.last_pages


@pytest.mark.slow
def test_a_choice_that_was_answered_outlives_a_kill(tmp_path: Path) -> None:
    """Save before you send: the power may fail after every answer."""
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4")
    for answers in range(1, 6):
        while evening.wait(*PROMPTS) != "terminal-prompt":
            evening.type()
        evening.type("1")
        evening.wait(*PROMPTS)
        evening.child.kill(9)
        wait_for_end(evening.child)
        record = read_record(the_record(tmp_path).read_bytes())
        people = [seat for seat, _ in record.actions if record.seats[seat]["kind"] == "person"]
        assert len(people) == answers
        evening = Evening(tmp_path, "play", "--resume", str(the_record(tmp_path)))
    evening.child.kill(9)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["q", "ctrl-c", "ctrl-d"])
def test_who_leaves_leaves_nothing_to_read(tmp_path: Path, how: str) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4", "--recipes", rows=40)
    evening.begin()
    evening.type("1")
    evening.begin()
    assert "Player 1, at " in evening.screen
    if how == "ctrl-c":
        assert evening.interrupt() == 130
    else:
        evening.type("q") if how == "q" else evening.child.sendeof()
        assert evening.end() == 0
    assert "Player 1" not in evening.screen
    assert f"play --resume {the_record(tmp_path)}\n" in evening.screen


@pytest.mark.slow
def test_a_narrow_window_is_told_of_and_gets_sentences(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4", rows=40, columns=60)
    evening.wait("terminal-go-on")
    assert "narrower than 80 columns" in " ".join(evening.screen.split())
    evening.type()
    evening.begin()
    evening.type()
    evening.begin()
    assert "♦" not in evening.screen
    assert all(cell_len(line) <= 60 for line in evening.screen.split("\n"))
    evening.type("q")
    assert evening.end() == 0


@pytest.mark.slow
def test_what_is_typed_instead_of_turning_a_page_is_the_next_answer(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4")
    evening.begin()
    evening.type("log")
    evening.wait("terminal-go-on")
    evening.type("?G-STEPS")
    evening.wait("terminal-go-on")
    assert "G-STEPS" in evening.screen
    evening.type("1")
    assert evening.wait("terminal-prompt") == "terminal-prompt"
    evening.type("q")
    assert evening.end() == 0


def test_a_game_in_which_nobody_chose_is_not_kept(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "incantibus")
    evening.begin()
    evening.type("q")
    assert evening.end() == 0
    assert not list((tmp_path / "games").glob("*.json"))
    assert "--resume" not in evening.screen


@pytest.mark.slow
def test_a_doubled_enter_answers_no_later_question(tmp_path: Path) -> None:
    """The screen is still handed over, and nobody's wand points unasked."""
    who = ("--players", "human,human", "--names", "Anna,Ben")
    evening = Evening(tmp_path, "play", "incantibus", *who, "--seed", "3")
    while evening.wait(*PROMPTS, HAND_OVER, players=("Anna", "Ben")) != "terminal-prompt":
        evening.type()
    evening.child.send("1\n\n\n1\n")
    assert evening.wait(*PROMPTS, HAND_OVER, players=("Ben",)) == HAND_OVER
    assert evening.child.expect([r".+", pexpect.TIMEOUT], timeout=2) == 1, "somebody else has answered"
    assert evening.interrupt() == 130
    assert len(read_record(the_record(tmp_path).read_bytes()).actions) == 1


@pytest.mark.slow
def test_a_file_that_was_there_is_never_removed(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    save(path, begin("glastonbury").record())
    evening = Evening(tmp_path, "play", "--resume", str(path))
    evening.begin()
    evening.type("q")
    assert evening.end() == 0
    assert read_record(path.read_bytes()) == begin("glastonbury").record()


@pytest.mark.slow
def test_a_terminal_that_cannot_wipe_gets_empty_lines(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4", TERM="dumb")
    evening.begin()
    assert "\x1b" not in "".join(evening.shown)
    assert "\n" * 20 in evening.all_shown
    evening.type("q")
    assert evening.end() == 0


@pytest.mark.slow
def test_bytes_that_are_no_text_are_no_choice(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4", rows=40, PYTHONIOENCODING="utf-8:strict")
    evening.begin()
    os.write(evening.child.child_fd, b"\xff\xfe\n")
    assert evening.wait("terminal-prompt") == "terminal-prompt"
    evening.type("q")
    assert evening.end() == 0


@pytest.mark.slow
def test_bots_make_room_for_people_of_their_names(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--names", "Morgana")
    evening.begin()
    evening.type("1")
    evening.wait(*PROMPTS)
    assert [seat["name"] for seat in read_record(the_record(tmp_path).read_bytes()).seats][:2] == ["Morgana", "Merlin"]


@pytest.mark.slow
def test_a_name_cannot_write_to_the_screen(tmp_path: Path) -> None:
    """Somebody else's record may hold anything as a name; what does not print is shown as an escape."""
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4", "--names", "Anna", rows=40)
    evening.begin()
    evening.type("1")
    evening.begin()
    evening.type("q")
    assert evening.end() == 0
    path = the_record(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("Anna", "[red]\\u001b[7m\\u0007\\u202e"), encoding="utf-8")
    again = Evening(tmp_path, "play", "--resume", str(path), rows=40)
    again.begin()
    shown = "".join(again.shown)
    assert "[red]\\x1b[7m" in again.all_shown
    assert not {"\x1b[7m", "\x07", "\u202e"} & {piece for piece in ("\x1b[7m", "\x07", "\u202e") if piece in shown}
    again.type("q")
    assert again.end() == 0
    for bad in ("a\tb", "x" * 21, ""):
        assert witching("play", "glastonbury", "--names", f"{bad},Ben", WITCHING_DATA=str(tmp_path)).returncode == 2


@pytest.mark.slow
def test_what_cannot_be_chosen_is_explained_with_its_rule(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", "--seed", "4", rows=50)
    evening.begin()
    for typed, told in {"walk": "[G-SPECIAL2]", "take a1": "[G-SETUP]", "xyzzy": "xyzzy", "99": "99"}.items():
        evening.type(typed)
        evening.wait("terminal-prompt")
        assert told in evening.screen
    for words, found in {"walk": "G-WALK", "zzz": "G-BOX"}.items():
        evening.type(f"?{words}")
        evening.wait("terminal-go-on")
        assert found in evening.screen
        evening.type()
        evening.begin()
    evening.type("?")
    evening.wait("terminal-go-on")
    assert "undo" in evening.screen
    evening.type()
    evening.wait("terminal-prompt")
    evening.type("q")
    assert evening.end() == 0


def test_the_menu_leads_to_a_game_in_a_few_answers(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play")
    evening.wait("terminal-menu-prompt")
    evening.type("1")
    evening.child.expect_exact("(1 to 4; Enter: 1) ")
    evening.type()
    evening.child.expect_exact("(Enter: Player 1) ")
    evening.type("Анна")
    evening.child.expect_exact("(1, 2, 3; Enter: 2) ")
    evening.type("1")
    evening.child.expect_exact("Which bots? (Enter: 2) ")
    evening.type("student, adept")
    evening.child.expect_exact("Which bots? (Enter: 2) ")
    evening.type("student")
    evening.child.expect_exact("Play with recipes")
    evening.wait("terminal-menu-options")
    evening.type("2")
    evening.wait("terminal-menu-options")
    assert_fits(evening)
    evening.type()
    asked = list[str]()
    for _ in range(MOST_ANSWERS):
        asked.append(evening.wait(*PROMPTS, "terminal-menu-again"))
        if asked[-1] == "terminal-menu-again":
            break
        evening.type("1" if asked[-1] == "terminal-prompt" else "")
    assert "Анна" in evening.last_pages
    assert read_record(the_record(tmp_path).read_bytes()).options["recipes"] is True
    evening.type()
    evening.wait("terminal-menu-prompt")
    evening.child.sendeof()
    assert evening.end() == 0


def test_where_levels_play_by_the_clock_that_is_said_first(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "play", "glastonbury", WITCHING_PURE="1")
    evening.wait("terminal-go-on")
    assert evening.say("bots-hurried").split(":")[0] in " ".join(evening.all_shown.split())
    evening.child.sendeof()
    assert evening.end() == 0
