"""A game whose rules fail at some choice: the table stops, everybody is told, and nothing is retried endlessly."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from packages.installing import Home, make_home
from packages.test_absent import log_lengths
from packages.test_broken import PLACE, home_says, with_line
from processes import LIMIT
from server.serving import Server

pytestmark = pytest.mark.slow
FAILED = "server-refusal-game-failed"

RULES = """

whole = GoofspielPosition.{part}

def fail(self, *given):
    if self.played() == 1:
        raise ValueError("the card 3")
    return whole(self, *given)

GoofspielPosition.{part} = fail
"""
"""A part of the rules fails in the second round."""


def failing(folder: Path, part: str = "apply_unchecked") -> Home:
    home = make_home(folder)
    home.add_game("goofspiel", with_line("goofspiel/rules.py", RULES.replace("{part}", part)), PLACE)
    return home


@pytest.fixture(scope="module")
def failing_home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    return failing(tmp_path_factory.mktemp("failing"))


def await_line(server: Server, event: str) -> None:
    until = time.monotonic() + LIMIT
    while f'"event": "{event}"' not in server.errors():
        assert time.monotonic() < until, server.errors()
        time.sleep(0.05)


def told(guest: httpx.Client, table: str) -> bool:
    """Whether the page of the table says that its game failed."""
    page = guest.get(f"/plain/table/{table}", headers={"accept": "text/html"})
    assert page.status_code == 200
    return home_says("en", FAILED, game="goofspiel") in page.text


@pytest.mark.parametrize("bot", ["random", "sage"])
def test_bots_are_not_asked_again(bot: str, tmp_path: Path) -> None:
    server = failing(tmp_path).server(tmp_path)
    server.start()
    try:
        anna = server.guest("Anna")
        table = server.open_table(anna, "goofspiel", names=(), bots=[bot, bot])
        await_line(server, "table-failed")
        before = log_lengths(tmp_path / "witching.db")
        assert [told(anna, table) for _ in range(3)] == [True] * 3
        assert log_lengths(tmp_path / "witching.db") == before
    finally:
        server.stop()
    check_log(server, "ValueError")


def check_log(server: Server, kind: str) -> None:
    """One line names the game, the table, the place and the error, and nothing quotes what it raised."""
    [line] = [line for line in server.errors().splitlines() if '"event": "table-failed"' in line]
    assert '"game": "goofspiel"' in line
    assert f'"error": "{kind}"' in line
    assert "rules.py:" in line
    assert "the card 3" not in server.errors()
    assert '"event": "failed"' not in server.errors()
    assert len(server.errors()) < 20_000


def choices_of(page: str) -> list[dict[str, str]]:
    """The forms of a table's page, by the fields that they send."""
    forms = re.findall(r"<form.*?</form>", page, re.S)
    field = r'name="(\w+)" value="([^"]*)"'
    return [dict(re.findall(field, form)) for form in forms]


def send(guest: httpx.Client, table: str, wanted: Callable[[dict[str, str]], bool]) -> httpx.Response:
    """Submit the first form that is wanted."""
    page = guest.get(f"/plain/table/{table}", headers={"accept": "text/html"})
    form = next(each for each in choices_of(page.text) if wanted(each))
    return guest.post(f"/plain/table/{table}", data=form, headers={"accept": "text/html"})


def test_a_person_is_told_and_can_close_the_table(tmp_path: Path) -> None:
    server = failing(tmp_path).server(tmp_path)
    server.start()
    try:
        anna = server.guest("Anna", follow_redirects=True)
        table = server.open_table(anna, "goofspiel", names=("Anna", "Bert"))
        for seat in ("0", "1"):
            anna.post(f"/plain/table/{table}/eyes", data={"seat": seat})
            assert send(anna, table, lambda form: "action" in form).status_code == 200
        before = log_lengths(tmp_path / "witching.db")
        anna.post(f"/plain/table/{table}/eyes", data={"seat": "0"})
        for _ in range(2):
            refused = send(anna, table, lambda form: "action" in form)
            assert refused.status_code == 503
            assert home_says("en", FAILED, game="goofspiel") in refused.text
        assert log_lengths(tmp_path / "witching.db") == before
        assert send(anna, table, lambda form: form.get("type", "").endswith("close")).status_code == 200
        assert anna.get(f"/api/tables/{table}").json()["stage"] == "closed"
    finally:
        server.stop()
    check_log(server, "ValueError")


LINES = (
    "watch goofspiel --bots random --seed 1",
    "watch goofspiel --bots sage --seed 1",
    "simulate goofspiel --games 4 --jobs 1",
    "simulate goofspiel --games 4 --jobs 2",
    "tournament goofspiel --bots random,greedy --games 4 --jobs 1",
)


@pytest.mark.parametrize("line", LINES)
def test_a_command_ends_with_one_sentence(line: str, failing_home: Home) -> None:
    done = failing_home.witching(*line.split(), "--lang", "en")
    assert done.returncode == 1
    [said] = done.stderr.splitlines()
    assert re.search(r"“goofspiel” has failed and cannot go on \(rules\.py:\d+ fail: ValueError\)", said)


def test_a_search_in_another_process_ends_at_the_first_failure(failing_home: Home) -> None:
    done = failing_home.witching("simulate", "goofspiel", "--games", "4", "--jobs", "2", "--bots", "sage")
    assert done.returncode != 0
    assert re.search(r"rules\.py:\d+ fail: ValueError\n", done.stderr)
    assert "the card 3" not in done.stderr
    assert len(done.stderr.splitlines()) <= 3  # one for each process, and one that reports their end


def test_a_game_at_the_terminal_is_kept(failing_home: Home, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    who = ("--players", "human,greedy", "--seed", "4", "--save", str(file))
    done = failing_home.witching("play", "goofspiel", *who, typed="\n1\n1\n1\n\n\n")
    assert done.returncode == 1
    assert "“goofspiel” has failed and cannot go on (rules.py:" in done.stderr
    assert "the card 3" not in done.stderr
    assert len(json.loads(file.read_text())["actions"]) == 2
