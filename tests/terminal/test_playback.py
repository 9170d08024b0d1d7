"""`witching replay` at a terminal: forwards, backwards, jumps, viewers, rules; and in full where nobody types."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.command import ENVIRONMENT, WITCHING, witching
from processes import LIMIT
from terminal.tables import begin, go_on
from terminal.terminal_session import TerminalSession
from witching.core.rng import Rng
from witching.terminal.save_files import save

pytestmark = pytest.mark.slow
GAMES = ["glastonbury", "incantibus"]


def recorded(folder: Path, game: str, steps: int = 1000, **options: Any) -> str:
    path = folder / f"{game}.json"
    save(path, go_on(begin(game, 2, **options), steps, Rng(6)).record())
    return str(path)


def heading(session: TerminalSession) -> str:
    """Where the replay is."""
    return next(line for line in session.screen.split("\n") if line)


def go(session: TerminalSession, typed: str) -> None:
    """Type a command and turn pages until the replay asks again."""
    session.type(typed)
    while session.wait("terminal-replay-prompt", "terminal-go-on") == "terminal-go-on":
        session.type()


@pytest.mark.parametrize("game", GAMES)
def test_forwards_backwards_and_jumps(tmp_path: Path, game: str) -> None:
    session = TerminalSession(tmp_path, "replay", recorded(tmp_path, game), rows=60)
    session.wait("terminal-replay-prompt")
    assert heading(session).startswith("Step 0 of ")
    for typed, step in {"": 1, "n": 2, "b": 1, "7": 7, "back": 6, "first": 0}.items():
        go(session, typed)
        assert heading(session).startswith(f"Step {step} of ")
    go(session, "last")
    last = int(heading(session).split()[3])
    assert heading(session).startswith(f"Step {last} of {last}")
    go(session, "9999")
    assert heading(session).startswith(f"Step {last} of {last}")
    session.type("q")
    assert session.end() == 0


def test_a_word_that_means_nothing_is_answered_with_those_that_do(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "replay", recorded(tmp_path, "glastonbury"), rows=60)
    session.wait("terminal-replay-prompt")
    session.type("advice")
    session.wait("terminal-go-on")
    assert "“advice” is unknown here" in session.screen
    assert "hint" in session.screen
    assert "anna" in session.screen
    session.type()
    session.wait("terminal-replay-prompt")
    session.type("q")
    assert session.end() == 0


@pytest.mark.parametrize("game", GAMES)
def test_through_anybodys_eyes_and_with_rules(tmp_path: Path, game: str) -> None:
    session = TerminalSession(tmp_path, "replay", recorded(tmp_path, game), rows=60)
    session.wait("terminal-replay-prompt")
    for typed, eyes in {"anna": "Anna", "@1": "Ben", "table": "table", "open": "open"}.items():
        go(session, typed)
        assert heading(session).endswith(f"seen by: {eyes}")
    go(session, "r")
    assert "Rules: " in session.screen
    go(session, "nobody")
    session.child.sendeof()
    assert session.end() == 0


def test_it_goes_on_by_itself_to_the_end(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "replay", recorded(tmp_path, "glastonbury"), rows=60)
    session.wait("terminal-replay-prompt")
    go(session, "auto")
    steps = heading(session).split()
    assert steps[1] == steps[3]
    assert session.all_shown.count("seen by:") >= int(steps[3])


def test_an_unfinished_strict_game_shows_its_present_alone(tmp_path: Path) -> None:
    """G-MEMORY."""
    session = TerminalSession(tmp_path, "replay", recorded(tmp_path, "glastonbury", 9), rows=60)
    session.wait("terminal-replay-prompt")
    assert "only the present moment is shown" in heading(session)
    before = session.screen
    go(session, "b")
    assert session.screen == before
    for eyes in ("open", "0", "1"):
        done = witching("replay", str(tmp_path / "glastonbury.json"), "--as", eyes)
        assert done.returncode == 2
        assert "table" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_told_whole_where_nobody_types(tmp_path: Path, game: str) -> None:
    path = recorded(tmp_path, game)
    done = subprocess.run(
        [*WITCHING, "replay", path, "--rules"], capture_output=True, text=True, env=ENVIRONMENT, input="", timeout=LIMIT
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Rules: ") > 20
    assert "Anna has" in done.stdout
    assert not done.stderr


@pytest.mark.parametrize(("content", "told"), [("{", "JSON"), ("", "JSON"), ("{}", "format")])
def test_what_is_no_record_is_refused(tmp_path: Path, content: str, told: str) -> None:
    (tmp_path / "no.json").write_text(content)
    done = witching("replay", str(tmp_path / "no.json"))
    assert done.returncode == 2
    assert told in done.stderr


BROKEN = {
    "no name": lambda record: record["seats"][0].pop("name"),
    "no kind": lambda record: record["seats"][0].pop("kind"),
    "a result too early": lambda record: record.update(result={}),
    "another salt": lambda record: record["commitment"].update(salt="0" * 32),
    "taken back from nowhere": lambda record: record.update(undone=[[0, 5, 9]]),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_record_that_verify_refuses_is_not_played(tmp_path: Path, name: str, command: str) -> None:
    path = Path(recorded(tmp_path, "glastonbury", 9))
    record = json.loads(path.read_text())
    BROKEN[name](record)
    path.write_text(json.dumps(record))
    before = path.read_bytes()
    done = witching(*command.split(), str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert path.read_bytes() == before


def test_it_is_told_whole_into_a_pipe(tmp_path: Path) -> None:
    """Even where somebody could type."""
    path = recorded(tmp_path, "glastonbury")
    child = pexpect.spawn("sh", ["-c", f"{' '.join(WITCHING)} replay {path} | cat"], encoding="utf-8", env=ENVIRONMENT)
    child.expect("Anna has")
    child.expect(pexpect.EOF)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play --resume {path} --seats 4", ["seats"]),
        ("play --resume {path} --names A,B --seed 3", ["names, seed"]),
        ("play incantibus --resume {path}", ["glastonbury"]),
        ("play nonsense --resume", ["nonsense", "incantibus"]),
    ],
)
def test_a_game_that_goes_on_is_what_it_was(tmp_path: Path, line: str, told: list[str]) -> None:
    path = recorded(tmp_path, "glastonbury", 9)
    done = witching(*line.format(path=path).split(), WITCHING_DATA=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert all(each in done.stderr for each in told), done.stderr


def test_where_nobody_can_choose_it_is_said_how_to_go_on(tmp_path: Path) -> None:
    path = recorded(tmp_path / "games", "glastonbury", 9)
    done = witching("play", "--resume", WITCHING_DATA=str(tmp_path))
    assert done.returncode == 0
    *_, listed, how = done.stdout.splitlines()
    assert path in listed
    assert how == "To go on with one of them: `witching play --resume FILE`."


def test_a_record_that_does_not_fit_its_rules_is_refused(tmp_path: Path) -> None:
    path = Path(recorded(tmp_path, "glastonbury", 9))
    path.write_text(path.read_text().replace('"take', '"accio', 1))
    done = witching("replay", str(path))
    assert done.returncode == 2
    assert "step 1" in done.stderr


def test_what_a_bot_would_have_done_is_told_of_a_game_that_is_over(tmp_path: Path) -> None:
    session = TerminalSession(tmp_path, "replay", recorded(tmp_path, "glastonbury"), rows=60)
    session.wait("terminal-replay-prompt")
    go(session, "hint")
    assert session.say("reasons-title-all") in session.all_shown
    go(session, "last")
    go(session, "hint")
    assert session.say("reasons-nobody") in session.all_shown
    session.type("q")
    assert session.end() == 0
