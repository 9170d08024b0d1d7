"""Transports: how the messages of a device cross the wire, by WebSocket or by server-sent events and POST.

Both have the same interface. `open` connects a device from the line after `since`; then `messages` yields everything
that the server sends, and `send` takes commands and questions. All raise a Broken when the connection breaks.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Told = dict[str, Any]
Broken = (OSError, WebSocketException, httpx.TransportError)
PATIENCE = 20.0
ANSWERS = (200, 409)


class Socket:
    """One WebSocket."""

    def __init__(self, base_url: str, cookie: str, table: str, seat: int | None) -> None:
        self._url = f"ws{base_url.removeprefix('http')}/api/tables/{table}/socket"
        self._headers = {"Cookie": cookie}
        self._seat = seat
        self._ends = AsyncExitStack()
        self._connection: ClientConnection | None = None

    async def open(self, since: int) -> None:
        asked = connect(
            self._url,
            additional_headers=self._headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        self._connection = await self._ends.enter_async_context(asked)
        await self.send({"type": "resume", "protocol": 2, "since": since, "seat": self._seat})

    async def messages(self) -> AsyncIterator[Told]:
        assert self._connection is not None
        async for text in self._connection:
            yield json.loads(text)

    async def send(self, ask: Told) -> None:
        assert self._connection is not None
        await self._connection.send(json.dumps(ask))

    def cut(self) -> None:
        """Break the connection without notice."""
        if self._connection is not None:
            self._connection.transport.abort()

    async def close(self) -> None:
        await self._ends.aclose()


class Stream:
    """A stream of server-sent events, and a POST for everything that is asked."""

    def __init__(self, base_url: str, cookie: str, table: str, seat: int | None) -> None:
        self._table = f"{base_url}/api/tables/{table}"
        self._seat = {} if seat is None else {"seat": seat}
        self._cookie = cookie
        self._answers: asyncio.Queue[Told | None] = asyncio.Queue()
        self._ends = AsyncExitStack()
        self._client: httpx.AsyncClient
        self._response: httpx.Response
        self.reading: asyncio.Task[None] | None = None
        self._sent = 0
        """Messages sent and not answered yet."""

    async def open(self, since: int) -> None:
        timeout = httpx.Timeout(PATIENCE, read=None)
        self._client = await self._ends.enter_async_context(
            httpx.AsyncClient(headers={"Cookie": self._cookie}, timeout=timeout, trust_env=False, verify=False)
        )
        asked = self._client.stream(
            "GET", f"{self._table}/stream", params={"protocol": 2, "since": since, **self._seat}
        )
        self._response = await self._ends.enter_async_context(asked)
        assert self._response.status_code == 200, await self._response.aread()
        self.reading = asyncio.create_task(self._read())
        self.reading.add_done_callback(lambda _: self._end())

    async def _read(self) -> None:
        """News and answers arrive on separate connections and leave in one queue."""
        with suppress(httpx.TransportError):  # the end is reported in the same way, whatever caused it
            async for line in self._response.aiter_lines():
                if line.startswith("data: "):
                    self._answers.put_nowait(json.loads(line.removeprefix("data: ")))

    def _end(self) -> None:
        """The end of the stream may be read before answers sent earlier on other connections."""
        if self.reading is not None and self.reading.done() and not self._sent:
            self._answers.put_nowait(None)

    async def messages(self) -> AsyncIterator[Told]:
        while (told := await self._answers.get()) is not None:
            yield told

    async def send(self, ask: Told) -> None:
        self._sent += 1
        try:
            answer = await self._client.post(f"{self._table}/commands?protocol=2", json=ask, timeout=PATIENCE)
            assert answer.status_code in ANSWERS, (answer.status_code, answer.text)
            self._answers.put_nowait(answer.json())
        finally:
            self._sent -= 1
            self._end()

    def cut(self) -> None:
        """Break the connection without notice."""
        if self.reading is not None:
            self.reading.cancel()
        self._answers.put_nowait(None)

    async def close(self) -> None:
        self.cut()
        await self._ends.aclose()


Transport: TypeAlias = type[Socket] | type[Stream]
"""Which of them a device uses."""
