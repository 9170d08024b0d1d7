"""A device that does not read while the table goes on is sent away; nobody else notices, and it comes back whole."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from server.client import Device
from server.crash.crashing_server import crashing_server
from server.serving import PATIENCE, Server, cookie_of, serving
from witching.server.web.table_client import MOST_WAITING
from witching.server.web.transports import BYE

pytestmark = pytest.mark.slow
NARROW, SHORT = 4096, 536
"""The buffer for a device that does not read and its packet size, in bytes, small enough to fill up soon."""
WELCOMES = 55
"""More than the system buffers, and fewer than may be asked for at once."""
PATIENT = {
    "witching.server.web.timeouts": {"IDLE_SECONDS": 600},
    "witching.server.web.serving": {"PING_EVERY": 600, "UNHEARD": 600_000},
}
"""A server that lets a device take its time, as long as not too much waits for it."""


class Chatter:
    """Makes much happen at a table: mutes another person, unmutes them, and so on."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.numbers = count()

    async def go_on(self, lines: int) -> None:
        for _ in range(lines):
            number = next(self.numbers)
            ask = {"type": "mute", "command": f"m{number}", "seat": 0, "other": 1, "muted": number % 2 == 0}
            assert (await self.client.post("commands?protocol=2", json=ask)).status_code == 200


def test_a_device_that_reads_too_little_is_told_so(tmp_path: Path) -> None:
    async def read_too_little(device: Device, line: ClientConnection, chatter: Chatter) -> None:
        await chatter.go_on(MOST_WAITING)
        told: list[str | bytes] = []
        with suppress(ConnectionClosedError):
            while True:
                told.append(await line.recv())
        assert json.loads(told[-1]) == {"type": "bye", "why": "slow"}
        assert line.close_code == BYE

    with crashing_server(tmp_path, settings=PATIENT) as server:
        asyncio.run(at_a_table(server, read_too_little))
        server.stop()
        assert re.search('"why": "slow".*client-dropped', server.errors())


@pytest.mark.all
def test_a_device_that_reads_nothing_is_sent_away(tmp_path: Path) -> None:
    async def read_nothing(device: Device, line: ClientConnection, chatter: Chatter) -> None:
        while await connections(chatter.client) > 1:
            await chatter.go_on(10)

    with serving(tmp_path) as server:
        asyncio.run(at_a_table(server, read_nothing))


async def at_a_table(server: Server, deed: Callable[[Device, ClientConnection, Chatter], Awaitable[None]]) -> None:
    """A device that does not read has asked for much; afterwards an old device and a new one have everything."""
    anna = server.guest("Anna")
    table, cookie = server.open_table(anna, "incantibus", names=("Anna", "Ben")), cookie_of(anna)
    async with (
        asyncio.timeout(6 * PATIENCE),
        Device(server.url, cookie, table, 0) as device,
        httpx.AsyncClient(
            base_url=f"{server.url}/api/tables/{table}", headers={"Cookie": cookie}, timeout=PATIENCE, trust_env=False
        ) as client,
        deaf(server, cookie, table) as line,
    ):
        for _ in range(WELCOMES):
            await line.send(json.dumps({"type": "resume", "protocol": 2, "since": 0, "seat": 0}))
        await deed(device, line, Chatter(client))
        async with Device(server.url, cookie, table, 0) as back:
            await device.until(lambda: device.number == back.number)
            assert (back.lines, back.table, back.view) == (device.lines, device.table, device.view)
        assert not device.breaks


@asynccontextmanager
async def deaf(server: Server, cookie: str, table: str) -> AsyncIterator[ClientConnection]:
    """A device that reads messages only when asked to, and not a byte more; without compression, to make them many."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    narrow.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SHORT)
    narrow.connect(("127.0.0.1", server.port))
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with connect(
        url, sock=narrow, additional_headers={"Cookie": cookie}, compression=None, max_queue=1, max_size=None,
        ping_interval=None,
    ) as line:  # fmt: skip
        yield line
        line.transport.abort()


async def connections(client: httpx.AsyncClient) -> int:
    """The number of devices that the server counts."""
    page = await client.get(client.base_url.join("/metrics"))
    found = re.search(r"^witching_connections (\d+)", page.text, re.MULTILINE)
    assert found is not None
    return int(found.group(1))
