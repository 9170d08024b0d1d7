"""`witching replay` at a terminal: forwards, backwards, jumps, viewers, rules; and in full where nobody types."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.command import ENVIRONMENT, WITCHING, witching
from processes import LIMIT
from terminal.evening import Evening
from terminal.tables import begin, go_on
from witching.core.rng import Rng
from witching.terminal.save_files import save

pytestmark = pytest.mark.slow
GAMES = ["glastonbury", "incantibus"]


def recorded(folder: Path, game: str, steps: int = 1000, **options: Any) -> str:
    path = folder / f"{game}.json"
    save(path, go_on(begin(game, 2, **options), steps, Rng(6)).record())
    return str(path)


def heading(evening: Evening) -> str:
    """Where the replay is."""
    return next(line for line in evening.screen.split("\n") if line)


def go(evening: Evening, typed: str) -> None:
    """Type a command and turn pages until the replay asks again."""
    evening.type(typed)
    while evening.wait("terminal-replay-prompt", "terminal-go-on") == "terminal-go-on":
        evening.type()


@pytest.mark.parametrize("game", GAMES)
def test_forwards_backwards_and_jumps(tmp_path: Path, game: str) -> None:
    evening = Evening(tmp_path, "replay", recorded(tmp_path, game), rows=60)
    evening.wait("terminal-replay-prompt")
    assert heading(evening).startswith("Step 0 of ")
    for typed, step in {"": 1, "n": 2, "b": 1, "7": 7, "back": 6, "first": 0}.items():
        go(evening, typed)
        assert heading(evening).startswith(f"Step {step} of ")
    go(evening, "last")
    last = int(heading(evening).split()[3])
    assert heading(evening).startswith(f"Step {last} of {last}")
    go(evening, "9999")
    assert heading(evening).startswith(f"Step {last} of {last}")
    evening.type("q")
    assert evening.end() == 0


def test_a_word_that_means_nothing_is_answered_with_those_that_do(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "replay", recorded(tmp_path, "glastonbury"), rows=60)
    evening.wait("terminal-replay-prompt")
    evening.type("advice")
    evening.wait("terminal-go-on")
    assert "“advice” is unknown here" in evening.screen
    assert "hint" in evening.screen
    assert "anna" in evening.screen
    evening.type()
    evening.wait("terminal-replay-prompt")
    evening.type("q")
    assert evening.end() == 0


@pytest.mark.parametrize("game", GAMES)
def test_through_anybodys_eyes_and_with_rules(tmp_path: Path, game: str) -> None:
    evening = Evening(tmp_path, "replay", recorded(tmp_path, game), rows=60)
    evening.wait("terminal-replay-prompt")
    for typed, eyes in {"anna": "Anna", "@1": "Ben", "table": "table", "open": "open"}.items():
        go(evening, typed)
        assert heading(evening).endswith(f"seen by: {eyes}")
    go(evening, "r")
    assert "Rules: " in evening.screen
    go(evening, "nobody")
    evening.child.sendeof()
    assert evening.end() == 0


def test_it_goes_on_by_itself_to_the_end(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "replay", recorded(tmp_path, "glastonbury"), rows=60)
    evening.wait("terminal-replay-prompt")
    go(evening, "auto")
    steps = heading(evening).split()
    assert steps[1] == steps[3]
    assert evening.all_shown.count("seen by:") >= int(steps[3])


def test_an_unfinished_strict_game_shows_its_present_alone(tmp_path: Path) -> None:
    """G-MEMORY."""
    evening = Evening(tmp_path, "replay", recorded(tmp_path, "glastonbury", 9), rows=60)
    evening.wait("terminal-replay-prompt")
    assert "only the present moment is shown" in heading(evening)
    before = evening.screen
    go(evening, "b")
    assert evening.screen == before
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
    evening = Evening(tmp_path, "replay", recorded(tmp_path, "glastonbury"), rows=60)
    evening.wait("terminal-replay-prompt")
    go(evening, "hint")
    assert evening.say("reasons-title-all") in evening.all_shown
    go(evening, "last")
    go(evening, "hint")
    assert evening.say("reasons-nobody") in evening.all_shown
    evening.type("q")
    assert evening.end() == 0
