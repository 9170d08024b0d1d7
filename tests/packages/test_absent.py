"""Stored tables whose game was uninstalled or broke: they wait for it, and nobody else notices."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from packages.installing import Home, make_home
from packages.test_broken import BROKEN, PLACE, WHOLE, home_says
from processes import LIMIT
from server.serving import Server, refusal_of

pytestmark = pytest.mark.slow

LOST: dict[str, Callable[[Home], None]] = {
    "uninstalled": lambda home: home.remove_game("goofspiel"),
    "broken": lambda home: home.add_game("goofspiel", BROKEN["import error"][0], PLACE),
}
ABSENT = "server-refusal-game-absent"


def stage_of(guest: httpx.Client, table: str) -> str:
    stage: str = guest.get(f"/api/tables/{table}").json()["stage"]
    return stage


def await_end(guest: httpx.Client, table: str) -> None:
    until = time.monotonic() + LIMIT
    while stage_of(guest, table) != "over":
        assert time.monotonic() < until
        time.sleep(0.05)


def log_lengths(file: Path) -> dict[str, int]:
    with sqlite3.connect(file) as database:
        return dict(database.execute("select table_id, max(number) from entries group by table_id"))


def listed(guest: httpx.Client, address: str) -> set[str]:
    answer = guest.get(f"/api/tables{address}")
    assert answer.status_code == 200
    return {card["id"] for card in answer.json()["tables"]}


def check_refused(guest: httpx.Client, table: str) -> None:
    """Every request for the table is refused with the reason."""
    for address in ("", "/record", "/qr.svg", "/stream?protocol=2"):
        answer = guest.get(f"/api/tables/{table}{address}")
        assert (answer.status_code, refusal_of(answer)) == (503, ABSENT)
    page = guest.get(f"/plain/table/{table}", headers={"accept": "text/html"})
    assert (page.status_code, home_says("ko", ABSENT, game="goofspiel") in page.text) == (503, True)


@pytest.mark.parametrize("way", LOST)
def test_its_tables_wait_until_the_game_is_back(way: str, tmp_path: Path) -> None:
    home, file = make_home(tmp_path), tmp_path / "witching.db"
    home.add_game("goofspiel", WHOLE, PLACE)
    server = home.server(tmp_path)
    server.start()
    anna = server.guest("Anna", language="ko")
    over = server.open_table(anna, "goofspiel", names=(), bots=["random", "greedy"])
    await_end(anna, over)
    tables = [
        server.open_table(anna, "goofspiel", bots=["random"], privacy="listed"),
        server.open_table(anna, "goofspiel", opened=1, privacy="listed"),
    ]
    other = server.open_table(anna, "glastonbury", bots=["random"], privacy="listed")
    server.stop()

    LOST[way](home)
    before = log_lengths(file)
    server.start()
    check_waiting(server, anna, [over, *tables], other)
    server.stop()
    after = log_lengths(file)
    assert all(after[table] == before[table] for table in (over, *tables))
    woken = [line for line in server.errors().splitlines() if '"event": "game-absent"' in line]
    assert (len(woken), '"game": "goofspiel"' in woken[0]) == (1, True)
    assert "Traceback" not in server.errors()
    assert '"trace"' not in server.errors()
    check_commands(home, file, [over, *tables], tmp_path)

    home.add_game("goofspiel", WHOLE, PLACE)
    server.start()
    try:
        assert listed(anna, "") == {*tables, other}
        assert [stage_of(anna, table) for table in (over, *tables)] == ["over", "playing", "open"]
    finally:
        server.stop()
    assert log_lengths(file)[tables[0]] > before[tables[0]]
    assert home.witching("doctor", "--db", f"sqlite:///{file}").stdout.count("\n") == 1


def check_waiting(server: Server, anna: httpx.Client, tables: list[str], other: str) -> None:
    for guest in (anna, server.guest("Bert")):
        assert guest.get("/plain", headers={"accept": "text/html"}).status_code == 200
        assert listed(guest, "") == {other}
    assert listed(anna, "/mine") == {other}
    assert listed(anna, "/finished") == set()
    for table in tables:
        check_refused(anna, table)


def check_commands(home: Home, file: Path, tables: list[str], folder: Path) -> None:
    """`doctor` and `export` name the tables that wait, and find nothing wrong with them."""
    examined = home.witching("doctor", "--db", f"sqlite:///{file}")
    for table in tables:
        assert home_says("en", "server-doctor-absent", table=table, game="goofspiel") in examined.stdout
    assert (examined.returncode, "faults: 0" in examined.stdout) == (0, True)
    written = home.witching("export", str(folder / "records"), "--db", f"sqlite:///{file}")
    assert (written.returncode, "0 records written" in written.stdout) == (0, True)
    assert home_says("en", "server-doctor-absent", table=tables[0], game="goofspiel") in written.stderr
