"""What is turned away: other methods, other media, too much, foreign hosts and origins; every answer's headers."""

import asyncio
import socket
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.serving import Server, cookie_of, refusal_of, serving

pytestmark = pytest.mark.slow

ME = {"name": "Anna", "symbol": "owl", "language": "en"}
PUBLIC = "https://games.example.org"


# ---- what is sent


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(served: Server, media: str) -> None:
    headers = {"content-type": media} if media else {}
    answer = served.guest().put("/api/me", content=b'{"name":"A","symbol":"owl","language":"en"}', headers=headers)
    assert (answer.status_code, refusal_of(answer)) == (415, "server-refusal-media")


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[" * 60_000, b'"\\ud800"', b"\xff\xfe", b"1" * 5000, b"null", b'{"name":1e999}', b'{"a":' * 9000],
)
def test_whatever_it_is_that_is_no_json_of_this_shape_is_answered(served: Server, data: bytes) -> None:
    answer = served.guest().put("/api/me", content=data, headers={"content-type": "application/json"})
    assert (answer.status_code, refusal_of(answer)) == (400, "server-refusal-message")


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/network", "/api/tables/x/commands"])
def test_what_is_too_large_is_not_read(served: Server, path: str) -> None:
    method = "PUT" if path == "/api/me" else "POST"
    large = b" " * (64 * 1024 + 1)
    json = {"content-type": "application/json"}
    said = served.guest().request(method, path, content=large, headers=json)
    unsaid = served.guest().request(
        method, path, content=(large[i : i + 999] for i in range(0, len(large), 999)), headers=json
    )
    assert [(answer.status_code, refusal_of(answer)) for answer in (said, unsaid)] == [
        (413, "server-refusal-large")
    ] * 2


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/me", "GET, HEAD, PUT"),
        ("PUT", "/api/tables", "GET, HEAD, POST"),
        ("POST", "/api/tables/x", "GET, HEAD"),
        ("GET", "/api/tables/x/commands", "POST"),
        ("PATCH", "/api/games", "GET, HEAD"),
        ("POST", "/healthz", "GET, HEAD"),
        ("POST", "/api/openapi.json", "GET, HEAD"),
    ],
)
def test_other_methods_are_told_which_there_are(served: Server, method: str, path: str, allowed: str) -> None:
    answer = served.guest().request(method, path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed
    assert answer.json()["refusal"]["message"] == {"key": "server-refusal-method", "args": {"allowed": allowed}}


def test_a_head_is_a_get_without_its_body(served: Server) -> None:
    head, get = (served.guest().request(method, "/api/games") for method in ("HEAD", "GET"))
    assert head.content == b""
    assert head.headers["content-length"] == str(len(get.content))


def test_an_address_that_there_is_not(served: Server) -> None:
    answer = served.guest().get("/api/nothing")
    assert (answer.status_code, refusal_of(answer)) == (404, "server-refusal-no-page")


# ---- what every answer says


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/healthz", "/api/openapi.json"])
def test_every_answer_tells_the_browser_to_trust_nobody_else(served: Server, path: str) -> None:
    headers = served.guest().get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    ("host", "heeded"), [("localhost:8765", True), ("[::1]:8765", True), ("127.0.0.1", True), ("192.168.0.7:80", False)]
)
def test_what_browsers_heed_on_safe_pages_only_is_said_there_only(served: Server, host: str, heeded: bool) -> None:
    """At a network address, without TLS, every visitor's console would complain about it."""
    headers = served.guest().get("/healthz", headers={"host": host}).headers
    assert ("cross-origin-opener-policy" in headers) is heeded


def test_a_refused_request_has_the_same_headers(served: Server) -> None:
    headers = served.guest().get("/api/me", headers={"host": "evil.example"}).headers
    assert "default-src 'self'" in headers["content-security-policy"]


# ---- for whom, and from whom


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "a b", "[", "127.0.0.1.nip.io:80"])
def test_a_name_that_is_not_ours_is_not_answered(served: Server, host: str) -> None:
    """A page of evil.example, whose name was pointed at this machine, is not one of ours."""
    answer = served.guest().get("/api/me", headers={"host": host})
    assert (answer.status_code, refusal_of(answer)) == (421, "server-refusal-address")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:99", "127.0.0.1", "[::1]:8765", "192.168.1.5:80", "own"])
def test_names_of_ours_and_numbers_are_answered(served: Server, host: str) -> None:
    host = socket.gethostname() if host == "own" else host
    assert served.guest().get("/api/me", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://localhost:1", "http://127.0.0.1", "x"])
def test_pages_of_others_are_turned_away_and_change_nothing(served: Server, origin: str) -> None:
    guest = served.guest("Anna")
    answer = guest.put("/api/me", json=ME | {"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, refusal_of(answer)) == (403, "server-refusal-origin")
    assert guest.get("/api/me").json()["name"] == "Anna"
    assert guest.post("/api/tables", json={}, headers={"origin": origin}).status_code == 403


def test_a_browser_that_sends_no_origin_is_believed_what_it_says_of_the_site(served: Server) -> None:
    guest = served.guest("Anna")
    for site, status in (("cross-site", 403), ("same-origin", 200), ("none", 200)):
        assert guest.put("/api/me", json=ME, headers={"sec-fetch-site": site}).status_code == status
    assert guest.get("/api/me", headers={"sec-fetch-site": "cross-site"}).status_code == 200


def test_our_own_pages_may_ask(served: Server) -> None:
    for origin in (served.url, served.url.upper()):
        assert served.guest().put("/api/me", json=ME, headers={"origin": origin}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "is_let_in"),
    [
        ({}, True),
        ({"origin": "own"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"host": "evil.example"}, False),
    ],
)
def test_websockets_are_asked_the_same(served: Server, headers: dict[str, str], is_let_in: bool) -> None:
    anna = served.guest("Anna")
    url = f"ws{served.url.removeprefix('http')}/api/tables/{served.open_table(anna, 'glastonbury', opened=1)}/socket"
    given = {name: value.replace("own", served.url) for name, value in headers.items()} | {"cookie": cookie_of(anna)}

    async def knock() -> None:
        async with connect(url, additional_headers=given) as line:
            await line.send('{"type":"ping"}')
            assert "pong" in str(await line.recv())

    if is_let_in:
        asyncio.run(knock())
    else:
        with pytest.raises(InvalidStatus, match="403"):
            asyncio.run(knock())


def test_behind_a_proxy_the_public_address_is_ours(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", PUBLIC) as server:
        guest = server.guest()
        passed_on = {"host": "games.example.org", "origin": PUBLIC, "x-forwarded-for": "203.0.113.7"}
        assert guest.put("/api/me", json=ME, headers=passed_on).status_code == 200
        assert guest.put("/api/me", json=ME, headers=passed_on | {"origin": "https://example.org"}).status_code == 403
        assert guest.put("/api/me", json=ME, headers=passed_on | {"host": "example.org"}).status_code == 421
        guest.cookies.clear()
        answer = guest.post(
            "/api/tables", json={"terms": {"game": "glastonbury", "seats": ["", ""]}}, headers=passed_on
        )
        assert answer.json()["link"] == f"{PUBLIC}/table/{answer.json()['id']}"


# ---- limits


def until_refused(ask: Callable[[], int]) -> bool:
    """Whether repeated requests are asked to wait; on a slow machine that may take long."""
    return any(ask() == 429 for _ in range(5000))


def test_whoever_asks_too_often_is_asked_to_wait_but_others_are_not(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", PUBLIC, WITCHING_LIMITS="1") as server:
        stranger = server.guest()

        def ask(address: str) -> int:
            stranger.cookies.clear()
            headers = {"host": "games.example.org", "x-forwarded-for": address}
            return stranger.put("/api/me", json=ME, headers=headers).status_code

        asked = [ask("203.0.113.7") for _ in range(100)]
        assert asked[:60] == [200] * 60
        assert 429 in asked[60:]
        assert ask("203.0.113.8") == 200
        assert [ask("2001:db8::1"), ask("2001:db8:0:1::1")] == [200, 200]


@pytest.mark.parametrize(("path", "burst"), [("/api/tables", 30), ("/api/tables/x/commands", 200)])
def test_tables_and_commands_have_limits_of_their_own(tmp_path: Path, path: str, burst: int) -> None:
    with serving(tmp_path, WITCHING_LIMITS="1") as server:
        guest = server.guest("Anna")
        wish = {"terms": {"game": "glastonbury", "seats": ["", ""]}}
        assert 429 not in [guest.post(path, json=wish).status_code for _ in range(burst)]
        assert until_refused(lambda: guest.post(path, json=wish).status_code)
        assert guest.get("/api/me").status_code == 200


def test_whoever_asks_too_often_opens_no_websocket_either(tmp_path: Path) -> None:
    with serving(tmp_path, WITCHING_LIMITS="1") as server:
        guest = server.guest()
        url, cookie = f"ws://127.0.0.1:{server.port}/api/tables/x/socket", cookie_of(guest)

        async def knock() -> None:
            for _ in range(1000):
                async with connect(url, additional_headers={"cookie": cookie}):
                    pass

        assert until_refused(lambda: guest.get("/healthz").status_code)
        with pytest.raises(InvalidStatus, match="403"):
            asyncio.run(knock())


@pytest.mark.parametrize("table", ["nonesuch", "own"])
def test_whoever_knocks_and_runs_away_leaves_no_trace(tmp_path: Path, table: str) -> None:
    """`serving` checks that nothing failed."""
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        path = f"/api/tables/{server.open_table(anna, 'glastonbury', opened=1) if table == 'own' else table}/socket"
        lines = [
            f"GET {path} HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", f"Cookie: {cookie_of(anna)}",
        ]  # fmt: skip
        for _ in range(50):
            with socket.create_connection(("127.0.0.1", server.port)) as stranger:
                stranger.sendall("\r\n".join([*lines, "", ""]).encode())
                stranger.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert anna.get("/api/me").status_code == 200


@pytest.mark.parametrize("given", ["many", "0", "-1", "1234567890"])
def test_a_limit_that_is_no_number_is_refused(tmp_path: Path, given: str) -> None:
    with pytest.raises(AssertionError, match="WITCHING_LIMITS"), serving(tmp_path, WITCHING_LIMITS=given):
        pass
