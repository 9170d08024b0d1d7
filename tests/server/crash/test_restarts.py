"""The server is killed or stopped in the middle of everything, and goes on as if nothing had happened."""

import asyncio
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from itertools import cycle
from pathlib import Path

import httpx
import pytest

from server.client import Device
from server.crash.crashing_server import CrashingServer, crashing_server
from server.crash.many_devices import PATIENCE, first_choice, owes
from server.crash.victim import BEFORE, COMMITTED, TOLD, Doom
from server.serving import COOKIE, Server, cookie_of, serving
from server.transports import Socket, Stream, Transport
from witching.cli.games import ALL_GAMES
from witching.core.verify import verify
from witching.server.bots.request import choice_request
from witching.server.bots.thinking import answer_of
from witching.server.storage.integrity import examine
from witching.server.storage.journal import Journal
from witching.server.storage.store import Store
from witching.server.table.events import Chose
from witching.server.table.services import clock
from witching.server.table.state import Table, fold
from witching.server.web.guests import Guests

pytestmark = pytest.mark.slow
STEPS = 25
"""Lines between two ends of the server."""
OLD_DATABASE = (Path(__file__).parents[1] / "schema_0001.sql").read_text(encoding="utf-8")


def stored_in(folder: Path) -> Store:
    return Store(f"sqlite:///{folder}/witching.db")


def check(folder: Path, table: str) -> Table:
    """The game of a table is over, its record verifies, its log is sound, and no command is stored twice."""
    with closing(stored_in(folder)) as store:
        found, log = examine(table, store, ALL_GAMES), store.entries(table)
    assert found.fault is None, found.fault
    record = found.table.record()
    assert record is not None
    assert verify(found.table.game, record).message.key == "core-verify-finished"
    commands = [(row.guest, row.command) for row in log if row.command]
    assert len(commands) == len(set(commands))
    return found.table


# ---- at any moment


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("game", ALL_GAMES)
def test_ended_in_the_middle_of_free_play(tmp_path: Path, game: str, by: signal.Signals) -> None:
    with crashing_server(tmp_path) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = server.open_table(anna, game, opened=1, bots=["random"])
        done = asyncio.run(play_freely(server, table, [cookie_of(anna), cookie_of(ben)], by))
        server.stop()
    folded = check(tmp_path, table)
    for command, number in done.items():
        assert folded.log[number - 1].command == command


async def play_freely(server: CrashingServer, table: str, cookies: Sequence[str], by: signal.Signals) -> dict[str, int]:
    """Two people and a bot play as fast as they can; return what was acknowledged."""
    transports: list[Transport] = [Socket, Stream]
    async with AsyncExitStack() as stack:
        devices = [
            await stack.enter_async_context(Device(server.url, cookie, table, transport=transport))
            for cookie, transport in zip(cookies, transports, strict=True)
        ]
        await devices[1].ask("sit", seat=1, name="Ben")
        await devices[0].ask("start")
        playing = asyncio.gather(*(device.play(patience=5 * PATIENCE) for device in devices))
        for device in cycle(devices):
            if not await has_gone_on(device):
                break
            assert await asyncio.to_thread(server.stop, by) == (0 if by == signal.SIGTERM else -by)
            await asyncio.to_thread(server.start)
        await playing
        return devices[0].done | devices[1].done


async def has_gone_on(device: Device) -> bool:
    """Wait for some more lines; return whether the game goes on."""
    number = device.number + STEPS
    await device.until(lambda: device.number >= number or device.table["stage"] == "over", PATIENCE)
    return bool(device.table["stage"] != "over")


# ---- bots, clocks, openings


def test_a_bot_whose_thoughts_are_cut_off_thinks_again_and_chooses_the_same(tmp_path: Path) -> None:
    with crashing_server(tmp_path) as server, closing(stored_in(tmp_path)) as store:
        anna = server.guest("Anna")
        table = server.open_table(anna, "glastonbury", bots=["greedy"])
        asyncio.run(cut_thoughts_off(server, store, Device(server.url, cookie_of(anna), table)))


async def cut_thoughts_off(server: CrashingServer, store: Store, device: Device) -> None:
    """Three times: the server dies while the bot thinks, and once it has thought, before the commit; then it lives."""
    thoughts = 0
    async with device:
        while thoughts < 3:
            await device.until(lambda: owes(device) and device.table["seats"][0]["present"], PATIENCE)
            await reborn(server, Doom(TOLD))
            choosing = asyncio.create_task(device.choose(first_choice(device)))
            await asyncio.to_thread(server.wait_for_end)
            before = fold(device.table_id, ALL_GAMES, store.entries(device.table_id))
            if 1 in before.due:
                await asyncio.to_thread(server.live, Doom(BEFORE))
            await asyncio.to_thread(server.start)
            if 1 in before.due:
                assert await bots_choice(device, store, before) == bots_answer(before)
                thoughts += 1
            await choosing


async def reborn(server: CrashingServer, doom: Doom) -> None:
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start, doom)


def bots_answer(table: Table) -> int:
    """What the bot of seat 1 chooses here."""
    assert table.match is not None
    return answer_of(choice_request(table.match, 1, "greedy"), ALL_GAMES)


async def bots_choice(device: Device, store: Store, before: Table) -> int:
    """The bot's first choice after this."""
    await device.until(lambda: owes(device) or device.table["stage"] == "over", PATIENCE)
    rows = store.entries(before.id, before.number)
    chosen = next(row.event for row in rows if isinstance(row.event, Chose) and row.event.seat == 1)
    return before.game.parse(chosen.action)


def test_a_clock_that_runs_out_while_the_server_dies_counts_once(tmp_path: Path) -> None:
    with crashing_server(tmp_path) as server, closing(stored_in(tmp_path)) as store:
        anna = server.guest("Anna")
        table = server.open_table(anna, "glastonbury", names=("Anna", "Ben"), pace=1)
        server.kill()
        for doom in (Doom(BEFORE), Doom(COMMITTED)):
            server.live(doom)
        chosen = [row.event for row in store.entries(table) if isinstance(row.event, Chose)]
        assert [entry.by for entry in chosen] == ["clock"]
        moment = fold(table, ALL_GAMES, store.entries(table)).moment_at
        server.start()
        state = anna.get(f"/api/tables/{table}").json()
        assert state["deadline"] > moment


def test_a_table_is_opened_whole_or_not_at_all(tmp_path: Path) -> None:
    with crashing_server(tmp_path) as server, closing(stored_in(tmp_path)) as store:
        anna = server.guest("Anna")
        for point in (BEFORE, COMMITTED):
            server.kill()
            server.start(Doom(point))
            with pytest.raises(httpx.TransportError):
                server.open_table(anna, "incantibus", names=("Anna", "Ben"))
            server.wait_for_end()
            server.start()
            tables = anna.get("/api/tables/mine").json()["tables"]
            assert [(table["stage"], table["yours"]) for table in tables] == [("playing", [0, 1])] * (point != BEFORE)
        assert len(store.tables()) == 1


# ---- an older database


@pytest.mark.parametrize(
    ("table", "people"),
    [("running-glastonbury", ["anna-phone", "eva", "ben"]), ("running-incantibus", ["ben", "guest"])],
)
def test_games_of_the_former_schema_go_on_to_their_end(tmp_path: Path, table: str, people: list[str]) -> None:
    with closing(sqlite3.connect(tmp_path / "witching.db")) as old:
        old.executescript(OLD_DATABASE)
    with serving(tmp_path) as server, closing(stored_in(tmp_path)) as store:
        before = store.entries(table)
        cookies = [f"{COOKIE}={signed(store, guest)}" for guest in people]
        asyncio.run(play_on(server, table, cookies))
        assert store.entries(table)[: len(before)] == before
    check(tmp_path, table)


async def play_on(server: Server, table: str, cookies: Sequence[str]) -> None:
    """Play to the end; the server is killed once."""
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(server.url, cookie, table)) for cookie in cookies]
        playing = asyncio.gather(*(device.play() for device in devices))
        assert await has_gone_on(devices[0])
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await playing


def signed(store: Store, guest: str) -> str:
    """The cookie that the server gives to a guest."""
    secret = store.secret("guests", lambda: pytest.fail("the server has made none"))
    with closing(Journal(store)) as journal:
        return Guests(store, journal, secret, languages=["en"], now=clock).sign(guest)
