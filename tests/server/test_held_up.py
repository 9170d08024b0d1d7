"""The server goes on, and stops, even when somebody or something holds it up."""

import asyncio
import errno
import signal
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from server import client
from server.locked_file import locked_by_another_process
from server.serving import Server, cookie_of, serving
from server.sessions import Device, open_session, running_registry, terms
from witching.server.storage.store import Store

PATIENCE = 30.0
pytestmark = pytest.mark.slow


def test_it_stops_also_for_those_who_do_not_listen(tmp_path: Path) -> None:
    """A device that reads nothing, and a client that never finished its request."""
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        table = server.open_table(anna, "glastonbury", bots=["greedy"])
        request = f"GET /api/tables/{table}/stream?protocol=2 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        with socket.create_connection(("127.0.0.1", server.port)) as deaf:
            deaf.sendall(request)
            with socket.create_connection(("127.0.0.1", server.port)) as slow:
                slow.sendall(b"GET / HT")
                assert server.stop() == 0


def test_who_comes_in_while_it_stops_hears_it_too(sqlite_store: Store) -> None:
    async def scenario() -> list[str]:
        async with running_registry(sqlite_store) as registry:
            session = await open_session(registry, terms(), {0: "ann", 1: "ben"})
            await registry.stop()
            late = Device(registry, session, "ann")
            await late.come()
            return late.types()

    assert asyncio.run(scenario()) == ["welcome", "bye"]


def test_the_second_signal_ends_at_once(tmp_path: Path) -> None:
    """While another process holds the database, the server would wait to store what was begun."""
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        table = server.open_table(anna, "glastonbury", names=["Anna", "Ben"])
        with locked_by_another_process(f"{tmp_path}/witching.db"):
            asyncio.run(_ask_and_go(server, cookie_of(anna), table))
            server.process.send_signal(signal.SIGINT)
            _wait_until_deaf(server)
            assert server.stop(signal.SIGINT) == -signal.SIGINT


async def _ask_and_go(server: Server, cookie: str, table: str) -> None:
    """Send something that cannot be stored now, and do not wait for it."""
    async with httpx.AsyncClient(base_url=server.url, headers={"Cookie": cookie}) as asking:
        ask = {"type": "chat", "command": "c1", "seat": 0, "phrase": "hello"}
        with pytest.raises(httpx.ReadTimeout):
            await asking.post(
                f"/api/tables/{table}/commands?protocol=2", json=ask, timeout=httpx.Timeout(PATIENCE, read=2.0)
            )


def _wait_until_deaf(server: Server) -> None:
    """Wait until it accepts no more connections, its first step when it stops."""
    for _ in range(int(PATIENCE / 0.01)):
        with socket.socket() as probe:
            probe.settimeout(1)
            if probe.connect_ex(("127.0.0.1", server.port)) == errno.ECONNREFUSED:
                return
        time.sleep(0.01)
    raise AssertionError("it goes on")


def test_strangers_who_take_all_connections_hinder_no_game(tmp_path: Path) -> None:
    """Those who are there play on; when the strangers are gone, everybody can come again."""
    server = Server(tmp_path)
    server.prefix = ("prlimit", "--nofile=80:80")
    server.start()
    try:
        anna = server.guest("Anna")
        table = server.open_table(anna, "glastonbury", bots=["greedy"])
        asyncio.run(_play_in_a_crowd(server, cookie_of(anna), table))
        assert anna.get("/readyz").status_code == 200
        assert server.stop() == 0
    finally:
        server.close()


async def _play_in_a_crowd(server: Server, cookie: str, table: str) -> None:
    async with client.Device(server.url, cookie, table) as device:
        with ExitStack() as crowd:
            for _ in range(150):
                crowd.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            await device.play()
        assert device.table["stage"] == "over"
        assert device.welcomes == 1
