"""The remote bot of the examples plays whole games at a real server, as a separate program."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from processes import LIMIT, ending
from server.serving import serving
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record
from witching.core.verify import verify

PROGRAM = Path(__file__).resolve().parents[2] / "examples" / "remote_bot.py"

pytestmark = pytest.mark.slow


def test_it_plays_a_whole_game_of_every_kind(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.guest("Anna")
        for game in ALL_GAMES:
            table = server.open_table(host, game, names=(), opened=1, bots=["greedy"])
            command = [sys.executable, "-P", str(PROGRAM), f"{server.url}/table/{table}", "Robo"]
            with ending(subprocess.Popen(command, stdout=subprocess.PIPE)) as bot:
                begin(host, table)
                said, _ = bot.communicate(timeout=LIMIT)
            record = read_record(host.get(f"/api/tables/{table}/record").content)
            assert verify(ALL_GAMES[game], record).message.key == "core-verify-finished"
            assert (bot.returncode, standing(json.loads(said))) == (0, standing(record.result))
            assert record.seats[0]["name"] == "Robo"


def standing(result: Any) -> tuple[object, ...]:
    """How a game ended, for whom, with how many points; a view also has texts that a record lacks."""
    return result["how"], result["winners"], [seat["points"] for seat in result["seats"]]


def begin(host: httpx.Client, table: str) -> None:
    """Deal as soon as the bot has sat down."""
    deadline = time.monotonic() + LIMIT
    ask = {"type": "start", "command": "begin"}
    while host.post(f"/api/tables/{table}/commands?protocol=2", json=ask).status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_it_says_why_it_may_not_play(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        link = f"{server.url}/table/nowhere"
        done = subprocess.run([sys.executable, "-P", PROGRAM, link], capture_output=True, text=True, timeout=LIMIT)
    assert (done.returncode, done.stdout) == (1, "")
    assert "server-refusal-no-table" in done.stderr
