"""What no honest client sends: bytes for HTTP, WebSocket frames and messages, drawn from a random generator."""

import json
import random
import struct
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from witching.server import messages as m

DEEP = 100_000
LARGE = 70_000
PATHS = (
    "/", "/plain", "/api/me", "/api/games", "/api/tables", "/api/tables/mine", "/api/network", "/healthz", "/readyz",
    "/metrics", "/api/openapi.json", "/api/tables/{table}", "/api/tables/{table}/record",
    "/api/tables/{table}/commands", "/api/tables/{table}/stream", "/api/tables/{table}/socket",
    "/api/tables/{table}/qr.svg", "/table/{table}",
)  # fmt: skip
TRICKS = (
    "/..%2f..%2fetc/passwd", "/static/..%2f..%2f..%2fpyproject.toml", "/api/tables/..%2f..%2f", "/%00", "//", "/%ff%fe",
    "/api/tables/%2e%2e/me", "http://elsewhere.example/api/me", "*",
    "/api/tables/" + "a" * 9000, "/api/me?" + "x=1&" * 2000,
    "/api/tables/'%20or%201=1--", "/api/tables/{table}/stream?since=-1",
    "/api/tables/{table}/stream?since=" + "9" * 400,
    "/api/tables/{table}/stream?since=%D9%A3", "/api/tables/{table}/stream?seat=9&since=x",
    "/api/tables/{table}%0d%0aX:y",
    "/api/tables/{table}/stream?seat=0&seat=1&since=1", "/api/tables/%F0%9F%A6%89/socket",
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "BREW", "\x00")
MEDIA = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "a/b;c", "")
HEADERS = (
    "Cookie: witching_guest=abc.def", "Cookie: witching_guest=" + "a" * 5000, "Cookie: \x7f=;;;", "Origin: null",
    "Origin: http://evil.example", "Host: evil.example", "Host: ", "X-Forwarded-For: 1.2.3.4", "Last-Event-ID: 1e9",
    "Last-Event-ID: " + "9" * 300, "Transfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked",
    "Expect: 100-continue",
    "Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings", "Content-Length: -1", "Content-Length: 99999999999",
    "Content-Length: 5", "Content-Encoding: gzip", "Range: bytes=0-", "Sec-Fetch-Site: cross-site", "A" * 3000 + ": b",
    "Accept: */*\x00", "Content-Type: application/json; charset=utf-16",
)  # fmt: skip
NOT_HTTP = (
    b"", b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(60), b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\xff" * 2000, b"GET / HTTP/1.1\r\nHost 127\r\n\r\n", b"SSH-2.0-x\r\n",
    b"GET /" + b"a" * LARGE + b" HTTP/1.1\r\n\r\n",
)  # fmt: skip
TEXTS = ("", "x", "hello", "\x00", "\ud800", "🦉" * 50, "a" * 5000, "__class__", "../..", "'; drop table x; --", "٣")
NUMBERS = (0, 1, 2, 3, 4, -1, 2**31, 2**63, 2**64, 10**400, 0.5, -0.0, 1e308)


# ---- messages


def value(rng: random.Random, depth: int = 3) -> Any:
    """Any JSON value."""
    leaves: list[Callable[[], Any]] = [
        lambda: rng.choice(TEXTS), lambda: rng.choice(NUMBERS), lambda: None, lambda: rng.random() < 0.5,
    ]  # fmt: skip
    if depth and rng.random() < 0.3:
        children = [value(rng, depth - 1) for _ in range(rng.randrange(4))]
        return children if rng.random() < 0.5 else {rng.choice(TEXTS): child for child in children}
    return rng.choice(leaves)()


def message(rng: random.Random) -> Any:
    """A message of a known or unknown type, with fields right, wrong, missing and extra."""
    kinds = m.ClientMessage.__args__
    kind = rng.choice(kinds)
    fields = {field.name: _field(rng, field) for field in msgspec.structs.fields(kind) if rng.random() < 0.9}
    tag = kind.__struct_config__.tag if rng.random() < 0.95 else value(rng)
    return {"type": tag, **fields} if rng.random() < 0.95 else {"type": tag, **fields, "more": value(rng)}


def _field(rng: random.Random, field: Any) -> Any:
    if rng.random() < 0.3:
        return value(rng)
    if field.name == "command":
        return f"w{rng.randrange(10**6)}"
    if field.name == "protocol":
        return m.PROTOCOL
    return rng.choice([0, 1]) if "int" in str(field.type) else rng.choice(["greedy", "random", "take a1", "owl", "x"])


def encoded(content: Any) -> bytes:
    """As JSON."""
    return json.dumps(content).encode()


def document(rng: random.Random) -> bytes:
    """What may be in a body or a message."""
    choices: list[Callable[[], bytes]] = [
        lambda: encoded(message(rng)), lambda: encoded(message(rng)), lambda: encoded(value(rng)), lambda: b"[" * DEEP,
        lambda: b"[" * 60_000 + b"]" * 5000, lambda: b'{"type":' * 8000, lambda: b"1" * 5000,
        lambda: b'{"type":"chat","text":"' + b"a" * LARGE + b'"}',
        lambda: b"\xff\xfe" + rng.randbytes(20), lambda: rng.randbytes(rng.randrange(200)), lambda: b"",
        lambda: b'{"type":"ping","type":"resume"}', lambda: encoded(message(rng))[:-3],
        lambda: b'{"terms":{"game":"x","seats":["",""]},"sit":[],"begin":true}',
    ]  # fmt: skip
    return rng.choice(choices)()


# ---- HTTP


def request(rng: random.Random, table: str, port: int) -> bytes:
    """One request, in any condition."""
    if rng.random() < 0.1:
        return rng.choice(NOT_HTTP)
    path = rng.choice(PATHS + TRICKS).replace("{table}", table if rng.random() < 0.8 else "nothing-here")
    body = document(rng) if rng.random() < 0.5 else b""
    lines = [f"{rng.choice(METHODS)} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    lines += [rng.choice(HEADERS) for _ in range(rng.randrange(3))]
    if body:
        lines += [f"Content-Type: {rng.choice(MEDIA)}", f"Content-Length: {len(body) + rng.choice((0, 0, 0, -1, 7))}"]
    head = "\r\n".join(lines) + "\r\n\r\n"
    return (head.encode("utf-8", "surrogatepass") + body) * rng.choice((1, 1, 1, 30))


def handshake(rng: random.Random, table: str, port: int, *, faults: float = 0.2) -> bytes:
    """The start of a WebSocket, mostly right."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    if rng.random() < faults:
        lines[rng.randrange(1, len(lines))] = rng.choice(HEADERS)
    if rng.random() < faults / 2:
        lines.append("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99, " + "x" * 500)
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogatepass")


def frames(rng: random.Random) -> Iterator[bytes]:
    """Some frames."""
    if rng.random() < 0.7:
        yield frame(b'{"type":"resume","protocol":2}')
    for _ in range(rng.choice((1, 3, 10, 100))):
        yield from rng.choice(_FRAMES)(rng)


def frame(payload: bytes, opcode: int = 1, *, first: int = 0x80, masked: bool = True, length: int = -1) -> bytes:
    """A WebSocket frame; `first` is the highest bits of its first byte, `length` the length it claims."""
    size, mask = len(payload) if length < 0 else length, b"\x01\x02\x03\x04"
    bit = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first | opcode, bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first | opcode, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, bit | 127, size)
    return head + (mask + _masked(payload, mask) if masked else payload)


def _masked(payload: bytes, mask: bytes) -> bytes:
    key = int.from_bytes((mask * (len(payload) // 4 + 1))[: len(payload)], "big")
    return (int.from_bytes(payload, "big") ^ key).to_bytes(len(payload), "big")


def _fragments(rng: random.Random) -> Iterator[bytes]:
    """A message in many pieces, perhaps without an end, with control frames in between."""
    yield frame(b'{"type":', first=0)
    for _ in range(rng.randrange(50)):
        yield frame(b" " * rng.randrange(2000), 0, first=0)
        yield frame(b"", 9)
    if rng.random() < 0.5:
        yield frame(b'"ping"}', 0)


_FRAMES: tuple[Callable[[random.Random], Iterator[bytes]], ...] = (
    lambda rng: iter([frame(document(rng))]),
    lambda rng: iter([frame(document(rng))]),
    lambda rng: iter([frame(encoded(message(rng)))]),
    lambda rng: iter([frame(encoded(message(rng)))]),
    lambda rng: iter([frame(rng.randbytes(rng.randrange(300)), 2)]),
    lambda rng: iter([frame(b"\xc3\x28\xff")]),
    lambda rng: iter([frame(b"x", rng.choice((3, 7, 0xB, 0xF)))]),
    lambda rng: iter([frame(b"x", first=rng.choice((0x40, 0x20, 0xF0, 0xC0)))]),
    lambda rng: iter([frame(b"{}", masked=False)]),
    lambda rng: iter([frame(b"x" * 200, 9)]),
    lambda rng: iter([frame(b"x", 9)] * 300),
    lambda rng: iter([frame(struct.pack("!H", rng.choice((0, 999, 1000, 1005, 4999, 65535))) + b"\xff", 8)]),
    lambda rng: iter([frame(b"", length=rng.choice((1 << 62, 1 << 31, 66_000)))]),
    lambda rng: iter([frame(b"unfinished", 0)]),
    lambda rng: iter([rng.randbytes(rng.randrange(1, 100))]),
    _fragments,
)
