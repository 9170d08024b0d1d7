"""Clients that hold a connection without using it are sent away; others are not. Real sockets, both uvicorn parsers."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from witching.server.web import timeouts
from witching.server.web.serving import Listener
from witching.server.web.timeouts import MOST_HEAD, RequestTimeout

SHORT = 0.5
LONG = 10.0
HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "IDLE_SECONDS", SHORT)


class App:
    """Streams a piece at once, then one whenever `more` is called; counts those still listening."""

    def __init__(self) -> None:
        self.listening = 0
        self.size = 1

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.listening += 1
        try:
            while (await receive())["type"] == "http.request":
                await send({"type": "http.response.start", "status": 200, "headers": []})
                await send({"type": "http.response.body", "body": b"x" * self.size, "more_body": True})
                while (await receive())["type"] != "http.disconnect":
                    continue
                return
        finally:
            self.listening -= 1


Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def _served(base: type[asyncio.Protocol], app: App) -> AsyncIterator[Callable[[], Awaitable[Client]]]:
    protocol = type("Mixed", (RequestTimeout, base), {})
    listener = Listener(uvicorn.Config(app, http=protocol, lifespan="off", log_config=None, access_log=False))
    bound = socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(listener.serve([bound]))
    yield lambda: asyncio.open_connection(*bound.getsockname())
    listener.should_exit = listener.force_exit = True
    await serving


both_parsers = pytest.mark.parametrize("base", [H11Protocol, HttpToolsProtocol])


async def _is_sent_away(reader: asyncio.StreamReader) -> bool:
    """Whether the connection ends by itself."""
    try:
        async with asyncio.timeout(LONG):
            while await reader.read(1 << 16):
                continue
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@both_parsers
@pytest.mark.parametrize(
    "sent",
    [b"", HEAD, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"],
    ids=["nothing", "half a head", "half a body"],
)
def test_who_does_not_end_a_request_is_sent_away(base: type[asyncio.Protocol], sent: bytes) -> None:
    async def run() -> bool:
        async with _served(base, App()) as connect:
            reader, writer = await connect()
            writer.write(sent)
            return await _is_sent_away(reader)

    assert asyncio.run(run())


@both_parsers
def test_who_drips_a_head_is_sent_away(base: type[asyncio.Protocol]) -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"a")
            await asyncio.sleep(SHORT / 5)

    async def run() -> bool:
        async with _served(base, App()) as connect:
            reader, writer = await connect()
            dripping = asyncio.create_task(drip(writer))
            gone = await _is_sent_away(reader)
            dripping.cancel()
            return gone

    assert asyncio.run(run())


@both_parsers
def test_a_head_without_end_is_not_kept(base: type[asyncio.Protocol], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "IDLE_SECONDS", 10 * LONG)

    async def run() -> bool:
        async with _served(base, App()) as connect:
            reader, writer = await connect()
            writer.write(HEAD + b"x: y\r\n" * (MOST_HEAD // 6 + 100))
            return await _is_sent_away(reader)

    assert asyncio.run(run())


@both_parsers
def test_who_listens_to_a_silent_stream_stays(base: type[asyncio.Protocol]) -> None:
    async def run() -> None:
        app = App()
        async with _served(base, app) as connect:
            reader, writer = await connect()
            writer.write(HEAD + b"\r\n")
            await reader.readuntil(b"x")
            await asyncio.sleep(5 * SHORT)
            assert app.listening == 1
            assert not reader.at_eof()

    asyncio.run(run())


@both_parsers
def test_who_reads_nothing_is_sent_away(base: type[asyncio.Protocol]) -> None:
    async def run() -> None:
        app = App()
        app.size = 1 << 24
        async with _served(base, app) as connect:
            _, writer = await connect()
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(HEAD + b"\r\n")
            await _until(lambda: app.listening == 1)
            await _until(lambda: app.listening == 0)

    asyncio.run(run())


@both_parsers
def test_a_stream_ends_with_its_connection_whatever_was_sent_behind_it(base: type[asyncio.Protocol]) -> None:
    async def run() -> None:
        app = App()
        async with _served(base, app) as connect:
            for _ in range(3):
                _, writer = await connect()
                writer.write((HEAD + b"\r\n") * 5)
                await asyncio.sleep(0.02)
                writer.transport.abort()
            await _until(lambda: app.listening == 0)

    asyncio.run(run())


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0.01)
