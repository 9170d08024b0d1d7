"""`kill -9` after every single entry of whole games, with devices connected that come back by themselves."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from cli.command import witching
from server.client import Device
from server.crash.company import Company, dooms
from server.crash.crashing_server import CrashingServer, crashing_server
from server.crash.victim import POINTS, Doom
from server.serving import cookie_of
from server.transports import Socket, Stream
from witching.cli.games import ALL_GAMES
from witching.core.record import read_record
from witching.core.verify import verify
from witching.server.storage.store import Store
from witching.server.table.state import Table

NAMES = ("Anna", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize(
    "before_every", [pytest.param(1, marks=pytest.mark.exhaustive), pytest.param(3, marks=pytest.mark.all)]
)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_killed_at_every_entry_of_a_whole_game(tmp_path: Path, game: str, before_every: int) -> None:
    company = play(tmp_path, game, 2, [], dooms(before_every), pace=600)
    assert {(point, "Chose") for point in POINTS[1:]} <= company.killed_at
    killed = {kind for _, kind in company.killed_at}
    assert killed >= {"Sat", "Begun", "Said", "Shut", "Undone", "Returned", "Woke"}
    assert company.compared > company.server.lives // 4
    assert company.compared_fresh > company.server.lives // 16


@pytest.mark.all
@pytest.mark.parametrize(("game", "people", "bots"), [("glastonbury", 4, []), ("incantibus", 3, ["greedy"])])
def test_killed_often_with_more_people_and_a_bot(tmp_path: Path, game: str, people: int, bots: list[str]) -> None:
    assert play(tmp_path, game, people, bots, islice(dooms(), 40)).compared > 8


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people", "bots"), [("glastonbury", 2, ["random"]), ("incantibus", 3, [])])
def test_killed_at_the_first_entries(tmp_path: Path, game: str, people: int, bots: list[str]) -> None:
    assert play(tmp_path, game, people, bots, islice(dooms(), 20)).compared > 4


def play(folder: Path, game: str, people: int, bots: list[str], fate: Iterator[Doom], **terms: Any) -> Company:
    """Let the server die of all these, or until the game is over; then play on to the end."""
    with crashing_server(folder) as server, closing(Store(f"sqlite:///{folder}/witching.db")) as store:
        guests = [server.guest(name) for name in NAMES[:people]]
        table = server.open_table(guests[0], game, names=(), opened=people, bots=bots, **terms)
        cookies = [cookie_of(guest) for guest in guests]
        watcher = cookie_of(server.guest("Eve"))
        company = asyncio.run(live(server, store, table, cookies, watcher, fate))
        record = guests[0].get(f"/api/tables/{table}/record")
    check_end(folder, company.folded(), record.content)
    return company


async def live(
    server: CrashingServer, store: Store, table: str, cookies: list[str], watcher: str, fate: Iterator[Doom]
) -> Company:
    """The last seat has a stream, all others sockets."""
    transports = [Socket] * (len(cookies) - 1) + [Stream]
    seats = [
        Device(server.url, cookie, table, transport=each) for cookie, each in zip(cookies, transports, strict=True)
    ]
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(each) for each in [*seats, Device(server.url, watcher, table)]]
        server.kill()
        company = Company(server, store, table, devices[:-1], devices[-1])
        await company.live_through(fate)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*(device.play() for device in devices[:-1]))
        return company


def check_end(folder: Path, table: Table, record: bytes) -> None:
    """The game ended, its record verifies and matches the log, and `witching doctor` finds no fault."""
    read = read_record(record)
    assert read == table.record()
    assert verify(ALL_GAMES[table.terms.game], read).message.key == "core-verify-finished"
    done = witching("doctor", "--db", f"sqlite:///{folder}/witching.db")
    assert done.returncode == 0, done.stdout
