"""Behind nginx with TLS, as in deploy/nginx.conf: WebSocket, events, cookies and origins, with a real nginx."""

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from processes import LIMIT
from server.client import Device
from server.serving import COOKIE, Server, cookie_of, serving
from server.transports import Socket, Stream

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "witching.example.org"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
"""Debian does not put it on every user's path."""
PATIENCE = 20.0
pytestmark = pytest.mark.all


@pytest.fixture(scope="module", autouse=True)
def _nginx() -> None:
    if NGINX and shutil.which("openssl"):
        return
    why = "nginx or openssl is not installed: the server behind a proxy is not tested"
    if os.environ.get("CI", "") not in ("", "0", "false"):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture
def proxied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, str]]:
    """A server, and its address behind nginx; the certificate is trusted here."""
    port, plain = _free_port(), _free_port()
    url = f"https://localhost:{port}"
    certificate = _make_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with (
        serving(tmp_path, "--public-url", url, WITCHING_LIMITS="1") as server,
        _running_nginx(tmp_path, _site(server.port, port, plain, tmp_path)),
    ):
        yield server, url


def _site(upstream: int, port: int, plain: int, folder: Path) -> str:
    """The repository's site, with the names of this machine instead of those of the example."""
    text = SITE.read_text(encoding="utf-8")
    changes = [
        (r"/etc/letsencrypt/live/[^;]*/(\w+\.pem)", rf"{folder}/\1"), ("listen 443 ", f"listen 127.0.0.1:{port} "),
        ("listen 80;", f"listen 127.0.0.1:{plain};"), (r"127\.0\.0\.1:8765;", f"127.0.0.1:{upstream};"),
        (rf"server_name {NAME}", "server_name localhost"),
    ]  # fmt: skip
    for pattern, new in changes:
        text, found = re.subn(pattern, new, text)
        assert found, pattern
    return text


@contextmanager
def _running_nginx(folder: Path, site: str) -> Iterator[None]:
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    main = f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ {paths} include site.conf; }}"
    (folder / "main.conf").write_text(main)
    with (folder / "nginx.log").open("w") as log:
        command = [NGINX or "nginx", "-p", str(folder), "-c", str(folder / "main.conf"), "-e", "stderr"]
        process = subprocess.Popen(command, stderr=log)
    try:
        port = int(re.search(r"listen 127.0.0.1:(\d+) ssl", site).group(1))  # type: ignore[union-attr]
        _wait_for(port)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(port: int) -> None:
    for _ in range(int(PATIENCE / 0.05)):
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not listen")


def _make_certificate(folder: Path) -> Path:
    """Our own certificate for localhost."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    more = ["-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=critical,CA:TRUE"]
    subprocess.run([*command, *files, *more], check=True, capture_output=True, timeout=LIMIT)
    return folder / "fullchain.pem"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def _guest(url: str, name: str) -> Iterator[httpx.Client]:
    trusted = ssl.create_default_context()
    with httpx.Client(base_url=url, verify=trusted, timeout=PATIENCE, trust_env=False) as guest:
        guest.put("/api/me", json={"name": name, "symbol": "owl", "language": "en"}).raise_for_status()
        yield guest


def test_the_cookie_is_secure_and_links_are_public(proxied: tuple[Server, str]) -> None:
    _, url = proxied
    with _guest(url, "Anna") as anna:
        cookie = next(each for each in anna.cookies.jar if each.name == COOKIE)
        assert cookie.secure
        assert cookie.has_nonstandard_attr("HttpOnly")
        opened = anna.post("/api/tables", json={"terms": {"game": "glastonbury", "seats": ["", ""]}}).json()
        assert opened["link"] == f"{url}/table/{opened['id']}"
        assert anna.get("/metrics").status_code == 404
        assert anna.post("/api/network", json={"open": True}).status_code == 403
        large = anna.post("/api/tables", content=b" " * 100_000, headers={"Content-Type": "application/json"})
        assert large.status_code == 413
        foreign = anna.put("/api/me", json={}, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        own = {"name": "Anna", "symbol": "owl", "language": "en"}
        assert anna.put("/api/me", json=own, headers={"Origin": url}).status_code == 200


def test_limits_count_the_people_behind_the_proxy(proxied: tuple[Server, str]) -> None:
    """Many requests from one address are refused, and those from another are not."""
    server, _ = proxied
    with httpx.Client(base_url=server.url, headers={"Host": "localhost"}, trust_env=False) as proxy:
        assert any(_from(proxy, "203.0.113.1") == 429 for _ in range(5000))
        assert _from(proxy, "203.0.113.2") == 200


def _from(proxy: httpx.Client, address: str) -> int:
    return proxy.get("/healthz", headers={"X-Forwarded-For": address}).status_code


def test_a_game_is_played_through_the_proxy(proxied: tuple[Server, str]) -> None:
    """One by WebSocket, the other by events: the news must arrive while the stream is open."""
    _, url = proxied
    with _guest(url, "Anna") as anna, _guest(url, "Ben") as ben:
        wish = {"terms": {"game": "incantibus", "seats": ["", ""]}, "sit": [{"seat": 0, "name": "Anna"}]}
        table = anna.post("/api/tables", json=wish).json()["id"]
        asyncio.run(_play(url, table, cookie_of(anna), cookie_of(ben)))


async def _play(url: str, table: str, anna: str, ben: str) -> None:
    async with (
        Device(url, anna, table, transport=Socket) as first,
        Device(url, ben, table, transport=Stream) as second,
    ):
        await second.ask("sit", seat=1, name="Ben")
        await first.ask("start")
        await second.until(lambda: second.you["seat"] == 1 and second.view is not None)
        await asyncio.gather(first.play(), second.play())
        assert first.table["stage"] == second.table["stage"] == "over"
        assert first.welcomes == second.welcomes == 1


def test_a_page_of_another_site_gets_no_socket(proxied: tuple[Server, str]) -> None:
    _, url = proxied
    with _guest(url, "Anna") as anna:
        table = anna.post("/api/tables", json={"terms": {"game": "glastonbury", "seats": ["", ""]}}).json()["id"]
        address = f"wss{url.removeprefix('https')}/api/tables/{table}/socket"
        asyncio.run(_knock(address, url, cookie_of(anna)))


async def _knock(address: str, url: str, cookie: str) -> None:
    headers = {"Cookie": cookie}
    async with connect(address, origin=url, additional_headers=headers) as welcome:  # type: ignore[arg-type]
        await welcome.send('{"type":"resume","protocol":2}')
        assert "welcome" in await welcome.recv(decode=True)
    with pytest.raises(InvalidStatus):
        async with connect(address, origin="https://evil.example", additional_headers=headers):  # type: ignore[arg-type]
            pass
