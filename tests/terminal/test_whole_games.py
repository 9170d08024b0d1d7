"""Whole games at a terminal of 80 by 24, typed as a person types."""

import json
import os
from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len

from cli.command import witching
from processes import wait_for_end
from terminal.tables import begin
from terminal.terminal_session import PROMPTS, TerminalSession
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


def play_to_the_end(session: TerminalSession, *prompts: str) -> list[str]:
    """Choose the first of all choices until the game is over; return every question asked."""
    asked = list[str]()
    for _ in range(MOST_ANSWERS):
        key = session.wait(*PROMPTS, *prompts)
        if not key:
            return asked
        asked.append(key)
        assert_fits(session)
        session.type("1" if key == "terminal-prompt" else "")
    raise AssertionError("the game does not end")


def assert_fits(session: TerminalSession) -> None:
    """Nothing is wider than the terminal, and a question's subject is on the screen with it."""
    lines = session.screen.split("\n")
    assert max(map(cell_len, lines)) <= 80, session.screen
    assert len(lines) <= 24, session.screen


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
    session = TerminalSession(tmp_path, "play", *arguments, "--seed", "4")
    play_to_the_end(session)
    assert session.end() == 0
    record = read_record(the_record(tmp_path).read_bytes())
    assert record.result is not None
    assert all(str(seat["points"]) in session.last_pages for seat in record.result["seats"])
    assert witching("verify", str(the_record(tmp_path))).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["glastonbury", "incantibus"])
def test_the_plain_game_is_told_in_sentences(tmp_path: Path, game: str) -> None:
    """For screen readers: no drawing, no colour, the same game."""
    session = TerminalSession(tmp_path, "play", game, "--plain", "--seed", "2")
    while key := session.wait(*PROMPTS):
        session.type("1" if key == "terminal-prompt" else "")
    assert "\x1b[3" not in "".join(session.shown).replace("\x1b[3J", "")
    assert not set("│─┌═▸►♦†☠★") & set(session.all_shown)
    assert read_record(the_record(tmp_path).read_bytes()).result is not None


@pytest.mark.slow
def test_ctrl_c_leaves_a_game_that_goes_on(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "incantibus", "--seed", "7")
    for _ in range(6):
        key = session.wait(*PROMPTS)
        session.type("1" if key == "terminal-prompt" else "")
    session.wait(*PROMPTS)
    assert session.interrupt() == 130
    assert str(the_record(tmp_path)) in session.all_shown.replace("\n", "")
    saved = read_record(the_record(tmp_path).read_bytes())
    again = TerminalSession(tmp_path, "play", "--resume")
    again.wait("terminal-unfinished-prompt")
    again.type("1")
    play_to_the_end(again)
    assert again.end() == 0
    finished = read_record(the_record(tmp_path).read_bytes())
    assert finished.actions[: len(saved.actions)] == saved.actions
    assert finished.result is not None


def test_undo_goes_back_and_is_noted(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4")
    asked: list[str] = []
    while asked.count("terminal-prompt") < 2:
        asked.append(session.wait(*PROMPTS))
        if asked.count("terminal-prompt") < 2:
            session.type("1" if asked[-1] == "terminal-prompt" else "")
    session.type("undo")
    session.begin()
    session.type("2")
    session.wait(*PROMPTS)
    session.child.sendeof()
    assert session.end() == 0
    assert len(json.loads(the_record(tmp_path).read_text())["undone"]) == 1


@pytest.mark.parametrize(("game", "language"), FAMILIES)
def test_a_family_plays_in_its_language(tmp_path: Path, game: str, language: str) -> None:
    """Two people hand the screen on and a bot plays with them, to the score sheet."""
    name, other = FAMILY[language], "Zoe"
    who = ("--players", "human,greedy,human", "--names", f"{name},{other}")
    options = ("--recipes",) if game == "glastonbury" else ("--expert",)
    session = TerminalSession(tmp_path, "play", game, *who, *options, "--seed", "5", language=language)
    handed = 0
    while key := session.wait(*PROMPTS, HAND_OVER, players=(name, other)):
        handed += key == HAND_OVER
        session.type("1" if key == "terminal-prompt" else "")
    assert handed > 10
    assert read_record(the_record(tmp_path).read_bytes()).result is not None
    assert name in session.last_pages


@pytest.mark.slow
def test_a_choice_that_was_answered_outlives_a_kill(tmp_path: Path) -> None:
    """Save before you send: the power may fail after every answer."""
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4")
    for answers in range(1, 6):
        while session.wait(*PROMPTS) != "terminal-prompt":
            session.type()
        session.type("1")
        session.wait(*PROMPTS)
        session.child.kill(9)
        wait_for_end(session.child)
        record = read_record(the_record(tmp_path).read_bytes())
        people = [seat for seat, _ in record.actions if record.seats[seat]["kind"] == "person"]
        assert len(people) == answers
        session = TerminalSession(tmp_path, "play", "--resume", str(the_record(tmp_path)))
    session.child.kill(9)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["q", "ctrl-c", "ctrl-d"])
def test_who_leaves_leaves_nothing_to_read(tmp_path: Path, how: str) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4", "--recipes", rows=40)
    session.begin()
    session.type("1")
    session.begin()
    assert "Player 1, at " in session.screen
    if how == "ctrl-c":
        assert session.interrupt() == 130
    else:
        session.type("q") if how == "q" else session.child.sendeof()
        assert session.end() == 0
    assert "Player 1" not in session.screen
    assert f"play --resume {the_record(tmp_path)}\n" in session.screen


@pytest.mark.slow
def test_a_narrow_window_is_told_of_and_gets_sentences(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4", rows=40, columns=60)
    session.wait("terminal-go-on")
    assert "narrower than 80 columns" in " ".join(session.screen.split())
    session.type()
    session.begin()
    session.type()
    session.begin()
    assert "♦" not in session.screen
    assert all(cell_len(line) <= 60 for line in session.screen.split("\n"))
    session.type("q")
    assert session.end() == 0


@pytest.mark.slow
def test_what_is_typed_instead_of_turning_a_page_is_the_next_answer(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4")
    session.begin()
    session.type("log")
    session.wait("terminal-go-on")
    session.type("?G-STEPS")
    session.wait("terminal-go-on")
    assert "G-STEPS" in session.screen
    session.type("1")
    assert session.wait("terminal-prompt") == "terminal-prompt"
    session.type("q")
    assert session.end() == 0


def test_a_game_in_which_nobody_chose_is_not_kept(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "incantibus")
    session.begin()
    session.type("q")
    assert session.end() == 0
    assert not list((tmp_path / "games").glob("*.json"))
    assert "--resume" not in session.screen


@pytest.mark.slow
def test_a_doubled_enter_answers_no_later_question(tmp_path: Path) -> None:
    """The screen is still handed over, and nobody's wand points unasked."""
    who = ("--players", "human,human", "--names", "Anna,Ben")
    session = TerminalSession(tmp_path, "play", "incantibus", *who, "--seed", "3")
    while session.wait(*PROMPTS, HAND_OVER, players=("Anna", "Ben")) != "terminal-prompt":
        session.type()
    session.child.send("1\n\n\n1\n")
    assert session.wait(*PROMPTS, HAND_OVER, players=("Ben",)) == HAND_OVER
    assert session.child.expect([r".+", pexpect.TIMEOUT], timeout=2) == 1, "somebody else has answered"
    assert session.interrupt() == 130
    assert len(read_record(the_record(tmp_path).read_bytes()).actions) == 1


@pytest.mark.slow
def test_a_file_that_was_there_is_never_removed(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    save(path, begin("glastonbury").record())
    session = TerminalSession(tmp_path, "play", "--resume", str(path))
    session.begin()
    session.type("q")
    assert session.end() == 0
    assert read_record(path.read_bytes()) == begin("glastonbury").record()


@pytest.mark.slow
def test_a_terminal_that_cannot_wipe_gets_empty_lines(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4", TERM="dumb")
    session.begin()
    assert "\x1b" not in "".join(session.shown)
    assert "\n" * 20 in session.all_shown
    session.type("q")
    assert session.end() == 0


@pytest.mark.slow
def test_bytes_that_are_no_text_are_no_choice(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4", rows=40, PYTHONIOENCODING="utf-8:strict")
    session.begin()
    os.write(session.child.child_fd, b"\xff\xfe\n")
    assert session.wait("terminal-prompt") == "terminal-prompt"
    session.type("q")
    assert session.end() == 0


@pytest.mark.slow
def test_bots_make_room_for_people_of_their_names(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", "--names", "Morgana")
    session.begin()
    session.type("1")
    session.wait(*PROMPTS)
    assert [seat["name"] for seat in read_record(the_record(tmp_path).read_bytes()).seats][:2] == ["Morgana", "Merlin"]


@pytest.mark.slow
def test_a_name_cannot_write_to_the_screen(tmp_path: Path) -> None:
    """Somebody else's record may hold anything as a name; what does not print is shown as an escape."""
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4", "--names", "Anna", rows=40)
    session.begin()
    session.type("1")
    session.begin()
    session.type("q")
    assert session.end() == 0
    path = the_record(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("Anna", "[red]\\u001b[7m\\u0007\\u202e"), encoding="utf-8")
    again = TerminalSession(tmp_path, "play", "--resume", str(path), rows=40)
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
    session = TerminalSession(tmp_path, "play", "glastonbury", "--seed", "4", rows=50)
    session.begin()
    for typed, told in {"walk": "[G-SPECIAL2]", "take a1": "[G-SETUP]", "xyzzy": "xyzzy", "99": "99"}.items():
        session.type(typed)
        session.wait("terminal-prompt")
        assert told in session.screen
    for words, found in {"walk": "G-WALK", "zzz": "G-BOX"}.items():
        session.type(f"?{words}")
        session.wait("terminal-go-on")
        assert found in session.screen
        session.type()
        session.begin()
    session.type("?")
    session.wait("terminal-go-on")
    assert "undo" in session.screen
    session.type()
    session.wait("terminal-prompt")
    session.type("q")
    assert session.end() == 0


def test_the_menu_leads_to_a_game_in_a_few_answers(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play")
    session.wait("terminal-menu-prompt")
    session.type("1")
    session.child.expect_exact("(1 to 4; Enter: 1) ")
    session.type()
    session.child.expect_exact("(Enter: Player 1) ")
    session.type("Анна")
    session.child.expect_exact("(1, 2, 3; Enter: 2) ")
    session.type("1")
    session.child.expect_exact("Which bots? (Enter: 2) ")
    session.type("student, adept")
    session.child.expect_exact("Which bots? (Enter: 2) ")
    session.type("student")
    session.child.expect_exact("Play with recipes")
    session.wait("terminal-menu-options")
    session.type("2")
    session.wait("terminal-menu-options")
    assert_fits(session)
    session.type()
    asked = list[str]()
    for _ in range(MOST_ANSWERS):
        asked.append(session.wait(*PROMPTS, "terminal-menu-again"))
        if asked[-1] == "terminal-menu-again":
            break
        session.type("1" if asked[-1] == "terminal-prompt" else "")
    assert "Анна" in session.last_pages
    assert read_record(the_record(tmp_path).read_bytes()).options["recipes"] is True
    session.type()
    session.wait("terminal-menu-prompt")
    session.child.sendeof()
    assert session.end() == 0


def test_where_levels_play_by_the_clock_that_is_said_first(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "play", "glastonbury", WITCHING_PURE="1")
    session.wait("terminal-go-on")
    assert session.say("bots-hurried").split(":")[0] in " ".join(session.all_shown.split())
    session.child.sendeof()
    assert session.end() == 0
