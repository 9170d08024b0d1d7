"""Everything that no honest client sends, over real sockets, while people play alongside: they notice nothing."""

import asyncio
import contextlib
import json
import os
import random
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path

import httpx
import pytest

from server import hostile_input as hostile
from server.client import Device
from server.serving import Server, cookie_of, serving
from server.transports import Stream

GAMES = ["glastonbury", "incantibus"]
AT_ONCE = 20
LISTEN = 0.25
PATIENCE = 60.0
REST = 1.5
"""Seconds between two games of the people: growth is to come from strangers, not from what these two have played."""
MOST_GROWTH = 1.5
"""The memory after all rounds relative to half of them: what strangers send is not kept."""
MOST_FILES = 20
"""How many more files and sockets a server may have than before, once everybody has gone."""


class Attack:
    """A crowd of strangers at random addresses of this machine. `heard` is every answer they got."""

    def __init__(self, server: Server, table: str, chance: random.Random) -> None:
        self._server, self._table = server, table
        self.rng = chance
        self.heard: list[bytes] = []
        self._host = server.guest("Mallory")
        open_table = partial(server.open_table, names=["M", "N"], bots=["random"], begin=False)
        self._own = [open_table(self._host, game) for game in GAMES * 3]
        self._honest = server.guest("Olivia")
        self._spared = open_table(self._honest, GAMES[0])

    async def run(self, rounds: int) -> None:
        """Run this many attacks, some at once."""
        for _ in range(rounds // AT_ONCE):
            kinds = self.rng.choices(KINDS, k=AT_ONCE)
            self.heard += await asyncio.gather(*(kind(self) for kind in kinds))

    async def request(self) -> bytes:
        """A request, or several in a row."""
        return await self._say([hostile.request(self.rng, self._table, self._server.port)])

    async def frames(self) -> bytes:
        """A WebSocket with random frames."""
        hello = hostile.handshake(self.rng, self._table, self._server.port)
        return await self._say([hello, *hostile.frames(self.rng)])

    async def own(self) -> bytes:
        """Any message there is, at one of the attacker's own tables."""
        table = self.rng.choice(self._own)
        hello = hostile.handshake(self.rng, table, self._server.port, faults=0)[:-2] + _cookie(self._host)
        asks = [hostile.frame(hostile.encoded(hostile.message(self.rng))) for _ in range(50)]
        return await self._talk(hello, hostile.frame(b'{"type":"resume","protocol":2}'), *asks)

    async def half(self) -> bytes:
        """A request or a WebSocket that breaks off."""
        sent = hostile.handshake(self.rng, self._table, self._server.port) + b"".join(hostile.frames(self.rng))
        return await self._say([sent[: self.rng.randrange(1, len(sent))]])

    async def slowly(self) -> bytes:
        """A request that comes byte by byte and never ends."""
        sent = hostile.request(self.rng, self._table, self._server.port)[:20]
        return await self._say([sent[i : i + 1] for i in range(len(sent))], pause=0.02)

    async def flood(self) -> bytes:
        """Far more messages than anybody needs."""
        asks = [b'{"type":"resume","protocol":2}', b'{"type":"ping"}', b'{"type":"get_hint","seat":0}']
        hello = hostile.handshake(self.rng, self._table, self._server.port, faults=0)
        return await self._talk(hello, *(hostile.frame(self.rng.choice(asks)) for _ in range(400)))

    async def honest(self) -> bytes:
        """What somebody who attacks nobody hears: after a right and a wrong message of their own."""
        hello = hostile.handshake(self.rng, self._spared, self._server.port, faults=0)[:-2] + _cookie(self._honest)
        say = {"type": "chat", "command": "one", "seat": 0, "text": "hello"}
        asks = [{"type": "resume", "protocol": 2}, say, {**say, "command": "two", "seat": 3}]
        return await self._talk(hello, *(hostile.frame(json.dumps(ask).encode()) for ask in asks), until=b"refused")

    async def _say(self, pieces: Iterable[bytes], *, pause: float = 0.0) -> bytes:
        """Send some pieces, whatever the answer."""
        async with self._stranger() as (writer, heard):
            await _send(writer, pieces, pause)
            await _wait(lambda: False, LISTEN)
        return bytes(heard)

    async def _talk(self, hello: bytes, *frames: bytes, until: bytes = b"") -> bytes:
        """Send frames to an open WebSocket: those sent earlier are not always heard."""
        async with self._stranger() as (writer, heard):
            await _send(writer, [hello])
            await _wait(lambda: b"\r\n\r\n" in heard, PATIENCE)
            await _send(writer, frames)
            await _wait(lambda: bool(until) and until in heard, PATIENCE if until else LISTEN)
        return bytes(heard)

    @contextlib.asynccontextmanager
    async def _stranger(self) -> AsyncIterator[tuple[asyncio.StreamWriter, bytearray]]:
        """A connection from some address of this machine, and what it receives."""
        address = f"127.{self.rng.randrange(1, 250)}.{self.rng.randrange(250)}.{self.rng.randrange(1, 250)}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port, local_addr=(address, 0))
        heard = bytearray()
        listening = asyncio.create_task(_listen(reader, heard))
        try:
            yield writer, heard
        finally:
            listening.cancel()
            writer.transport.abort()


async def _send(writer: asyncio.StreamWriter, pieces: Iterable[bytes], pause: float = 0.0) -> None:
    with contextlib.suppress(OSError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)


async def _wait(is_enough: Callable[[], bool], seconds: float) -> None:
    """Wait until `is_enough`, but no longer than `seconds`."""
    end = time.monotonic() + seconds
    while not is_enough() and time.monotonic() < end:
        await asyncio.sleep(0.01)


def _cookie(guest: httpx.Client) -> bytes:
    return f"Cookie: {cookie_of(guest)}\r\n\r\n".encode()


async def _listen(reader: asyncio.StreamReader, heard: bytearray) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            heard += data


KINDS: list[Callable[[Attack], Awaitable[bytes]]] = [
    *[Attack.request] * 8, *[Attack.frames] * 8, *[Attack.own] * 4, Attack.half, Attack.half, Attack.slowly,
    Attack.flood,
]  # fmt: skip


@contextlib.asynccontextmanager
async def _people(server: Server, game: str) -> AsyncIterator[tuple[str, list[str]]]:
    """Two people who play game after game for the length of the block; the last one to its end. Yields the id of a
    table where the attackers may watch, and what they must never hear."""
    anna, ben = server.guest("Annabella"), server.guest("Benvenuto")
    cookies = [cookie_of(anna), cookie_of(ben)]
    secrets = [cookie.partition("=")[2] for cookie in cookies]
    watched = server.open_table(anna, game, names=["Annabella"], bots=["greedy"])
    is_over = asyncio.Event()
    playing = asyncio.create_task(_play_on(server, game, cookies, secrets, is_over))
    yield watched, secrets
    is_over.set()
    assert await playing > 0


async def _play_on(server: Server, game: str, cookies: list[str], secrets: list[str], is_over: asyncio.Event) -> int:
    games = 0
    while not is_over.is_set() or not games:
        await _play(server, game, cookies, secrets)
        games += 1
        await asyncio.sleep(REST)
    return games


async def _play(server: Server, game: str, cookies: list[str], secrets: list[str]) -> None:
    async with httpx.AsyncClient(base_url=server.url, headers={"Cookie": cookies[0]}, timeout=30) as anna:
        wish = {"terms": {"game": game, "seats": ["", ""]}, "sit": [{"seat": 0, "name": "Annabella"}]}
        table = (await anna.post("/api/tables", json=wish)).json()["id"]
    async with (
        Device(server.url, cookies[0], table) as first,
        Device(server.url, cookies[1], table, transport=Stream) as second,
    ):
        await second.ask("sit", seat=1, name="Benvenuto")
        await first.ask("start")
        await second.until(lambda: second.you["seat"] == 1 and second.view is not None)
        secrets += [table, *first.you["keys"], *second.you["keys"]]
        await asyncio.gather(first.play(), second.play())
        assert first.table["stage"] == second.table["stage"] == "over"
        assert not first.farewells + second.farewells


def _memory(server: Server) -> int:
    """The resident memory of the server's process in kilobytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))  # type: ignore[union-attr]


async def _endure(
    server: Server, game: str, rounds: int, chance: random.Random
) -> tuple[list[bytes], list[str], list[int]]:
    memory = []
    async with _people(server, game) as (watched, secrets):
        attack = Attack(server, watched, chance)
        for part in (rounds // 2, rounds - rounds // 2):
            await attack.run(part)
            memory.append(_memory(server))
        answered = await attack.honest()
        assert all(word in answered for word in (b"welcome", b"ack", b"refused")), answered
    return attack.heard, secrets, memory


def _files(server: Server) -> int:
    """How many files and sockets the server has open."""
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


def _wait_until_all_are_gone(server: Server, most_files: int) -> None:
    """No device is counted after its connection has ended, and nothing is held open for it."""
    deadline = time.monotonic() + PATIENCE
    while "witching_connections 0.0" not in httpx.get(f"{server.url}/metrics").text or _files(server) > most_files:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def _check(tmp_path: Path, game: str, rounds: int, chance: random.Random) -> None:
    with serving(tmp_path, WITCHING_LIMITS="5") as server:
        files = _files(server)
        heard, secrets, memory = asyncio.run(_endure(server, game, rounds, chance))
        assert server.process.poll() is None
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        _wait_until_all_are_gone(server, files + MOST_FILES)
        assert not [secret for secret in secrets if any(secret.encode() in each for each in heard)]
        assert not [each for each in heard if b"HTTP/1.1 5" in each or b"Traceback" in each]
        assert any(b"welcome" in each for each in heard)
        assert memory[1] <= memory[0] * MOST_GROWTH, memory
        assert len(heard) == rounds // 2 // AT_ONCE * 2 * AT_ONCE
        assert server.stop() == 0
    lines = [json.loads(line) for line in server.errors().splitlines()]
    assert not [line for line in lines if line["level"] == "error"]


@pytest.mark.slow
def test_people_play_while_strangers_send_anything(tmp_path: Path, chance: random.Random) -> None:
    _check(tmp_path, "glastonbury", 240, chance)


@pytest.mark.parametrize(
    "rounds", [pytest.param(800, marks=pytest.mark.all), pytest.param(3000, marks=pytest.mark.exhaustive)]
)
@pytest.mark.parametrize("game", GAMES)
def test_people_play_while_strangers_send_anything_for_long(
    game: str, rounds: int, tmp_path: Path, chance: random.Random
) -> None:
    _check(tmp_path, game, rounds, chance)
