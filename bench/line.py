"""Line: the client's end of one WebSocket, no more than a load generator needs.

A generator with thousands of sockets beside the server it measures must cost little: frames are cut by hand, nothing is
masked (the mask is zero), and a message is handed on as the bytes it came in.
"""

import asyncio
import re
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
COOKIE = re.compile(rb"\r\nset-cookie: ([^;\r]+)", re.IGNORECASE)

Hear = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """A WebSocket. `hear` gets every message; `cookie` is the guest's: as given, or as the server gave it."""

    def __init__(self, host: str, port: int, path: str, cookie: str, hear: Hear) -> None:
        self.cookie, self.hear = cookie, hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._request = _request(f"{host}:{port}", path, cookie)
        self._waiting = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._waiting = self._waiting + data if self._waiting else data
        if self.opened.done() or self._take_answer():
            self._take_frames()

    def _take_answer(self) -> bool:
        head, found, rest = self._waiting.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self._transport.abort()
            return False
        given = COOKIE.search(head)
        self.cookie = given[1].decode() if given else self.cookie
        self._waiting = rest
        self.opened.set_result(None)
        return True

    def _take_frames(self) -> None:
        """All frames that are there; what is left of the next one waits for the rest."""
        data, at = self._waiting, 0
        while at + 2 <= len(data):
            first, length = at + 2, data[at + 1]
            if length >= 126:
                first += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : first], "big")
            if len(data) < first + length or len(data) < first:
                break
            self._take(data[at] & 15, data[first : first + length])
            at = first + length
        self._waiting = data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self._transport.write(_frame(PONG, body))
        elif kind == CLOSE:
            self._transport.close()

    def send(self, text: bytes) -> None:
        self._transport.write(_frame(TEXT, text))

    def close(self) -> None:
        self._transport.write(_frame(CLOSE, b""))
        self._transport.close()


async def connect(host: str, port: int, path: str, cookie: str, hear: Hear) -> Line:
    """An open line. Raises OSError."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(host, port, path, cookie, hear), host, port)
    await line.opened
    return line


def _request(host: str, path: str, cookie: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: d2l0Y2hpbmcgaG91ciAwMQ=="]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    return "\r\n".join([*lines, "", ""]).encode()


def _frame(kind: int, body: bytes) -> bytes:
    length = len(body)
    size = bytes([length | MASKED]) if length < 126 else bytes([126 | MASKED]) + length.to_bytes(2, "big")
    return bytes([FINAL | kind]) + size + NO_MASK + body
